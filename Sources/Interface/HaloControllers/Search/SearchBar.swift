import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloLocalization
import HaloSceneGraph

/// A search field with a button that cancels: UIKit's `UISearchBar`.
///
/// The field respects the layout margins at both sides; the button, which has no visible
/// background, is closer to the edge.
open class SearchBar: View, MenuAnswering {
  /// The delegate, held weakly.
  public weak var delegate: (any SearchBarDelegate)?
  /// The text field of the bar.
  public let searchTextField = SearchTextField(placeholder: "")
  private let cancelButton = BarButton(title: Localization.text("Cancel"))
  /// The search controller of the bar, called before the delegate; nil if there is none.
  weak var listener: (any SearchBarDelegate)?

  // Halo's own choice, in points.

  static let height: CGFloat = 52
  private static let fieldHeight: CGFloat = 36
  /// The distance between the button and the edge, in points.
  private static let inset: CGFloat = 8
  private static let gap: CGFloat = 4

  /// Creates a bar without text and without a cancel button; `frame` is in points of the superview.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    accessibilityIdentifier = "search bar"
    searchTextField.font = .systemFont(ofSize: 17)
    searchTextField.placeholder = Localization.text("Search")
    searchTextField.accessibilityIdentifier = "search field"
    // A search consists of a few words, and every letter starts a new search.
    searchTextField.maximumLength = 1_024
    cancelButton.accessibilityIdentifier = "Cancel"
    cancelButton.isHidden = true
    cancelButton.primaryAction = { [weak self] in self?.cancel() }
    addSubview(searchTextField)
    addSubview(cancelButton)
    listen()
  }

  private func listen() {
    let field = searchTextField
    func on(_ event: Control.Event, _ tell: @escaping (any SearchBarDelegate, SearchBar) -> Void) {
      field.addAction(
        Action { [weak self] _ in
          guard let self else { return }
          for told in [listener, delegate].compactMap(\.self) { tell(told, self) }
        }, for: event)
    }
    on(.editingChanged) { $0.searchBar($1, textDidChange: $1.searchTextField.text) }
    on(.editingDidBegin) { $0.searchBarTextDidBeginEditing($1) }
    on(.editingDidEnd) { $0.searchBarTextDidEndEditing($1) }
    on(.editingDidEndOnExit) { $0.searchBarSearchButtonClicked($1) }
  }

  private func cancel() {
    for told in [listener, delegate].compactMap(\.self) {
      told.searchBarCancelButtonClicked(self)
    }
  }

  /// The text of the field; setting nil is the same as setting an empty text.
  public var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue ?? "" }
  }
  /// The placeholder of the field; “Search” in the language of the person by default.
  public var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue ?? "" }
  }
  /// Whether a cancel button is beside the field; Escape in an empty field has the same effect as
  /// the button.
  public var showsCancelButton = false {
    didSet {
      guard showsCancelButton != oldValue else { return }
      cancelButton.isHidden = !showsCancelButton
      setNeedsLayout()
    }
  }

  /// Sets ``showsCancelButton``, optionally with an animation of the field's width.
  public func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
    guard animated, let window else { return }
    View.animate(withDuration: 0.2, in: window) { layoutIfNeeded() }
  }

  // MARK: Focus and keys

  /// The focus group of the field, so that arrows move between the field and views of the same
  /// group; by default the field's own.
  open override var focusGroupIdentifier: String? {
    get { searchTextField.focusGroupIdentifier }
    set {
      super.focusGroupIdentifier = newValue
      searchTextField.focusGroupIdentifier = newValue
    }
  }

  open override var preferredFocusEnvironments: [any FocusEnvironment] { [searchTextField] }
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  package var menuAction: (() -> Void)? {
    showsCancelButton ? { [weak self] in self?.cancel() } : nil
  }
  package var menuAnswer: KeyAnswer { menuAction == nil ? .passes : .acts }

  private func isMenu(_ presses: Set<Press>) -> Bool {
    showsCancelButton && presses.contains { $0.type == .menu }
  }
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if !isMenu(presses) { super.pressesBegan(presses, with: event) }
  }
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    if isMenu(presses) { cancel() } else { super.pressesEnded(presses, with: event) }
  }

  // MARK: Layout

  /// Returns the given width and the height of a bar, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.isFinite ? size.width : 0, height: Self.height)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: Self.height)
  }

  open override func layoutSubviews() {
    let height = min(Self.fieldHeight, bounds.height)
    let y = ((bounds.height - height) / 2).rounded()
    let margins = directionalLayoutMargins
    var right = bounds.width - margins.trailing
    let isMirrored = window?.layoutDirection == .rightToLeft
    func place(_ view: View, _ frame: CGRect) {
      view.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
    }
    if showsCancelButton {
      let size = cancelButton.sizeThatFits(bounds.size)
      right = bounds.width - Self.inset - size.width
      place(cancelButton, CGRect(x: right, y: y, width: size.width, height: height))
      right -= Self.gap
    }
    place(
      searchTextField,
      CGRect(
        x: margins.leading, y: y, width: max(0, right - margins.leading), height: height))
  }
}
