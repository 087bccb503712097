import Foundation
import HaloGoldenTesting
import Testing

/// Every behaviour case (the article Cases of FocusEngine) is tested exactly once under its number.
struct BehaviourCaseListTests {
  @Test func `every behaviour case has exactly one test`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.lastPathComponent.hasPrefix("BehaviourCases") }
    #expect(files.count > 1)
    var numbers: [Int] = []
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      numbers += text.matches(of: #/func `case (\d+): /#).compactMap { Int($0.1) }
    }
    let article = try String(
      contentsOfFile: PackageFolder.path("Sources/Engine/FocusEngine/FocusEngine.docc/Cases.md"),
      encoding: .utf8)
    let listed = article.matches(of: #/\n\| (\d+) \|/#).compactMap { Int($0.1) }
    #expect(listed.count >= 66)
    #expect(numbers.sorted() == listed.sorted())
  }
}
