import FocusTesting
import Testing
import UIKit

@testable import Player

/// The controls of a player, by its keys.
@MainActor
struct PlayerTests {
    private let player = PlayerViewController(film: .feature)
    private let screen: FocusHarness

    init() {
        screen = FocusHarness(root: player, size: CGSize(width: 1920, height: 1080), model: .tv)
        screen.window.makeKeyAndVisible()
    }

    @Test func `focus begins at Play`() {
        #expect(screen.focus == "Play")
    }
}
