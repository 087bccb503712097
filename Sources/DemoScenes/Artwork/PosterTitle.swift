import FocusGeometry
import Foundation
import SceneGraph

/// How a poster's title is set.
struct Lettering: Sendable {
  enum Layout: Sendable {
    /// Huge words, one a line, at the lower left.
    case stacked
    /// Small tracked capitals, centred at the bottom, under a short rule.
    case caption
    /// Tracked capitals, centred at the top; the line below stays at the bottom.
    case crown
    /// Words from edge to edge, each as large as the width allows, at the bottom.
    case banner
    /// Sentence case at the upper left, as in a book on design.
    case column
    /// On a plain label that covers the lower part, for pictures without a calm place.
    case label
  }

  enum Ink: Sendable {
    case white, light, dark
    case tone(UInt32)
  }

  let layout: Layout
  let ink: Ink
  /// The colour of the small line, where what lies behind it is of another brightness.
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

  /// A veil behind the words, so that they read on any part of the picture.
  func shade(_ drawing: inout Drawing, in f: Frame, palette: Palette) {
    func fade(from edge: CGFloat, to end: CGFloat, _ strength: CGFloat) {
      let isDark = (edge > 0 ? foot : ink).color(palette).relativeLuminance < 0.3
      let veil = isDark ? palette.light : palette.dark.shade(-0.06)
      let alpha = strength * (isDark ? 0.8 : 1)
      let top = min(edge, end)
      drawing.fill(
        CGRect(x: 0, y: top, width: f.w, height: abs(end - edge)),
        with: .linear(
          .fading(veil.withAlphaComponent(alpha)), from: CGPoint(x: 0, y: edge),
          to: CGPoint(x: 0, y: end)))
    }
    switch layout {
    case .stacked, .banner: fade(from: f.h, to: f.h * (f.isTall ? 0.44 : 0.3), 0.72)
    case .caption: fade(from: f.h, to: f.h * 0.56, 0.85)
    case .crown, .column:
      fade(from: 0, to: f.h * 0.42, 0.5)
      fade(from: f.h, to: f.h * 0.78, 0.6)
    case .label:
      drawing.fill(labelRect(f), with: .color(palette.light))
    }
  }

  func set(_ title: String, on drawing: inout Drawing, in f: Frame, palette: Palette) {
    let color = ink.color(palette)
    let small = foot.color(palette)
    let words = title.split(separator: " ").map(String.init)
    switch layout {
    case .stacked: stacked(words, color, &drawing, f)
    case .caption: caption(title, color, &drawing, f)
    case .crown: crown(title, color, &drawing, f)
    case .banner: banner(words, color, &drawing, f)
    case .column: column(words, color, &drawing, f)
    case .label: label(title, color, &drawing, f)
    }
    if layout != .label {
      footnote(small, layout == .caption || layout == .crown ? .center : .leading, &drawing, f)
    }
  }

  private func margin(_ f: Frame) -> CGFloat { f.s * (f.isTall ? 0.085 : 0.1) }

  private func stacked(
    _ words: [String], _ color: Color, _ drawing: inout Drawing, _ f: Frame
  ) {
    let margin = margin(f)
    let room = f.isTall ? f.w - margin * 2 : f.w * 0.5
    let longest = words.map { Advance.width($0, .bold) }.max() ?? 1
    let size = min(room / longest, f.s * (f.isTall ? 0.27 : 0.25))
    let leading = size * 0.92
    let small = Self.small(f)
    var y = f.h - margin - small * 2.5 - leading * CGFloat(words.count)
    for word in words {
      drawing.text(
        word,
        style: TextStyle(
          font: .systemFont(ofSize: size, weight: .bold), color: color, tracking: -size * 0.02),
        in: CGRect(x: margin - size * 0.055, y: y, width: f.w, height: leading))
      y += leading
    }
  }

  private func banner(
    _ words: [String], _ color: Color, _ drawing: inout Drawing, _ f: Frame
  ) {
    let margin = margin(f)
    let lines = f.isTall ? words.map { $0.uppercased() } : [words.joined(separator: " ").uppercased()]
    var y = f.h - margin - Self.small(f) * 2.4
    for word in lines.reversed() {
      let size = min((f.w - margin * 2) / Advance.width(word, .bold), f.h * 0.24)
      let capital = size * 0.73
      let shift = size * 0.07
      // The box is centred on the line; half a capital above the baseline is 0.365 of the size.
      drawing.text(
        word,
        style: TextStyle(
          font: .systemFont(ofSize: size, weight: .bold), color: color, tracking: -size * 0.02),
        in: CGRect(x: margin - shift, y: y - capital, width: f.w, height: capital))
      y -= capital + f.s * 0.04
    }
  }

