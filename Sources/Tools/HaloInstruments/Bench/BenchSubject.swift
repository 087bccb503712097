import FocusGeometry
import Foundation
import HaloHosting
import HaloSceneGraph

/// The information about a screen that its owner gives to the bench.
@MainActor
package protocol BenchSubject: AnyObject {
  /// The name that files are named after.
  var name: String { get }
  /// The title that users see.
  var title: String { get }
  /// The screen's name in a walk.
  var walkSubject: WalkSubject { get }
  /// The appearance settings that were asked for, as far as the instruments can change them.
  var looks: BenchLooks { get set }
  /// Makes the same screen from its beginning, in a window of its own with the requested
  /// appearance; nil where it cannot be recreated.
  func makeWindow(size: CGSize) -> Window?
  /// Makes the screen as its file was when it was opened, otherwise like ``makeWindow(size:)``; nil
  /// without a file.
  func makeWindowBefore(size: CGSize) -> Window?
  /// The expectations that a walk file fails on this screen, one line each; nil where that cannot
  /// be checked.
  func failures(ofWalkAt path: String) -> [String]?
  /// Shows a message to the user while there is no panel to show it.
  func tell(_ text: String)
}

/// The name of a screen in a walk.
package enum WalkSubject: Hashable, Sendable {
  /// A layout file, by its path from the working directory or from the root.
  case layout(String)
  /// A scene of the demo, by its id.
  case scene(String)
  /// A screen of a program, by its title.
  case program(String)
}

extension BenchSubject {
  package func makeWindowBefore(size: CGSize) -> Window? { nil }
  package func failures(ofWalkAt path: String) -> [String]? { nil }
}

/// Appearance settings that the instruments can change.
package struct BenchLooks: Hashable, Sendable {
  /// The preferences that were asked for; where they are nil, the desktop or the screen decides.
  package var preferences: AppearancePreferences
  /// The reading direction that was asked for.
  package var direction: LayoutDirectionWish
  /// The tuning of the focus that was asked for; it overrides that of a layout.
  package var tuning: FocusTuning

  package init(
    preferences: AppearancePreferences = AppearancePreferences(),
    direction: LayoutDirectionWish = .own, tuning: FocusTuning = FocusTuning()
  ) {
    self.preferences = preferences
    self.direction = direction
    self.tuning = tuning
  }
}

/// A requested reading direction.
package enum LayoutDirectionWish: String, CaseIterable, Hashable, Sendable {
  case own = "its own"
  case leftToRight = "left to right"
  case rightToLeft = "right to left"

  /// Creates the request for a direction; nil for the screen's own.
  package init(_ direction: LayoutDirection?) {
    switch direction {
    case nil: self = .own
    case .leftToRight?: self = .leftToRight
    case .rightToLeft?: self = .rightToLeft
    }
  }

  /// The direction; nil for the screen's own.
  package var direction: LayoutDirection? {
    switch self {
    case .own: nil
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

/// The services that the bench asks of the window around it; by default they do nothing.
@MainActor
package struct BenchHost {
  /// Asks for a window of this size, in points.
  package var resize: (CGSize) -> Void = { _ in }
  /// The largest window that fits, in points; nil where that is unknown.
  package var largestSize: () -> CGSize? = { nil }
  /// Sets the number of device pixels per point; nil for the desktop's.
  package var setScale: (CGFloat?) -> Void = { _ in }
  /// Puts a PNG picture on the clipboard.
  package var copyImage: ([UInt8]) -> Void = { _ in }
  /// The last frame of the whole window as a PNG.
  package var screenshot: () throws -> [UInt8] = { throw BenchError.noWindow }
  /// The cost of the last frames, in words.
  package var frameCost: () -> [(name: String, value: String)] = { [] }
  /// Tells the path of a saved file outside the window.
  package var tellPath: (String) -> Void = { _ in }
  /// Tells outside the window that something could not be saved, in one line.
  package var tellProblem: (String) -> Void = { _ in }

  package init() {}
}

/// An error of the instruments.
package enum BenchError: Error, CustomStringConvertible {
  case noWindow

  /// The error in one line.
  package var description: String { "there is no window to take a picture of" }
}
