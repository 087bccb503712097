// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that a build of the product never pays for it.
let package = Package(
  name: "halo-benchmarks",
  dependencies: [
    .package(name: "halo", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .executableTarget(
      name: "FrameBenchmark",
      dependencies: [
        .product(name: "SceneGraph", package: "halo"),
        .product(name: "HaloKit", package: "halo"),
      ]),
    .executableTarget(
      name: "SearchBenchmark",
      dependencies: [
        .product(name: "FocusEngine", package: "halo"),
        .product(name: "FocusTestSupport", package: "halo"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
  ]
)
