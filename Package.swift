// swift-tools-version: 6.0
import PackageDescription

// Each room imports only rooms listed above it; see README.md, "The house".
let package = Package(
  name: "halo",
  products: [
    .executable(name: "halo", targets: ["halo"]),
    .library(name: "Halo", targets: ["Halo"]),
    .library(name: "UIKit", targets: ["UIKit", "TVUIKit", "_Testing_UIKit"]),
    .library(name: "FocusTesting", targets: ["FocusTesting"]),
    .library(name: "FocusEngine", targets: ["FocusGeometry", "FocusEngine"]),
    .library(
      name: "SceneGraph",
      targets: [
        "Cassowary", "FocusGeometry", "FocusEngine", "DisplayList", "Hosting", "SceneGraph",
        "Controls", "Controllers", "FocusInspector",
      ]),
    .library(
      name: "DemoScenes", targets: ["DemoScenes", "CairoRenderer", "Hosting", "DisplayList"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    // Scripts/docs alone.
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"),
  ],
  targets: [
    .systemLibrary(name: "CX11", pkgConfig: "x11", providers: [.apt(["libx11-dev"])]),
    .systemLibrary(name: "CXext", pkgConfig: "xext", providers: [.apt(["libxext-dev"])]),
    .systemLibrary(name: "CXrandr", pkgConfig: "xrandr", providers: [.apt(["libxrandr-dev"])]),
    .systemLibrary(name: "CXtst", pkgConfig: "xtst", providers: [.apt(["libxtst-dev"])]),
    .systemLibrary(name: "CXi", pkgConfig: "xi", providers: [.apt(["libxi-dev"])]),
    .systemLibrary(name: "CXfixes", pkgConfig: "xfixes", providers: [.apt(["libxfixes-dev"])]),
    .systemLibrary(
      name: "CXkbCommon", pkgConfig: "xkbcommon", providers: [.apt(["libxkbcommon-dev"])]),
    .systemLibrary(name: "CEvdev", pkgConfig: "libevdev", providers: [.apt(["libevdev-dev"])]),
    .systemLibrary(name: "CDBus", pkgConfig: "dbus-1", providers: [.apt(["libdbus-1-dev"])]),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CGif", pkgConfig: "libgif", providers: [.apt(["libgif-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),

    .target(name: "Cassowary"),
    .target(name: "FocusGeometry"),
    .target(name: "FocusEngine", dependencies: ["FocusGeometry"]),
    .target(name: "DisplayList", dependencies: ["FocusGeometry"]),
    .target(name: "SystemSymbols", dependencies: ["FocusGeometry", "DisplayList"]),
    .target(name: "Hosting", dependencies: ["CXkbCommon", "FocusGeometry", "DisplayList"]),
    .target(
      name: "SceneGraph",
      dependencies: ["Cassowary", "FocusGeometry", "FocusEngine", "DisplayList", "Hosting"]),
    .target(
      name: "Controls",
      dependencies: ["FocusGeometry", "FocusEngine", "DisplayList", "Hosting", "SceneGraph"]),
    .target(
      name: "Controllers",
      dependencies: [
        "FocusGeometry", "FocusEngine", "DisplayList", "SystemSymbols", "Hosting", "SceneGraph",
        "Controls",
      ]),
    .target(name: "CPixels"),
    .target(
      name: "CairoRenderer",
      dependencies: ["FocusGeometry", "DisplayList", "CPixels", "CCairo", "CPango"]),
    .target(
      name: "FocusInspector",
      dependencies: [
        "FocusGeometry", "FocusEngine", "DisplayList", "Hosting", "SceneGraph", "Controls",
        "CairoRenderer",
      ]),
    .target(name: "MessageBus", dependencies: ["CDBus"]),
    .target(name: "AccessibilityBus", dependencies: ["Hosting", "MessageBus"]),
    // Only what Swift cannot call.
    .target(name: "CX11Shim", dependencies: ["CX11"]),
    .target(
      name: "XlibHost",
      dependencies: [
        "FocusGeometry", "DisplayList", "Hosting", "CairoRenderer", "CX11", "CX11Shim", "CXext",
        "CXrandr", "CXi", "CXtst", "MessageBus", "AccessibilityBus", "CEvdev",
      ]),
    .target(name: "GoldenTesting", dependencies: ["DisplayList", "CairoRenderer"]),
    .target(
      name: "FocusTesting",
      dependencies: [
        "FocusGeometry", "FocusEngine", "DisplayList", "Hosting", "SceneGraph", "Controllers",
        "CairoRenderer", "FocusInspector", "GoldenTesting",
      ]),
    .target(
      name: "Filming",
      dependencies: [
        "FocusGeometry", "DisplayList", "Hosting", "SceneGraph", "CairoRenderer", "CGif", "CZlib",
      ]),
    .target(
      name: "LayoutFiles",
      dependencies: [
        "FocusGeometry", "FocusEngine", "DisplayList", "Hosting", "SceneGraph", "Controls",
        "Controllers", "FocusInspector", .product(name: "Yams", package: "Yams"),
      ]),
    .target(
      name: "ScreenImport",
      dependencies: ["FocusGeometry", "FocusEngine", "Hosting", "LayoutFiles", "CExpat"]),
    .target(
      name: "Instruments",
      dependencies: [
        "FocusGeometry", "FocusEngine", "DisplayList", "Hosting", "SceneGraph", "Controls",
        "Controllers", "CairoRenderer", "FocusInspector", "Filming", "LayoutFiles", "CZlib",
      ]),
    .target(
      name: "Review",
      dependencies: [
        "DisplayList", "CairoRenderer", "FocusInspector", "Filming", "Instruments", "CZlib",
      ]),
    .target(
      name: "Halo",
      dependencies: [
        "FocusGeometry", "FocusEngine", "DisplayList", "Hosting", "SceneGraph", "Controls",
        "Controllers", "CairoRenderer", "FocusInspector", "XlibHost", "Filming", "LayoutFiles",
        "Instruments",
      ]),
    .target(
      name: "UIKit",
      dependencies: [
        "FocusGeometry", "FocusEngine", "DisplayList", "Hosting", "SceneGraph", "Controls",
        "Controllers", "CairoRenderer", "XlibHost", "LayoutFiles", "Halo", "SystemSymbols",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(name: "TVUIKit", dependencies: ["UIKit", "Controls"]),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
    .target(name: "Artwork", dependencies: ["FocusGeometry", "DisplayList"]),
    .target(
      name: "DemoScenes",
      dependencies: [
        "FocusGeometry", "FocusEngine", "DisplayList", "Hosting", "SceneGraph", "Controls",
        "Controllers", "FocusInspector", "Artwork",
      ]),
    .executableTarget(
      name: "halo",
      dependencies: [
        "FocusGeometry", "FocusEngine", "DisplayList", "Hosting", "SceneGraph", "Controls",
        "Controllers", "CairoRenderer", "FocusInspector", "AccessibilityBus",
        "XlibHost", "Filming", "LayoutFiles",
        "ScreenImport", "Instruments", "Review", "Halo", "Artwork", "DemoScenes",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Yams", package: "Yams"),
      ]),

    // What tests share.
    .target(
      name: "ViewTestSupport",
      dependencies: [
        "FocusGeometry", "FocusEngine", "DisplayList", "Hosting", "SceneGraph", "Controls",
        "Controllers", "GoldenTesting",
      ], path: "Tests/ViewTestSupport"),
    .target(
      name: "DemoTestSupport",
      dependencies: ["FocusGeometry", "FocusEngine", "SceneGraph", "FocusTesting", "DemoScenes"],
      path: "Tests/DemoTestSupport"),
    .target(
      name: "XServerTestSupport",
      dependencies: [
        "CairoRenderer", "CX11", "CXext", "CXrandr", "CXfixes", "MessageBus", "XlibHost",
      ], path: "Tests/XServerTestSupport"),
    .target(name: "CFakeInput", path: "Tests/CFakeInput"),

    .testTarget(name: "CassowaryTests", dependencies: ["Cassowary", "GoldenTesting"]),
    .testTarget(
      name: "FocusGeometryTests", dependencies: ["FocusGeometry", "GoldenTesting"],
      exclude: ["Cases"]),
    .testTarget(
      name: "FocusEngineTests", dependencies: ["FocusGeometry", "FocusEngine", "GoldenTesting"],
      exclude: ["Goldens"]),
    .testTarget(name: "DisplayListTests", dependencies: ["FocusGeometry", "DisplayList"]),
    .testTarget(
      name: "SystemSymbolsTests",
      dependencies: [
        "FocusGeometry", "DisplayList", "CairoRenderer", "SystemSymbols", "GoldenTesting",
      ], exclude: ["Goldens"]),
    .testTarget(name: "HostingTests", dependencies: ["Hosting"]),
    .testTarget(
      name: "SceneGraphTests",
      dependencies: [
        "FocusGeometry", "FocusEngine", "DisplayList", "Hosting", "SceneGraph", "Controls",
        "Controllers", "FocusInspector", "CairoRenderer", "GoldenTesting", "ViewTestSupport",
      ]),
    .testTarget(
      name: "ControlsTests",
      dependencies: [
        "FocusGeometry", "FocusEngine", "DisplayList", "Hosting", "SceneGraph", "Controls",
        "Controllers", "GoldenTesting", "ViewTestSupport",
      ]),
    .testTarget(
      name: "ControllersTests",
      dependencies: [
        "FocusGeometry", "FocusEngine", "SceneGraph", "Controls", "Controllers", "GoldenTesting",
        "ViewTestSupport",
      ]),
    .testTarget(
      name: "CairoRendererTests",
      dependencies: ["FocusGeometry", "DisplayList", "CCairo", "CairoRenderer", "GoldenTesting"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "FocusInspectorTests",
      dependencies: [
        "FocusGeometry", "FocusEngine", "DisplayList", "Hosting", "SceneGraph", "Controls",
        "Controllers", "CairoRenderer", "FocusInspector", "GoldenTesting", "ViewTestSupport",
      ]),
    .testTarget(
      name: "XlibHostTests",
      dependencies: [
        "FocusGeometry", "DisplayList", "Hosting", "CairoRenderer", "CX11", "CX11Shim", "CXext",
        "CXi", "CDBus", "CEvdev", "CFakeInput", "MessageBus", "XlibHost", "GoldenTesting",
        "XServerTestSupport",
      ]),
    .testTarget(
      name: "AccessibilityBusTests",
      dependencies: [
        "FocusGeometry", "DisplayList", "Hosting", "MessageBus", "AccessibilityBus",
        "GoldenTesting", "XServerTestSupport",
      ]),
    .testTarget(name: "GoldenTestingTests", dependencies: ["CairoRenderer", "GoldenTesting"]),
    .testTarget(
      name: "FocusTestingTests",
      dependencies: [
        "FocusGeometry", "FocusEngine", "DisplayList", "Hosting", "SceneGraph",
        "Controls", "Controllers", "CairoRenderer", "FocusTesting",
      ]),
    .testTarget(
      name: "FilmingTests",
      dependencies: [
        "FocusGeometry", "DisplayList", "Hosting", "SceneGraph", "CairoRenderer", "CGif", "CZlib",
        "GoldenTesting", "FocusTesting", "Filming", "DemoTestSupport",
      ], exclude: ["Goldens"]),
    .testTarget(
      name: "LayoutFilesTests",
      dependencies: [
        "FocusGeometry", "FocusEngine", "DisplayList", "Hosting", "SceneGraph", "Controls",
        "Controllers", "CairoRenderer", "FocusInspector", "GoldenTesting", "LayoutFiles",
      ], exclude: ["Planted"]),
    .testTarget(
      name: "ScreenImportTests",
      dependencies: ["FocusGeometry", "FocusEngine", "Hosting", "LayoutFiles", "ScreenImport"]),
    .testTarget(
      name: "InstrumentsTests",
      dependencies: [
        "FocusGeometry", "FocusEngine", "DisplayList", "Hosting", "SceneGraph", "Controls",
        "Controllers", "CairoRenderer", "FocusInspector", "Filming", "LayoutFiles", "Instruments",
        "GoldenTesting", "ViewTestSupport", "DemoScenes", "CZlib",
      ]),
    .testTarget(
      name: "ReviewTests",
      dependencies: [
        "CairoRenderer", "CZlib", "Filming", "FocusInspector", "Review", "GoldenTesting",
      ]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "FocusGeometry", "DisplayList", "SceneGraph", "Controls", "CairoRenderer", "UIKit",
        "TVUIKit", "_Testing_UIKit", "GoldenTesting", "FocusTesting",
      ]),
    .testTarget(
      name: "DemoScenesTests",
      dependencies: [
        "FocusGeometry", "FocusEngine", "DisplayList", "Hosting", "SceneGraph", "Controls",
        "Controllers", "CairoRenderer", "FocusInspector", "GoldenTesting", "FocusTesting",
        "Filming", "Artwork", "DemoScenes", "DemoTestSupport",
      ], exclude: ["Goldens"]),
    .testTarget(
      name: "haloTests",
      dependencies: [
        "FocusGeometry", "FocusEngine", "DisplayList", "Hosting", "SceneGraph", "Controls",
        "Controllers", "CairoRenderer", "FocusInspector", "CX11", "CXext", "XlibHost", "Filming",
        "LayoutFiles", "Instruments", "GoldenTesting", "DemoScenes", "halo", "XServerTestSupport",
        "DemoTestSupport",
      ], exclude: ["Goldens", "ScreenReader"]),
  ]
)

// Scripts/test sets this: rooms that tests keep busy (pixels, random cases, searches) are compiled
// optimised, with every check left in, as their tests take several times as long without. All others
// are built faster as they are, and after a change only the files that it touches. Not for whoever
// depends on Halo: flags like these would keep the package out of theirs.
if Context.environment["HALO_OPTIMIZED_DEBUG"] != nil {
  let busy: Set = [
    "Cassowary", "FocusGeometry", "FocusEngine", "DisplayList", "Hosting", "SceneGraph",
    "CairoRenderer", "FocusInspector", "GoldenTesting", "Filming", "Artwork",
  ]
  for target in package.targets where busy.contains(target.name) {
    target.swiftSettings = [
      .unsafeFlags([
        "-O", "-whole-module-optimization", "-num-threads", "2", "-assert-config", "Debug",
      ])
    ]
  }
}

// Scripts/fuzz sets this to the file that libFuzzer is in. What is in Fuzzing is built then; every
// room keeps its checks and counts which of its branches were taken; and the program is a library, so
// that its commands can be run inside of another.
if let libFuzzer = Context.environment["HALO_FUZZING"] {
  package.products.removeAll { $0.name == "halo" }
  package.targets = package.targets.map { target in
    guard target.name == "halo" else { return target }
    return .target(name: "halo", dependencies: target.dependencies)
  }
  for target in package.targets where target.type != .system {
    var flags = ["-sanitize=fuzzer", "-assert-config", "Debug", "-enable-testing"]
    // Not called main, as that of the program around it is.
    if target.name == "halo" {
      flags += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "halo_main"]
    }
    target.swiftSettings = [.unsafeFlags(flags)]
  }
  package.targets += [
    .systemLibrary(name: "LibFuzzer", path: "Fuzzing/LibFuzzer"),
    .target(name: "CWireEvents", dependencies: ["CX11"], path: "Fuzzing/CWireEvents"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "FocusGeometry", "FocusEngine", "DisplayList", "Hosting", "SceneGraph", "CairoRenderer",
        "XlibHost", "CX11", "GoldenTesting", "LayoutFiles", "ScreenImport", "DemoScenes", "halo",
        "LibFuzzer", "CWireEvents",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Fuzzing/Targets",
      swiftSettings: [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: [.unsafeFlags([libFuzzer])]),
  ]
}
