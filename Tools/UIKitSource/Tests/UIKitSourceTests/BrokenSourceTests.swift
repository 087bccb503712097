import Testing
import UIKitSource

struct BrokenSourceTests {
  @Test func `Broken Swift is reported by line and stays as it is`() {
    let source = "import UIKit\n\nclass A: UIView {\n  @objc func f( {}\n"
    let result = ReadySource([SourceFile(path: "A.swift", text: source)], platform: .ios)
    #expect(result.files[0].text == source)
    #expect(result.findings.first?.line == 4)
    #expect(
      result.findings.allSatisfy { $0.message.hasPrefix("no Swift: ") && $0.weight == .wrong })
  }

  @Test func `A broken file does not keep the others from being made ready`() {
    let results = readyTogether("class {", "@objc class A {}")
    #expect(results == ["class {", "class A {}"])
  }

  @Test func `No beginning of a file ends the tool, and lines stay as many as they were`() {
    let source = Array(everything)
    for length in stride(from: 0, through: source.count, by: 7) {
      let text = String(source.prefix(length))
      #expect(ready(text).filter(\.isNewline).count == text.filter(\.isNewline).count)
    }
  }

  @Test func `What was made ready is ready`() {
    let once = ready(everything)
    #expect(once != everything)
    #expect(ready(once) == once)
  }

  private let everything = """
    import UIKit
    #if os(iOS) && !targetEnvironment(macCatalyst)
    @UIApplicationMain
    #endif
    @objcMembers class A: UIViewController {
      @IBOutlet var button: UIButton!
      @objc dynamic var count = 0 as NSNumber
      required init?(coder: NSCoder) {
        super.init(coder: coder)
      }
      @IBAction private func tap(_ sender: UIButton, event: UIEvent?) {
        act(self, #selector(A.tap(_:event:)))
        delegate?.a?(self, count: count as NSNumber)
      }
    }
    @objc protocol ADelegate: NSObjectProtocol {
      @objc optional func a(_ a: A, count: Int) -> String?
    }
    class Model: NSObject { @objc func load() {} }

    """
}
