// swift-tools-version: 6.2
import PackageDescription

// The layers of Halo, from the lowest to the highest: a module imports modules of its own layer and of
// those listed above it. Each layer is a folder of Sources and, with its tests, of Tests.
// Scripts/structure checks it.
let layers: KeyValuePairs = [
  "System": [
    "CHaloX11", "CHaloXext", "CHaloXrandr", "CHaloXtst", "CHaloXi", "CHaloXfixes",
    "CHaloXkbCommon", "CHaloEvdev", "CHaloDBus", "CHaloCairo", "CHaloPango", "CHaloGif",
    "CHaloWebP", "CHaloWebPMux", "CHaloZlib", "CHaloExpat", "CHaloX11Shim",
  ],
  "Engine": [
    "HaloConstraints", "FocusGeometry", "FocusEngine",
  ],
  "Drawing": [
    "HaloDisplayList", "HaloSystemSymbols", "CHaloPixels", "HaloCairoRenderer",
  ],
  "Interface": [
    "HaloLocalization", "HaloHosting", "HaloAppearance", "HaloKeyCommands", "HaloText",
    "HaloViews", "HaloSceneGraph", "HaloControls", "HaloLockups", "HaloLists", "HaloControllers",
  ],
  "Desktop": [
    "HaloMessageBus", "HaloAccessibilityBus", "HaloXlibHost",
  ],
  "Tools": [
    "HaloSourceText", "HaloMarkup", "HaloImageFiles", "HaloAudit", "FocusInspector",
    "HaloFilming", "HaloLayoutFiles", "HaloScreenImport", "HaloSittings", "HaloDebuggerPrompt",
    "HaloInstruments", "HaloReview",
  ],
  "Testing": [
    "HaloGoldenTesting", "FocusTesting",
  ],
  "Programs": [
    "Halo", "UIKit", "TVUIKit", "_Testing_UIKit",
  ],
  "Demo": [
    "HaloArtwork", "HaloDemoScenes", "HaloCoverage", "CHaloVersion", "HaloCommand",
  ],
]

// The commit of this build, which `halo --version` prints: Scripts/demo and Scripts/install set it, and
// packagers can. It does not come from Context.gitInformation, which the package manager keeps together
// with the evaluated manifest, so that later builds would have an old commit.
let commit = Context.environment["HALO_COMMIT"] ?? ""

