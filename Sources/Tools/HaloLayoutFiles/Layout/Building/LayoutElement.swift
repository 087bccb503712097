import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A view of a layout.
@MainActor
protocol LayoutElement: View {
  /// The fields that the layout and its changes have set so far; setting them updates the
  /// appearance.
  var fields: ViewFields { get set }
  /// Whether the automatic effect is a highlight rather than a ring.
  var prefersHighlight: Bool { get }
  /// Whether the view covers everything behind it.
  var isFilled: Bool { get }
  /// Updates colours and fonts for the current state.
  func updateLooks()
}

/// A view of a layout that shows a picture.
@MainActor
protocol PicturedElement: LayoutElement {
  /// The picture; nil for none or a placeholder.
  var picture: Image? { get set }
}

/// The effect with which focus shows under the current model.
enum ShownEffect {
  case ring, highlight, lift, nothing
}

extension LayoutElement {
  var prefersHighlight: Bool { false }
  var isFilled: Bool { fields.color?.alpha == 1 }

  /// Adopts the fields that `changes` contains, as far as they concern the appearance and whether
  /// the view can have the focus.
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

  /// Whether the view is highlighted because it has the focus.
  var isHighlightedByFocus: Bool { looksFocused && shownEffect == .highlight }

  /// Returns the ring, as described by the layout or inferred.
  ///
  /// - Parameters:
  ///   - outline: the outline of an inferred ring, in the view's points; nil for the view's own
  ///     outline.
  ///   - radius: the corner radius of `outline`, in points.
  /// - Returns: the ring; nil if another effect shows the focus.
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
      if let modal = current as? LayoutModal { return modal.screen }
      responder = current.next
    }
    return nil
  }

  /// Changes the focus effect together with the focus.
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

  /// Updates appearance and lift after a possible change of the model.
  func refresh() {
    updateLooks()
    refreshLift()
  }

  /// Updates the lift after a possible change of the model.
  func refreshLift() {
    let isLifted = looksFocused && shownEffect == .lift
    liftedView.lift = isLifted ? 1 : 0
    zPosition = isLifted ? 1 : 0
  }
}

extension FocusUpdateContext {
  /// Changes the effects of the views of a layout between which the focus moves.
  @MainActor
  func coordinateLayoutEffects(with coordinator: FocusAnimationCoordinator) {
    for item in [previouslyFocusedItem, nextFocusedItem] {
      (item as? any LayoutElement)?.coordinateEffect(in: self, with: coordinator)
    }
  }
}

extension LayoutElement where Self: Control {
  /// Updates the control from its fields.
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
