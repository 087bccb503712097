import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Rows and columns as Apple's documentation of `UIStackView` describes them.
@MainActor
struct StackViewTests {
  private final class Box: View {
    var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
      content = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    override var intrinsicContentSize: CGSize { content }
  }

  private let boxes = [Box(40, 10), Box(60, 30), Box(20, 20)]
  private let stack = StackView()

  /// The frames of the boxes in a stack of 300 × 100.
  private func frames(
    _ distribution: StackView.Distribution, _ alignment: StackView.Alignment = .fill,
    axis: LayoutConstraint.Axis = .horizontal, size: CGSize? = CGSize(width: 300, height: 100),
    direction: LayoutDirection = .leftToRight
  ) -> [CGRect] {
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = 10
    if stack.arrangedSubviews.isEmpty { boxes.forEach(stack.addArrangedSubview) }
    let stage = Stage(stack)
    stage.window.layoutDirection = direction
    if let size {
      stack.frame = CGRect(origin: .zero, size: size)
    } else {
      stack.translatesAutoresizingMaskIntoConstraints = false
    }
    stage.frame()
    return boxes.map(\.frame)
  }

  /// The start and length of each frame along the stack.
  private func along(_ frames: [CGRect]) -> [[CGFloat]] { frames.map { [$0.minX, $0.width] } }

  @Test func `fill distribution gives the remaining space to the view that hugs least`() {
    boxes[1].setContentHuggingPriority(LayoutPriority(249), for: .horizontal)
    #expect(along(frames(.fill)) == [[0, 40], [50, 220], [280, 20]])
    #expect(boxes.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 100 })
  }

  @Test func `with fillEqually distribution all views of a stack are equally long`() {
    let third = CGFloat(280) / 3
    for (frame, start) in zip(frames(.fillEqually), [0, third + 10, 2 * third + 20]) {
      #expect(abs(frame.minX - start) <= 0.5 && abs(frame.width - third) <= 0.5)
    }
  }

  @Test
  func `with fillProportionally distribution lengths are in the proportions of the contents`() {
    let part = CGFloat(280) / 120
    for (frame, content) in zip(frames(.fillProportionally), [40, 60, 20] as [CGFloat]) {
      #expect(abs(frame.width - content * part) <= 0.5)
    }
    let stage = Stage(stack)
    boxes[0].content.width = 60
    stage.frame()
    #expect(boxes[0].frame.width == boxes[1].frame.width)
  }

  @Test func `with equalSpacing distribution the gaps in a stack are equal`() {
    #expect(along(frames(.equalSpacing)) == [[0, 40], [130, 60], [280, 20]])
  }

  @Test
  func `with equalCentering distribution centres are equally far apart where there is room`() {
    // The centres are 20, 155 and 290.
    #expect(along(frames(.equalCentering)) == [[0, 40], [125, 60], [280, 20]])
    let narrow = frames(.equalCentering, size: CGSize(width: 140, height: 100))
    #expect(along(narrow) == [[0, 40], [50, 60], [120, 20]])
  }

  @Test(arguments: [
    (StackView.Alignment.fill, [CGFloat(0), 0, 0], [CGFloat(100), 100, 100]),
    (.leading, [0, 0, 0], [10, 30, 20]), (.center, [45, 35, 40], [10, 30, 20]),
    (.trailing, [90, 70, 80], [10, 30, 20]),
  ])
  func `the alignment of a stack sets the positions and sizes across its axis`(
    alignment: StackView.Alignment, tops: [CGFloat], heights: [CGFloat]
  ) {
    let frames = frames(.equalSpacing, alignment)
    #expect(frames.map(\.minY) == tops)
    #expect(frames.map(\.height) == heights)
  }

  @Test func `a vertical stack lays out its views from top to bottom`() {
    let frames = frames(.equalSpacing, .leading, axis: .vertical)
    #expect(frames.map(\.minY) == [0, 30, 80])
    #expect(frames.map(\.size) == boxes.map(\.content))
  }

  @Test(arguments: [StackView.Alignment.fill, .leading, .center, .trailing])
  func `a stack without a given size is as large as its content`(alignment: StackView.Alignment) {
    _ = frames(.fill, alignment, size: nil)
    #expect(stack.bounds.size == CGSize(width: 140, height: 30))
  }

  @Test func `in right-to-left layout the first view of a stack is at the right`() {
    #expect(
      along(frames(.equalSpacing, direction: .rightToLeft)) == [[260, 40], [110, 60], [0, 20]])
  }

  @Test func `hidden and removed views take no space in a stack until they return`() {
    _ = frames(.fill, .leading, size: nil)
    let stage = Stage(stack)
    boxes[1].isHidden = true
    stage.frame()
    #expect(stack.bounds.width == 70 && boxes[2].frame.minX == 50)
    boxes[1].isHidden = false
    stage.frame()
    #expect(stack.bounds.width == 140)
    boxes[0].removeFromSuperview()
    stage.frame()
    #expect(
      stack.bounds.width == 90 && stack.arrangedSubviews.elementsEqual(boxes.dropFirst(), by: ===))
    stack.removeArrangedSubview(boxes[2])
    stage.frame()
    #expect(stack.bounds.width == 60 && boxes[2].superview === stack)
    stack.insertArrangedSubview(boxes[2], at: 0)
    stack.setCustomSpacing(25, after: boxes[2])
    stage.frame()
    #expect(stack.bounds.width == 105 && boxes[1].frame.minX == 45)
    #expect(
      stack.customSpacing(after: boxes[2]) == 25 && stack.customSpacing(after: boxes[1]) == nil)
  }
}
