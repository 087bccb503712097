import FocusGeometry
import Foundation
import HaloHosting
import HaloLayoutFiles
import HaloSceneGraph

extension HandLog {
  /// The log as the steps of a walk, with remarks for what a walk cannot express.
  ///
  /// - Parameter first: the entry from which on the recorded focus is expected.
  /// - Returns: The steps, and remarks for readers of the file.
  func steps(expectingFrom first: Int) -> (steps: [WalkText.Step], remarks: [String]) {
    var steps: [WalkText.Step] = []
    var remarks: [String] = []
    var lastClick = -TimeInterval.infinity
    for (index, entry) in entries.enumerated() {
      guard let action = entry.event.action(after: entries[..<index], remarks: &remarks) else {
        continue
      }
      if let pause = entry.pause, entry.event.beginsSomething {
        steps.append(WalkText.Step(.wait(milliseconds: Self.wait(for: pause))))
      }
      // The focus is noted on the last event before the next action.
      let rest = entries[index...].dropFirst().prefix { !$0.event.beginsSomething }
      let focus = index >= first ? ([entry] + rest).last { $0.focus != nil }?.focus : nil
      let expectation: WalkText.Expectation? =
        switch focus {
        case .item(let label): .view(label)
        case .nothing: .nothing
        case nil: nil
        }
      // A letter while Tab is held may be a command of full keyboard access.
      if let name = entry.event.chordName(after: entries[..<index]) {
        if steps.last?.action == .key(name: "Tab") { steps.removeLast() }
        steps.append(WalkText.Step(.key(name: name), expect: expectation))
        continue
      }
      // Consecutive scrolling at one place becomes one step.
      if case .scroll(let place, let distance) = action,
        case .scroll(let before, let sum)? = steps.last?.action, before == place,
        steps.last?.expect == nil
      {
        steps[steps.count - 1] = WalkText.Step(
          .scroll(at: place, by: CGVector(dx: sum.dx + distance.dx, dy: sum.dy + distance.dy)),
          expect: expectation)
      } else if case .click(let place, _) = action,
        case .click(let before, let count)? =
          steps.last?.action, place.isNear(before), entry.time - lastClick <= ClickSeries.pause
      {
        steps[steps.count - 1] = WalkText.Step(
          .click(before, count: count + 1), expect: expectation)
      } else {
        steps.append(WalkText.Step(action, expect: expectation))
      }
      if case .click = action { lastClick = entry.time }
    }
    return (steps, remarks)
  }
}

extension HandLog {
  /// Milliseconds to wait for a pause, in whole seconds.
  ///
  /// They are a little more than the pause, because a walk has no time between its steps, but at
  /// most ten minutes.
  private static func wait(for pause: TimeInterval) -> Int {
    Int(min(600, pause.rounded(.up) + 1)) * 1000
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    max(abs(x - other.x), abs(y - other.y)) <= ClickSeries.slack
  }
}

extension InputEvent {
  /// The action in a walk; nil for a part of another event, and for what a walk cannot express.
  fileprivate func action(
    after before: ArraySlice<HandLog.Entry>, remarks: inout [String]
  ) -> WalkText.Action? {
    switch self {
    case .key(let key, let phase):
      guard phase == .down || phase == .repeat else { return nil }
      if case .modifier = key.keyCode { return nil }
      guard let name = key.name else {
        remarks.append("A key without a name was pressed here; a walk cannot contain it.")
        return nil
      }
      return .key(name: name)
    case .pointerPressed(let point): return .click(point)
    case .pointerReleased(let point):
      if case .pointerPressed(let start) = before.last(where: { $0.event.isPress })?.event,
        hypot(point.x - start.x, point.y - start.y) > 4
      {
        remarks.append("Something was dragged here; the walk has a click instead.")
      }
      return nil
    case .menuRequested:
      remarks.append("The right button was pressed here; a walk cannot contain it.")
      return nil
    case .pointerMoved, .pointerLeft, .pointerPasted, .markedText: return nil
    case .scrolled(let distance, _, let point): return .scroll(at: point, by: distance)
    case .text(let text): return text.isEmpty ? nil : .type(text)
    }
  }

  /// The name of a letter pressed with Tab, while nothing else has followed the press of Tab; nil
  /// for anything else.
  fileprivate func chordName(after before: ArraySlice<HandLog.Entry>) -> String? {
    guard case .key(var key, .down) = self, case .character = key.keyCode,
      before.last?.event == .key(Key(.tab), .down)
    else { return nil }
    key.modifierFlags.insert(.tab)
    return key.name
  }

  private var isPress: Bool { if case .pointerPressed = self { true } else { false } }
}
