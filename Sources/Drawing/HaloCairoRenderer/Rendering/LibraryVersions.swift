import CHaloCairo
import CHaloPango
import Foundation

/// The versions of the libraries that decide pixels.
package enum LibraryVersions {
  /// The lines `name version` of cairo, pixman, pango and freetype, as loaded at run time, not as
  /// built against.
  package static let running: String = [
    "cairo \(String(cString: cairo_version_string()))",
    "pixman \(pixman ?? "unknown")",
    "pango \(String(cString: pango_version_string()))",
    "freetype \(freetype ?? "unknown")",
  ].map { $0 + "\n" }.joined()

  // Cairo has loaded both libraries; their headers are not needed for a version.
  private static var pixman: String? {
    typealias Version = @convention(c) () -> UnsafePointer<CChar>?
    guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "pixman_version_string") else { return nil }
    return unsafeBitCast(symbol, to: Version.self)().map { String(cString: $0) }
  }

  private static var freetype: String? {
    typealias Start = @convention(c) (UnsafeMutablePointer<OpaquePointer?>) -> Int32
    typealias Version =
      @convention(c) (
        OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
        UnsafeMutablePointer<Int32>
      ) -> Void
    typealias End = @convention(c) (OpaquePointer) -> Int32
    let program = dlopen(nil, RTLD_LAZY)
    guard let start = dlsym(program, "FT_Init_FreeType"),
      let version = dlsym(program, "FT_Library_Version"),
      let end = dlsym(program, "FT_Done_FreeType")
    else { return nil }
    var library: OpaquePointer?
    guard unsafeBitCast(start, to: Start.self)(&library) == 0, let library else { return nil }
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    unsafeBitCast(version, to: Version.self)(library, &major, &minor, &patch)
    _ = unsafeBitCast(end, to: End.self)(library)
    return "\(major).\(minor).\(patch)"
  }
}
