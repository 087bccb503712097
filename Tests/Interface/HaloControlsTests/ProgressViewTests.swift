import FocusGeometry
import Foundation
import HaloDisplayList
import Testing

@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Progress bars.
@MainActor
struct ProgressViewTests {
  private let view = ProgressView(progressViewStyle: .default)

  private var done: CGRect? { view.subviews.first?.frame }

  @Test func `the filled part of a progress bar has the length of its share`() {
    let stage = Stage(view)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 10)
    view.progress = 0.25
    stage.frame()
    #expect(done == CGRect(x: 0, y: 0, width: 50, height: 10))
    stage.window.layoutDirection = .rightToLeft
    stage.frame()
    #expect(done == CGRect(x: 150, y: 0, width: 50, height: 10))
  }

  @Test(arguments: [(-1, 0), (2, 1), (Float.nan, 0), (0.5, 0.5)] as [(Float, Float)])
  func `a progress bar limits its progress to the range from 0 to 1`(given: Float, kept: Float) {
    view.progress = given
    #expect(view.progress == kept)
  }

  @Test func `a progress bar is higher on a television than on a tablet`() {
    let other = ProgressView()
    let (near, far) = (Stage(model: .pad, view), Stage(model: .tv, other))
    #expect(view.intrinsicContentSize.height == 4 && other.intrinsicContentSize.height == 10)
    _ = (near, far)
  }

  @Test func `an animated change of progress fills the bar gradually`() {
    let stage = Stage(view)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 10)
    stage.frame()
    view.setProgress(1, animated: true)
    stage.advance(0.05)
    let shown = view.subviews[0].presented(.bounds, view.subviews[0].bounds).width
    #expect(shown > 0 && shown < 200)
    stage.advance(1)
    #expect(done?.width == 200)
  }

  @Test func `a screen reader hears the progress as a percentage`() {
    view.progress = 0.62
    #expect(view.knownAccessibility.value == "62 %")
  }
}
