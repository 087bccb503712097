import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

extension Button {
  /// What a button says and looks like: UIKit's `UIButton.Configuration`.
  public struct Configuration: Hashable, Sendable {
    /// How the surface is filled.
    enum Surface: Hashable, Sendable {
      case none, gray, tinted, filled
    }

    /// How round the corners are: UIKit's `UIButton.Configuration.CornerStyle`.
    public enum CornerStyle: Hashable, Sendable {
      /// As goes with the size.
      case dynamic
      /// The same.
      case fixed
      case small
      case medium
      case large
      /// Half a circle at each end.
      case capsule
    }

    /// UIKit's `UIButton.Configuration.Size`.
    public enum Size: Hashable, Sendable {
      case mini, small, medium, large
    }

    /// Beside which edge of the title the picture stands; UIKit's `NSDirectionalRectEdge`.
    public enum ImagePlacement: Hashable, Sendable {
      case leading, trailing, top, bottom
    }

    var surface: Surface
    /// nil: none.
    public var title: String?
    /// Below the title, smaller; nil: none.
    public var subtitle: String?
    /// A picture, as large as it is; nil: none.
    public var image: Image?
    /// A drawing in one colour, as large as the title's type; goes before ``image``.
    public var symbol: Symbol?
    /// Where the picture stands.
    public var imagePlacement = ImagePlacement.leading
    /// Points between picture and title.
    public var imagePadding: CGFloat = 0
    /// Points between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// Of title and symbol; nil: as goes with the surface.
    public var baseForegroundColor: Color?
    /// Of the surface; nil: as goes with the appearance.
    public var baseBackgroundColor: Color?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the type is; what is set of insets and corners stays.
    public var buttonSize = Size.medium
    private var ownInsets: DirectionalEdgeInsets?

    init(_ surface: Surface) { self.surface = surface }

    /// Points around the content; those of the size unless set.
    public var contentInsets: DirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    /// Has the insets of a television's buttons, unless it has insets of its own.
    mutating func useTelevisionInsets() {
      if ownInsets == nil { ownInsets = Self.televisionInsets }
    }
    /// Our choice, in points: a button 67 points high.
    private static let televisionInsets = DirectionalEdgeInsets(
      top: 16, leading: 40, bottom: 16, trailing: 40)
    /// As of buttons that are made as plates.
    static let televisionFont = Font.systemFont(ofSize: 29, weight: .medium)
    /// Has the insets of the size again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// Title in the tint, without a surface.
    public static func plain() -> Configuration { Configuration(.none) }
    /// The same.
    public static func borderless() -> Configuration { Configuration(.none) }
    /// Title in the tint on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// The same.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Title in the tint on a shade of it.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// The same.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// White or black on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// The same.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Points, of a button so high.
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
        weight: surface == .filled ? .semibold : .regular)
    }
    static let subtitleFont = Font.systemFont(ofSize: 12)
  }
}

// No source gives the measures; our choice, in points.
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
