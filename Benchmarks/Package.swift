// swift-tools-version: 6.0
import PackageDescription

// This is a package of its own, so that building the product never includes it.
let package = Package(
  name: "halo-benchmarks",
  dependencies: [.package(name: "halo", path: "..")],
  targets: [
    .systemLibrary(name: "CXTest", pkgConfig: "xtst", providers: [.apt(["libxtst-dev"])]),
    .systemLibrary(name: "CXDamage", pkgConfig: "xdamage", providers: [.apt(["libxdamage-dev"])]),
    .target(
      name: "CWindowMeter", dependencies: ["CXTest", "CXDamage"],
      linkerSettings: [.linkedLibrary("X11")]),
    .target(name: "Machine"),
    // This target needs none of Halo's modules, only its program.
    .executableTarget(name: "WindowBenchmark", dependencies: ["CWindowMeter", "Machine"]),
    .executableTarget(
      name: "FrameBenchmark",
      dependencies: [
        "Machine", .product(name: "HaloSceneGraph", package: "halo"),
        .product(name: "HaloDemoScenes", package: "halo"),
      ]),
    .executableTarget(
      name: "TypingBenchmark",
      dependencies: [
        "Machine", .product(name: "HaloSceneGraph", package: "halo"),
        .product(name: "HaloDemoScenes", package: "halo"),
      ]),
    .executableTarget(
      name: "LayoutBenchmark",
      dependencies: ["Machine", .product(name: "HaloSceneGraph", package: "halo")]),
    .executableTarget(
      name: "SearchBenchmark",
      dependencies: [
        "Machine", .product(name: "FocusEngine", package: "halo"),
        .product(name: "HaloSceneGraph", package: "halo"),
      ]),
  ]
)
