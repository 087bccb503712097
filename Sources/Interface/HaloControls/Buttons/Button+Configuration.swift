import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

extension Button {
  /// The content and the appearance of a button: UIKit's `UIButton.Configuration`.
  public struct Configuration: Hashable, Sendable {
    /// The fill of the surface.
    enum Surface: Hashable, Sendable {
      case none, gray, tinted, filled
      case glass(GlassKind)
    }

    /// The glass of a surface.
    enum GlassKind: Hashable, Sendable {
      case regular, clear, prominent, prominentClear

      var clarity: GlassStyle.Clarity {
        self == .clear || self == .prominentClear ? .clear : .regular
      }
      var isProminent: Bool { self == .prominent || self == .prominentClear }
    }

    /// The shape of the corners: UIKit's `UIButton.Configuration.CornerStyle`.
    public enum CornerStyle: Hashable, Sendable {
      /// The radius that belongs to the size.
      case dynamic
      /// The same as `dynamic`.
      case fixed
      case small
      case medium
      case large
      /// A half circle at each end.
      case capsule
    }

    /// The size of the type: UIKit's `UIButton.Configuration.Size`.
    public enum Size: Hashable, Sendable {
      case mini, small, medium, large
    }

    /// The edge of the title beside which the picture is placed: UIKit's `NSDirectionalRectEdge`.
    public enum ImagePlacement: Hashable, Sendable {
      case leading, trailing, top, bottom
    }

    var surface: Surface
    /// The title; nil for none.
    public var title: String?
    /// The text below the title, in smaller type; nil for none.
    public var subtitle: String?
    /// A picture, shown in its own size; nil for none.
    public var image: Image?
    /// A drawing in one colour, sized by the font of the title, that replaces ``image``; nil for
    /// none.
    public var symbol: Symbol?
    /// The edge of the title beside which the picture is placed.
    public var imagePlacement = ImagePlacement.leading
    /// The space between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The colour of title and symbol; nil for that of the surface.
    public var baseForegroundColor: Color?
    /// The colour of the surface; nil for that of the appearance.
    public var baseBackgroundColor: Color?
    /// The shape of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the type; insets and corner styles that were set are kept.
    public var buttonSize = Size.medium
    private var ownInsets: DirectionalEdgeInsets?

    init(_ surface: Surface) { self.surface = surface }

    /// The space around the content, in points; by default that of the size.
    public var contentInsets: DirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    /// Returns the insets of a plate, which is a button without a configuration.
    static func plateInsets(onTelevision: Bool) -> DirectionalEdgeInsets {
      onTelevision ? televisionInsets : Size.medium.insets
    }
    /// Takes the insets of a television's buttons, unless insets were set.
    mutating func useTelevisionInsets() {
      if ownInsets == nil { ownInsets = Self.televisionInsets }
    }
    /// Our choice, in points, for a button 67 points high.
    private static let televisionInsets = DirectionalEdgeInsets(
      top: 16, leading: 40, bottom: 16, trailing: 40)
    /// The font of buttons with a plate.
    static let televisionFont = Font.systemFont(ofSize: 29, weight: .medium)
    /// Returns to the insets of the size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// A title in the tint, without a surface.
    public static func plain() -> Configuration { Configuration(.none) }
    /// The same as ``plain()``.
    public static func borderless() -> Configuration { Configuration(.none) }
    /// A title in the tint on a grey surface.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// The same as ``gray()``.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// A title in the tint on a faint surface of the tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// The same as ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// A white or black title on a surface of the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// The same as ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// A title on glass, with and without focus; a capsule.
    public static func glass() -> Configuration { Configuration(glass: .regular) }
    /// A white title on clear glass, for content over media.
    public static func clearGlass() -> Configuration { Configuration(glass: .clear) }
    /// A title on glass of the tint.
    public static func prominentGlass() -> Configuration { Configuration(glass: .prominent) }
    /// A white title on clear glass of the tint.
    public static func prominentClearGlass() -> Configuration {
      Configuration(glass: .prominentClear)
    }

    private init(glass: GlassKind) {
      self.init(.glass(glass))
      cornerStyle = .capsule
    }

    /// The kind of glass; nil for another surface.
    var glassKind: GlassKind? { if case .glass(let kind) = surface { kind } else { nil } }

    /// Returns the corner radius for a height, both in points.
    func cornerRadius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .capsule: height / 2
      case .small: 6
      case .medium: 9
      case .large: 12
      case .dynamic, .fixed: min(buttonSize.radius, height / 2)
      }
    }

    var titleFont: Font {
      .systemFont(
        ofSize: buttonSize == .mini || buttonSize == .small ? 15 : 17,
        weight: surface == .filled || glassKind?.isProminent == true ? .semibold : .regular)
    }
    static let subtitleFont = Font.systemFont(ofSize: 12)
  }
}

// No source gives these sizes; they are our choice, in points.
extension Button.Configuration.Size {
  fileprivate var insets: DirectionalEdgeInsets {
    switch self {
    case .mini: .init(top: 3, leading: 8, bottom: 3, trailing: 8)
    case .small: .init(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: .init(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: .init(top: 14, leading: 20, bottom: 14, trailing: 20)
    }
  }
  fileprivate var radius: CGFloat {
    switch self {
    case .mini, .small: 7
    case .medium: 9
    case .large: 12
    }
  }
}
