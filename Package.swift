// swift-tools-version: 6.0
import PackageDescription

// Each room imports only rooms listed above it; see README.md, "The house".
let package = Package(
  name: "halo",
  products: [
    .executable(name: "halo", targets: ["halo"]),
    .library(name: "FocusEngine", targets: ["FocusGeometry", "FocusEngine"]),
    .library(name: "SceneGraph", targets: ["SceneGraph"]),
    .library(name: "FocusTesting", targets: ["FocusTesting"]),
    .library(
      name: "HaloKit", targets: ["SceneGraph", "CairoRenderer", "XlibHost", "DemoScenes"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .systemLibrary(name: "CX11", pkgConfig: "x11", providers: [.apt(["libx11-dev"])]),
    .systemLibrary(name: "CXext", pkgConfig: "xext", providers: [.apt(["libxext-dev"])]),
    .systemLibrary(name: "CXrandr", pkgConfig: "xrandr", providers: [.apt(["libxrandr-dev"])]),
    .systemLibrary(name: "CXi", pkgConfig: "xi", providers: [.apt(["libxi-dev"])]),
    .systemLibrary(name: "CXfixes", pkgConfig: "xfixes", providers: [.apt(["libxfixes-dev"])]),
    .systemLibrary(name: "CDBus", pkgConfig: "dbus-1", providers: [.apt(["libdbus-1-dev"])]),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CGif", pkgConfig: "libgif", providers: [.apt(["libgif-dev"])]),

    // Only what Swift cannot call.
    .target(name: "CX11Shim", dependencies: ["CX11"]),
    .target(name: "CEvdev"),
    .target(name: "CPixels"),
    .target(name: "CStartup"),
    .target(name: "FocusGeometry"),
    .target(name: "FocusEngine", dependencies: ["FocusGeometry"]),
    .target(name: "SceneGraph", dependencies: ["FocusGeometry", "FocusEngine"]),
    .target(
      name: "CairoRenderer",
      dependencies: ["FocusGeometry", "SceneGraph", "CPixels", "CCairo", "CPango"]),
    .target(
      name: "XlibHost",
      dependencies: [
        "FocusGeometry", "SceneGraph", "CairoRenderer", "CX11", "CX11Shim", "CXext", "CXrandr",
        "CXi", "CDBus", "CEvdev",
      ]),
    .target(
      name: "DemoScenes",
      dependencies: ["FocusGeometry", "FocusEngine", "SceneGraph"]),
    .target(
      name: "Filming",
      dependencies: ["FocusGeometry", "SceneGraph", "CairoRenderer", "CGif"]),
    .target(
      name: "LayoutFiles",
      dependencies: [
        "FocusGeometry", "FocusEngine", "SceneGraph", .product(name: "Yams", package: "Yams"),
      ]),
    .target(
      name: "FocusTesting",
      dependencies: ["FocusGeometry", "FocusEngine", "SceneGraph", "CairoRenderer"]),
    .executableTarget(
      name: "halo",
      dependencies: [
        "FocusGeometry", "FocusEngine", "SceneGraph", "CairoRenderer", "XlibHost", "DemoScenes",
        "LayoutFiles", "Filming", "CStartup", .product(name: "Yams", package: "Yams"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    .testTarget(
      name: "FocusGeometryTests", dependencies: ["FocusGeometry", "FocusTesting"],
      exclude: ["Cases"]),
    .testTarget(
      name: "FocusEngineTests",
      dependencies: ["FocusEngine", "FocusGeometry", "FocusTesting"],
      exclude: ["Goldens"]),
    .testTarget(name: "SceneGraphTests", dependencies: ["SceneGraph", "FocusTesting"]),
    .testTarget(
      name: "CairoRendererTests", dependencies: ["CairoRenderer", "CCairo", "FocusTesting"],
      exclude: ["Goldens"]),
    .target(
      name: "XServerTestSupport", dependencies: ["CX11", "CairoRenderer"],
      path: "Tests/XServerTestSupport"),
    .testTarget(
      name: "XlibHostTests",
      dependencies: [
        "XlibHost", "FocusTesting", "XServerTestSupport", "CDBus", "CEvdev", "CXfixes", "CXi",
        "CXrandr",
      ]),
    .target(
      name: "DemoTestSupport",
      dependencies: ["FocusGeometry", "FocusEngine", "SceneGraph", "DemoScenes", "FocusTesting"],
      path: "Tests/DemoTestSupport"),
    .testTarget(
      name: "DemoScenesTests",
      dependencies: [
        "DemoScenes", "DemoTestSupport", "FocusTesting", "CairoRenderer", "SceneGraph", "Filming",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "LayoutFilesTests",
      dependencies: ["LayoutFiles", "FocusTesting", "CairoRenderer"]),
    .testTarget(
      name: "FilmingTests",
      dependencies: [
        "Filming", "DemoTestSupport", "FocusTesting", "CairoRenderer", "SceneGraph", "CGif",
      ],
      exclude: ["Goldens"]),
    .testTarget(name: "FocusTestingTests", dependencies: ["FocusTesting"]),
    .testTarget(
      name: "haloTests",
      dependencies: [
        "halo", "FocusGeometry", "CairoRenderer", "DemoScenes", "DemoTestSupport", "FocusTesting",
        "XServerTestSupport",
      ],
      exclude: ["Goldens"]),
  ]
)
