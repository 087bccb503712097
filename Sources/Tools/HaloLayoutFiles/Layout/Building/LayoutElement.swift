import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A view that a layout has made.
@MainActor
protocol LayoutElement: View {
  /// The fields that the layout and its changes have set so far; setting it brings the looks in line.
  var fields: ViewFields { get set }
  /// Whether automatic focus shows as a highlight rather than as a ring.
  var prefersHighlight: Bool { get }
  /// Whether nothing behind the view can be seen through it.
  var isFilled: Bool { get }
  /// Colours and type for the present state.
  func updateLooks()
}

/// A view that a layout has made and that shows a picture.
@MainActor
protocol PicturedElement: LayoutElement {
  /// nil: none, or a placeholder.
  var picture: Image? { get set }
}

/// How focus shows, once the model has had its say.
enum ShownEffect {
  case ring, highlight, lift, nothing
}

extension LayoutElement {
  var prefersHighlight: Bool { false }
  var isFilled: Bool { fields.color?.alpha == 1 }

  /// Takes over what `changes` names, for the looks and for whether it can have the focus.
  func adopt(_ changes: ViewFields) {
    var fields = fields
    for field in LayoutField.all { field.adopt(changes, &fields) }
    focusBehaviour.canBecomeFocused = fields.focusable.map { $0 && fields.isEnabled }
    self.fields = fields
  }

  var model: FocusModel { window?.focusSystem?.model ?? .tv }

  var shownEffect: ShownEffect {
    switch fields.effect ?? .automatic {
    case .automatic: model.look == .lift ? .lift : prefersHighlight ? .highlight : .ring
    // A television draws no rings.
    case .halo: model.look == .lift ? .lift : .ring
    case .highlight: .highlight
    case .scale: .lift
    case .none: .nothing
    }
  }

  /// Whether the view is to look as the one that has the focus.
  var isHighlightedByFocus: Bool { looksFocused && shownEffect == .highlight }

  /// The ring, as the layout describes it or inferred; nil where focus shows otherwise.
  ///
  /// `outline` is what a ring follows if the layout describes none; nil: the view's own outline.
  func makeFocusEffect(outline: CGRect? = nil, radius: CGFloat = 0) -> FocusEffect? {
    guard shownEffect == .ring else { return nil }
    let effect: FocusHaloEffect
    switch fields.halo?.shape ?? .inferred {
    case .inferred:
      effect =
        outline.map {
          FocusHaloEffect(roundedRect: $0, cornerRadius: radius, curve: .continuous)
        } ?? FocusHaloEffect()
    case .rect: effect = FocusHaloEffect(rect: CGRect(origin: .zero, size: bounds.size))
    case .rounded(let radius, let curve):
      effect = FocusHaloEffect(
        roundedRect: CGRect(origin: .zero, size: bounds.size), cornerRadius: radius, curve: curve)
    case .path(let path): effect = FocusHaloEffect(path: path)
    }
    guard let halo = fields.halo else { return effect }
    effect.position = halo.position
    let screen = controllerOfLayout
    effect.referenceView = halo.reference.flatMap { screen?.view(withID: $0.id) }
    effect.containerView = halo.container.flatMap { screen?.view(withID: $0.id) }
    return effect
  }

  private var controllerOfLayout: LayoutController? {
    var responder: Responder? = next
    while let current = responder {
      if let controller = current as? LayoutController { return controller }
      responder = current.next
    }
    return nil
  }

  /// Lets what shows focus change together with it.
  func coordinateEffect(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    let lift: CGFloat = context.nextFocusedItem === self && shownEffect == .lift ? 1 : 0
    zPosition = lift
    coordinator.addCoordinatedAnimations {
      self.liftedView.lift = lift
      self.updateLooks()
    }
  }

  /// Brings looks and lift in line with the model, which may have changed.
  func refresh() {
    updateLooks()
    let isLifted = looksFocused && shownEffect == .lift
    liftedView.lift = isLifted ? 1 : 0
    zPosition = isLifted ? 1 : 0
  }
}

extension LayoutElement where Self: Control {
  /// Brings the control in line with its fields.
  func adoptFields() {
    isEnabled = fields.isEnabled
    isSelected = fields.isSelected
    focusMayHaveChanged()
    setNeedsLayout()
    updateAppearance()
  }
}

extension ViewFields {
  var isEnabled: Bool { enabled ?? true }
  var isSelected: Bool { selected ?? false }
  var shownTitle: String { title ?? "" }

  var focusItemState: FocusItemState {
    var state: FocusItemState = isEnabled ? [] : .disabled
    if isSelected { state.insert(.selected) }
    return state
  }
}
