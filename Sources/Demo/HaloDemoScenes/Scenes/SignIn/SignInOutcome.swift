import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// The result of logging in.
enum SignInOutcome: Equatable {
  /// The user with this name is logged in.
  case signedIn(String)
  /// These fields are empty, in reading order; at least one.
  case missing([SignInItem])

  /// The result in one line.
  var words: String {
    switch self {
    case .signedIn(let name): return "Signed in as \(name)"
    case .missing(let items):
      let names = items.map { $0.title.lowercased() }
      let list =
        names.count > 1
        ? names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
        : names.first ?? ""
      let verb = names.count > 1 ? "are" : "is"
      return list.prefix(1).uppercased() + list.dropFirst() + " \(verb) missing"
    }
  }
}

/// A line below the button with the result of logging in.
@MainActor
final class SignInStatus: Decoration {
  /// The result; nil for none.
  var outcome: SignInOutcome? { didSet { if outcome != oldValue { showOutcome() } } }

  static let height: CGFloat = 20

  private let mark = ShapeView()
  private let label = Label("", font: .systemFont(ofSize: 13, weight: .medium))

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    for view in [mark, label] { addSubview(view) }
  }

  override func layoutSubviews() {
    let isMirrored = window?.layoutDirection == .rightToLeft
    func place(_ view: View, _ rect: CGRect) {
      view.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let side: CGFloat = 18
    place(mark, CGRect(x: 0, y: (bounds.height - side) / 2, width: side, height: side))
    place(
      label,
      CGRect(x: side + 8, y: 0, width: bounds.width - side - 8, height: bounds.height))
    label.textAlignment = isMirrored ? .right : .left
  }

  override func appearanceDidChange() { showOutcome() }

  private func showOutcome() {
    let palette = effectiveAppearance.palette
    label.text = outcome?.words ?? ""
    label.textColor = palette.label
    mark.isHidden = outcome == nil
    guard let outcome else { return }
    if case .signedIn = outcome {
      mark.symbol = Symbols.check
      mark.color = SignInStyle.success(palette)
    } else {
      mark.symbol = Symbols.fault
      mark.color = SignInStyle.fault(palette)
    }
  }
}
