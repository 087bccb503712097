extension HTMLReport {
  /// The style of every page.
  static let style = String(decoding: PackageResources.report_css, as: UTF8.self)

  /// Returns a script of the files of every page and those of one, in one function that hides its
  /// names.
  ///
  /// The page's files define `shown`, the list's entries `seen` and their buttons `lines`,
  /// `step(_:)`, `momentsOf(_:)`, `endOf(_:)`, `tellMoment()` and `draw()`, and bind keys with
  /// `listen(commands)`.
  static func script(_ files: [[UInt8]]) -> String {
    let shared = [
      PackageResources.elements_js, PackageResources.pixels_js, PackageResources.playing_js,
      PackageResources.keys_js,
    ]
    return """
      (() => {
      "use strict";
      \((shared + files).map { String(decoding: $0, as: UTF8.self) }.joined())\
      document.documentElement.dataset.ready = "true";
      })();

      """
  }
}
