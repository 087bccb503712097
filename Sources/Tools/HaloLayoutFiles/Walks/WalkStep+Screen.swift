import FocusEngine
import FocusGeometry
import Foundation
import HaloAudit
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

extension WalkStep {
  /// Performs the checks of the step's ``ExpectedScreen``.
  ///
  /// - Parameters:
  ///   - player: the player, at rest after the step.
  ///   - said: the sentences that a screen reader says about the step.
  /// - Returns: the first failure; nil if all checks hold.
  @MainActor
  func screenMiss(in player: ScenePlayer, said: [String]) -> Miss? {
    let window = player.window
    let miss =
      hiddenTextMiss(in: player) ?? speechMiss(in: said) ?? selectionMiss(in: window)
      ?? indicatorMiss(in: player) ?? firstResponderMiss(in: window) ?? groupMiss(in: window)
    return miss ?? focusabilityMiss(in: window) ?? colorMiss(in: player) ?? ringMiss(in: player)
      ?? dashMiss(in: player) ?? pointerMiss(in: window)
  }

  @MainActor
  private func hiddenTextMiss(in player: ScenePlayer) -> Miss? {
    guard !screen.hides.isEmpty else { return nil }
    let seen = player.frame().texts.map(\.text)
    return screen.hides.first(where: seen.contains).map {
      Miss(expected: "“\($0)” not on the screen", actual: "it is there")
    }
  }

  private func speechMiss(in said: [String]) -> Miss? {
    screen.says.first { !said.contains($0) }.map {
      let words = said.isEmpty ? "nothing" : "“\(AccessibleSpeech.text(of: said))”"
      return Miss(expected: "a screen reader to say “\($0)”", actual: "it said \(words)")
    }
  }

  @MainActor
  private func selectionMiss(in window: Window) -> Miss? {
    guard let selected = screen.selected else { return nil }
    let found = window.accessibleTree().selectedNames
    guard found != selected else { return nil }
    func words(_ names: [String]) -> String {
      names.isEmpty ? "nothing" : names.joined(separator: ", ")
    }
    return Miss(expected: "\(words(selected)) selected", actual: "it was \(words(found))")
  }

  @MainActor
  private func indicatorMiss(in player: ScenePlayer) -> Miss? {
    guard let indicator = screen.indicator else { return nil }
    guard let item = player.window.focusSystem?.focusedItem as? View else {
      return Miss(expected: "the indicator \(indicator.rawValue)", actual: "no view has the focus")
    }
    let found = FocusIndicator(of: item, in: player.frame())
    guard found != indicator else { return nil }
    return Miss(
      expected: "the indicator \(indicator.rawValue)", actual: "it was \(found.rawValue)")
  }

  @MainActor
  private func firstResponderMiss(in window: Window) -> Miss? {
    guard let name = screen.firstResponder else { return nil }
    let found = window.firstResponder.map(Self.name) ?? "none"
    guard found != name else { return nil }
    return Miss(expected: "the first responder \(name)", actual: "it was \(found)")
  }

  @MainActor
  private static func name(_ responder: Responder) -> String {
    (responder as? any FocusEnvironment)?.focusDebugLabel ?? "\(type(of: responder))"
  }

