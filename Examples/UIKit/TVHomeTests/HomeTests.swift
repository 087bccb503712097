import FocusTesting
import Testing
import UIKit

@testable import TVHome

/// The home screen of a television, by its keys.
@MainActor
struct HomeTests {
    private let screen: FocusHarness

    init() {
        let navigation = UINavigationController(rootViewController: HomeViewController())
        navigation.setNavigationBarHidden(true, animated: false)
        screen = FocusHarness(root: navigation, size: CGSize(width: 1920, height: 1080), model: .tv)
    }

    @Test func `focus begins at Play`() {
        #expect(screen.focus == "Play")
    }

    @Test func `Down from the hero goes to the first shelf`() throws {
        try screen.press("Down")
        #expect(screen.focus == "Harbour Lights")
    }
}
