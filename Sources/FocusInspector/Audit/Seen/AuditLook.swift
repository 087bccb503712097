import SceneGraph

/// A way in which a screen can look, in which it is seen what has the focus.
public struct AuditLook: Hashable, Sendable {
  /// As findings say it, for instance `dark, increased contrast`.
  public var name: String
  /// What it looks like.
  public var appearance: FocusAppearance

  /// A look by its name.
  public init(name: String, appearance: FocusAppearance) {
    self.name = name
    self.appearance = appearance
  }

  /// Light, dark, both with increased contrast, and without movement, each with the accent of
  /// `appearance`.
  public static func all(of appearance: FocusAppearance) -> [AuditLook] {
    var still = appearance
    still.prefersReducedMotion = true
    return [
      AuditLook(name: "light", appearance: appearance.with(style: .light, contrast: .normal)),
      AuditLook(name: "dark", appearance: appearance.with(style: .dark, contrast: .normal)),
      AuditLook(
        name: "light, increased contrast",
        appearance: appearance.with(style: .light, contrast: .high)),
      AuditLook(
        name: "dark, increased contrast",
        appearance: appearance.with(style: .dark, contrast: .high)),
      AuditLook(name: "reduced motion", appearance: still),
    ]
  }
}
