import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloAppearance
@testable import HaloDisplayList
@testable import HaloHosting
@testable import HaloSceneGraph

/// The contrast of colours with their backgrounds: 4.5:1 for text and 3:1 for marks (WCAG 2.2,
/// 1.4.3 and 1.4.11), 7:1 and 4.5:1 with increased contrast.
@MainActor
struct PaletteTests {
  struct Traits: CustomTestStringConvertible, Sendable {
    var style: UserInterfaceStyle
    var contrast: AccessibilityContrast

    var testDescription: String { "\(style), \(contrast)" }
    var text: CGFloat { contrast == .high ? 7 : 4.5 }
    var mark: CGFloat { contrast == .high ? 4.5 : 3 }

    static let all = [
      Traits(style: .light, contrast: .normal), Traits(style: .dark, contrast: .normal),
      Traits(style: .light, contrast: .high), Traits(style: .dark, contrast: .high),
    ]

    func palette(_ accent: AccentColor = .blue) -> Palette {
      Palette(style: style, contrast: contrast, accent: accent)
    }
  }

  private func ratio(_ color: Color, on ground: Color) -> CGFloat {
    color.composed(over: ground).contrastRatio(with: ground)
  }

  @Test(arguments: Traits.all)
  func `text has enough contrast with all of its backgrounds`(traits: Traits) {
    let palette = traits.palette()
    for ground in [palette.window, palette.sidebar, palette.card, palette.unfocusedSelection] {
      #expect(ratio(palette.label, on: ground) >= traits.text)
      #expect(ratio(palette.secondaryLabel, on: ground) >= traits.text)
    }
    #expect(ratio(palette.focusedControlLabel, on: palette.focusedControl) >= traits.text)
    let control = palette.control.composed(over: palette.window)
    #expect(ratio(palette.controlLabel, on: control) >= traits.text)
    for caption in [
      palette.caption, palette.secondaryCaption, palette.focusedCaption,
      palette.focusedSecondaryCaption,
    ] {
      #expect(ratio(caption, on: palette.window) >= traits.text)
    }
  }

  @Test(arguments: Traits.all)
  func `focus marks and borders have enough contrast with all of their backgrounds`(traits: Traits)
  {
    let palette = traits.palette()
    #expect(ratio(palette.inactiveHalo, on: palette.window) >= 3)
    #expect(ratio(palette.focusedControl, on: palette.window) >= 3)
    #expect(ratio(palette.focusedControl, on: palette.control.composed(over: palette.window)) >= 3)
    guard let border = palette.border else { return }
    for ground in [palette.window, palette.sidebar, palette.card] {
      #expect(ratio(border, on: ground) >= 3)
    }
  }

  @Test(arguments: Traits.all)
  func `a palette of increased contrast has borders and no translucent colours`(traits: Traits) {
    let palette = traits.palette()
    #expect((palette.border != nil) == (traits.contrast == .high))
    let translucent = [
      palette.secondaryLabel, palette.separator, palette.control, palette.disabledControl,
      palette.caption,
    ].contains { $0.alpha < 1 }
    #expect(translucent == (traits.contrast == .normal))
  }

  /// A grid of all colours that a desktop may set, and some random ones.
  nonisolated static let sweep: [Color] = {
    let steps: [CGFloat] = [0, 0.2, 0.4, 0.6, 0.8, 1]
    var colors = steps.flatMap { red in
      steps.flatMap { green in
        steps.map { Color(red: red, green: green, blue: $0) }
      }
    }
    var generator = SeededGenerator(seed: 29)
    for _ in 0..<200 {
      colors.append(Color(hex: UInt32.random(in: 0...0xFFFFFF, using: &generator)))
    }
    return colors
  }()

