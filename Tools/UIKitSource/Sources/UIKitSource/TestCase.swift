import SwiftSyntax

/// A class of XCTest with its tests.
struct TestCase {
  struct Test {
    let name: String
    let isAsync: Bool
    let isThrowing: Bool
    var isOnMainActor: Bool
  }

  /// The name, including those of the enclosing types.
  let name: String
  let tests: [Test]
}

/// A search for subclasses of `XCTestCase` and for the test methods in them and their extensions.
final class TestCaseReader: BranchVisitor {
  private struct Class {
    let superclass: [String]?
    let isOnMainActor: Bool
  }

  private var classes: [TypePath: Class] = [:]
  private var tests: [(place: TypePath, test: TestCase.Test)] = []

  /// The test cases by name; a subclass also has the tests of its superclass.
  var testCases: [TestCase] {
    classes.keys.sorted { $0.name < $1.name }.compactMap { path in
      let line = lineage(of: path)
      guard line.isTestCase else { return nil }
      let isOnMainActor = line.places.contains { classes[$0]?.isOnMainActor == true }
      var seen: Set<String> = []
      let own = line.places.flatMap { place in tests.filter { $0.place == place } }.map(\.test)
        .filter { seen.insert($0.name).inserted }
      guard !own.isEmpty else { return nil }
      return TestCase(
        name: path.name,
        tests: own.map { test in
          var test = test
          if isOnMainActor { test.isOnMainActor = true }
          return test
        })
    }
  }

  /// Returns the class and its ancestors in these files, and whether they inherit from
  /// `XCTestCase`.
  private func lineage(of path: TypePath) -> (places: [TypePath], isTestCase: Bool) {
    var places = [path]
    while let last = places.last, let above = classes[last]?.superclass {
      if above.last == "XCTestCase" { return (places, true) }
      let outside = TypePath(Array(last.parts.dropLast())).outward
      let candidates = outside.map { TypePath($0.parts + above) }
      guard let next = candidates.first(where: { classes[$0] != nil }), !places.contains(next)
      else { break }
      places.append(next)
    }
    return (places, false)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !isUncertain, !node.modifiers.contains(.private), !node.modifiers.contains(.fileprivate)
    else { return .skipChildren }
    let path = TypePath(around: node).appending(node.name.text)
    classes[path] = Class(
      superclass: node.inheritanceClause?.inheritedTypes.first?.type.names,
      isOnMainActor: node.attributes.contains(named: "MainActor"))
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let signature = node.signature
    guard !isUncertain, let owner = node.owner, node.name.text.hasPrefix("test"),
      signature.parameterClause.parameters.isEmpty, signature.returnClause == nil,
      [Keyword.static, .class, .private, .fileprivate].allSatisfy({ !node.modifiers.contains($0) })
    else { return .skipChildren }
    let attributes = [node.attributes, owner.as(ExtensionDeclSyntax.self)?.attributes]
    tests.append(
      (
        TypePath(around: node),
        TestCase.Test(
          name: node.name.text, isAsync: signature.effectSpecifiers?.asyncSpecifier != nil,
          isThrowing: signature.effectSpecifiers?.throwsClause != nil,
          isOnMainActor: attributes.contains { $0?.contains(named: "MainActor") == true })
      ))
    return .skipChildren
  }
}
