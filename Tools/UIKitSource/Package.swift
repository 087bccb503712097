// swift-tools-version: 6.0
import PackageDescription

// UIKit source made ready for Linux. This is a package of its own, so that building or using Halo
// never builds swift-syntax.
let package = Package(
  name: "uikit-source",
  products: [
    .executable(name: "uikit-source", targets: ["uikit-source"]),
    .library(name: "UIKitSource", targets: ["UIKitSource"]),
    .executable(name: "uikit-table", targets: ["uikit-table"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "602.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .target(
      name: "UIKitSource",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
      ]),
    .executableTarget(
      name: "uikit-source",
      dependencies: [
        "UIKitSource", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // This target makes the page of UIKit's names in Halo's documentation.
    .target(
      name: "UIKitTable",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .executableTarget(
      name: "uikit-table",
      dependencies: [
        "UIKitSource", "UIKitTable",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "UIKitSourceTests",
      dependencies: ["UIKitSource", "uikit-source", "UIKitTable"], exclude: ["Fake"]),
  ]
)
