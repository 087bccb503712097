import FocusEngine
import FocusGeometry
import Foundation
import HaloControllers
import HaloSceneGraph

/// The presented controller of a `modal` view of a layout, which stands at its place on the canvas
/// above a dimmed screen.
///
/// It contains the view even while it is not presented.
final class LayoutModal: ViewController {
  let content: any LayoutElement
  /// The controller of the layout.
  private(set) weak var screen: LayoutController?
  /// A view like the canvas, in the same place.
  private let canvas: View

  init(_ content: any LayoutElement, of screen: LayoutController) {
    self.content = content
    self.screen = screen
    canvas = View(frame: CGRect(origin: .zero, size: screen.document.size))
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    canvas.addSubview(content)
  }

  override func loadView() {
    let view = View()
    view.accessibilityIdentifier = "presentation of \(content.focusDebugLabel)"
    view.addSubview(canvas)
    if let original = screen?.canvas {
      // A backdrop is a picture of a real screen, so it is not dimmed, and views match its style.
      view.backgroundColor = original.backdrop == nil ? LayoutStyle.dimming : .clear
      canvas.traitOverrides.userInterfaceStyle = original.traitOverrides.userInterfaceStyle
    }
    self.view = view
  }

  override func viewDidLayoutSubviews() { place() }

  /// Puts the view where it would be on the layout's canvas.
  func place() {
    guard let original = screen?.canvas, let parent = original.superview, isViewLoaded,
      view.window != nil, view.window === parent.window
    else { return }
    canvas.transform = original.transform
    canvas.center = parent.convert(original.center, to: view)
  }

  /// Dismisses the presentation with a Menu press (Escape), without a transition.
  override var menuAction: (() -> Void)? {
    guard super.menuAction != nil else { return nil }
    return { [weak self] in
      guard let self else { return }
      self.screen?.modals.dismiss(self)
    }
  }

  // MARK: Focus

  override var preferredFocusEnvironments: [any FocusEnvironment] {
    let initial = screen?.initialViews.filter { $0.isDescendant(of: content) } ?? []
    return initial + [content]
  }

  override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool {
    screen?.shouldUpdateFocus(in: context) ?? true
  }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    context.coordinateLayoutEffects(with: coordinator)
  }
}
