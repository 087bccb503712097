import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A mark at one end of a row: UIKit's `UICellAccessory`.
public struct CellAccessory: Hashable {
  /// The end of a row at which a view is placed.
  public enum Placement: Hashable, Sendable {
    /// The leading end, before the content.
    case leading(displayed: DisplayedState = .always)
    /// The trailing end, after the content.
    case trailing(displayed: DisplayedState = .always)
  }

  /// The states of a row in which an accessory is visible; a value without effect, as every
  /// accessory is always visible.
  public enum DisplayedState: Hashable, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// A program's own view in a row, with its placement.
  public struct CustomViewConfiguration {
    /// The view, as large as its content, or as its frame where the content has no size.
    ///
    /// It is never higher than the row.
    public let customView: View
    /// The end of the row at which the view is placed.
    public let placement: Placement

    /// Creates the configuration of a view.
    ///
    /// - Parameters:
    ///   - customView: the view, as large as its content, or as its frame where the content has no
    ///     size.
    ///   - placement: the end of the row at which the view is placed.
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

  /// A program's own view, which is equal only to itself.
  package struct OwnView: Hashable {
    let view: View

    package static func == (a: OwnView, b: OwnView) -> Bool { a.view === b.view }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(view)) }
  }

  package let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Returns a chevron, for a row that leads to another screen.
  public static func disclosureIndicator() -> CellAccessory { CellAccessory(.disclosureIndicator) }
  /// Returns a tick in the palette's colour of symbols, or in that of the text while the row has
  /// the focus.
  public static func checkmark() -> CellAccessory { CellAccessory(.checkmark) }
  /// Returns a short text that is less prominent than the row's own.
  public static func label(text: String) -> CellAccessory { CellAccessory(.label(text)) }
  /// Returns a program's own view, which can have the focus itself.
  public static func customView(configuration: CustomViewConfiguration) -> CellAccessory {
    var isLeading = false
    if case .leading = configuration.placement { isLeading = true }
    return CellAccessory(.custom(OwnView(view: configuration.customView), isLeading: isLeading))
  }

  /// The program's own view; nil for a mark that the row makes.
  package var view: View? { if case .custom(let own, _) = kind { own.view } else { nil } }

  package var isLeading: Bool {
    if case .custom(_, let isLeading) = kind { isLeading } else { false }
  }

  /// Returns the view that the row shows: a new one, or the program's own.
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

  /// The chevron on a square of 24 units, for text from left to right.
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
