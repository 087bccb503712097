import FocusGeometry
import Foundation
import HaloDisplayList

/// The style of a poster's title.
struct Lettering: Sendable {
  enum Layout: Sendable {
    /// Huge words at the lower left, one in each line.
    case stacked
    /// Small spaced capitals under a short rule at the bottom: centred, or one word in each line of
    /// a wide picture.
    case caption
    /// Spaced capitals, centred at the top; the small line is at the bottom.
    case crown
    /// Words at the bottom, each as large as the width allows.
    case banner
    /// Sentence case at the upper left, as in a book on design.
    case column
    /// Text on a plain label over the lower part, for pictures without a calm area.
    case label
  }

  enum Ink: Hashable, Sendable {
    case white, light, dark
    case tone(UInt32)
  }

  let layout: Layout
  let ink: Ink
  /// The colour of the small line, whose background may have another brightness.
  let foot: Ink
  let line: String

  init(_ layout: Layout, _ ink: Ink, foot: Ink? = nil, _ line: String) {
    self.layout = layout
    self.ink = ink
    self.foot = foot ?? ink
    self.line = line
  }
}

extension Lettering {

  /// Draws a veil behind the text, which makes it readable on any part of the picture.
  func shade(_ drawing: inout Drawing, in f: Frame, harmony: Harmony) {
    func fade(_ ink: Ink, from: CGPoint, to: CGPoint, _ strength: CGFloat) {
      let isDark = ink.color(harmony).relativeLuminance < 0.3
      let veil = isDark ? harmony.light : harmony.dark.shade(-0.06)
      drawing.fill(
        CGRect(
          x: 0, y: min(from.y, to.y), width: from.y == to.y ? to.x : f.w,
          height: from.y == to.y ? f.h : abs(to.y - from.y)),
        with: .linear(
          .fading(veil.withAlphaComponent(strength * (isDark ? 0.8 : 1))), from: from, to: to))
    }
    let top = CGPoint.zero
    let bottom = CGPoint(x: 0, y: f.h)
    if layout == .label {
      drawing.fill(labelRect(f), with: .color(harmony.light))
    } else if f.isWide, layout != .caption {
      fade(ink, from: top, to: CGPoint(x: f.w * 0.62, y: 0), 0.74)
      if foot != ink { fade(foot, from: bottom, to: CGPoint(x: 0, y: f.h * 0.75), 0.7) }
    } else {
      switch layout {
      case .stacked, .banner: fade(ink, from: bottom, to: CGPoint(x: 0, y: f.h * 0.42), 0.74)
      case .caption:
        fade(ink, from: bottom, to: CGPoint(x: 0, y: f.h * (f.isWide ? 0.36 : 0.54)), 0.88)
      case .crown, .column, .label:
        fade(ink, from: top, to: CGPoint(x: 0, y: f.h * 0.42), 0.5)
        fade(foot, from: bottom, to: CGPoint(x: 0, y: f.h * 0.78), 0.64)
      }
    }
  }

  func set(_ title: String, on drawing: inout Drawing, in f: Frame, harmony: Harmony) {
    let color = ink.color(harmony)
    let words = title.split(separator: " ").map(String.init)
    switch layout {
    case .stacked: stacked(words, color, &drawing, f)
    case .caption: caption(title, color, &drawing, f)
    case .crown: crown(words, color, &drawing, f)
    case .banner: banner(words.map { $0.uppercased() }, color, &drawing, f)
    case .column: column(words, color, &drawing, f)
    case .label: label(title, color, &drawing, f)
    }
    if layout != .label, Self.showsLine(f) {
      let isCentred = !f.isWide && (layout == .caption || layout == .crown)
      footnote(foot.color(harmony), isCentred ? .center : .left, &drawing, f)
    }
  }

  /// The smallest width in points for the small line, which would be unreadable on a narrower
  /// picture.
  private static let narrowestWithLine: CGFloat = 500

  private static func showsLine(_ f: Frame) -> Bool { f.w >= narrowestWithLine }

  private func margin(_ f: Frame) -> CGFloat { f.s * ((f.isWide ? 0.1 : 0.085) + f.wordsInset) }

  /// Returns the largest width of the text, which stays at the left of a wide picture.
  private func room(_ f: Frame) -> CGFloat { f.isWide ? f.w * 0.36 : f.w - margin(f) * 2 }

  private static func small(_ f: Frame) -> CGFloat { f.s * (f.isWide ? 0.05 : 0.046) }

