import Testing
import UIKitSource

struct BrokenSourceTests {
  @Test func `invalid Swift is reported by line and stays unchanged`() {
    let source = "import UIKit\n\nclass A: UIView {\n  @objc func f( {}\n"
    let result = ReadySource([SourceFile(path: "A.swift", text: source)], platform: .ios)
    #expect(result.files[0].text == source)
    #expect(result.findings.first?.line == 4)
    #expect(
      result.findings.allSatisfy { $0.message.hasPrefix("no Swift: ") && $0.weight == .wrong })
  }

  @Test func `an invalid file does not keep other files from being made ready`() {
    let results = readyTogether("class {", "@objc class A {}")
    #expect(results == ["class {", "class A {}"])
  }

  @Test
  func `a file that ends anywhere is processed without a crash and keeps its number of lines`() {
    let source = Array(everything)
    for length in stride(from: 0, through: source.count, by: 7) {
      let text = String(source.prefix(length))
      #expect(ready(text).filter(\.isNewline).count == text.filter(\.isNewline).count)
    }
  }

  @Test func `making source ready twice has the same result as once`() {
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
