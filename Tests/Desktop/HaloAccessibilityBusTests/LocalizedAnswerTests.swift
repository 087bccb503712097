import HaloHosting
import HaloLocalization
import HaloMessageBus
import Testing

@testable import HaloAccessibilityBus

/// The words that the bus answers in the language of the user.
@MainActor
struct LocalizedAnswerTests {
  private func answer(
    _ member: String, _ interface: String, of id: UInt64, _ arguments: [BusValue] = []
  ) -> BusAnswer {
    let content = TreeContent()
    let answers = AccessibleAnswers(
      snapshot: AccessibleSnapshot(content.tree, hasKeyboard: true), place: AccessiblePlace(),
      program: AccessibleProgram(name: "test"), content: content, perform: { _, _ in false })
    var call = BusMessage(kind: .call)
    (call.path, call.interface) = (AccessibilityNames.elements + "\(id)", interface)
    (call.member, call.arguments) = (member, arguments)
    return answers.answer(call)
  }

  @Test func `roles and actions have AT-SPI's name and one in the language of the user`() {
    let (accessible, action) = (AccessibilityNames.accessible, AccessibilityNames.action)
    for language in ["en", "de"] {
      Localization(languages: [language]).performAsCurrent {
        #expect(answer("GetRoleName", accessible, of: 1) == .string("list item"))
        #expect(answer("GetName", action, of: 1, [.integer(0)]) == .string("activate"))
        let (role, name) =
          language == "de" ? ("Listeneintrag", "aktivieren") : ("list item", "activate")
        #expect(answer("GetLocalizedRoleName", accessible, of: 1) == .string(role))
        #expect(answer("GetLocalizedName", action, of: 1, [.integer(0)]) == .string(name))
      }
    }
  }

  @Test func `English roles are those of AT-SPI`() {
    let window = answer("GetLocalizedRoleName", AccessibilityNames.accessible, of: 100)
    #expect(window == .string("frame"))
  }
}