  /// Draws one line whose capitals are optically flush with `x`; its middle is at `y`.
  private func line(
    _ text: String, _ size: CGFloat, _ weight: Font.Weight, _ color: Color, tracking: CGFloat,
    x: CGFloat, y: CGFloat, _ drawing: inout Drawing, _ f: Frame
  ) {
    drawing.text(
      text,
      style: TextStyle(
        font: .systemFont(ofSize: size, weight: weight), color: color, tracking: size * tracking),
      in: CGRect(
        x: x - size * 0.06, y: y - size,
        width: f.w - (x - size * 0.06) - margin(f) * 0.5, height: size * 2))
  }

  private func stacked(
    _ words: [String], _ color: Color, _ drawing: inout Drawing, _ f: Frame
  ) {
    let longest = words.map { Advance.width($0, .bold) }.max() ?? 1
    let size = min(room(f) / longest, f.s * 0.27, f.s * 0.62 / CGFloat(words.count))
    let leading = size * 1.02
    let last = f.h - margin(f) - Self.small(f) * 2.5 - leading / 2
    for (index, word) in words.reversed().enumerated() {
      line(
        word, size, .bold, color, tracking: -0.02, x: margin(f),
        y: last - leading * CGFloat(index), &drawing, f)
    }
  }

  private func banner(
    _ words: [String], _ color: Color, _ drawing: inout Drawing, _ f: Frame
  ) {
    var bottom = f.h - margin(f) - Self.small(f) * 2.4
    for word in words.reversed() {
      let size = min(room(f) / Advance.width(word, .bold), f.h * (f.isWide ? 0.19 : 0.24))
      let capital = size * 0.73
      line(
        word, size, .bold, color, tracking: -0.02, x: margin(f), y: bottom - capital / 2,
        &drawing, f)
      bottom -= capital + f.s * 0.04
    }
  }

  private func caption(
    _ title: String, _ color: Color, _ drawing: inout Drawing, _ f: Frame
  ) {
    let text = title.uppercased()
    let lines = f.isWide ? text.split(separator: " ").map(String.init) : [text]
    let track: CGFloat = f.isWide ? 0.16 : 0.26
    func ems(_ text: String) -> CGFloat {
      Advance.width(text, .medium) + CGFloat(text.count) * (track + 0.02)
    }
    let size = min(
      room(f) / (lines.map(ems).max() ?? 1), f.s * (f.isWide ? 0.115 : 0.092))
    let leading = size * 1.28
    let last =
      f.isWide && !Self.showsLine(f)
      ? f.h - margin(f) - size * 0.4 : f.h - margin(f) - Self.small(f) * 1.2 - size * 1.15
    let y = last - leading * CGFloat(lines.count - 1)
    let rule = f.s * 0.1
    drawing.fill(
      CGRect(
        x: f.isWide ? margin(f) : (f.w - rule) / 2, y: y - size * 1.2, width: rule,
        height: f.s * (f.isWide ? 0.008 : 0.004)), with: .color(color.withAlphaComponent(0.8)))
    if f.isWide {
      for (index, text) in lines.enumerated() {
        line(
          text, size, .semibold, color, tracking: track, x: margin(f),
          y: y + leading * CGFloat(index), &drawing, f)
      }
    } else {
      drawing.text(
        text,
        style: TextStyle(
          font: .systemFont(ofSize: size, weight: .medium), color: color, alignment: .center,
          tracking: size * track),
        in: CGRect(
          x: margin(f) / 2, y: y - size, width: f.w - margin(f), height: size * 2))
    }
  }

  private func crown(
    _ words: [String], _ color: Color, _ drawing: inout Drawing, _ f: Frame
  ) {
    let track: CGFloat = 0.14
    func ems(_ text: String) -> CGFloat {
      Advance.width(text, .bold) + CGFloat(text.count) * (track + 0.02)
    }
    if f.isWide {
      let lines = words.map { $0.uppercased() }
      let size = min(room(f) / (lines.map(ems).max() ?? 1), f.s * 0.115)
      for (index, text) in lines.enumerated() {
        line(
          text, size, .semibold, color, tracking: track, x: margin(f),
          y: margin(f) + size * (0.4 + 1.3 * CGFloat(index)), &drawing, f)
      }
      return
    }
    let text = words.joined(separator: " ").uppercased()
    let size = min(room(f) / ems(text), f.s * 0.13)
    drawing.text(
      text,
      style: TextStyle(
        font: .systemFont(ofSize: size, weight: .semibold), color: color, alignment: .center,
        tracking: size * track),
      in: CGRect(
        x: margin(f) / 2, y: margin(f) * 1.1, width: f.w - margin(f), height: size * 1.2))
  }

