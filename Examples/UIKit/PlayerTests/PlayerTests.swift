import FocusTesting
import Testing
import UIKit

@testable import Player

/// Tests of the player's controls with keys.
@MainActor
struct PlayerTests {
    private let screen: FocusHarness
    private let player: PlayerViewController

    init() throws {
        let window = try AppDelegate.launch(model: .tv, style: .dark)
        player = try #require(window.rootViewController as? PlayerViewController)
        screen = FocusHarness(window)
    }

    @Test func `the focus begins at Play`() {
        #expect(screen.focus == "Play")
    }

    @Test func `the transport buttons are in a row below the scrubber`() throws {
        try screen.press("Left Left Left Right Right Up")
        #expect(
            screen.trace.map(\.to)
                == ["Back 10 Seconds", "Info", "Info", "Back 10 Seconds", "Play", "Scrubber"])
    }

    @Test func `the scrubber has the same margin at both sides, and the transport is in the middle`() throws {
        try screen.press("Up")
        let scrubber = try #require(screen.focusedView)
        let frame = scrubber.convert(scrubber.bounds, to: screen.window)
        #expect(frame.minX == 90 && frame.maxX == 1920 - 90)
        try screen.press("Down")
        let play = try #require(screen.focusedView)
        #expect(screen.focus == "Play" && play.center.x + (play.superview?.frame.minX ?? 0) == 960)
    }

    @Test func `every control can be reached and left`() {
        #expect(screen.map.unreachable.isEmpty)
        #expect(screen.map.traps.isEmpty)
    }

    // MARK: Guides

    @Test func `a guide leads from the last button to the languages and back`() throws {
        try screen.press("Right Right Down")
        #expect(screen.trace.map(\.to) == ["Forward 10 Seconds", "Audio and Subtitles", "Forward 10 Seconds"])
    }

    @Test func `a guide leads from the scrubber up to the languages and back`() throws {
        try screen.press("Up Up Down")
        #expect(screen.trace.map(\.to) == ["Scrubber", "Audio and Subtitles", "Scrubber"])
        try screen.press("Up Left")
        #expect(screen.focus == "Scrubber")
    }

    @Test func `Down from the languages returns to the item from which the focus came last`() throws {
        try screen.press("Up Up Down Down Right")
        let last = screen.focus
        #expect(last == "Forward 10 Seconds")
        try screen.press("Right Down")
        #expect(screen.focus == last)
    }

    // MARK: Scrubbing

    @Test func `Left and Right on the scrubber move the time and not the focus`() throws {
        let start = player.playback.time
        try screen.press("Up Right Right Right Left")
        #expect(screen.focus == "Scrubber")
        #expect(player.playback.time == start + 20)
    }

    @Test func `scrubbing keeps the time within the film`() throws {
        player.playback.seek(to: 5)
        try screen.press("Up Left Left")
        #expect(player.playback.time == 0)
    }

    // MARK: Keys of the remote

    @Test(arguments: ["", "Up", "Right Right", "Left Left"])
    func `the play key toggles the playback wherever the focus is`(keys: String) throws {
        try screen.press(keys)
        let focus = screen.focus
        try screen.press("XF86AudioPlay")
        #expect(player.playback.isPlaying)
        #expect(screen.focus == focus)
        try screen.press("XF86AudioPlay")
        #expect(!player.playback.isPlaying)
    }

    @Test func `a film that plays advances with the clock, and a paused one does not`() throws {
        let start = player.playback.time
        try screen.press("Return")
        screen.player.advance(by: 10)
        #expect(abs(player.playback.time - start - 10) <= 1)
        try screen.press("Return")
        let end = player.playback.time
        screen.player.advance(by: 10)
        #expect(player.playback.time == end)
    }

    // MARK: Appearing and disappearing

    @Test func `Menu hides the controls, and an arrow shows them with the focus where it was`() throws {
        try screen.press("Left Escape")
        #expect(!player.areControlsVisible)
        #expect(screen.focus == "Film")
        try screen.press("Right")
        #expect(player.areControlsVisible)
        #expect(screen.focus == "Back 10 Seconds")
    }

    @Test func `the controls fade out when they are hidden`() throws {
        let controls = try #require(player.view.subviews.last)
        try screen.press("Escape", thenWait: 100)
        #expect(player.fade?.isRunning == true)
        screen.player.rest()
        #expect(player.fade == nil)
        #expect(controls.alpha == 0)
    }

    @Test func `the play key shows hidden controls`() throws {
        try screen.press("Escape XF86AudioPlay")
        #expect(player.areControlsVisible && player.playback.isPlaying)
        #expect(screen.focus == "Play")
    }

    // MARK: Information and languages

    @Test func `the information panel takes the focus, and Menu returns it`() throws {
        try screen.press("Left Left Return")
        #expect(screen.focus == "From Beginning")
        #expect(screen.map.unreachable.isEmpty)
        try screen.press("Escape")
        #expect(screen.focus == "Info")
        #expect(player.areControlsVisible)
    }

    @Test func `From Beginning seeks to the beginning and returns the focus to Info`() throws {
        try screen.press("Left Left Return Return")
        #expect(player.playback.time == 0)
        #expect(screen.focus == "Info")
    }

    @Test func `Up from the scrubber enters the information panel while it is shown`() throws {
        try screen.press("Left Left Return Down")
        #expect(screen.focus == "Scrubber")
        try screen.press("Up")
        #expect(screen.focus == "From Beginning")
        try screen.press("Up")
        #expect(screen.focus == "Audio and Subtitles")
    }

    @Test func `choosing a language from a sheet returns the focus to the languages`() throws {
        try screen.press("Right Right Return Up Return")
        #expect(screen.focus == "Audio and Subtitles")
        #expect(player.areControlsVisible)
    }
}
