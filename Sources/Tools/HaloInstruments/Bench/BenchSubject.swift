import FocusGeometry
import Foundation
import HaloHosting
import HaloSceneGraph

/// What the bench is told of the screen on it, by whoever shows it there.
@MainActor
package protocol BenchSubject: AnyObject {
  /// For the names of files.
  var name: String { get }
  /// What a person calls it.
  var title: String { get }
  /// What a walk on it begins with.
  var walkSubject: WalkSubject { get }
  /// The looks that were asked for, as far as the instruments may change them.
  var looks: BenchLooks { get set }
  /// The same screen anew, from its beginning, in a window of its own with the looks asked for; nil
  /// where nobody can make it twice.
  func makeWindow(size: CGSize) -> Window?
  /// As ``makeWindow(size:)``, but as the screen's file was when it was opened; nil without a file.
  func makeWindowBefore(size: CGSize) -> Window?
  /// What of a walk in a file is not as the walk expects, a line each; nil where nobody can tell.
  func failures(ofWalkAt path: String) -> [String]?
  /// Says something to the person at the window while there is no panel to say it.
  func tell(_ text: String)
}

/// How a walk names its screen.
package enum WalkSubject: Hashable, Sendable {
  /// A layout's file, by the path from the working directory or from the root.
  case layout(String)
  /// A scene of the demo, by its id.
  case scene(String)
  /// A program's own screen.
  case program(String)
}

extension BenchSubject {
  package func makeWindowBefore(size: CGSize) -> Window? { nil }
  package func failures(ofWalkAt path: String) -> [String]? { nil }
}

/// Looks as the instruments change them.
package struct BenchLooks: Hashable, Sendable {
  /// What was asked for; where it says nothing, the desktop or the screen decides.
  package var preferences: AppearancePreferences
  /// From which side lines are read.
  package var direction: LayoutDirectionWish

  package init(
    preferences: AppearancePreferences = AppearancePreferences(),
    direction: LayoutDirectionWish = .own
  ) {
    self.preferences = preferences
    self.direction = direction
  }
}

/// From which side lines are to be read.
package enum LayoutDirectionWish: String, CaseIterable, Hashable, Sendable {
  case own = "its own"
  case leftToRight = "left to right"
  case rightToLeft = "right to left"

  /// What is wished for; nil for the screen's own.
  package init(_ direction: LayoutDirection?) {
    switch direction {
    case nil: self = .own
    case .leftToRight?: self = .leftToRight
    case .rightToLeft?: self = .rightToLeft
    }
  }

  /// nil for the screen's own.
  package var direction: LayoutDirection? {
    switch self {
    case .own: nil
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

/// What the bench asks of the window that it is shown in; nothing happens where nobody answers.
@MainActor
package struct BenchHost {
  /// Asks for a window of this size, in points.
  package var resize: (CGSize) -> Void = { _ in }
  /// The largest window there is room for, in points; nil where nobody knows.
  package var largestSize: () -> CGSize? = { nil }
  /// Shows everything at so many device pixels a point; nil: at the desktop's.
  package var setScale: (CGFloat?) -> Void = { _ in }
  /// Puts a PNG picture on the clipboard.
  package var copyImage: ([UInt8]) -> Void = { _ in }
  /// The last frame on the screen as a PNG, with everything in the window.
  package var screenshot: () throws -> [UInt8] = { throw BenchError.noWindow }
  /// What the last frames cost, in words.
  package var frameCost: () -> [(name: String, value: String)] = { [] }
  /// Tells where something was saved, outside of the window.
  package var tellPath: (String) -> Void = { _ in }

  package init() {}
}

/// What instruments cannot do.
package enum BenchError: Error, CustomStringConvertible {
  case noWindow

  /// One line.
  package var description: String { "there is no window to take a picture of" }
}
