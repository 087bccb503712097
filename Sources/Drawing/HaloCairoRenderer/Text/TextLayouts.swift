import CHaloCairo
import CHaloPango
import Foundation
import HaloDisplayList

/// Text layouts by Pango, for one thread: a Pango context, and a cache of layouts by string, style
/// and width.
///
/// Hinting is off and antialiasing is gray, so that text keeps its shape at every scale and
/// position.
final class TextLayouts {
  struct Key: Hashable {
    var string: String
    var style: TextStyle
    var width: CGFloat
  }

  let families: TextEngine.Families
  /// The context; nil until text is laid out.
  private var madeContext: OpaquePointer?
  private var context: OpaquePointer {
    let context = madeContext ?? makeContext()
    madeContext = context
    return context
  }
  /// The younger of two generations of layouts.
  ///
  /// When it is full it becomes the older one, and the layouts that have not been used since the
  /// last such exchange are freed.
  ///
  /// A layout that is used is moved to the younger generation.
  private(set) var layouts: [Key: OpaquePointer] = [:]
  private(set) var olderLayouts: [Key: OpaquePointer] = [:]
  /// The largest number of layouts in one generation, which take a few megabytes.
  var capacity = 2_048
  /// The largest number of bytes of text in one generation; a layout takes about a hundred bytes of
  /// memory for each of them.
  private static let largest = 1 << 17
  /// The bytes of text in the younger generation.
  private var layoutBytes = 0

  /// Creates layouts for these families.
  ///
  /// Fonts are loaded only with the first text: Pango's may be used by one thread alone, and a
  /// thread without text needs none.
  init(families: TextEngine.Families) { self.families = families }

  private func makeContext() -> OpaquePointer {
    let map = pango_cairo_font_map_new()
    // This fails only if memory is exhausted, for which GLib aborts.
    guard let context = pango_font_map_create_context(map) else {
      preconditionFailure("out of memory")
    }
    g_object_unref(UnsafeMutableRawPointer(map))
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    return context
  }

  deinit {
    for all in [layouts, olderLayouts] {
      all.values.forEach { g_object_unref(UnsafeMutableRawPointer($0)) }
    }
    if let madeContext { g_object_unref(UnsafeMutableRawPointer(madeContext)) }
  }

  /// Checks that there is a font: without any, glyphs are drawn as boxes, and not always the same
  /// ones.
  ///
  /// - Throws: ``RenderError/noFonts``.
  func checkFonts() throws(RenderError) {
    let description = pango_font_description_from_string(families.text)
    defer { pango_font_description_free(description) }
    guard let font = pango_context_load_font(context, description) else { throw .noFonts }
    g_object_unref(UnsafeMutableRawPointer(font))
  }

  /// Returns the size in points of `string`, broken at `width` points (infinite for one line a
  /// paragraph).
  func size(of string: String, style: TextStyle, width: CGFloat) -> CGSize {
    var rect = PangoRectangle()
    pango_layout_get_extents(layout(string, style, width: width), nil, &rect)
    let scale = CGFloat(PANGO_SCALE)
    return CGSize(width: CGFloat(rect.width) / scale, height: CGFloat(rect.height) / scale)
  }

  /// Returns the distances from the top of the text to its first and its last baseline, in points.
  func baselines(
    of string: String, style: TextStyle, width: CGFloat
  ) -> (first: CGFloat, last: CGFloat) {
    let layout = layout(string, style, width: width)
    let unit = 1 / CGFloat(PANGO_SCALE)
    let first = CGFloat(pango_layout_get_baseline(layout)) * unit
    guard let iterator = pango_layout_get_iter(layout) else { return (first, first) }
    defer { pango_layout_iter_free(iterator) }
    while pango_layout_iter_next_line(iterator) != 0 {}
    return (first, CGFloat(pango_layout_iter_get_baseline(iterator)) * unit)
  }

  /// Draws text in the user space of `cr`: broken at the width of `rect`, vertically centred in its
  /// height.
  func draw(
    _ string: String, style: TextStyle, in rect: CGRect, alpha: CGFloat = 1, on cr: OpaquePointer
  ) {
    let layout = layout(string, style, width: rect.width)
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    let height = CGFloat(logical.height) / CGFloat(PANGO_SCALE)
    cr.setColor(style.color, alpha: alpha)
    cairo_move_to(cr, rect.minX, rect.minY + (rect.height - height) / 2)
    pango_cairo_show_layout(cr, layout)
  }

  /// The measures of a text layout, in points from the top left of its box.
  struct Metrics {
    var height: CGFloat
    /// The first line's baseline.
    var baseline: CGFloat
    /// The box around the shapes of all glyphs.
    var ink: CGRect
  }

