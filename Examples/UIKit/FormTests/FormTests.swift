import FocusTesting
import Testing
import UIKit

@testable import Form

/// Tests of the form with a keyboard on an iPad.
@MainActor
struct FormTests {
    private let form = FormViewController()
    private let screen: FocusHarness

    init() {
        screen = FocusHarness(
            root: UINavigationController(rootViewController: form), size: CGSize(width: 1180, height: 820),
            model: .pad)
    }

    private func type(_ text: String) throws {
        try screen.press(text.map { $0 == " " ? "space" : String($0) }.joined(separator: " "))
    }

    /// Fills in all required fields with keys.
    private func fillIn() throws {
        try screen.press("Tab")
        try type("Anna Berg")
        try screen.press("Return")
        try type("anna@example.com")
        try screen.press("Return Return")
        try type("24/12")
    }

    private func isShown(_ text: String) -> Bool {
        func search(_ view: UIView) -> Bool {
            guard !view.isHidden else { return false }
            return (view as? UILabel)?.text == text || view.subviews.contains(where: search)
        }
        return search(form.view)
    }

    // MARK: Tab

    @Test func `Tab moves through one half of the form and then the other, and Shift-Tab moves back`() throws {
        try screen.press("Tab Tab Tab Tab Tab")
        #expect(screen.trace.map(\.to) == ["Name", "Email", "Phone", "Arrival", "Notes"])
        try screen.press("shift+Tab shift+Tab")
        #expect(screen.trace.suffix(2).map(\.to) == ["Arrival", "Phone"])
    }

    @Test func `in the notes Tab inserts a tab, and Ctrl-Tab moves on`() throws {
        try screen.press("Tab Tab Tab Tab Tab a Tab b")
        #expect(screen.focus == "Notes" && form.reservation.notes == "a\tb")
        try screen.press("ctrl+Tab")
        #expect(screen.focus != "Notes")
    }

    @Test func `arrows stay in a text field`() throws {
        try screen.press("Tab x Left Left Up Down Right Right")
        #expect(screen.focus == "Name")
    }

    @Test func `every field can be reached and left, and with full keyboard access every control too`() {
        #expect(screen.map.unreachable.isEmpty && screen.map.traps.isEmpty)
        form.saveButton.isEnabled = true
        screen.window.isFullKeyboardAccessEnabled = true
        screen.player.rest()
        let items = screen.map.items
        for name in ["Double", "Nights", "Breakfast", "Save"] { #expect(items.contains(name)) }
        #expect(screen.map.unreachable.isEmpty && screen.map.traps.isEmpty)
    }

    // MARK: Validation

    @Test func `Return moves to the next field, and in the last field it saves`() throws {
        try fillIn()
        #expect(screen.focus == "Arrival" && form.saveButton.isEnabled)
        try screen.press("Return")
        #expect(isShownAlert)
        try screen.press("Return")
        #expect(!isShownAlert && screen.focus == "Name" && form.nameField.textField.text == "")
        #expect(!form.saveButton.isEnabled)
    }

    private var isShownAlert: Bool { form.presentedViewController is UIAlertController }

    @Test func `a problem is shown when its field is left and disappears as soon as it is corrected`() throws {
        let words = "An address looks like anna@example.com."
        try screen.press("Tab Tab")
        try type("anna")
        #expect(!isShown(words))
        try screen.press("Tab")
        #expect(isShown(words) && form.emailField.frame.height > form.nameField.frame.height)
        try screen.press("shift+Tab End")
        try type("@example.com")
        #expect(!isShown(words) && form.emailField.problem == nil)
        #expect(form.emailField.frame.height == form.nameField.frame.height)
    }

    @Test func `fields below a problem move down with an animation to make room for it`() throws {
        try screen.press("Tab Tab")
        try type("anna")
        let before = place(of: "Phone")
        try screen.press("Tab", thenWait: 100)
        let meanwhile = place(of: "Phone")
        screen.player.rest()
        #expect(meanwhile != before && meanwhile != place(of: "Phone"))
    }

    /// Returns the display item of a text in the present frame.
    private func place(of text: String) -> DisplayItem? {
        screen.frame().items.first { item in
            if case .text(text, _, _) = item.content { true } else { false }
        }
    }

    @Test func `saving an incomplete form moves the focus to the first problem`() throws {
        try screen.press("Tab Tab Tab ctrl+s")
        #expect(screen.focus == "Name" && !isShownAlert)
        #expect(form.nameField.problem != nil && form.emailField.problem != nil)
        #expect(form.phoneField.problem == nil)
    }

    @Test func `Command-S saves a complete form`() throws {
        try fillIn()
        try screen.press("ctrl+s")
        #expect(isShownAlert)
    }

    // MARK: Notes

    @Test func `notes have several lines, a count and a maximum length`() throws {
        try screen.press("Tab Tab Tab Tab Tab")
        try type("a room")
        try screen.press("Return")
        try type("by the sea")
        #expect(form.reservation.notes == "a room\nby the sea")
        #expect(isShown("17 of 400"))
        form.notesView.textView.insertText(String(repeating: "x", count: 400))
        #expect(form.reservation.notes == "a room\nby the sea")
        try screen.press("shift+Up BackSpace")
        #expect(form.reservation.notes == "a room")
    }

    @Test func `long notes scroll inside their own view`() throws {
        try screen.press("Tab Tab Tab Tab Tab Return Return Return Return Return Return Return Return a")
        let textView = form.notesView.textView
        #expect(textView.contentOffset.y > 0)
        try screen.press("ctrl+Home")
        #expect(textView.contentOffset.y == 0)
    }

    // MARK: Controls

    @Test func `with full keyboard access the controls come between the fields of their half`() throws {
        screen.window.isFullKeyboardAccessEnabled = true
        try screen.press("Tab Tab Tab Tab Tab")
        #expect(screen.focus == "Double")
        try screen.press("Right Return Down Right Down Return")
        #expect(screen.trace.suffix(6).map(\.to) == ["Suite", "Suite", "Nights", "Nights", "Breakfast", "Breakfast"])
        #expect(form.reservation.room == .suite && form.reservation.nights == 4)
        #expect(!form.reservation.wantsBreakfast && isShown("€ 1040"))
    }
}
