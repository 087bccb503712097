import FocusGeometry
import Foundation
import Testing

@testable import FocusEngine
@testable import HaloControllers
@testable import HaloDisplayList
@testable import HaloHosting
@testable import HaloSceneGraph

/// A text measurer for which every character is 10 points wide and every line 20 points high.
final class FixedText: TextMeasuring {
  func size(of string: String, style: TextStyle, width: CGFloat) -> CGSize {
    let whole = CGFloat(string.count) * 10
    guard whole > width, width > 0 else { return CGSize(width: whole, height: 20) }
    let perLine = max(1, (width / 10).rounded(.down))
    let lines = (CGFloat(string.count) / perLine).rounded(.up)
    let shown = style.numberOfLines == 0 ? lines : min(lines, CGFloat(style.numberOfLines))
    return CGSize(width: perLine * 10, height: shown * 20)
  }

  /// Returns baselines that leave a quarter of each line below them.
  func baselines(
    of string: String, style: TextStyle, width: CGFloat
  ) -> (first: CGFloat, last: CGFloat) {
    (15, size(of: string, style: style, width: width).height - 5)
  }

  /// Returns a line from left to right or, if it begins with a Hebrew letter, from right to left.
  func line(of string: String, style: TextStyle) -> TextLine {
    guard let first = string.first, "\u{5D0}"..."\u{5EA}" ~= first else {
      return TextLine(string, characterWidth: 10)
    }
    // The first letter is the rightmost, as with Pango.
    var position = 0
    let elements = string.enumerated().map { index, letter in
      defer { position += letter.utf8.count }
      let x = CGFloat(string.count - 1 - index) * 10
      return TextLine.Element(position: position, minX: x, maxX: x + 10, isRightToLeft: true)
    }
    return TextLine(elements: elements, length: position, isRightToLeft: true)
  }

  /// Breaks lines after the last space that fits, or inside a word.
  func lines(ofParagraph string: String, style: TextStyle, width: CGFloat) -> [Range<Int>] {
    let most = max(1, Int(width / 10))
    var lines: [Range<Int>] = []
    var rest = Array(string)
    var start = 0
    while rest.count > most {
      let broken = rest[..<most].lastIndex(of: " ").map { $0 + 1 } ?? most
      let length = String(rest[..<broken]).utf8.count
      lines.append(start..<start + length)
      start += length
      rest.removeFirst(broken)
    }
    return lines + [start..<start + String(rest).utf8.count]
  }
}

/// A plain view that can be focused.
class Tile: View {
  var isFocusable = true { didSet { focusMayHaveChanged() } }
  override var canBecomeFocused: Bool { isFocusable }

  convenience init(
    _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100, _ height: CGFloat = 100
  ) {
    self.init(frame: CGRect(x: x, y: y, width: width, height: height))
    accessibilityIdentifier = name
    backgroundColor = .white
  }
}

/// A window with a root view, a manual clock, and keys that a test presses.
@MainActor
final class Stage {
  final class Screen: ViewController {
    override func loadView() { view = View() }
  }

  let window: Window
  let screen: ViewController
  private(set) var time: TimeInterval = 0
  var root: View { screen.view }

  init(
    model: FocusModel = .tv, size: CGSize = CGSize(width: 1000, height: 800),
    screen: ViewController? = nil, _ views: View...
  ) {
    window = Window(size: size, model: model, appearance: .light, textMeasurer: FixedText())
    self.screen = screen ?? Screen()
    // The tests of the idle timer turn it on; the others may wait for any time.
    window.isIdleTimerDisabled = true
    window.rootViewController = self.screen
    window.checkKeptViews { Issue.record("\($0)") }
    views.forEach { self.screen.view.addSubview($0) }
    frame()
  }

  @discardableResult
  func frame() -> DisplayList { window.frame(at: time) }

  /// Advances the clock by a number of seconds and returns the frame; frames in between are not
  /// drawn.
  @discardableResult
  func advance(_ seconds: TimeInterval) -> DisplayList {
    time += seconds
    return frame()
  }

  /// Presses and releases keys by their names, and draws a frame for each.
  func press(_ names: String...) throws {
    for name in names {
      try send(name, .down)
      try send(name, .up)
    }
  }

  func send(_ name: String, _ phase: KeyPhase) throws {
    for stroke in try Key(name: name).strokes(phase) {
      window.send(stroke.key, phase: stroke.phase, at: time)
    }
    frame()
  }

  /// Moves focus to a view, as an application does.
  func focus(on view: View) {
    window.focusSystem?.movesInSteps = true
    window.focusSystem?.requestFocusUpdate(to: view)
    frame()
  }

  /// The label of the focused item; nil while nothing is focused.
  var focused: String? { window.focusSystem?.focusedItem?.focusDebugLabel }
}

extension DisplayList {
  @MainActor
  func items(of view: View) -> [DisplayItem] { items.filter { $0.id.view == view.displayID } }

  @MainActor
  func index(of view: View) -> Int? { items.firstIndex { $0.id.view == view.displayID } }

  var rings: [(index: Int, item: DisplayItem, ring: HaloRing)] {
    items.enumerated().compactMap { index, item in
      if case .halo(let ring) = item.content { (index, item, ring) } else { nil }
    }
  }

  var layers: Int {
    items.filter { if case .beginLayer = $0.content { true } else { false } }.count
  }
}
