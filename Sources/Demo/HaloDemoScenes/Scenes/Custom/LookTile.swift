import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// A tile that shows its focus in one of four ways: two rings of its own, none, and what the system
/// shows by default.
@MainActor
final class LookTile: View, PressAnswering {
  enum Look {
    /// A ring whose shape the system infers (WWDC21 10260, 5:29).
    case inferred
    /// A ring along a path (5:48).
    case path
    /// No effect of the system: the tile styles itself (7:40).
    case own
    /// The system's default effect: a ring on a Mac (5:18), and none on an iPad, where the tile styles
    /// itself.
    case standard

    /// Whether the tile has a ring of its own.
    var hasRing: Bool { self == .inferred || self == .path }
  }

  private let look: Look
  private let title: Label
  private(set) var isMarked = false
  /// Whether the tile has got the focus in an update.
  private var isLit = false
  /// Whether the tile has its own look of the focus.
  private var isStyled: Bool { isLit && !look.hasRing && focusEffect == nil }

  init(_ look: Look) {
    self.look = look
    let words =
      switch look {
      case .inferred: ("ring", "Ring")
      case .path: ("path", "Along a path")
      case .own: ("own", "Its own look")
      case .standard: ("default", "By default")
      }
    title = Label(words.1, font: .systemFont(ofSize: 13, weight: .semibold))
    super.init(frame: .zero)
    accessibilityIdentifier = "look-\(words.0)"
    accessibilityLabel = words.1
    accessibilityTraits = .button
    title.textAlignment = .center
    title.numberOfLines = 2
    addSubview(title)
    cornerRadius = look == .path ? 0 : Self.radius
    if look == .own { focusEffect = nil }
  }

  private static let radius: CGFloat = 14

  override var canBecomeFocused: Bool { true }
  override var defaultFocusEffect: FocusEffect? {
    guard look != .standard else { return super.defaultFocusEffect }
    guard window?.focusSystem?.model.look != .lift else { return nil }
    return look == .path ? FocusHaloEffect(path: outline) : FocusHaloEffect()
  }

  /// A hexagon with a corner at each side.
  private var outline: BezierPath {
    let side = min(bounds.width * 0.22, bounds.height / 2)
    let corners = [
      CGPoint(x: 0, y: bounds.midY), CGPoint(x: side, y: 0), CGPoint(x: bounds.width - side, y: 0),
      CGPoint(x: bounds.width, y: bounds.midY), CGPoint(x: bounds.width - side, y: bounds.height),
      CGPoint(x: side, y: bounds.height),
    ]
    var path = BezierPath()
    path.move(to: corners[0])
    for corner in corners.dropFirst() { path.addLine(to: corner) }
    path.close()
    return path
  }

  /// Takes a look of its own, and gives it back (WWDC21 10260, 7:48).
  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    if context.nextFocusedItem === self {
      coordinator.addCoordinatedFocusingAnimations { _ in self.light(true) }
    } else if context.previouslyFocusedItem === self {
      coordinator.addCoordinatedUnfocusingAnimations { _ in self.light(false) }
    }
  }

  private func light(_ isFocused: Bool) {
    isLit = isFocused
    appearanceDidChange()
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    let isPlatter =
      looksFocused && look.hasRing && window?.focusSystem?.model.look == .lift
    fill = isStyled ? palette.label : isPlatter ? palette.focusedControl : palette.card
    backgroundColor = look == .path ? .clear : fill
    edge = palette.separator
    hairlineColor = look == .path ? .clear : palette.separator
    borderColor = look == .path ? nil : palette.border
    title.textColor =
      isStyled ? palette.window : isPlatter ? palette.focusedControlLabel : palette.label
    mark = isStyled ? palette.window : isPlatter ? palette.focusedControlLabel : palette.icon
    setNeedsDisplay()
  }

  private var fill = Color.clear
  private var edge = Color.clear
  private var mark = Color.clear

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    guard presses.contains(where: { $0.type == .select }) else {
      return super.pressesBegan(presses, with: event)
    }
    isMarked.toggle()
    accessibilityValue = isMarked ? "marked" : nil
    setNeedsDisplay()
  }

  func answer(to type: Press.PressType, of key: Key) -> KeyAnswer {
    type == .select ? .acts : .passes
  }

  override func layoutSubviews() {
    let room = CGSize(width: bounds.width - 24, height: .infinity)
    let height = min(bounds.height - 8, title.sizeThatFits(room).height)
    title.frame = CGRect(
      x: 12, y: ((bounds.height - height) / 2).rounded(), width: room.width, height: height)
    setNeedsDisplay()
  }

  override func draw(into builder: inout DisplayListBuilder) {
    if look == .path {
      builder.add(.fill(.path(outline), .color(fill)))
      builder.add(.stroke(.path(outline), width: 1, color: edge, dash: []))
    }
    if isStyled {
      let line = Shape.rounded(
        bounds.insetBy(dx: 5, dy: 5), radius: Self.radius - 5, curve: .continuous)
      builder.add(.stroke(line, width: 2, color: mark, dash: [5, 4]))
    }
    guard isMarked else { return }
    let dot = CGRect(x: bounds.midX - 4, y: bounds.height - 20, width: 8, height: 8)
    builder.add(.fill(.path(BezierPath(ovalIn: dot)), .color(mark)))
  }
}