  func metrics(of string: String, style: TextStyle, width: CGFloat) -> Metrics {
    let layout = layout(string, style, width: width)
    var ink = PangoRectangle()
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, &ink, &logical)
    let unit = 1 / CGFloat(PANGO_SCALE)
    return Metrics(
      height: CGFloat(logical.height) * unit,
      baseline: CGFloat(pango_layout_get_baseline(layout)) * unit,
      ink: CGRect(
        x: CGFloat(ink.x) * unit, y: CGFloat(ink.y) * unit, width: CGFloat(ink.width) * unit,
        height: CGFloat(ink.height) * unit))
  }

  /// Draws text with the top left of its box at the origin of the user space of `cr`.
  ///
  /// Glyphs are filled as outlines at fractional pixels, because Cairo's drawing of glyphs moves
  /// each to a whole pixel, and small text would be spaced unevenly. Colour glyphs (emoji) have no
  /// outlines.
  func drawOutlines(_ string: String, style: TextStyle, width: CGFloat, on cr: OpaquePointer) {
    let layout = layout(string, style, width: width)
    cr.setColor(style.color)
    cairo_move_to(cr, 0, 0)
    if string.hasColorGlyphs {
      pango_cairo_show_layout(cr, layout)
    } else {
      pango_cairo_layout_path(cr, layout)
      cairo_fill(cr)
    }
  }

  /// Returns the layout of a string, cut as in `TextStyle.cut(_:)`.
  func layout(_ string: String, _ style: TextStyle, width: CGFloat) -> OpaquePointer {
    var keyStyle = style
    keyStyle.color = .black  // The colour is set when drawing.
    let key = Key(string: style.cut(string), style: keyStyle, width: width)
    if let layout = layouts[key] { return layout }
    if layouts.count >= capacity || layoutBytes >= Self.largest {
      olderLayouts.values.forEach { g_object_unref(UnsafeMutableRawPointer($0)) }
      (olderLayouts, layouts, layoutBytes) = (layouts, [:], 0)
    }
    let layout =
      olderLayouts.removeValue(forKey: key) ?? makeLayout(key.string, style, width: width)
    layouts[key] = layout
    layoutBytes += key.string.utf8.count
    return layout
  }

  private func makeLayout(_ string: String, _ style: TextStyle, width: CGFloat) -> OpaquePointer {
    let scale = CGFloat(PANGO_SCALE)
    // pango_layout_new fails only if memory is exhausted, for which GLib aborts.
    guard let layout = pango_layout_new(context) else { preconditionFailure("out of memory") }
    let description = pango_font_description_new()
    let size = style.font.pointSize
    pango_font_description_set_family(
      description,
      style.font.isMonospaced
        ? TextEngine.Families.monospaced
        : size >= Font.displaySize ? families.display : families.text)
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(style.font.weight.rawValue)))
    pango_font_description_set_absolute_size(description, size * scale)
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)

    let attributes = pango_attr_list_new()
    if style.tracking != 0 {
      pango_attr_list_insert(
        attributes, pango_attr_letter_spacing_new(Int32(saturating: style.tracking * scale)))
    }
    if style.font.monospacedDigits {
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    }
    if let lineHeight = style.lineHeight {
      pango_attr_list_insert(
        attributes, pango_attr_line_height_new_absolute(Int32(saturating: lineHeight * scale)))
    }
    // Hyphens are inserted only into text with soft hyphens, because a hyphen would change the
    // meaning of a name in code.
    if !string.unicodeScalars.contains("\u{AD}") {
      pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)

    var string = string
    if width.isFinite, width < 1_000_000 {
      if style.numberOfLines != 1 { string = string.breakable }
      // The width is slightly larger, so that a text with exactly its own width is not broken.
      pango_layout_set_width(layout, Int32(saturating: (width * scale).rounded(.up)) + 1)
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      // A negative height is a maximum number of lines in the paragraph.
      let lines = style.numberOfLines == 0 ? 1_000 : style.numberOfLines
      pango_layout_set_height(layout, -Int32(clamping: lines))
    }
    pango_layout_set_text(layout, string, -1)
    // Pango's left is the start of a line, which is the right side for right-to-left text.
    let isMirrored = pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL
    switch style.alignment {
    case .left:
      pango_layout_set_alignment(layout, isMirrored ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT)
    case .natural: pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT)
    case .center: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    case .right:
      pango_layout_set_alignment(layout, isMirrored ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT)
    }
    return layout
  }
}

extension Int32 {
  /// Creates a number of at most half the maximum, so that sums of two do not overflow; 0 for a
  /// value that is not a number.
  fileprivate init(saturating value: CGFloat) {
    let most = CGFloat(Int32.max / 2)
    self = value.isNaN ? 0 : Int32(Swift.max(-most, Swift.min(most, value)))
  }
}

extension String {
  /// Whether some glyphs have colours of their own, as emoji do.
  var hasColorGlyphs: Bool {
    unicodeScalars.contains {
      $0.value >= 0xA9 && ($0.properties.isEmojiPresentation || $0.value == 0xFE0F)
    }
  }
}

extension TextLayouts {
  /// Returns the style, with a smaller font if a single line would be wider than `width` points; a
  /// style for several lines is not changed.
  func fitting(_ style: TextStyle, for string: String, width: CGFloat) -> TextStyle {
    guard style.numberOfLines == 1, width > 0 else { return style }
    // A line may be wider than its measure by up to the tracking of one glyph.
    let natural =
      size(of: string, style: style, width: .infinity).width + max(0, style.tracking)
    guard natural > width else { return style }
    var smaller = style
    // The widths of glyphs do not shrink exactly with the size, and a line that is too wide by a
    // fraction of a point would end in an ellipsis.
    let factor = width / natural * 0.98
    smaller.font.pointSize *= factor
    smaller.tracking *= factor
    return smaller
  }
}
