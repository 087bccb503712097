import FocusEngine
import FocusGeometry
import Foundation
import HaloControllers
import HaloControls
import HaloDisplayList
import HaloLists
import HaloSceneGraph
import HaloSourceText

/// Controls the screen that a layout describes: a canvas of the layout's size, scaled to fit the
/// window.
@MainActor
public final class LayoutController: ViewController {
  enum Element {
    case view(any LayoutElement)
    case guide(PlacedFocusGuide)

    var environment: (any FocusEnvironment)? {
      switch self {
      case .view(let view): view
      case .guide: nil
      }
    }
  }

  /// The layout of the screen.
  public let document: LayoutDocument
  let canvas: LayoutCanvas
  let readImage: ImageReading
  private var elements: [String: Element] = [:]
  private var kinds: [String: ViewKind] = [:]
  /// The fields of guides, which, unlike views, do not store them.
  private var guideFields: [String: ViewFields] = [:]
  /// The fields that are still to be applied.
  private var pending: [(name: String, fields: ViewFields)] = []
  /// The number of views of each kind so far.
  private var counts: [ViewKind: Int] = [:]
  private(set) lazy var modals = LayoutModals(of: self)
  /// The id of the view that has the focus first, instead of the layout's own `focus`, when a
  /// layout is shown again; nil for none.
  public var focusedIDToRestore: String?

  init(document: LayoutDocument, readImage: @escaping ImageReading) {
    self.document = document
    self.readImage = readImage
    canvas = LayoutCanvas(frame: CGRect(origin: .zero, size: document.size))
    canvas.accessibilityIdentifier = "canvas"
    super.init(nibName: nil, bundle: nil)
  }

  public override func loadView() {
    let view = View()
    view.accessibilityIdentifier = "screen"
    view.addSubview(canvas)
    self.view = view
  }

  public override func viewDidLayoutSubviews() {
    let size = view.bounds.size
    let scale = min(size.width / document.size.width, size.height / document.size.height)
    canvas.transform = .init(scaleX: scale, y: scale)
    canvas.center = CGPoint(x: size.width / 2, y: size.height / 2)
    modals.place()
    guard let window = view.window else { return }
    window.background =
      window.focusSystem?.model.look == .lift
      ? LayoutStyle.television(in: size, isDark: window.appearance.palette.isDark) : nil
  }

  /// Returns the view with an id; nil if there is none.
  public func view(withID id: String) -> View? {
    if case .view(let view) = elements[id] { view } else { nil }
  }

  // MARK: Fields

  /// Returns the name of a new view: its id, otherwise a name that no id can be, since it contains
  /// a space.
  func name(for description: ViewDescription) -> String {
    counts[description.kind, default: 0] += 1
    return description.id?.id ?? "\(description.kind.rawValue) \(counts[description.kind] ?? 0)"
  }

  func note(_ element: Element, name: String, _ description: ViewDescription) {
    elements[name] = element
    kinds[name] = description.kind
    pending.append((name, description.fields))
  }

  /// Applies the backdrop and the fields of all views.
  ///
  /// - Throws: `SourceError` for a picture that cannot be read.
  func applyAll() throws {
    canvas.backdrop = try document.backdrop.map(image)
    try applyPending()
  }

  /// Applies the fields of new views.
  ///
  /// - Throws: `SourceError` for a picture that cannot be read.
  func applyPending() throws {
    defer { pending = [] }
    // Inner views come first, since a scroll view's content size depends on them.
    for (name, fields) in pending.reversed() { try apply(fields, to: name) }
  }

  /// Changes the given fields of a view or guide; does nothing if there is none with this id.
  ///
  /// - Throws: `SourceError` for a picture that cannot be read.
  func apply(_ fields: ViewFields, to id: String) throws {
    guard let element = elements[id] else { return }
    for field in LayoutField.all { try field.apply(fields, element, self) }
    switch element {
    case .view(let view):
      view.adopt(fields)
      if fields.modal != nil || fields.hidden != nil { modals.update(view) }
    case .guide:
      for field in LayoutField.all { field.adopt(fields, &guideFields[id, default: ViewFields()]) }
    }
  }

