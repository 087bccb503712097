import Foundation

/// The fonts of test pictures: DejaVu alone, unhinted, whatever else the machine has.
public enum TestFonts {
  /// Takes effect for text engines made afterwards; call it before the first, as Fontconfig reads
  /// its configuration once.
  public static func pin() { _ = pinned }

  private static let pinned: Void = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    setenv("FONTCONFIG_FILE", root.appending(path: "Assets/fonts/test-fonts.conf").path, 1)
  }()
}
