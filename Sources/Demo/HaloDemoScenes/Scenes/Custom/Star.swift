import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting
import HaloSceneGraph

/// A star of the sky: an item that can have the focus and is no view (WWDC21 10260, 3:50).
///
/// It is a responder, so that presses come to it first.
@MainActor
final class Star: Responder, FocusItem, PressAnswering {
  let name: String
  let constellation: Constellation
  /// The middle, in points of the sky's content; set by the field.
  fileprivate(set) var center = CGPoint.zero
  /// Whether the star keeps its name when the focus leaves it.
  private(set) var isNamed = false
  fileprivate unowned let field: StarField
  /// The strip of the sky around the star, as high as the sky, in points of its content.
  ///
  /// Strips lie side by side, so that arrows go from star to star however high each stands.
  fileprivate(set) var frame = CGRect.zero

  fileprivate init(_ name: String, in constellation: Constellation, of field: StarField) {
    self.name = name
    self.constellation = constellation
    self.field = field
    super.init()
  }

  var canBecomeFocused: Bool { true }
  var parentFocusEnvironment: (any FocusEnvironment)? { field }
  var focusDebugLabel: String { name.lowercased() }
  /// No effect of the system: the sky draws what shows the focus.
  var focusEffect: FocusEffect? { nil }

  /// Takes the look of the focus, or gives it back (WWDC21 10260, 7:48).
  func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    if context.nextFocusedItem === self {
      field.sky.show(self, with: coordinator)
    } else if !(context.nextFocusedItem is Star) {
      field.sky.show(nil, with: coordinator)
    }
  }

  // MARK: Presses

  override var next: Responder? { field.sky }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    guard presses.contains(where: { $0.type == .select }) else {
      return super.pressesBegan(presses, with: event)
    }
    isNamed.toggle()
    field.sky.showNames()
  }

  func answer(to type: Press.PressType, of key: Key) -> KeyAnswer {
    type == .select ? .acts : .passes
  }
}

/// The stars with a scrollable container of their own, which is no view either.
///
/// It is an environment between the stars and the view that draws them.
@MainActor
final class StarField: FocusItem, FocusItemScrollableContainer {
  fileprivate unowned let sky: SkyView
  private(set) var stars: [Star] = []

  init(in sky: SkyView) {
    self.sky = sky
    stars = Constellation.all.flatMap { constellation in
      constellation.stars.map { Star($0.name, in: constellation, of: self) }
    }
    arrange()
  }

  /// Places the stars after the sky has got another size.
  func arrange() {
    let size = contentSize
    let width = size.width / CGFloat(Constellation.all.count)
    let height = max(0, size.height - 84)
    var centers: [CGPoint] = []
    for (index, constellation) in Constellation.all.enumerated() {
      let left = CGFloat(index) + 0.08
      centers += constellation.stars.map { star in
        CGPoint(x: (left + 0.84 * star.x) * width, y: 34 + height * star.y)
      }
    }
    for (star, center) in zip(stars, centers) { star.center = center }
    let ordered = stars.sorted { $0.center.x < $1.center.x }
    let edges = zip(ordered, ordered.dropFirst()).map { ($0.center.x + $1.center.x) / 2 }
    for (star, (left, right)) in zip(ordered, zip([0] + edges, edges + [size.width])) {
      star.frame = CGRect(x: left, y: 0, width: right - left, height: size.height)
    }
  }

  // MARK: Environment

  var parentFocusEnvironment: (any FocusEnvironment)? { sky }
  var focusItemContainer: (any FocusItemContainer)? { self }
  var focusGroupIdentifier: String? { "sky" }
  var focusDebugLabel: String { "star-field" }
  /// The field is an item only so that a search finds the container inside.
  var canBecomeFocused: Bool { false }
  var isTransparentFocusItem: Bool { true }
  var frame: CGRect { CGRect(origin: .zero, size: contentSize) }

  // MARK: Container

  var coordinateSpace: any CoordinateSpace { sky }
  var clipsFocusItems: Bool { true }
  func focusItems(in rect: CGRect) -> [any FocusItem] {
    stars.filter { $0.frame.intersects(rect) }
  }

  /// The engine sets the offset in an animation, which moves the drawing.
  var contentOffset: CGPoint {
    get { sky.bounds.origin }
    set { sky.bounds.origin.x = max(0, min(newValue.x, contentSize.width - visibleSize.width)) }
  }
  var visibleSize: CGSize { sky.bounds.size }
  /// The size of the sky, which is wider than the view, so that there is something to scroll.
  var contentSize: CGSize {
    let count = CGFloat(Constellation.all.count)
    return CGSize(
      width: max(420 * count, (sky.bounds.width * 1.7).rounded()), height: sky.bounds.height)
  }
  var focusScrollMargins: EdgeInsets { EdgeInsets(top: 0, left: 90, bottom: 0, right: 90) }
}

/// A figure of stars, with their places in a square of its own.
struct Constellation: Sendable {
  let name: String
  let stars: [(name: String, x: CGFloat, y: CGFloat)]
  /// The lines of the figure, each from star to star.
  let lines: [[Int]]

  static let all = [
    Constellation(
      name: "Cassiopeia",
      stars: [
        ("Segin", 0.04, 0.3), ("Ruchbah", 0.27, 0.72), ("Navi", 0.5, 0.44), ("Schedar", 0.72, 0.86),
        ("Caph", 0.96, 0.34),
      ], lines: [[0, 1, 2, 3, 4]]),
    Constellation(
      name: "Great Bear",
      stars: [
        ("Alkaid", 0.02, 0.82), ("Mizar", 0.2, 0.48), ("Alioth", 0.36, 0.38),
        ("Megrez", 0.55, 0.34), ("Phecda", 0.63, 0.68), ("Merak", 0.92, 0.62),
        ("Dubhe", 0.96, 0.16),
      ], lines: [[0, 1, 2, 3, 4, 5, 6, 3]]),
    Constellation(
      name: "Swan",
      stars: [
        ("Deneb", 0.12, 0.12), ("Fawaris", 0.22, 0.78), ("Sadr", 0.38, 0.4), ("Aljanah", 0.62, 0.1),
        ("Albireo", 0.96, 0.88),
      ], lines: [[0, 2, 4], [1, 2, 3]]),
    Constellation(
      name: "Orion",
      stars: [
        ("Betelgeuse", 0.2, 0.08), ("Saiph", 0.3, 0.94), ("Alnitak", 0.41, 0.58),
        ("Alnilam", 0.52, 0.5), ("Mintaka", 0.63, 0.42), ("Bellatrix", 0.76, 0.14),
        ("Rigel", 0.88, 0.86),
      ], lines: [[0, 2, 1], [2, 3, 4], [5, 4, 6], [0, 5]]),
  ]
}
