import Foundation
import Testing
import UIKitSource

@testable import UIKitTable

/// Tests that build programs with a small module UIKit: one whose source covers every rule, and one
/// that uses every UIKit name that Halo lacks.
struct CompiledTests {
  private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let fake = here.appendingPathComponent("Fake/UIKit.swift")
  /// The folder of missing names in Halo's own module UIKit.
  private static let names = here.appendingPathComponent(
    "../../../../Sources/Programs/UIKit/Unavailable")

  @Test
  func `the compiler refuses every name that Halo lacks and says what to use instead`() throws {
    let folder = try TemporaryFolder()
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.names.path).sorted()
      .filter { $0.hasPrefix("Unavailable") }
      .map { Self.names.appendingPathComponent($0).standardizedFileURL }
    try folder.compile(
      [
        "-parse-as-library", "-swift-version", "6", "-emit-module", "-module-name", "UIKit",
        Self.fake.path,
      ] + files.map(\.path))
    let table = NameTable(
      module: try files.map { try String(contentsOf: $0, encoding: .utf8) }, exports: [])
    let types = table.refusals.filter { !$0.name.contains(".") }
    #expect(types.count > 100)
    let uses = types.enumerated().map { "func use\($0.offset)(_: \($0.element.name)) {}\n" }
    try folder.write(
      "import UIKit\n" + uses.joined()
        + "@MainActor func use() { _ = (UIImage(named: \"a\"), UIColor(named: \"a\")) }\n"
        + members,
      to: "App.swift")
    let said = try folder.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["swiftc", "-typecheck", "-I", ".", "App.swift"])
    let errors = said.split(separator: "\n").compactMap { line in
      line.firstRange(of: ": error: ").map { String(line[$0.upperBound...]) }
    }
    let refusals = table.refusals.map { name, refusal in
      // The compiler leaves out arguments without labels.
      let member = (name.split(separator: ".").last ?? "").replacing("(_:)", with: "")
      return "'\(member)' is unavailable: \(refusal)"
    }
    #expect(Set(errors).symmetricDifference(refusals) == [])
  }

  /// A program that uses every missing member.
  private let members = """
    @MainActor func use(label: UILabel, cell: UITableViewCell) {
      UIView.animateKeyframes(withDuration: 1, delay: 0) {}
      UIView.transition(with: label, duration: 1) {}
      _ = label.viewWithTag(1)
      label.attributedText = nil
      label.highlightedTextColor = nil
      cell.selectedBackgroundView = nil
    }

    @MainActor func use(scroll: UIScrollView, table: UITableView, screen: UIViewController) {
      table.beginUpdates()
      table.endUpdates()
      scroll.contentInset = UIEdgeInsets()
      _ = scroll.adjustedContentInset
      scroll.refreshControl = nil
      _ = scroll.panGestureRecognizer
      scroll.zoomScale = 2
      scroll.minimumZoomScale = 1
      scroll.maximumZoomScale = 2
      table.tableHeaderView = UIView()
      table.tableFooterView = UIView()
      table.contentInset = UIEdgeInsets()
      table.refreshControl = nil
      _ = table.keyboardLayoutGuide
      _ = screen.editButtonItem
      screen.setEditing(true, animated: true)
    }

    """

  @Test func `source that was made ready compiles, and its actions are performed by name`() throws {
    let folder = try TemporaryFolder()
    try folder.compile(
      [
        "-parse-as-library", "-swift-version", "6", "-emit-library", "-static", "-emit-module",
        "-module-name", "UIKit", Self.fake.path, "-o", "libUIKit.a",
      ])
    let files = ["App.swift": app, "Screen.swift": screen, "Model.swift": model]
      .map { SourceFile(path: $0.key, text: $0.value) }.sorted { $0.path < $1.path }
    let ready = ReadySource(files, platform: .ios)
    #expect(ready.findings.isEmpty)
    for file in ready.files { try folder.write(file.text, to: file.path) }
    try folder.compile(
      ready.files.map(\.path) + [
        "-swift-version", "5", "-I", ".", "-L", ".", "-lUIKit", "-o", "program",
        "-enable-upcoming-feature", "GlobalActorIsolatedTypesUsability",
      ] + isolation)
    let said = try folder.run(folder.url.appendingPathComponent("program"), [])
    #expect(
      said == """
        remove from Screen by Screen
        press: nothing, as Screen is no button
        object true
        far
        subclass
        copy
        load 3
        more
        laid out
        default: nil 2
        View and Screen marked 1

        """)
  }

  private var isolation: [String] {
    #if compiler(>=6.2)
      ["-default-isolation", "MainActor"]
    #else
      []
    #endif
  }

  private let app = """
    import UIKit
    #if canImport(AppKit)
    import AppKit
    #endif

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {
      @IBOutlet weak var button: UIButton!
      required override init() {
        super.init()
        let screen = Screen(frame: .zero)
        act(screen, #selector(Screen.remove(_:)))
        act(screen, #selector(Screen.press(_:for:)))
        print("press: nothing, as Screen is no button")
        act(screen, #selector(Screen.object))
        act(screen, #selector(Screen.far))
        act(Wide(frame: .zero), #selector(Screen.ask))
        act(screen, #selector(copy(_:)))
        act(Model<Int>(), #selector(Model<Int>.load))
        act(More(), #selector(More.more))
        act(screen, #selector(UIView.layoutSubviews))
        screen.ask()
        var count = 0
        print(screen.name, screen.mark(&count, with: 1), count)
      }
    }
    """

  private let screen = """
    import UIKit

    @objc
    protocol ScreenDelegate {
      @objc optional func screen(_ screen: Screen, titleAt row: Int) -> String?
      @objc optional func screenDidChange(_ screen: Screen)
    }

    @IBDesignable
    public class Screen: UIView, ScreenDelegate {
      @IBInspectable @objc dynamic var width = 2
      weak var delegate: ScreenDelegate?

      public override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        width = 3
      }

      @objc func remove(_ sender: Any) {
        print("remove from Screen by \\(type(of: sender))")
      }
      @objc func object(_ sender: AnyObject) { print("object", sender === self) }
      @IBAction private func press(_ sender: UIButton, for event: UIEvent?) { print("wrong") }
      public override func copy(_ sender: Any?) { print("copy") }
      public override func layoutSubviews() { print("laid out") }
      @objc func ask() {
        delegate = self
        delegate?.screenDidChange?(self)
        let title = delegate?.screen?(self, titleAt: 1)
        if #available(iOS 15, tvOS 15, *) {
          print("default:", title ?? "nil", width as NSNumber)
        }
      }
    }
    final class Wide: Screen {
      override func ask() { print("subclass") }
    }
    """

  private let model = """
    import UIKit

    extension Screen {
      @objc func far() { print("far") }
    }
    extension Screen {
      public override var name: String { super.name + " and Screen" }
      public override func mark(_ count: inout Int, with _: Int) -> String {
        count += 1
        return super.mark(&count, with: 0)
      }
    }
    class Model<T>: NSObject { @objc func load() { print("load", (\"abc\" as NSString).length) } }
    class More: Model<Int> {
      @objc func more() { print("more") }
    }
    """
}
