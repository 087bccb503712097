import Foundation
import HaloLayoutFiles
import HaloSourceText

@testable import HaloScreenImport

/// A target for another program's description of a screen: it is refused in one line, or becomes a
/// layout that can be read.
struct ScreenTarget: FuzzTarget {
  let words =
    SVGName.kindNames.components(separatedBy: ", ") + [
      "<node", "</node>", "<hierarchy>", "<svg ", "<g id=\"", "<rect ", "<circle ", "<path d=\"",
      "<use ", "transform=\"", "translate(", "scale(", "rotate(", "matrix(", "viewBox=\"0 0 9 9\"",
      "width=\"", "rx=\"", "%", "mm", "1e9", "-1e308", "bounds=\"[0,0][9,9]\"",
      "focusable=\"true\"",
      "class=\"android.widget.", "Button\"", "\"bounds\":", "\"interactions\":", "\"state\":",
      "\"nodes\":", "\"frame\":", "\"role\":", "\"scale\":", "\"picture\":", "\"children\":",
      "[0,0][1280,720]", "null", "\\ud83c", "&amp;", "&#0;", "<!DOCTYPE ", "<!ENTITY ", "+focused",
      "group:", "focus:", "button/",
    ]
  private static let file = "fuzz.screen"

  func run(_ input: [UInt8]) {
    guard let text = String(validating: input, as: UTF8.self) else { return }
    do {
      let file = try ScreenFile(text: text, file: Self.file)
      _ = try file.pictureName
      let sizes: [CGSize?] = [nil, CGSize(width: 1_280, height: 720), CGSize(width: 1, height: 1)]
      let scales: [CGFloat?] = [nil, 2, 0.1, 16]
      let screen = try file.screen(
        scale: scales[Int(input.seed % 4)], pictureSize: sizes[Int(input.seed / 4 % 3)])
      try read(screen)
    } catch {
      promise(error is SourceError || error is SourceErrors, "\(type(of: error))")
      for line in "\(error)".split(separator: "\n", omittingEmptySubsequences: false) {
        promiseOneLine(String(line), about: Self.file)
      }
    }
  }

  /// Promises that the layout is valid, whatever the file contains.
  private func read(_ screen: ForeignScreen) throws {
    var pictured = screen
    pictured.picture = ": #.png"
    for screen in [screen, pictured] {
      let text = screen.layoutText(model: .android, comments: ["From\nsomewhere"])
      do {
        _ = try LayoutDocument(text: text, file: "layout.yaml")
      } catch {
        promise(false, "\(error) in\n\(text)")
      }
    }
  }
}