  /// Returns the description of a view as it is now, with those inside it; nil for a view that no
  /// layout describes.
  func description(of view: any LayoutElement) -> ViewDescription? {
    guard let name = view.accessibilityIdentifier, let kind = kinds[name] else { return nil }
    let guides = view.layoutGuides.compactMap { guide in
      guide is PlacedFocusGuide
        ? ViewDescription(
          id: Self.reference(guide.identifier), kind: .guide,
          fields: guideFields[guide.identifier] ?? ViewFields(), views: []) : nil
    }
    return ViewDescription(
      id: Self.reference(name), kind: kind, fields: view.fields,
      views: guides + view.layoutViews.compactMap(description))
  }

  private static func reference(_ name: String) -> Reference {
    Reference(id: name, place: SourcePlace(file: ""))
  }

  func environments(_ references: [Reference]) -> [any FocusEnvironment] {
    references.compactMap { elements[$0.id]?.environment }
  }

  func image(_ file: ViewFields.ImageFile) throws -> Image {
    do {
      return try readImage(beside(file.place.file, file.name))
    } catch {
      throw SourceError(file.place, "\(error)")
    }
  }

  /// Removes a view or guide from the screen; does nothing if there is none with this id.
  public func remove(_ id: String) {
    switch elements.removeValue(forKey: id) {
    case .view(let view):
      modals.remove(view)
      view.removeFromSuperview()
    case .guide(let guide): guide.owningView?.removeLayoutGuide(guide)
    case nil: break
    }
  }

  /// Acts like a click: selects a cell, performs a control's action, and requests the focus.
  public func select(_ id: String) {
    guard let view = view(withID: id) else { return }
    if let cell = view as? CollectionViewCell, let list = cell.collectionView {
      list.selectItem(at: cell.indexPath)
    }
    (view as? Control)?.primaryAction?()
    FocusSystem.focusSystem(for: view)?.requestFocusUpdate(to: view)
  }

  // MARK: Focus

  public override var preferredFocusEnvironments: [any FocusEnvironment] { initialViews + [view] }

  /// The views that have the focus first, best first.
  var initialViews: [View] {
    [focusedIDToRestore, initialID].compactMap { $0.flatMap(view(withID:)) }
  }

  private var initialID: String? {
    if case .view(let reference) = document.focus { reference.id } else { nil }
  }

  /// Refuses the initial focus in a layout that begins with nothing focused, until a key or a
  /// request.
  public override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool {
    let isInitial = context.explanation.trigger == .initial && context.focusHeading.isEmpty
    return !(isInitial && document.focus == .nothing && focusedIDToRestore == nil)
  }

  public override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    context.coordinateLayoutEffects(with: coordinator)
  }

  /// Whether ``startOver()`` restores the initial state of the screen after any keys that move the
  /// focus: true unless views remember a selection, an item or a text, or are presented.
  public var canStartOver: Bool {
    modals.isEmpty
      && elements.values.allSatisfy { element in
        guard case .view(let view) = element else { return true }
        return !(view is LayoutList || view is LayoutTextField)
      }
  }

  /// Resets the shown screen to the state in which focus begins, after keys that moved the focus.
  ///
  /// It scrolls to the beginning, forgets where the focus was, and gives it to the initial item; see
  /// ``canStartOver``.
  public func startOver() {
    guard let system = view.window?.focusSystem, let window = view.window else { return }
    for case .view(let view as any LayoutElement & ScrollView) in elements.values {
      view.setContentOffset(view.fields.contentOffset ?? .zero, animated: false)
    }
    begin(in: window, system.model) { system.reset() }
  }

  /// Shows the screen in `window`, with the layout's model and direction.
  ///
  /// A view that the layout names as the first one gets the focus at once, even under a model that
  /// otherwise waits for a key. Modal views that are not hidden are presented.
  ///
  /// - Parameters:
  ///   - window: the window, which keeps its size and appearance.
  ///   - model: the focus model; nil for the layout's.
  ///   - container: a controller that contains this one and is shown instead; nil for none.
  public func show(
    in window: Window, model: FocusModel? = nil, inside container: ViewController? = nil
  ) {
    window.layoutDirection = document.direction
    begin(in: window, (model ?? document.model).varied(by: document.variation)) {
      window.rootViewController = container ?? self
      modals.presentAll()
    }
  }

  /// Lets the focus begin with `body`, at the named item at once even if the model waits for a key.
  private func begin(in window: Window, _ model: FocusModel, _ body: () -> Void) {
    var patient = model
    let isNamed = focusedIDToRestore != nil || initialID != nil
    if isNamed { patient.defersFocus = false }
    window.focusSystem?.model = patient
    body()
    guard isNamed else { return }
    window.settle()
    window.focusSystem?.model = model
    window.settle()
  }
}
