import FocusTesting
import Testing
import UIKit

@testable import FocusEffect

/// The whole program, without a display.
@MainActor
struct PaletteTests {
    private let screen: FocusHarness

    init() throws {
        screen = FocusHarness(try AppDelegate.launch())
    }

    @Test func `focus begins at the first colour`() {
        #expect(screen.focus == "Red")
    }
}
