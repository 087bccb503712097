import FocusEngine
import FocusGeometry
import Foundation
import HaloArtwork
import HaloControls
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// Pieces on squared paper, of which arrows move the selected one.
///
/// Arrows move it by the smallest step while they are held (HIG, Keyboards), with Shift by a
/// square.
@MainActor
final class SelectionBoard: View, PressAnswering, CommandAnswering {
  /// The points that an arrow moves a piece by, and below it the side of a square for Shift and an
  /// arrow.
  static let smallestStep: CGFloat = 4
  static let square: CGFloat = 20
  private static let pieceSide: CGFloat = 60

  /// Called with the name and the place of the selected piece.
  var moved: ((_ name: String, _ place: CGPoint) -> Void)?
  private let paper = View()
  private let pieces: [ImageView]
  private let names: [String]
  private var places: [CGPoint] = [
    CGPoint(x: 20, y: 20), CGPoint(x: 140, y: 60), CGPoint(x: 60, y: 120),
  ]
  private(set) var selected = 0
  private lazy var commands = makeCommands()

  init(_ artworks: [Artwork]) {
    names = artworks.map(\.title)
    pieces = artworks.map { artwork in
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
    addSubview(paper)
    for piece in pieces { paper.addSubview(piece) }
    paper.bringSubviewToFront(pieces[selected])
    showSelection()
  }

  // MARK: Focus and keys

  override var canBecomeFocused: Bool { true }
  override var keyCommands: [KeyCommand]? { commands }

  /// Returns no items, because nothing inside can have the focus.
  override func focusItems(in rect: CGRect) -> [any FocusItem] { [] }

  private func makeCommands() -> [KeyCommand] {
    let keys: [(String, String)] = [
      (KeyCommand.inputLeftArrow, "Left"), (KeyCommand.inputUpArrow, "Up"),
      (KeyCommand.inputDownArrow, "Down"), (KeyCommand.inputRightArrow, "Right"),
    ]
    return keys.flatMap { input, name in
      [(KeyModifierFlags(), "Move \(name)"), (.shift, "Move \(name) by a Square")].map {
        flags, title in
        let command = KeyCommand(
          title: title, action: "move", input: input, modifierFlags: flags, propertyList: name)
        // Without priority, arrows would move the focus.
        command.wantsPriorityOverSystemBehavior = true
        // Arrows move pieces in their own direction, also right to left.
        command.allowsAutomaticMirroring = false
        return command
      }
    }
  }

  override var responses: [Selector: @MainActor (Any?) -> Void] {
    ["move": { [weak self] sender in self?.move(by: sender as? KeyCommand) }]
  }

  /// Returns the place on the paper to which a command moves the selected piece; nil for another
  /// command.
  private func place(after command: KeyCommand) -> CGPoint? {
    guard let name = command.propertyList as? String else { return nil }
    let step = command.modifierFlags.contains(.shift) ? Self.square : Self.smallestStep
    var place = places[selected]
    switch name {
    case "Up": place.y -= step
    case "Down": place.y += step
    case "Left": place.x -= step
    default: place.x += step
    }
    place.x = max(0, min(place.x, paper.bounds.width - Self.pieceSide))
    place.y = max(0, min(place.y, paper.bounds.height - Self.pieceSide))
    return place
  }

  /// Returns false if the piece is at the edge and cannot move.
  func acts(on command: KeyCommand) -> Bool {
    place(after: command).map { $0 != places[selected] } ?? true
  }

  private func move(by command: KeyCommand?) {
    guard let place = command.flatMap(place(after:)) else { return }
    places[selected] = place
    let isStill = effectiveAppearance.prefersReducedMotion
    View.animate(withDuration: isStill ? 0 : 0.12, in: window) { placePieces() }
    tell()
  }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    guard presses.contains(where: { $0.type == .select }) else {
      return super.pressesBegan(presses, with: event)
    }
    selected = (selected + 1) % pieces.count
    paper.bringSubviewToFront(pieces[selected])
    View.animate(withDuration: 0.2, in: window) { showSelection() }
    tell()
  }

  func answer(to type: Press.PressType, of key: Key) -> KeyAnswer {
    type == .select ? .acts : .passes
  }

  func tell() { moved?(names[selected], places[selected]) }

  // MARK: Appearance

  private func showSelection() {
    let palette = effectiveAppearance.palette
    let chosen = isPlatter ? palette.focusedControlLabel : palette.icon
    for (index, piece) in pieces.enumerated() {
      piece.edgeColor = index == selected ? chosen : .clear
      piece.isEdgeBold = index == selected
      piece.shadow =
        index == selected
        ? Shadow(offsetY: 4, sigma: 6, color: Color(white: 0, alpha: palette.isDark ? 0.5 : 0.28))
        : nil
    }
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
    let size = CGSize(
      width: (room.width / Self.square).rounded(.down) * Self.square,
      height: (room.height / Self.square).rounded(.down) * Self.square)
    paper.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    focusEffect = FocusHaloEffect(roundedRect: bounds, cornerRadius: 16, curve: .continuous)
    placePieces()
  }

  private func placePieces() {
    for (piece, place) in zip(pieces, places) {
      let most = CGPoint(
        x: max(0, paper.bounds.width - Self.pieceSide),
        y: max(0, paper.bounds.height - Self.pieceSide))
      piece.frame = CGRect(
        x: min(place.x, most.x), y: min(place.y, most.y), width: Self.pieceSide,
        height: Self.pieceSide)
    }
  }

  override func draw(into builder: inout DisplayListBuilder) {
    let palette = effectiveAppearance.palette
    let dot =
      isPlatter ? palette.focusedControlLabel.withAlphaComponent(0.2) : palette.separator
    let frame = paper.frame
    for column in stride(from: frame.minX + Self.square, to: frame.maxX, by: Self.square) {
      for row in stride(from: frame.minY + Self.square, to: frame.maxY, by: Self.square) {
        let rect = CGRect(x: column - 1, y: row - 1, width: 2, height: 2)
        builder.add(.fill(.rect(rect), .color(dot)))
      }
    }
  }
}