  @MainActor
  private func groupMiss(in window: Window) -> Miss? {
    guard !screen.groups.isEmpty, let system = window.focusSystem else { return nil }
    // The group of a scrolling view has a number in parentheses, which differs from run to run.
    let text = FocusDebugger.focusGroups(for: system).description
      .replacing(#/ \(\d+\)/#, with: "")
    var rest = text.lines[...]
    for line in screen.groups {
      guard let place = rest.firstIndex(of: line) else {
        return Miss("“\(line)”", isNot: "in its place among the focus groups: \(text)")
      }
      rest = rest[(place + 1)...]
    }
    return nil
  }

  @MainActor
  private func focusabilityMiss(in window: Window) -> Miss? {
    guard let wanted = screen.focusability else { return nil }
    guard let item = window.view(named: wanted.item) else {
      return Miss(wanted.item, isNot: "on the screen")
    }
    let text = FocusDebugger.checkFocusability(for: item).description
    guard !text.lines.contains(wanted.line) else { return nil }
    return Miss("“\(wanted.line)”", isNot: "what the debugger says: \(text)")
  }

  @MainActor
  private func colorMiss(in player: ScenePlayer) -> Miss? {
    guard let colors = screen.colors else { return nil }
    let list = player.frame()
    let texts = list.texts.filter { $0.text == colors.text }
    guard !texts.isEmpty else { return Miss("“\(colors.text)”", isNot: "on the screen") }
    let found = texts.map { text in
      let opacity = Double(text.color.alpha * list.items[text.index].alpha)
      return (color: text.color, on: list.fill(behind: text.index), opacity: opacity)
    }
    let isFound = found.contains { look in
      colors.color.map { $0.hex == look.color.hex } != false
        && colors.on.map { $0.hex == look.on?.hex } != false
        && colors.opacity.map { abs($0 - look.opacity) <= ExpectedColors.tolerance } != false
    }
    guard !isFound else { return nil }
    func words(_ opacity: Double) -> String {
      "with opacity \(((opacity * 100).rounded() / 100).short)"
    }
    let wanted = [
      colors.color.map(\.hex), colors.on.map { "on \($0.hex)" }, colors.opacity.map(words),
    ].compactMap(\.self)
    return Miss(
      expected: "“\(colors.text)” \(wanted.joined(separator: " "))",
      actual: "it was "
        + found.map {
          "\($0.color.hex) on \($0.on?.hex ?? "nothing")"
            + (colors.opacity == nil ? "" : " " + words($0.opacity))
        }.joined(separator: ", "))
  }

  @MainActor
  private func ringMiss(in player: ScenePlayer) -> Miss? {
    guard let ring = screen.ring else { return nil }
    let items = player.frame().items
    guard let place = items.firstIndex(where: \.isHalo) else {
      return Miss("a ring", isNot: "drawn")
    }
    for (names, isAbove) in [(ring.above, true), (ring.below, false)] {
      for name in names {
        guard let view = player.window.view(named: name) else {
          return Miss(name, isNot: "on the screen")
        }
        let drawn = view.displayIDs
        let places = items.indices.filter { $0 != place && drawn.contains(items[$0].id.view) }
        guard !places.isEmpty, places.allSatisfy({ ($0 < place) == isAbove }) else {
          return Miss("the ring", isNot: "\(isAbove ? "above" : "below") \(name)")
        }
      }
    }
    guard let isWhole = ring.isWhole else { return nil }
    let found = items[place].clip.contains(items[place].extent)
    return found == isWhole
      ? nil : Miss(expected: "a ring that is \(isWhole ? "whole" : "clipped")", actual: "it is not")
  }
}

extension String {
  /// The lines without their indentation, and with single spaces.
  fileprivate var lines: [String] {
    split(whereSeparator: \.isNewline).map { line in
      line.split(separator: " ").joined(separator: " ")
    }
  }
}

extension Color {
  /// The colour as `#rrggbb`, without its opacity.
  fileprivate var hex: String {
    let parts = [red, green, blue].map { part -> String in
      let byte = Int((max(0, min(1, part)) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + parts.joined()
  }
}

extension DisplayList {
  /// The visible texts in the order of drawing, with their places among the items.
  fileprivate var texts: [(text: String, color: Color, index: Int)] {
    items.enumerated().compactMap { index, item in
      if case .text(let text, let style, _) = item.content, item.alpha > 0 {
        (text, style.color, index)
      } else {
        nil
      }
    }
  }

  /// Returns the colour of the nearest opaque fill behind the middle of an item; nil for none.
  fileprivate func fill(behind index: Int) -> Color? {
    let middle = items[index].extent.center
    for item in items[..<index].reversed() where item.alpha > 0.5 {
      guard case .fill(let shape, .color(let color)) = item.content, color.alpha > 0.5,
        shape.bounds.applying(item.transform).intersection(item.clip).contains(middle)
      else { continue }
      return color
    }
    return nil
  }
}

extension AccessibleElement {
  /// The names of all selected elements, in reading order.
  fileprivate var selectedNames: [String] {
    (states.contains(.selected) ? [label ?? identifier ?? "unnamed"] : [])
      + children.flatMap(\.selectedNames)
  }
}

extension View {
  /// Returns the first view with a name among this one and its descendants; nil if there is none.
  fileprivate func view(named name: String) -> View? {
    if focusDebugLabel == name { return self }
    for child in subviews { if let found = child.view(named: name) { return found } }
    return nil
  }
}
