// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that a build of the product never pays for it.
let package = Package(
  name: "halo-benchmarks",
  dependencies: [.package(name: "halo", path: "..")],
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
        .product(name: "SceneGraph", package: "halo"),
      ]),
  ]
)
