/// The package that builds a copy.
public struct ProgramPackage: Hashable, Sendable {
  /// The name of the program, of its module and of its package.
  public let name: String
  /// The name of the tests' module; nil for a package without tests.
  public private(set) var testName: String?

  /// Creates a package with a name; nil if that cannot be the name of its module.
  ///
  /// - Parameters:
  ///   - name: letters, digits and underscores, without a leading digit.
  ///   - taken: the names of other modules, which the program must not have.
  public init?(name: String, taken: Set<String>) {
    guard name == Self.identifier(from: name), !Self.taken.union(taken).contains(name) else {
      return nil
    }
    self.name = name
  }

  /// Creates a package with a name derived from a folder's.
  ///
  /// - Parameters:
  ///   - folderName: any text; characters that a module's name cannot contain are left out.
  ///   - taken: the names of other modules, which the program must not have.
  public init(folderName: String, taken: Set<String>) {
    let name = Self.identifier(from: folderName)
    let all = Self.taken.union(taken)
    self.name = all.contains(name) ? name + "Program" : name
  }

  /// Returns the package with tests, whose module is named like their folder as far as possible.
  ///
  /// - Parameters:
  ///   - folderName: any text, as for the program; if the name is taken, `Tests` is appended.
  ///   - taken: the names of other modules, which the tests must not have.
  /// - Returns: the same program with a module of tests.
  public func withTests(folderName: String, taken: Set<String>) -> ProgramPackage {
    var package = self
    let name = Self.identifier(from: folderName)
    let isTaken = Self.taken.union(taken).contains(name) || name == self.name
    package.testName = isTaken ? name + "Tests" : name
    return package
  }

  /// Returns the text of `Package.swift`.
  ///
  /// - Parameters:
  ///   - checkout: the path of Halo's own package.
  ///   - isolatesToMainActor: whether declarations belong to the main actor by default, as UIKit
  ///     source assumes; compilers before Swift 6.2 do not support it.
  /// - Returns: the text, which ends in a line break.
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

  /// The target of the tests, which are not isolated by default, as in Xcode: XCTest's classes
  /// could not be.
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

  /// Returns a valid name of a module that is as similar to the text as possible.
  private static func identifier(from text: String) -> String {
    let kept = text.unicodeScalars.filter {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_")
    }
    let name = String(String.UnicodeScalarView(kept))
    guard let first = name.first else { return "Program" }
    return first.isNumber ? "_" + name : name
  }

  /// Returns the text as a string literal of Swift.
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

  /// The modules that always exist, and words that cannot be names.
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
