import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// Pieces on squared paper, of which arrows and the pointer move the selected ones.
///
/// Arrows move it by the smallest step while they are held, and the pointer moves all pieces as a
/// group while Command is held (HIG, Keyboards).
@MainActor
final class SelectionBoard: View, PressAnswering, CommandAnswering {
  /// Called with a text that says where the selected piece is.
  var moved: ((_ whereabouts: String) -> Void)?
  let paper = View()
  private let views: [ImageView]
  private let names: [String]
  /// The corner of the selected piece by which the pointer resizes it.
  private let handle = View()
  var pieces = BoardPieces()
  /// The movement of the pointer while it moves or resizes something.
  var dragging: BoardDragging?
  private lazy var commands = makeCommands()

  private static let handleSide: CGFloat = 12

  init(_ artworks: [Artwork]) {
    names = artworks.map(\.title)
    views = artworks.map { artwork in
      let piece = ImageView()
      piece.image = artwork.image(size: CGSize(width: 160, height: 160))
      piece.cornerRadius = 14
      return piece
    }
    super.init(frame: .zero)
    accessibilityIdentifier = "board"
    accessibilityLabel = "Board"
    focusGroupIdentifier = "board"
    cornerRadius = 16
    handle.cornerRadius = 3
    handle.backgroundColor = .white
    addSubview(paper)
    for piece in views { paper.addSubview(piece) }
    paper.addSubview(handle)
    raiseSelected()
    showSelection()
  }

  // MARK: Focus and keys

  override var canBecomeFocused: Bool { true }
  override var keyCommands: [KeyCommand]? { commands }

  /// Returns no items, because nothing inside can have the focus.
  override func focusItems(in rect: CGRect) -> [any FocusItem] { [] }

  override var responses: [Selector: @MainActor (Any?) -> Void] { commandResponses }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .selectAll
      ? !pieces.hasAll : super.canPerformAction(action, withSender: sender)
  }

  /// Returns false if the piece is at the edge and cannot move, or cannot become larger or smaller.
  func acts(on command: KeyCommand) -> Bool { pieces(after: command).map { $0 != pieces } ?? true }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    guard presses.contains(where: { $0.type == .select }) else {
      return super.pressesBegan(presses, with: event)
    }
    if let place = pointerPlace(of: presses) { return beginDragging(at: place) }
    pieces.selectNext()
    selectionDidChange()
  }

  override func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
    guard let place = pointerPlace(of: presses), dragging != nil else {
      return super.pressesChanged(presses, with: event)
    }
    drag(to: place)
  }

  override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    guard dragging != nil else { return super.pressesEnded(presses, with: event) }
    dragging = nil
  }

  override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    guard dragging != nil else { return super.pressesCancelled(presses, with: event) }
    dragging = nil
  }

  func answer(to type: Press.PressType, of key: Key) -> KeyAnswer {
    type == .select ? .acts : .passes
  }

  // MARK: Pieces

  /// Returns the index of the topmost piece at a place on the paper; nil for none.
  func piece(at place: CGPoint) -> Int? {
    let order = paper.subviews.compactMap { view in views.firstIndex { $0 === view } }
    return order.last { views[$0].frame.contains(place) }
  }

  /// Whether a place on the paper is at the corner by which the selected piece is resized.
  func isHandle(_ place: CGPoint) -> Bool {
    !pieces.hasAll && handle.frame.insetBy(dx: -8, dy: -8).contains(place)
  }

  /// Shows which pieces are selected, with the first one on top.
  func selectionDidChange() {
    raiseSelected()
    View.animate(withDuration: 0.2, in: window) {
      showSelection()
      placePieces()
    }
    tell()
  }

  private func raiseSelected() {
    paper.bringSubviewToFront(views[pieces.selected])
    paper.bringSubviewToFront(handle)
  }

  /// Moves the views to the places of the pieces.
  ///
  /// - Parameter duration: the duration in seconds.
  func piecesDidMove(withDuration duration: TimeInterval) {
    let isStill = effectiveAppearance.prefersReducedMotion
    View.animate(withDuration: isStill ? 0 : duration, in: window) { placePieces() }
    tell()
  }

  func tell() {
    let frame = pieces.frames[pieces.selected]
    let place = "at \(Int(frame.minX)), \(Int(frame.minY))"
    let size =
      frame.size == CGSize(width: 60, height: 60)
      ? "" : ", \(Int(frame.width)) × \(Int(frame.height))"
    moved?(pieces.hasAll ? "All \(place)" : "\(names[pieces.selected])\(size) \(place)")
  }

  // MARK: Appearance

  private func showSelection() {
    let palette = effectiveAppearance.palette
    let chosen = isPlatter ? palette.focusedControlLabel : palette.icon
    for (index, piece) in views.enumerated() {
      let isSelected = pieces.isSelected(index)
      piece.edgeColor = isSelected ? chosen : .clear
      piece.isEdgeBold = isSelected
      piece.shadow =
        isSelected
        ? Shadow(offsetY: 4, sigma: 6, color: Color(white: 0, alpha: palette.isDark ? 0.5 : 0.28))
        : nil
    }
    handle.borderColor = chosen
    handle.alpha = pieces.hasAll ? 0 : 1
  }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    coordinator.addCoordinatedAnimations { self.appearanceDidChange() }
  }

  /// Whether the board is shown as a platter, like rows: it has the focus and the focus model
  /// lifts.
  private var isPlatter: Bool {
    looksFocused && window?.focusSystem?.model.look == .lift
  }

  override func appearanceDidChange() {
    let palette = effectiveAppearance.palette
    backgroundColor = isPlatter ? palette.focusedControl : palette.card
    hairlineColor = palette.separator
    showSelection()
  }

  override func layoutSubviews() {
    // The paper has whole squares.
    let room = bounds.insetBy(dx: 10, dy: 10).size
    let square = BoardPieces.square
    let size = CGSize(
      width: (room.width / square).rounded(.down) * square,
      height: (room.height / square).rounded(.down) * square)
    paper.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    pieces.paper = size
    focusEffect = FocusHaloEffect(roundedRect: bounds, cornerRadius: 16, curve: .continuous)
    placePieces()
  }

  private func placePieces() {
    let frames = pieces.framesOnPaper
    for (view, frame) in zip(views, frames) { view.frame = frame }
    let corner = frames[pieces.selected]
    let side = Self.handleSide
    handle.frame = CGRect(
      x: corner.maxX - side * 0.75, y: corner.maxY - side * 0.75, width: side, height: side)
  }

  override func draw(into builder: inout DisplayListBuilder) {
    let palette = effectiveAppearance.palette
    let dot =
      isPlatter ? palette.focusedControlLabel.withAlphaComponent(0.2) : palette.separator
    let frame = paper.frame
    let square = BoardPieces.square
    for column in stride(from: frame.minX + square, to: frame.maxX, by: square) {
      for row in stride(from: frame.minY + square, to: frame.maxY, by: square) {
        let rect = CGRect(x: column - 1, y: row - 1, width: 2, height: 2)
        builder.add(.fill(.rect(rect), .color(dot)))
      }
    }
  }
}