  @Test(arguments: Traits.all)
  func `rings, rows and their texts have enough contrast with every accent colour`(traits: Traits) {
    for accent in Self.sweep.map({ AccentColor($0) }) + AccentColor.named.map(\.accent) {
      let palette = traits.palette(accent)
      let grounds = [palette.window, palette.sidebar, palette.card]
      let what = "\(accent.light)"
      for ground in grounds {
        #expect(ratio(palette.tint, on: ground) >= traits.mark, "ring, \(what)")
        #expect(ratio(palette.symbol, on: ground) >= traits.text, "symbol, \(what)")
        // The mark of a ring is the line along its edges or, without one, its colour.
        #expect(
          ratio(palette.ringEdge ?? palette.ring, on: ground) >= traits.mark, "edge, \(what)")
      }
      // Bright accents stay bright on light backgrounds: rows have no darker line around them.
      let staysBright = traits.style == .light && palette.onTint == .black
      if staysBright { #expect(palette.highlightEdge == nil, "row, \(what)") }
      for ground in grounds {
        #expect(ratio(palette.icon, on: ground) >= (staysBright ? 3 : traits.text), "icon, \(what)")
      }
      #expect(ratio(palette.icon, on: palette.unfocusedSelection) >= 3, "icon, \(what)")
      #expect(ratio(palette.symbol, on: palette.unfocusedSelection) >= 3, "symbol, \(what)")
      for ground in staysBright ? [] : grounds + [palette.unfocusedSelection] {
        // The mark of a row is the line around it or, without one, its fill.
        let mark = palette.highlightEdge ?? palette.highlight
        #expect(ratio(mark, on: ground) >= 3, "row, \(what)")
      }
      #expect(ratio(palette.onTint, on: palette.highlight) >= traits.text, "text, \(what)")
      #expect([.white, .black].contains(palette.onTint))
    }
  }

  @Test func `a yellow ring stays yellow, between darker lines`() {
    let palette = Palette(style: .light, accent: .yellow)
    #expect(palette.ring == AccentColor.yellow.light)
    #expect(palette.ringEdge == palette.tint && palette.tint != palette.ring)
    #expect(FocusAppearance(style: .light, accent: .yellow).halo.width == 4)
    for traits in Traits.all where traits.style == .dark || traits.contrast == .high {
      let palette = traits.palette(.yellow)
      #expect(palette.ring == palette.tint && palette.ringEdge == nil, "\(traits)")
    }
  }

  @Test(arguments: [AccentColor.blue, .purple, .pink, .red, .orange, .brown])
  func `a ring that need not be darkened much has one colour`(accent: AccentColor) {
    let palette = Palette(style: .light, accent: accent)
    #expect(palette.ring == palette.tint && palette.ringEdge == nil)
    #expect(FocusAppearance(style: .light, accent: accent).halo.width == 3)
  }

  @Test(arguments: Traits.all)
  func `a placeholder is fainter than text, and readable with increased contrast`(traits: Traits) {
    let palette = traits.palette()
    let own = ratio(palette.placeholder, on: palette.card)
    #expect(own < ratio(palette.secondaryLabel, on: palette.card))
    // UIKit's has (196, 196, 198) on white.
    #expect(traits.contrast == .high ? own >= 4.5 : own < 2.5)
  }

  @Test func `an accent colour with enough contrast is used as it is`() {
    // A bright accent has black text on it, in the dark and in the light style.
    for (style, yellow) in [
      (.dark, AccentColor.yellow.dark), (.light, AccentColor.yellow.light),
    ] as [(UserInterfaceStyle, Color)] {
      let palette = Palette(style: style, accent: .yellow)
      #expect(palette.onTint == .black)
      #expect(palette.highlight == yellow)
    }
    #expect(Palette(style: .dark, accent: .yellow).highlightEdge == nil)
    #expect(Palette.dark.tint == AccentColor.blue.dark)
    #expect(Palette(style: .light, accent: .yellow).highlightEdge == nil)
  }

  /// The line around a row always has the colour of rings.
  @Test(arguments: Traits.all)
  func `in the light style rings and rows have one colour, except for bright accents`(
    traits: Traits
  ) {
    for accent in AccentColor.named.map(\.accent) {
      let palette = traits.palette(accent)
      #expect(
        palette.tint == palette.highlightEdge ?? palette.highlight || traits.style == .dark
          || palette.onTint == .black)
      if let edge = palette.highlightEdge { #expect(edge == palette.tint) }
    }
  }

  @Test(arguments: [
    ("blue", AccentColor.blue), ("Yellow", .yellow), ("#3584e4", AccentColor(Color(hex: 0x3584E4))),
  ])
  func `an accent colour is read from its name or six hexadecimal digits`(
    text: String, accent: AccentColor
  ) {
    #expect(AccentColor.named(text) == accent)
  }

  @Test(arguments: [
    "", "#", "blau", "#12345", "#1234567", "#12345g", "123456", "#+12345", "#\u{FF11}23456",
  ])
  func `other texts are not read as an accent colour`(text: String) {
    #expect(AccentColor.named(text) == nil)
  }
}
