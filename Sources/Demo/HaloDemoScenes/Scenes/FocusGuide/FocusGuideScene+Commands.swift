import Foundation
import HaloHosting
import HaloSceneGraph

/// The commands of the scene.
extension FocusGuideScene {
  /// Creates the commands; the hidden ones take the capital letters that are printed on the keys.
  func makeCommands() -> [KeyCommand] {
    [
      KeyCommand(once: "Focus Guide", "toggleGuide", "g"),
      KeyCommand(once: "Focus Guide", "toggleGuide", "g", .shift, attributes: .hidden),
      KeyCommand(once: "Change the Guide", "changePage", "t"),
      KeyCommand(once: "Change the Guide", "changePage", "t", .shift, attributes: .hidden),
      KeyCommand(once: "Next Page", "nextPage", "n"),
      KeyCommand(once: "Previous Page", "previousPage", "n", .shift, attributes: .hidden),
    ]
  }

  var commandResponses: [Selector: @MainActor (Any?) -> Void] {
    [
      "toggleGuide": { [weak self] _ in self?.toggleGuide() },
      "changePage": { [weak self] _ in self?.change() },
      "nextPage": { [weak self] _ in self?.turn(1) },
      "previousPage": { [weak self] _ in self?.turn(-1) },
    ]
  }

  func hint(for effect: KeyEffect) -> String? {
    guard case .command(let command, _) = effect, !command.attributes.contains(.hidden) else {
      return nil
    }
    let guides = outlines.count == 1 ? "the guide" : "the guides"
    return switch command.action {
    case "toggleGuide": isOn ? "Turn \(guides) off" : "Turn \(guides) on"
    case "changePage": changeWords
    case "nextPage": "Next page"
    default: nil
    }
  }

  /// The effect of the page's other switch, in words; nil if it has none.
  var changeWords: String? {
    switch page.behaviour {
    case .secondTarget: isChanged ? "Turn Button 4 on" : "Turn Button 4 off"
    case .emptyTargets: isChanged ? "Take the target away" : "Give it a target"
    default: nil
    }
  }

  private func turn(_ step: Int) {
    let count = GuidePage.all.count
    show(page: (pageIndex + step + count) % count)
  }

  private func toggleGuide() {
    View.animate(withDuration: 0.25, in: view.window) { isOn.toggle() }
    // The explanation of the last movement is out of date.
    let guides = outlines.count == 1 ? "The guide is" : "The guides are"
    why.show("\(guides) \(isOn ? "on again" : "off").", consequence)
  }

  private var consequence: String {
    guard isOn else { return "Nothing takes Down from Button 2 and Button 3." }
    return pageIndex == 0
      ? "Down from Button 2 and Button 3 goes to Button 4." : page.sentence
  }

  private func change() {
    guard changeWords != nil else { return }
    View.animate(withDuration: 0.25, in: view.window) { isChanged.toggle() }
    switch (page.behaviour, isChanged) {
    case (.secondTarget, true):
      why.show("Button 4 is off.", "The guide leads to its second target, Button 6.")
    case (.secondTarget, false):
      why.show("Button 4 is on again.", "The guide leads to its first target, Button 4.")
    case (_, true):
      why.show(
        "The guide has a target.", "Down from Button 2 and Button 3 goes to Button 4.")
    case (_, false):
      why.show(
        "The guide has no target.", "Nothing takes Down from Button 2 and Button 3.")
    }
  }
}
