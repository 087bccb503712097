/// The package that a copy is built by.
public struct ProgramPackage: Hashable, Sendable {
  /// The name of the program, of its module and of its package.
  public let name: String
  /// The name of the module of its tests; nil for a package without.
  public private(set) var testName: String?

  /// A package with the name given; nil when that cannot be the name of its module.
  ///
  /// - Parameters:
  ///   - name: Letters, digits and underscores, and no digit first.
  ///   - taken: Names of other modules, which the program must not have.
  public init?(name: String, taken: Set<String>) {
    guard name == Self.identifier(from: name), !Self.taken.union(taken).contains(name) else {
      return nil
    }
    self.name = name
  }

  /// A package with a name made of a folder's.
  ///
  /// - Parameters:
  ///   - folderName: Anything: what no name of a module has in it is left out.
  ///   - taken: Names of other modules, which the program must not have.
  public init(folderName: String, taken: Set<String>) {
    let name = Self.identifier(from: folderName)
    let all = Self.taken.union(taken)
    self.name = all.contains(name) ? name + "Program" : name
  }

  /// The package with tests, named as near to their folder as can be.
  ///
  /// - Parameters:
  ///   - folderName: As for the program; where it is the program's name, `Tests` follows.
  ///   - taken: Names of other modules, which the tests must not have.
  /// - Returns: The same program with a module of tests.
  public func withTests(folderName: String, taken: Set<String>) -> ProgramPackage {
    var package = self
    let name = Self.identifier(from: folderName)
    let isTaken = Self.taken.union(taken).contains(name) || name == self.name
    package.testName = isTaken ? name + "Tests" : name
    return package
  }

  /// The text of `Package.swift`.
  ///
  /// - Parameters:
  ///   - checkout: Where Halo's own package is.
  ///   - isolatesToMainActor: Whether what says nothing else belongs to the main actor, as UIKit
  ///     source takes for granted; compilers before Swift 6.2 do not know it.
  /// - Returns: Text that ends in a line break.
  public func manifest(checkout: String, isolatesToMainActor: Bool) -> String {
    let isolation = isolatesToMainActor ? "\n        .defaultIsolation(MainActor.self)," : ""
    return """
      // swift-tools-version: \(isolatesToMainActor ? "6.2" : "6.0")
      import PackageDescription

      let package = Package(
        name: "\(name)",
        dependencies: [.package(name: "halo", path: \(Self.literal(checkout)))],
        targets: [
          .executableTarget(
            name: "\(name)",
            dependencies: [.product(name: "UIKit", package: "halo")],
            // A response is of the type that Halo, which is Swift 6, declares it with.
            swiftSettings: [
              .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"),\(isolation)
            ])\(testTarget)
        ],
        swiftLanguageModes: [.v5]
      )

      """
  }

  /// Isolated to nothing unless they say so, as in Xcode: XCTest's classes could not be otherwise.
  private var testTarget: String {
    guard let testName else { return "" }
    return """
      ,
          .testTarget(
            name: "\(testName)",
            dependencies: [
              "\(name)", .product(name: "UIKit", package: "halo"),
              .product(name: "FocusTesting", package: "halo"),
            ],
            swiftSettings: [.enableUpcomingFeature("GlobalActorIsolatedTypesUsability")])
      """
  }

  /// A name that Swift could give to a module, as near to the text as can be.
  private static func identifier(from text: String) -> String {
    let kept = text.unicodeScalars.filter {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_")
    }
    let name = String(String.UnicodeScalarView(kept))
    guard let first = name.first else { return "Program" }
    return first.isNumber ? "_" + name : name
  }

  /// The text as a string literal of Swift.
  private static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case _ where scalar.value < 32: result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Modules that are always there, and words that are none.
  private static let taken: Set = [
    "Swift", "Foundation", "UIKit", "TVUIKit", "Glibc", "Dispatch", "Testing", "XCTest", "main",
    "class", "struct", "enum", "protocol", "extension", "func", "var", "let", "import", "default",
    "switch", "case", "if", "else", "for", "in", "is", "as", "do", "try", "self", "Self", "init",
    "public", "private", "internal", "static", "true", "false", "nil", "return", "where", "while",
    "repeat", "super", "throw", "throws", "rethrows", "guard", "defer", "break", "continue",
    "catch",
    "operator", "inout", "typealias", "associatedtype", "subscript", "deinit", "fallthrough", "Any",
    "fileprivate",
  ]
}