  private func column(
    _ words: [String], _ color: Color, _ drawing: inout Drawing, _ f: Frame
  ) {
    let longest = words.map { Advance.width($0, .medium) }.max() ?? 1
    let size = min(room(f) * 0.97 / longest, f.s * (f.isWide ? 0.17 : 0.19))
    for (index, word) in words.enumerated() {
      line(
        word, size, .medium, color, tracking: -0.025, x: margin(f),
        y: margin(f) * 0.85 + size * (0.5 + 1.02 * CGFloat(index)), &drawing, f)
    }
  }

  private func labelRect(_ f: Frame) -> CGRect {
    let inset = f.s * 0.06
    let height = f.s * 0.3
    return CGRect(
      x: inset, y: f.h - inset - height, width: f.isWide ? f.w * 0.42 : f.w - inset * 2,
      height: height)
  }

  private func label(
    _ title: String, _ color: Color, _ drawing: inout Drawing, _ f: Frame
  ) {
    let rect = labelRect(f)
    let inset = f.s * 0.055
    let size = min((rect.width - inset * 2) / Advance.width(title, .bold), f.s * 0.15)
    let small = Self.small(f)
    line(
      title, size, .semibold, color, tracking: -0.02, x: rect.minX + inset,
      y: rect.minY + inset + size * 0.4, &drawing, f)
    guard Self.showsLine(f) else { return }
    line(
      line, small, .medium, color.withAlphaComponent(0.86), tracking: 0.02, x: rect.minX + inset,
      y: rect.maxY - inset * 0.85 - small * 0.3, &drawing, f)
  }

  private func footnote(
    _ color: Color, _ alignment: TextAlignment, _ drawing: inout Drawing, _ f: Frame
  ) {
    let size = Self.small(f)
    let margin = margin(f)
    let inset = alignment == .left ? margin : margin * 0.5
    drawing.text(
      line,
      style: TextStyle(
        font: .systemFont(ofSize: size, weight: .medium), color: color.withAlphaComponent(0.88),
        alignment: alignment, tracking: size * 0.02),
      in: CGRect(
        x: inset, y: f.h - margin - size * 0.7, width: f.w - inset * 2, height: size * 1.3))
  }
}

extension Lettering.Ink {
  fileprivate func color(_ harmony: Harmony) -> Color {
    switch self {
    case .white: .white
    case .light: harmony.light
    case .dark: harmony.dark
    case .tone(let hex): Color(hex)
    }
  }
}

/// Widths of letters in ems, accurate enough to choose a size before the text can be measured.
private enum Advance {
  static func width(_ word: String, _ weight: Font.Weight) -> CGFloat {
    let sum = word.reduce(CGFloat(0)) { $0 + (table[$1] ?? ($1.isUppercase ? 0.7 : 0.58)) }
    return sum * (weight == .bold ? 1.0 : 0.96)
  }

  private static let table: [Character: CGFloat] = [
    " ": 0.24, "’": 0.2, "'": 0.17,
    "A": 0.712, "B": 0.627, "C": 0.710, "D": 0.684, "E": 0.571, "F": 0.548, "G": 0.726, "H": 0.692,
    "I": 0.237, "J": 0.554, "K": 0.669, "L": 0.525, "M": 0.855, "N": 0.694, "O": 0.732, "P": 0.604,
    "Q": 0.742, "R": 0.620, "S": 0.626, "T": 0.622, "U": 0.674, "V": 0.721, "W": 1.01, "X": 0.668,
    "Y": 0.701, "Z": 0.619, "a": 0.541, "b": 0.573, "c": 0.531, "d": 0.573, "e": 0.541, "f": 0.358,
    "g": 0.581, "h": 0.579, "i": 0.229, "j": 0.232, "k": 0.554, "l": 0.231, "m": 0.865, "n": 0.580,
    "o": 0.565, "p": 0.574, "q": 0.574, "r": 0.366, "s": 0.511, "t": 0.362, "u": 0.580, "v": 0.561,
    "w": 0.810, "x": 0.550, "y": 0.561, "z": 0.519,
  ]
}
