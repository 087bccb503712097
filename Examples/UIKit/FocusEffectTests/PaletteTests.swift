import FocusTesting
import Testing
import UIKit

@testable import FocusEffect

/// Tests of the whole program, without a display.
@MainActor
struct PaletteTests {
    private let screen: FocusHarness

    init() throws {
        screen = FocusHarness(try AppDelegate.launch())
    }

    @Test func `Tab begins at the first colour, and arrows move along rows and columns`() throws {
        try screen.press("Tab Right Right Right Down Left Down Left Left Up Up")
        #expect(
            screen.trace.map(\.to) == [
                "Red", "Orange", "Yellow", "Green", "Blue", "Cyan", "Pink", "Purple", "Indigo",
                "Mint", "Red",
            ])
    }

    @Test(arguments: [FocusModel.pad, .catalyst, .tv])
    func `arrows reach every colour and leave it again`(model: FocusModel) throws {
        let screen = FocusHarness(try AppDelegate.launch(model: model))
        #expect(screen.map.items.count == 12)
        #expect(screen.map.unreachable.isEmpty && screen.map.traps.isEmpty)
    }

    @Test func `the halo of a card follows its rounded corners`() throws {
        try screen.press("Tab Right")
        let card = try #require(screen.focusedView)
        #expect(rings.map(\.shape) == [.rounded(card.bounds, radius: 24, curve: .continuous)])
        expectPicture(try screen.picture(of: surroundings(of: card)), matches: "card")
    }

    @Test func `the halo of a disc follows the disc rather than the view`() throws {
        try screen.press("Tab Down")
        let view = try #require(screen.focusedView)
        let disc = CGRect(
            x: view.bounds.midX - view.bounds.height / 2, y: 0, width: view.bounds.height,
            height: view.bounds.height)
        #expect(rings.map(\.shape.bounds) == [disc])
        expectPicture(try screen.picture(of: surroundings(of: view)), matches: "disc")
    }

    @Test func `a card without a focus effect has no halo and grows while it has the focus`() throws {
        try screen.press("Tab Down Down")
        let card = try #require(screen.focusedView as? SwatchView)
        #expect(card.focusEffect == nil && rings.isEmpty)
        #expect(card.subviews.map(\.transform.a) == [1.06])
        try screen.press("Right")
        #expect(card.subviews.map(\.transform) == [.identity])
    }

    @Test func `the name of the focused colour is shown below the palette`() throws {
        try screen.press("Tab Right Down")
        #expect(texts == ["Palette", "Teal"])
    }

    // MARK: Appearance

    private var rings: [HaloRing] {
        screen.frame().items.compactMap {
            guard case .halo(let ring) = $0.content else { return nil }
            return ring
        }
    }

    private var texts: [String] {
        screen.frame().items.compactMap {
            guard case .text(let text, _, _) = $0.content else { return nil }
            return text
        }
    }

    /// Returns the frame of a view in the window, with a margin of 16 points.
    private func surroundings(of view: UIView) -> CGRect {
        view.convert(view.bounds, to: nil).insetBy(dx: -16, dy: -16)
    }
}
