import Testing
import UIKitSource

struct PackageTests {
  @Test(arguments: [
    ("KeyboardNavigation", "KeyboardNavigation"), ("My App 2", "MyApp2"), ("2048", "_2048"),
    ("focus-demo.swift", "focusdemoswift"), ("日本", "Program"), ("", "Program"),
    ("UIKit", "UIKitProgram"), ("class", "classProgram"), ("Review", "ReviewProgram"),
  ])
  func `a program is named after its folder, with a valid and unused Swift name`(
    folder: String, name: String
  ) {
    #expect(ProgramPackage(folderName: folder, taken: ["Review"]).name == name)
  }

  @Test func `a given name is taken unchanged or refused`() {
    #expect(ProgramPackage(name: "App_2", taken: ["Review"])?.name == "App_2")
    for name in ["", "my app", "2048", "UIKit", "import", "a/b", "Review"] {
      #expect(ProgramPackage(name: name, taken: ["Review"]) == nil)
    }
  }

  @Test func `the manifest names the checkout whatever characters its path contains`() {
    let package = ProgramPackage(folderName: "App", taken: [])
    #expect(
      package.manifest(checkout: "/a \"b\"\\(c)", isolatesToMainActor: true) == #"""
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
          name: "App",
          dependencies: [.package(name: "halo", path: "/a \"b\"\\(c)")],
          targets: [
            .executableTarget(
              name: "App",
              dependencies: [.product(name: "UIKit", package: "halo")],
              // A response is of the type that Halo, which is Swift 6, declares it with.
              swiftSettings: [
                .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"),
                .defaultIsolation(MainActor.self),
              ])
          ],
          swiftLanguageModes: [.v5]
        )

        """#)
    let older = package.manifest(checkout: "/halo", isolatesToMainActor: false)
    #expect(older.hasPrefix("// swift-tools-version: 6.0\n"))
    #expect(!older.contains("defaultIsolation"))
  }

  @Test func `tests are a module of their own, named after their folder`() throws {
    let program = ProgramPackage(folderName: "App", taken: [])
    let package = program.withTests(folderName: "App Tests", taken: [])
    #expect(package.testName == "AppTests")
    let manifest = package.manifest(checkout: "/halo", isolatesToMainActor: true)
    #expect(
      manifest.hasSuffix(
        #"""
            .testTarget(
              name: "AppTests",
              dependencies: [
                "App", .product(name: "UIKit", package: "halo"),
                .product(name: "FocusTesting", package: "halo"),
              ],
              swiftSettings: [.enableUpcomingFeature("GlobalActorIsolatedTypesUsability")])
          ],
          swiftLanguageModes: [.v5]
        )

        """#))
  }

  @Test(arguments: [("App", "AppTests"), ("Review", "ReviewTests"), ("XCTest", "XCTestTests")])
  func `a module of tests never has the name of another module`(folder: String, name: String) {
    let program = ProgramPackage(folderName: "App", taken: ["Review"])
    #expect(program.withTests(folderName: folder, taken: ["Review"]).testName == name)
  }
}
