import HaloDisplayList

/// The system colours of ``DynamicColor`` as plain colours, for properties of type `Color`.
///
/// Each has the value for ``TraitCollection/current`` when it is read, and does not change by itself:
/// a view that uses one sets it again in `appearanceDidChange()`.
@MainActor
extension Color {
  public static var systemBlue: Color { DynamicColor.systemBlue.color(with: .current) }
  public static var systemBrown: Color { DynamicColor.systemBrown.color(with: .current) }
  public static var systemCyan: Color { DynamicColor.systemCyan.color(with: .current) }
  public static var systemGreen: Color { DynamicColor.systemGreen.color(with: .current) }
  public static var systemIndigo: Color { DynamicColor.systemIndigo.color(with: .current) }
  public static var systemMint: Color { DynamicColor.systemMint.color(with: .current) }
  public static var systemOrange: Color { DynamicColor.systemOrange.color(with: .current) }
  public static var systemPink: Color { DynamicColor.systemPink.color(with: .current) }
  public static var systemPurple: Color { DynamicColor.systemPurple.color(with: .current) }
  public static var systemRed: Color { DynamicColor.systemRed.color(with: .current) }
  public static var systemTeal: Color { DynamicColor.systemTeal.color(with: .current) }
  public static var systemYellow: Color { DynamicColor.systemYellow.color(with: .current) }
  public static var systemGray: Color { DynamicColor.systemGray.color(with: .current) }
  public static var systemGray2: Color { DynamicColor.systemGray2.color(with: .current) }
  public static var systemGray3: Color { DynamicColor.systemGray3.color(with: .current) }
  public static var systemGray4: Color { DynamicColor.systemGray4.color(with: .current) }
  public static var systemGray5: Color { DynamicColor.systemGray5.color(with: .current) }
  public static var systemGray6: Color { DynamicColor.systemGray6.color(with: .current) }
}

/// The semantic colours of ``DynamicColor`` as plain colours, which likewise do not change by
/// themselves.
@MainActor
extension Color {
  public static var label: Color { DynamicColor.label.color(with: .current) }
  public static var secondaryLabel: Color { DynamicColor.secondaryLabel.color(with: .current) }
  public static var tertiaryLabel: Color { DynamicColor.tertiaryLabel.color(with: .current) }
  public static var quaternaryLabel: Color { DynamicColor.quaternaryLabel.color(with: .current) }
  public static var placeholderText: Color { DynamicColor.placeholderText.color(with: .current) }
  public static var link: Color { DynamicColor.link.color(with: .current) }
  public static var separator: Color { DynamicColor.separator.color(with: .current) }
  public static var opaqueSeparator: Color { DynamicColor.opaqueSeparator.color(with: .current) }
  public static var systemBackground: Color { DynamicColor.systemBackground.color(with: .current) }
  public static var secondarySystemBackground: Color {
    DynamicColor.secondarySystemBackground.color(with: .current)
  }
  public static var tertiarySystemBackground: Color {
    DynamicColor.tertiarySystemBackground.color(with: .current)
  }
  public static var systemGroupedBackground: Color {
    DynamicColor.systemGroupedBackground.color(with: .current)
  }
  public static var secondarySystemGroupedBackground: Color {
    DynamicColor.secondarySystemGroupedBackground.color(with: .current)
  }
  public static var tertiarySystemGroupedBackground: Color {
    DynamicColor.tertiarySystemGroupedBackground.color(with: .current)
  }
  public static var systemFill: Color { DynamicColor.systemFill.color(with: .current) }
  public static var secondarySystemFill: Color {
    DynamicColor.secondarySystemFill.color(with: .current)
  }
  public static var tertiarySystemFill: Color {
    DynamicColor.tertiarySystemFill.color(with: .current)
  }
  public static var quaternarySystemFill: Color {
    DynamicColor.quaternarySystemFill.color(with: .current)
  }
}