  private func caption(
    _ title: String, _ color: Color, _ drawing: inout Drawing, _ f: Frame
  ) {
    let text = title.uppercased()
    let track: CGFloat = 0.26
    let room = f.w - margin(f) * 2
    let ems = Advance.width(text, .medium) + CGFloat(text.count) * (track + 0.02)
    let size = min(room / ems, f.s * 0.092)
    let small = Self.small(f)
    let y = f.h - margin(f) - small * 1.2
    drawing.fill(
      CGRect(
        x: f.w / 2 - f.s * 0.05, y: y - size * 2.35, width: f.s * 0.1, height: f.s * 0.004),
      with: .color(color.withAlphaComponent(0.8)))
    drawing.text(
      text,
      style: TextStyle(
        font: .systemFont(ofSize: size, weight: .medium), color: color, alignment: .center,
        tracking: size * track),
      in: CGRect(x: 0, y: y - size * 1.75, width: f.w, height: size * 1.2))
  }

  private func crown(
    _ title: String, _ color: Color, _ drawing: inout Drawing, _ f: Frame
  ) {
    let text = title.uppercased()
    let track: CGFloat = 0.14
    let room = f.w - margin(f) * 2
    let ems = Advance.width(text, .bold) + CGFloat(text.count) * (track + 0.02)
    let size = min(room / ems, f.s * 0.13)
    drawing.text(
      text,
      style: TextStyle(
        font: .systemFont(ofSize: size, weight: .semibold), color: color, alignment: .center,
        tracking: size * track),
      in: CGRect(x: 0, y: margin(f) * 1.1, width: f.w, height: size * 1.2))
  }

  private func column(
    _ words: [String], _ color: Color, _ drawing: inout Drawing, _ f: Frame
  ) {
    let margin = margin(f)
    let longest = words.map { Advance.width($0, .medium) }.max() ?? 1
    let size = min((f.w * 0.82 - margin) / longest, f.s * (f.isTall ? 0.19 : 0.17))
    var y = margin * 0.8
    for word in words {
      drawing.text(
        word,
        style: TextStyle(
          font: .systemFont(ofSize: size, weight: .medium), color: color,
          tracking: -size * 0.025),
        in: CGRect(x: margin - size * 0.05, y: y, width: f.w, height: size * 1.02))
      y += size * 1.02
    }
  }

  private func labelRect(_ f: Frame) -> CGRect {
    let inset = f.s * 0.06
    let height = f.s * 0.3
    return CGRect(
      x: inset, y: f.h - inset - height, width: f.isTall ? f.w - inset * 2 : f.w * 0.42,
      height: height)
  }

  private func label(
    _ title: String, _ color: Color, _ drawing: inout Drawing, _ f: Frame
  ) {
    let rect = labelRect(f)
    let inset = f.s * 0.055
    let size = min((rect.width - inset * 2) / Advance.width(title, .bold), f.s * 0.15)
    let small = Self.small(f)
    drawing.text(
      title,
      style: TextStyle(
        font: .systemFont(ofSize: size, weight: .semibold), color: color, tracking: -size * 0.02),
      in: CGRect(
        x: rect.minX + inset - size * 0.05, y: rect.minY + inset * 0.8, width: f.w,
        height: size * 1.1))
    drawing.text(
      line,
      style: TextStyle(
        font: .systemFont(ofSize: small, weight: .medium),
        color: color.withAlphaComponent(0.86), tracking: small * 0.02),
      in: CGRect(
        x: rect.minX + inset, y: rect.maxY - inset - small, width: rect.width - inset * 2,
        height: small * 1.3))
  }

  private static func small(_ f: Frame) -> CGFloat { f.s * (f.isTall ? 0.046 : 0.05) }

  private func footnote(
    _ color: Color, _ alignment: TextAlignment, _ drawing: inout Drawing, _ f: Frame
  ) {
    let size = Self.small(f)
    let margin = margin(f)
    drawing.text(
      line,
      style: TextStyle(
        font: .systemFont(ofSize: size, weight: .medium),
        color: color.withAlphaComponent(0.86), alignment: alignment, tracking: size * 0.02),
      in: CGRect(
        x: margin * 0.5, y: f.h - margin - size * 0.7, width: f.w - margin, height: size * 1.3
      ).offsetBy(dx: alignment == .leading ? margin * 0.5 : 0, dy: 0))
  }
}

extension Lettering.Ink {
  fileprivate func color(_ palette: Palette) -> Color {
    switch self {
    case .white: .white
    case .light: palette.light
    case .dark: palette.dark
    case .tone(let hex): Color(hex)
    }
  }
}

/// Widths of letters in ems: close enough to choose a size before the text can be measured.
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
