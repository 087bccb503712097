// swift-tools-version: 6.0
import PackageDescription

// The programs of the guides in Sources/Programs/Halo/Halo.docc, with their tests. Scripts/guides
// copies the marked parts of these files into the guides.
let package = Package(
  name: "Guides",
  dependencies: [.package(name: "halo", path: "../..")],
  targets: [
    .executableTarget(name: "Guides", dependencies: [.product(name: "Halo", package: "halo")]),
    .testTarget(
      name: "GuidesTests",
      dependencies: [
        "Guides", .product(name: "Halo", package: "halo"),
        .product(name: "FocusTesting", package: "halo"),
      ], exclude: ["Goldens"]),
  ]
)
