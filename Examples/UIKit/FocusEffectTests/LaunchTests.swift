import FocusTesting
import Testing
import UIKit

@testable import FocusEffect

/// Tests that launch several programs in the process of the tests.
@MainActor
struct LaunchTests {
    @Test func `a program that was launched earlier keeps its own screen`() throws {
        let light = FocusHarness(try AppDelegate.launch())
        let dark = FocusHarness(try AppDelegate.launch(style: .dark))
        try light.press("Tab")
        try dark.press("Tab Right")
        #expect([light.focus, dark.focus] == ["Red", "Orange"])
        #expect(light.window.traitCollection.userInterfaceStyle == .light)
        #expect(dark.window.traitCollection.userInterfaceStyle == .dark)
        #expect(UIApplication.shared.windows == [dark.window])
    }

    @Test(arguments: [FocusModel.pad, .tv])
    func `a program knows its device, style and screen size before it has a window`(model: FocusModel) throws {
        let size = CGSize(width: 960, height: 540)
        _ = try AppDelegate.launch()
        _ = try AskingDelegate.launch(size: size, model: model, style: .dark)
        let delegate = try #require(UIApplication.shared.delegate as? AskingDelegate)
        #expect(delegate.idiom == (model == .tv ? .tv : .pad) && delegate.style == .dark)
        // A television has one size of screen, which the window scales.
        #expect(delegate.size == (model == .tv ? CGSize(width: 1920, height: 1080) : size))
    }

    @Test func `a scene delegate can create the window`() throws {
        let window = try SceneProgram.launch()
        #expect(window.rootViewController is PaletteViewController)
        #expect(UIApplication.shared.connectedScenes.count == 1)
        #expect(window.isKeyWindow && window.windowScene != nil)
    }

    @Test func `a launch removes the scenes of the previous program`() throws {
        _ = try SceneProgram.launch()
        _ = try AppDelegate.launch()
        #expect(UIApplication.shared.connectedScenes.isEmpty)
    }

    @Test func `the launch of a program without a visible window throws an error`() {
        let error = #expect(throws: (any Error).self) { try EmptyProgram.launch() }
        #expect(error.map { "\($0)" } == "no window was made key and visible")
    }

    @Test func `text is measured by the given text engine`() throws {
        let engine = TestFonts.textEngine()
        let window = try AppDelegate.launch(textEngine: engine)
        #expect(window.textMeasurer as AnyObject === engine)
    }
}

/// An application delegate that records the traits at launch.
private class AskingDelegate: UIResponder, UIApplicationDelegate {
    private(set) var idiom = UIUserInterfaceIdiom.unspecified
    private(set) var style = UIUserInterfaceStyle.unspecified
    private(set) var size = CGSize.zero

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        idiom = UIDevice.current.userInterfaceIdiom
        style = UITraitCollection.current.userInterfaceStyle
        size = UIScreen.main.bounds.size
        UIWindow(frame: UIScreen.main.bounds).makeKeyAndVisible()
        return true
    }
}

/// An application delegate whose scene creates the window.
private class SceneProgram: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = PaletteScene.self
        return configuration
    }
}

private class PaletteScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = PaletteViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
}

/// An application delegate whose scene creates no window.
private class EmptyProgram: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = EmptyScene.self
        return configuration
    }
}

private class EmptyScene: UIResponder, UISceneDelegate {}