let package = Package(
  name: "halo",
  products: [
    .executable(name: "halo", targets: ["HaloCommand"]),
    .library(name: "Halo", targets: ["Halo"]),
    .library(name: "UIKit", targets: ["UIKit", "TVUIKit", "_Testing_UIKit"]),
    .library(name: "FocusTesting", targets: ["FocusTesting"]),
    .library(name: "FocusEngine", targets: ["FocusGeometry", "FocusEngine"]),
    .library(
      name: "HaloSceneGraph",
      targets: [
        "HaloConstraints", "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloLocalization",
        "HaloHosting", "HaloAppearance", "HaloKeyCommands", "HaloText", "HaloViews",
        "HaloSceneGraph", "HaloControls", "HaloLockups", "HaloLists", "HaloControllers",
        "FocusInspector", "HaloAudit",
      ]),
    .library(
      name: "HaloDemoScenes",
      targets: ["HaloDemoScenes", "HaloCairoRenderer", "HaloHosting", "HaloDisplayList"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .systemLibrary(name: "CHaloX11", pkgConfig: "x11", providers: [.apt(["libx11-dev"])]),
    .systemLibrary(name: "CHaloXext", pkgConfig: "xext", providers: [.apt(["libxext-dev"])]),
    .systemLibrary(name: "CHaloXrandr", pkgConfig: "xrandr", providers: [.apt(["libxrandr-dev"])]),
    .systemLibrary(name: "CHaloXtst", pkgConfig: "xtst", providers: [.apt(["libxtst-dev"])]),
    .systemLibrary(name: "CHaloXi", pkgConfig: "xi", providers: [.apt(["libxi-dev"])]),
    .systemLibrary(name: "CHaloXfixes", pkgConfig: "xfixes", providers: [.apt(["libxfixes-dev"])]),
    .systemLibrary(
      name: "CHaloXkbCommon", pkgConfig: "xkbcommon", providers: [.apt(["libxkbcommon-dev"])]),
    .systemLibrary(name: "CHaloEvdev", pkgConfig: "libevdev", providers: [.apt(["libevdev-dev"])]),
    .systemLibrary(name: "CHaloDBus", pkgConfig: "dbus-1", providers: [.apt(["libdbus-1-dev"])]),
    .systemLibrary(name: "CHaloCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CHaloPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CHaloGif", pkgConfig: "libgif", providers: [.apt(["libgif-dev"])]),
    .systemLibrary(name: "CHaloWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(
      name: "CHaloWebPMux", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(name: "CHaloZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CHaloExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),

    .target(name: "HaloConstraints"),
    .target(name: "FocusGeometry"),
    .target(name: "FocusEngine", dependencies: ["FocusGeometry"]),
    .target(name: "HaloDisplayList", dependencies: ["FocusGeometry"]),
    .target(name: "HaloSystemSymbols", dependencies: ["FocusGeometry", "HaloDisplayList"]),
    .target(
      name: "HaloLocalization", dependencies: ["FocusGeometry"], exclude: ["Locale/halo.pot"],
      // A link to Assets/locale.
      resources: ["ar", "de", "es", "ja"].map { .embedInCode("Locale/\($0).po") }),
    .target(
      name: "HaloHosting",
      dependencies: ["CHaloXkbCommon", "FocusGeometry", "HaloDisplayList", "HaloLocalization"]),
    .target(
      name: "HaloAppearance",
      dependencies: ["FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloHosting"]),
    .target(
      name: "HaloKeyCommands",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloLocalization", "HaloHosting",
      ]),
    .target(name: "HaloText", dependencies: ["HaloDisplayList", "HaloHosting", "HaloKeyCommands"]),
    .target(
      name: "HaloViews",
      dependencies: [
        "HaloConstraints", "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloHosting",
        "HaloAppearance", "HaloKeyCommands",
      ]),
    .target(
      name: "HaloSceneGraph",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloLocalization", "HaloHosting",
        "HaloText", "HaloViews",
      ]),
    .target(
      name: "HaloControls",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloLocalization", "HaloHosting",
        "HaloSceneGraph",
      ]),
    .target(
      name: "HaloLockups",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloSceneGraph", "HaloControls",
      ]),
    .target(
      name: "HaloLists",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloHosting", "HaloSceneGraph",
        "HaloControls",
      ]),
    .target(
      name: "HaloControllers",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloSystemSymbols",
        "HaloLocalization", "HaloHosting", "HaloSceneGraph", "HaloControls", "HaloLists",
      ]),
    .target(name: "CHaloPixels"),
    .target(
      name: "HaloCairoRenderer",
      dependencies: ["FocusGeometry", "HaloDisplayList", "CHaloPixels", "CHaloCairo", "CHaloPango"]),
    .target(
      name: "HaloSourceText",
      dependencies: ["FocusGeometry", .product(name: "Yams", package: "Yams")]),
    .target(name: "HaloMarkup"),
    .target(
      name: "HaloImageFiles",
      dependencies: ["HaloDisplayList", "HaloCairoRenderer", "CHaloZlib"]),
    .target(
      name: "HaloAudit",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloHosting", "HaloSceneGraph",
        "HaloControls", "HaloLists", "HaloCairoRenderer", "HaloMarkup",
      ]),
    .target(
      name: "FocusInspector",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloHosting", "HaloSceneGraph",
        "HaloControls", "HaloAudit",
      ]),
    .target(name: "HaloMessageBus", dependencies: ["CHaloDBus"]),
    .target(
      name: "HaloAccessibilityBus",
      dependencies: ["HaloLocalization", "HaloHosting", "HaloMessageBus"]),
    // Only what Swift cannot call.
    .target(name: "CHaloX11Shim", dependencies: ["CHaloX11"]),
    .target(
      name: "HaloXlibHost",
      dependencies: [
        "FocusGeometry", "HaloDisplayList", "HaloHosting", "HaloCairoRenderer", "CHaloX11",
        "CHaloX11Shim", "CHaloXext", "CHaloXrandr", "CHaloXi", "CHaloXtst", "HaloMessageBus",
        "HaloAccessibilityBus", "CHaloEvdev",
      ]),
    .target(name: "HaloGoldenTesting", dependencies: ["HaloDisplayList", "HaloCairoRenderer"]),
    .target(
      name: "FocusTesting",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloHosting", "HaloSceneGraph",
        "HaloControllers", "HaloCairoRenderer", "HaloAudit", "HaloGoldenTesting",
      ]),
    .target(
      name: "HaloFilming",
      dependencies: [
        "FocusGeometry", "HaloDisplayList", "HaloHosting", "HaloSceneGraph", "HaloCairoRenderer",
        "HaloImageFiles", "CHaloGif", "CHaloWebP", "CHaloWebPMux",
      ]),
    .target(
      name: "HaloLayoutFiles",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloHosting", "HaloSceneGraph",
        "HaloControls", "HaloLockups", "HaloLists", "HaloControllers", "HaloSourceText",
        "HaloMarkup", "HaloAudit",
      ]),
    .target(
      name: "HaloScreenImport",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloHosting", "HaloSourceText", "CHaloExpat",
      ]),
    .target(
      name: "HaloSittings",
      dependencies: [
        "FocusGeometry", "HaloDisplayList", "HaloSceneGraph", "HaloCairoRenderer", "FocusInspector",
        "HaloImageFiles", "HaloMarkup", "HaloSourceText",
      ], resources: [.embedInCode("WebFiles")]),
    .target(
      name: "HaloDebuggerPrompt",
      dependencies: ["FocusGeometry", "FocusEngine", "HaloSceneGraph", "HaloSourceText"]),
    .target(
      name: "HaloInstruments",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloHosting", "HaloSceneGraph",
        "HaloControls", "HaloControllers", "HaloCairoRenderer", "HaloAudit", "FocusInspector",
        "HaloImageFiles", "HaloLayoutFiles", "HaloSittings", "HaloDebuggerPrompt", "HaloReview",
      ]),
    .target(
      name: "HaloReview",
      dependencies: [
        "HaloCairoRenderer", "HaloMarkup", "HaloImageFiles", "HaloAudit", "HaloLayoutFiles",
        "CHaloZlib",
      ], resources: [.embedInCode("WebFiles")]),
    .target(
      name: "Halo",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloLocalization", "HaloHosting",
        "HaloSceneGraph", "HaloControls", "HaloLockups", "HaloLists", "HaloControllers",
        "HaloCairoRenderer", "FocusInspector", "HaloXlibHost", "HaloLayoutFiles", "HaloInstruments",
        "HaloSourceText", "HaloSystemSymbols",
      ]),
    .target(
      name: "UIKit",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloHosting", "HaloSceneGraph",
        "HaloControls", "HaloLockups", "HaloLists", "HaloControllers", "HaloCairoRenderer",
        "HaloLayoutFiles", "Halo", "HaloSystemSymbols",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(name: "TVUIKit", dependencies: ["UIKit", "HaloLockups"]),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
    .target(name: "HaloArtwork", dependencies: ["FocusGeometry", "HaloDisplayList"]),
    .target(
      name: "HaloDemoScenes",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloLocalization", "HaloHosting",
        "HaloSceneGraph", "HaloControls", "HaloLockups", "HaloLists", "HaloControllers",
        "FocusInspector", "HaloArtwork",
      ]),
    .target(
      name: "HaloCoverage",
      dependencies: [
        "FocusGeometry", "HaloDisplayList", "HaloLocalization", "HaloHosting",
        "HaloSceneGraph", "HaloSourceText", "FocusInspector", "HaloFilming", "HaloLayoutFiles",
        "HaloDemoScenes",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], resources: [.embedInCode("Rows")]),
    // In C, since only C sources take a value from a setting; nothing else is compiled again when the
    // commit changes.
    .target(
      name: "CHaloVersion",
      cSettings: commit.isEmpty ? [] : [.define("HALO_COMMIT", to: "\"\(commit)\"")]),
    .executableTarget(
      name: "HaloCommand",
      dependencies: [
        "CHaloVersion",
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloLocalization", "HaloHosting",
        "HaloSceneGraph", "HaloControls", "HaloControllers", "HaloCairoRenderer", "HaloAudit",
        "FocusInspector", "HaloAccessibilityBus", "HaloXlibHost", "HaloSourceText",
        "HaloImageFiles", "HaloFilming", "HaloLayoutFiles", "HaloScreenImport",
        "HaloDebuggerPrompt", "HaloInstruments", "HaloReview", "Halo", "HaloArtwork",
        "HaloDemoScenes", "HaloCoverage",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Yams", package: "Yams"),
      ],
      // A link to Assets/licenses, and links to files of Examples/ci.
      resources: [.embedInCode("Licenses"), .embedInCode("StarterFiles")]),

    // What tests share.
    .target(
      name: "HaloViewTestSupport",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloHosting", "HaloViews",
        "HaloSceneGraph", "HaloControls", "HaloLockups", "HaloLists", "HaloControllers",
        "HaloGoldenTesting",
      ], path: "Tests/Support/HaloViewTestSupport"),
    .target(
      name: "HaloDemoTestSupport",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloSceneGraph", "FocusTesting", "HaloDemoScenes",
      ],
      path: "Tests/Support/HaloDemoTestSupport"),
    .target(
      name: "HaloXServerTestSupport",
      dependencies: [
        "HaloCairoRenderer", "CHaloX11", "CHaloXext", "CHaloXrandr", "CHaloXfixes",
        "HaloMessageBus", "HaloXlibHost",
      ], path: "Tests/Support/HaloXServerTestSupport"),
    .target(
      name: "HaloPictureTestSupport",
      dependencies: ["HaloCairoRenderer", "HaloImageFiles", "CHaloZlib"],
      path: "Tests/Support/HaloPictureTestSupport"),
    .target(name: "CHaloFakeInput", path: "Tests/Support/CHaloFakeInput"),

    .testTarget(
      name: "HaloConstraintsTests", dependencies: ["HaloConstraints", "HaloGoldenTesting"]),
    .testTarget(
      name: "FocusGeometryTests", dependencies: ["FocusGeometry", "HaloGoldenTesting"],
      exclude: ["Cases"]),
    .testTarget(
      name: "FocusEngineTests",
      dependencies: ["FocusGeometry", "FocusEngine", "HaloGoldenTesting"],
      exclude: ["Goldens"]),
    .testTarget(name: "HaloDisplayListTests", dependencies: ["FocusGeometry", "HaloDisplayList"]),
    .testTarget(
      name: "HaloSystemSymbolsTests",
      dependencies: [
        "FocusGeometry", "HaloDisplayList", "HaloCairoRenderer", "HaloSystemSymbols",
        "HaloGoldenTesting",
      ], exclude: ["Goldens"]),
    .testTarget(
      name: "HaloLocalizationTests",
      dependencies: ["FocusGeometry", "HaloLocalization", "HaloGoldenTesting"]),
    .testTarget(name: "HaloHostingTests", dependencies: ["HaloLocalization", "HaloHosting"]),
    .testTarget(
      name: "HaloTextTests",
      dependencies: [
        "HaloDisplayList", "HaloHosting", "HaloKeyCommands", "HaloText", "HaloGoldenTesting",
      ]),
    .testTarget(
      name: "HaloSceneGraphTests",
      dependencies: [
        "HaloAppearance", "HaloKeyCommands", "HaloViews",
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloHosting", "HaloSceneGraph",
        "HaloControls", "HaloLockups", "HaloLists", "HaloControllers", "HaloCairoRenderer",
        "HaloAudit", "HaloGoldenTesting", "HaloViewTestSupport",
      ]),
    .testTarget(
      name: "HaloControlsTests",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloHosting", "HaloViews",
        "HaloSceneGraph", "HaloControls", "HaloLockups", "HaloLists", "HaloControllers",
        "HaloGoldenTesting", "HaloViewTestSupport",
      ]),
    .testTarget(
      name: "HaloLockupsTests",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloSceneGraph", "HaloControls",
        "HaloLockups", "HaloViewTestSupport",
      ]),
    .testTarget(
      name: "HaloListsTests",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloHosting", "HaloSceneGraph",
        "HaloControls", "HaloLists", "HaloControllers", "HaloGoldenTesting", "HaloViewTestSupport",
      ]),
    .testTarget(
      name: "HaloControllersTests",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloSceneGraph", "HaloControls", "HaloLockups",
        "HaloLists", "HaloControllers", "HaloGoldenTesting", "HaloViewTestSupport",
        "HaloDisplayList", "HaloHosting",
      ]),
    .testTarget(
      name: "HaloCairoRendererTests",
      dependencies: [
        "FocusGeometry", "HaloDisplayList", "CHaloCairo", "HaloCairoRenderer", "HaloGoldenTesting",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "HaloSourceTextTests",
      dependencies: ["FocusGeometry", "HaloSourceText", "HaloGoldenTesting"]),
    .testTarget(name: "HaloMarkupTests", dependencies: ["HaloMarkup"]),
    .testTarget(
      name: "HaloImageFilesTests",
      dependencies: [
        "HaloDisplayList", "HaloCairoRenderer", "HaloGoldenTesting", "HaloImageFiles",
        "HaloPictureTestSupport",
      ]),
    .testTarget(
      name: "HaloAuditTests",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloHosting", "HaloSceneGraph",
        "HaloControllers", "HaloCairoRenderer", "HaloAudit", "HaloGoldenTesting",
        "HaloViewTestSupport",
      ]),
    .testTarget(
      name: "FocusInspectorTests",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloSceneGraph",
        "HaloControls", "FocusInspector", "HaloGoldenTesting", "HaloViewTestSupport",
      ]),
    .testTarget(
      name: "HaloXlibHostTests",
      dependencies: [
        "FocusGeometry", "HaloDisplayList", "HaloHosting", "HaloCairoRenderer", "CHaloX11",
        "CHaloX11Shim", "CHaloXext", "CHaloXi", "CHaloDBus", "CHaloEvdev", "CHaloFakeInput",
        "HaloMessageBus", "HaloXlibHost", "HaloGoldenTesting", "HaloXServerTestSupport",
      ]),
    .testTarget(
      name: "HaloAccessibilityBusTests",
      dependencies: [
        "HaloDisplayList", "HaloLocalization", "HaloHosting", "HaloMessageBus",
        "HaloAccessibilityBus",
        "HaloGoldenTesting", "HaloXServerTestSupport",
      ]),
    .testTarget(
      name: "HaloGoldenTestingTests", dependencies: ["HaloCairoRenderer", "HaloGoldenTesting"]),
    .testTarget(
      name: "FocusTestingTests",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloHosting", "HaloSceneGraph",
        "HaloControls", "HaloControllers", "HaloCairoRenderer", "FocusTesting",
      ]),
    .testTarget(
      name: "HaloFilmingTests",
      dependencies: [
        "FocusGeometry", "HaloDisplayList", "HaloHosting", "HaloSceneGraph", "HaloCairoRenderer",
        "CHaloGif", "CHaloWebP", "CHaloWebPMux", "HaloGoldenTesting", "FocusTesting",
        "HaloImageFiles", "HaloFilming",
        "HaloDemoTestSupport", "HaloPictureTestSupport",
      ], exclude: ["Goldens"]),
    .testTarget(
      name: "HaloLayoutFilesTests",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloHosting", "HaloSceneGraph",
        "HaloControls", "HaloControllers", "HaloCairoRenderer", "HaloAudit",
        "HaloGoldenTesting", "HaloLayoutFiles", "HaloSourceText",
      ], exclude: ["Planted", "Formats/validate.py"]),
    .testTarget(
      name: "HaloScreenImportTests",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloLayoutFiles", "HaloScreenImport", "HaloSourceText",
      ]),
    .testTarget(
      name: "HaloSittingsTests",
      dependencies: [
        "FocusGeometry", "HaloDisplayList", "HaloCairoRenderer", "HaloImageFiles", "HaloSittings",
        "HaloGoldenTesting",
      ]),
    .testTarget(
      name: "HaloDebuggerPromptTests",
      dependencies: [
        "FocusEngine", "HaloSceneGraph", "HaloControllers", "HaloDebuggerPrompt",
        "HaloViewTestSupport",
      ]),
    .testTarget(
      name: "HaloInstrumentsTests",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloHosting", "HaloSceneGraph",
        "HaloControls", "HaloCairoRenderer", "HaloAudit", "FocusInspector", "HaloImageFiles",
        "HaloLayoutFiles", "HaloReview", "HaloSittings", "HaloInstruments", "HaloGoldenTesting",
        "HaloViewTestSupport", "HaloDemoScenes",
      ]),
    .testTarget(
      name: "HaloReviewTests",
      dependencies: [
        "HaloCairoRenderer", "HaloImageFiles", "HaloAudit", "HaloLayoutFiles", "HaloReview",
        "HaloGoldenTesting", "HaloPictureTestSupport",
      ]),
    .testTarget(
      name: "HaloTests",
      dependencies: [
        "FocusGeometry", "HaloSceneGraph", "HaloControls", "HaloLists", "HaloControllers", "Halo",
      ]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "FocusGeometry", "HaloDisplayList", "HaloSceneGraph", "HaloControls", "HaloLists",
        "HaloCairoRenderer", "UIKit", "TVUIKit", "_Testing_UIKit", "HaloGoldenTesting",
        "FocusTesting",
      ]),
    .testTarget(
      name: "HaloDemoScenesTests",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloLocalization", "HaloHosting",
        "HaloSceneGraph", "HaloControls", "HaloLockups", "HaloLists", "HaloControllers",
        "HaloCairoRenderer", "FocusInspector", "HaloGoldenTesting", "FocusTesting", "HaloFilming",
        "HaloArtwork", "HaloDemoScenes", "HaloImageFiles", "HaloAudit",
        "HaloDemoTestSupport",
      ], exclude: ["Goldens"]),
    .testTarget(
      name: "HaloCoverageTests",
      dependencies: [
        "HaloCairoRenderer", "HaloDisplayList", "HaloHosting", "HaloSceneGraph",
        "HaloGoldenTesting", "HaloLayoutFiles", "HaloSourceText", "HaloDemoScenes", "HaloCoverage",
      ]),
    .testTarget(
      name: "HaloCommandTests",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloLocalization", "HaloHosting",
        "HaloKeyCommands", "HaloText", "HaloSceneGraph",
        "HaloControls", "HaloControllers", "HaloCairoRenderer", "HaloAudit", "CHaloX11",
        "CHaloXext", "HaloXlibHost", "HaloImageFiles", "HaloFilming", "HaloLayoutFiles",
        "HaloInstruments",
        "HaloGoldenTesting", "HaloDemoScenes", "HaloCommand", "HaloXServerTestSupport",
        "HaloDemoTestSupport", "HaloMessageBus",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], exclude: ["Goldens", "ScreenReader"]),
  ]
)

