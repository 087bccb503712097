import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A mark at the end of a row: UIKit's `UICellAccessory`.
public struct CellAccessory: Hashable {
  /// At which end of a row a view stands.
  public enum Placement: Hashable, Sendable {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// After the content.
    case trailing(displayed: DisplayedState = .always)
  }

  /// When an accessory is there; every one is always here.
  public enum DisplayedState: Hashable, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// A view of the program's own in a row.
  public struct CustomViewConfiguration {
    /// As large as it wants to be.
    public let customView: View
    /// At which end.
    public let placement: Placement

    /// - Parameters:
    ///   - customView: as large as its content, or else as its frame.
    ///   - placement: at which end it stands.
    public init(customView: View, placement: Placement) {
      self.customView = customView
      self.placement = placement
    }
  }

  package enum Kind: Hashable {
    case disclosureIndicator, checkmark
    case label(String)
    case custom(OwnView, isLeading: Bool)
  }

  /// A view of the program's own, which is the same as itself alone.
  package struct OwnView: Hashable {
    let view: View

    package static func == (a: OwnView, b: OwnView) -> Bool { a.view === b.view }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(view)) }
  }

  package let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// A chevron that points to where the row leads: to the screen that comes.
  public static func disclosureIndicator() -> CellAccessory { CellAccessory(.disclosureIndicator) }
  /// A tick, in the tint.
  public static func checkmark() -> CellAccessory { CellAccessory(.checkmark) }
  /// A short text, less important than the row's.
  public static func label(text: String) -> CellAccessory { CellAccessory(.label(text)) }
  /// A view of the program's own, which may take the focus by itself.
  public static func customView(configuration: CustomViewConfiguration) -> CellAccessory {
    var isLeading = false
    if case .leading = configuration.placement { isLeading = true }
    return CellAccessory(.custom(OwnView(view: configuration.customView), isLeading: isLeading))
  }

  /// nil for what the row makes itself.
  package var view: View? { if case .custom(let own, _) = kind { own.view } else { nil } }

  package var isLeading: Bool {
    if case .custom(_, let isLeading) = kind { isLeading } else { false }
  }

  /// What the row shows for it: a new view, or the program's own.
  @MainActor
  package func makeMark() -> View {
    switch kind {
    case .label(let text):
      let label = SurfaceLabel()
      label.text = text
      label.font = .systemFont(ofSize: 15)
      return label
    case .checkmark: return SurfaceSymbol(symbol: Self.tick)
    case .disclosureIndicator: return SurfaceSymbol(symbol: Self.chevron)
    case .custom(let own, _): return own.view
    }
  }

  /// On a square of 24 units, for lines read from the left.
  private static let chevron: Symbol = {
    var path = BezierPath()
    path.move(to: CGPoint(x: 8, y: 3.5))
    path.addLine(to: CGPoint(x: 16.5, y: 12))
    path.addLine(to: CGPoint(x: 8, y: 20.5))
    return Symbol(stroke: path, lineWidth: 3.4)
  }()

  private static let tick: Symbol = {
    var path = BezierPath()
    path.move(to: CGPoint(x: 3.5, y: 12.5))
    path.addLine(to: CGPoint(x: 9.5, y: 18.5))
    path.addLine(to: CGPoint(x: 20.5, y: 5.5))
    return Symbol(stroke: path, lineWidth: 3.2)
  }()
}
