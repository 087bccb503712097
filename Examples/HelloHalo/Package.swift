// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "HelloHalo",
  // The path leads to the copy of Halo.
  dependencies: [.package(name: "halo", path: "../..")],
  targets: [
    .executableTarget(
      name: "HelloHalo", dependencies: [.product(name: "Halo", package: "halo")]),
    .testTarget(
      name: "HelloHaloTests",
      dependencies: [
        "HelloHalo", .product(name: "Halo", package: "halo"),
        .product(name: "FocusTesting", package: "halo"),
      ], exclude: ["Goldens"]),
  ]
)
