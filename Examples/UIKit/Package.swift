// swift-tools-version: 6.2
import PackageDescription

// Programs as one writes them for iPad and Apple TV: each folder compiles as it is.
let programs = ["FocusEffect"]

let package = Package(
  name: "UIKitPrograms",
  dependencies: [.package(name: "halo", path: "../..")],
  targets: programs.map { name in
    .executableTarget(
      name: name, dependencies: [.product(name: "UIKit", package: "halo")], path: name,
      swiftSettings: [.defaultIsolation(MainActor.self)])
  },
  swiftLanguageModes: [.v5]
)
