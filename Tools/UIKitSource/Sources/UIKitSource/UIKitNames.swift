/// Facts about UIKit, by name.
enum UIKitNames {
  /// Returns the name of an action in Halo: that in Objective-C, except for actions that Halo
  /// itself performs.
  static func action(_ objectiveCName: String) -> String {
    editActions.contains(objectiveCName) ? String(objectiveCName.dropLast()) : objectiveCName
  }

  /// The edit actions that Halo performs itself, which have no colon in their names.
  static let editActions: Set = [
    "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "delete:", "selectAll:", "undo:", "redo:",
  ]

  /// Returns whether a class outside the folder is a responder, such as a view or a controller.
  static func isResponder(_ name: String) -> Bool {
    !noResponders.contains(name) && responderEndings.contains { name.hasSuffix($0) }
  }

  /// Returns a class outside the folder with its certain ancestors, as far as its name shows them.
  static func lineage(of name: String) -> [String] {
    guard isResponder(name) else { return [name] }
    var above: [String] = []
    if name.hasSuffix("Controller") {
      above = ["UIViewController"]
    } else if !["Responder", "Application", "Scene"].contains(where: { name.hasSuffix($0) }) {
      above = ["UIView"]
    }
    return [name] + (above + ["UIResponder"]).filter { $0 != name }
  }

  private static let responderEndings = [
    "Responder", "View", "Cell", "Controller", "Control", "Button", "Label", "Field", "Switch",
    "Slider", "Stepper", "Picker", "Bar", "Toolbar", "Window", "Scene", "Application", "ColorWell",
  ]

  private static let noResponders: Set = [
    "UIPresentationController", "UIPopoverPresentationController", "UISheetPresentationController",
    "UIDocumentInteractionController", "UIPrintInteractionController", "UIMenuController",
    "UIContextMenuInteraction",
  ]

  /// Returns whether the first name in a class's inheritance list is more likely a protocol's than
  /// a class's.
  static func isProtocol(_ name: String) -> Bool {
    protocols.contains(name) || protocolEndings.contains { name.hasSuffix($0) }
  }

  private static let protocolEndings = [
    "Delegate", "DataSource", "Protocol", "Able", "able", "Prefetching",
  ]

  private static let protocols: Set = [
    "AnyObject", "Sendable", "Error", "NSCopying", "NSCoding", "NSSecureCoding", "Actor",
    "UICoordinateSpace", "UITraitEnvironment", "UIFocusEnvironment", "UIFocusItem",
    "UIFocusItemContainer", "UIContentContainer", "UIContentView", "UIContentConfiguration",
    "UIViewControllerAnimatedTransitioning", "UIViewControllerInteractiveTransitioning",
    "UIViewControllerContextTransitioning", "UITextInput", "UIKeyInput", "UIInteraction",
  ]

  /// The modules of Apple's platforms that Linux lacks.
  static let missingModules: Set = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts",
    "ActivityKit", "AdSupport", "AppKit", "AppIntents", "AudioToolbox", "AuthenticationServices",
    "BackgroundTasks", "CloudKit", "Combine", "Contacts", "ContactsUI", "CoreAudio",
    "CoreBluetooth", "CoreData", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreMedia", "CoreML", "CoreMotion", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreVideo", "CryptoKit", "DeviceCheck", "EventKit", "EventKitUI", "GLKit", "GameController",
    "GameKit", "GameplayKit", "HealthKit", "HomeKit", "ImageIO", "Intents", "IntentsUI",
    "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "Messages", "Metal", "MetalKit", "MobileCoreServices", "MultipeerConnectivity",
    "NaturalLanguage", "Network", "NotificationCenter", "OSLog", "ObjectiveC", "PDFKit",
    "PassKit", "PencilKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook", "RealityKit",
    "ReplayKit", "SafariServices", "SceneKit", "Security", "Social", "Speech", "SpriteKit",
    "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "TipKit", "UniformTypeIdentifiers",
    "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision", "WatchConnectivity",
    "WatchKit", "WebKit", "WidgetKit", "os",
  ]
}
