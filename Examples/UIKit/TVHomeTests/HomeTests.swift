import FocusTesting
import Testing
import UIKit

@testable import TVHome

/// Tests of the home screen of a television with keys.
@MainActor
struct HomeTests {
    private let screen: FocusHarness

    init() throws {
        let window = try AppDelegate.launch(model: .tv, style: .dark)
        screen = FocusHarness(window)
    }

    @Test func `the focus begins at Play`() {
        #expect(screen.focus == "Play")
    }

    @Test func `Down from the hero reaches the first shelf`() throws {
        try screen.press("Down")
        #expect(screen.focus == "Harbour Lights")
        try screen.press("Up Right")
        #expect(screen.focus == "More Info")
        try screen.press("Down")
        #expect(screen.focus == "Meridian")
    }

    @Test func `Down moves from shelf to shelf and skips none`() throws {
        try screen.press("Down Down Down Down Down")
        #expect(
            screen.trace.map(\.to)
                == ["Harbour Lights", "Paper Moons", "Nature", "Ines Aalto", "Ines Aalto"])
    }

    @Test func `the last item of a shelf can be reached and is completely visible`() throws {
        try screen.press("Down Right Right Right Right Right")
        #expect(screen.focus == "Understory")
        #expect(screen.trace.last?.outcome == .stayed)
        let cell = try #require(screen.focusedView)
        let frame = cell.convert(cell.bounds, to: screen.window)
        #expect(frame.maxX <= 1920 - 60)
    }

    @Test func `a shelf keeps its scroll position when the focus leaves it and returns`() throws {
        try screen.press("Down Down Right Right Right Right Right Right Right")
        #expect(screen.focus == "Undertow")
        let poster = try #require(screen.focusedView)
        let before = poster.convert(poster.bounds, to: screen.window).minX
        try screen.press("Down Up")
        #expect(poster.convert(poster.bounds, to: screen.window).minX == before)
        #expect(screen.focus == "Undertow")
    }

    @Test func `every item can be reached and left`() {
        #expect(screen.map.unreachable.isEmpty)
        #expect(screen.map.traps.isEmpty)
    }

    @Test(arguments: ["Down Right Right", "Down Down Right Right"])
    func `Menu on a page returns to the poster that opened it`(keys: String) throws {
        try screen.press(keys)
        let poster = screen.focus
        try screen.press("Return")
        #expect(["Resume", "Play from Page"].contains(screen.focus))
        try screen.press("Right")
        #expect(screen.focus == "List")
        try screen.press("Escape")
        #expect(screen.focus == poster)
    }

    @Test func `More Info opens a page, and Menu returns to the button`() throws {
        try screen.press("Right Return Right Return")
        #expect(screen.focus == "List")
        try screen.press("Escape")
        #expect(screen.focus == "More Info")
    }

    @Test func `the name of a poster is visible only while the poster has the focus`() throws {
        try screen.press("Down Down")
        let poster = try #require(screen.focusedView as? TVPosterView)
        #expect(poster.footerView?.alpha == 1)
        try screen.press("Right")
        #expect(poster.footerView?.alpha == 0)
    }

    @Test func `an item to resume grows with the focus, and its name moves down`() throws {
        try screen.press("Down")
        let content = try #require(screen.focusedView?.subviews.first)
        #expect(content.subviews[0].transform == CGAffineTransform(scaleX: 1.1, y: 1.1))
        #expect(content.subviews[1].transform == CGAffineTransform(translationX: 0, y: 16))
    }
}