for (layer, modules) in layers {
  for target in package.targets where target.path == nil {
    if modules.contains(target.name) {
      target.path = "Sources/\(layer)/\(target.name)"
    } else if target.type == .test, modules.contains(String(target.name.dropLast("Tests".count))) {
      target.path = "Tests/\(layer)/\(target.name)"
    }
  }
}

// Scripts/test sets this to the name of a layer: its tests are built, with what they need, and nothing
// else.
if let name = Context.environment["HALO_TESTS"], !name.isEmpty {
  guard let modules = layers.first(where: { $0.key == name })?.value else {
    fatalError("HALO_TESTS=\(name) names no layer: \(layers.map(\.key).joined(separator: ", "))")
  }
  var needed: Set<String> = []
  var waiting = modules.map { "\($0)Tests" }
  while let next = waiting.popLast() {
    guard let target = package.targets.first(where: { $0.name == next }),
      needed.insert(next).inserted
    else { continue }
    for case .byNameItem(let module, _) in target.dependencies { waiting.append(module) }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  // Tests of the program start it by its name.
  package.products.removeAll {
    !(($0 as? Product.Executable)?.targets.allSatisfy(needed.contains) ?? false)
  }
}

// Scripts/test sets this: modules that tests keep busy (pixels, random cases, searches) are compiled
// optimised, with every check left in, as their tests take several times as long without. All others
// are built faster as they are, and after a change only the files that it touches. Not for whoever
// depends on Halo: flags like these would keep the package out of theirs.
if Context.environment["HALO_OPTIMIZED_DEBUG"] != nil {
  let busy: Set = [
    "HaloConstraints", "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloHosting",
    "HaloViews", "HaloSceneGraph", "HaloCairoRenderer", "HaloAudit", "FocusInspector",
    "HaloGoldenTesting", "HaloImageFiles", "HaloFilming", "HaloArtwork",
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
// module keeps its checks and counts which of its branches were taken; and the program is a library, so
// that its commands can be run inside of another.
if let libFuzzer = Context.environment["HALO_FUZZING"] {
  package.products.removeAll { $0.name == "halo" }
  package.targets = package.targets.map { target in
    guard target.name == "HaloCommand" else { return target }
    return .target(
      name: "HaloCommand", dependencies: target.dependencies, path: target.path,
      resources: target.resources)
  }
  for target in package.targets where target.type != .system {
    var flags = ["-sanitize=fuzzer", "-assert-config", "Debug", "-enable-testing"]
    // Not called main, as that of the program around it is.
    if target.name == "HaloCommand" {
      flags += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "halo_main"]
    }
    target.swiftSettings = [.unsafeFlags(flags)]
  }
  package.targets += [
    .systemLibrary(name: "CHaloLibFuzzer", path: "Fuzzing/CHaloLibFuzzer"),
    .target(name: "CHaloWireEvents", dependencies: ["CHaloX11"], path: "Fuzzing/CHaloWireEvents"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "FocusGeometry", "FocusEngine", "HaloDisplayList", "HaloHosting", "HaloSceneGraph",
        "HaloCairoRenderer",
        "HaloXlibHost", "CHaloX11", "HaloGoldenTesting", "HaloLayoutFiles", "HaloScreenImport",
        "HaloSourceText", "HaloDemoScenes", "HaloCommand",
        "CHaloLibFuzzer", "CHaloWireEvents",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Fuzzing/Targets",
      swiftSettings: [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: [.unsafeFlags([libFuzzer])]),
  ]
}
