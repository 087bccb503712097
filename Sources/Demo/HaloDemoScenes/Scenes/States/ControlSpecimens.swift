import FocusGeometry
import Foundation
import HaloArtwork
import HaloControls
import HaloDisplayList
import HaloLockups
import HaloSceneGraph

/// The controls of the States scene, one in each row.
///
/// A new entry shows another kind of control; rows that do not fit scroll with the focus.
@MainActor
enum ControlSpecimens {
  static let all: [ControlSpecimen] = [
    control("button", "Button") {
      Button(title: "Play", font: font)
    },
    control("text-field", "Text field") {
      let field = TextField(placeholder: "Search")
      field.font = .systemFont(ofSize: 25)
      field.text = "Aurora"
      return field
    },
    control("segmented-control", "Segmented control") {
      let control = SegmentedControl(items: ["List", "Grid"], font: font)
      control.selectedSegmentIndex = 0
      return control
    },
    control("toggle", "Toggle") {
      Switch(title: "HDR", font: font)
    },
    lockup("caption-button", "Caption button", content: CGSize(width: 132, height: 56)) {
      HeartButton()
    },
    lockup("poster", "Poster", content: CGSize(width: 108, height: 60)) {
      TVPosterView(image: picture("fjord"), title: "Fjord")
    },
    lockup("card", "Card", content: CGSize(width: 192, height: 60)) { WeatherCard() },
    lockup("monogram", "Monogram", content: CGSize(width: 60, height: 60)) {
      let monogram = TVMonogramView()
      var name = PersonNameComponents()
      (name.givenName, name.familyName) = ("Ada", "Lovelace")
      monogram.personNameComponents = name
      return monogram
    },
    lockup("lockup", "Lockup", content: CGSize(width: 96, height: 54)) {
      let lockup = TVLockupView(contentView: ImageView(image: picture("koi-pond")))
      lockup.headerView = TVLockupHeaderFooterView(subtitle: "New")
      lockup.footerView = TVLockupHeaderFooterView(title: "Koi Pond")
      return lockup
    },
  ]

  private static let font = Font.systemFont(ofSize: 25, weight: .medium)

  private static func control(
    _ id: String, _ name: String, _ make: @escaping @MainActor () -> Control
  ) -> ControlSpecimen {
    ControlSpecimen(
      id: id, name: name, size: CGSize(width: 212, height: 56), middle: 28, gap: 15
    ) { show(make(), in: $0) }
  }

  /// Returns a control in a state; if it has no action, Return toggles its selection.
  private static func show(_ control: Control, in state: Control.State?) -> View {
    control.exhibitedState = state
    // A white control beside others needs no shadow, which would show on nothing else.
    control.throwsLiftedShadow = state == nil
    if let toggle = control as? Switch {
      toggle.isOn = state == nil || state == .selected
    } else if let segments = control as? SegmentedControl {
      // One segment is always chosen; it is the other one where the first is shown at rest.
      if state == .normal { segments.selectedSegmentIndex = 1 }
    } else if !(control is TextField) {
      control.primaryAction = { [weak control] in
        control?.isSelected.toggle()
        if let button = control as? Button {
          button.titleLabel.text = button.isSelected ? "Playing" : "Play"
        }
      }
    }
    return control
  }

  /// Returns a lockup as wide as the other controls, with content of the given size.
  private static func lockup(
    _ id: String, _ name: String, content: CGSize, _ make: @escaping @MainActor () -> TVLockupView
  ) -> ControlSpecimen {
    func makeSized() -> TVLockupView {
      let lockup = make()
      lockup.contentSize = content
      lockup.captionGap = 6
      return lockup
    }
    let sample = makeSized()
    let height = sample.sizeThatFits(content).height
    let hasCaption = height > content.height
    let above = sample.headerView.map { $0.height + sample.captionGap } ?? 0
    return ControlSpecimen(
      id: id, name: name, size: CGSize(width: 212, height: height),
      contentWidth: content.width, middle: above + content.height / 2, gap: hasCaption ? 18 : 24
    ) { show(makeSized(), in: $0) }
  }

  private static func picture(_ name: String) -> Image? {
    pictures[name]
  }

  /// The pictures, shared by all specimens so that each is drawn once.
  private static let pictures: [String: Image] = Dictionary(
    uniqueKeysWithValues: Gallery.all.filter { ["fjord", "koi-pond"].contains($0.name) }.map {
      ($0.name, $0.image(size: CGSize(width: 400, height: 225)))
    })
}

/// A heart that is empty until the button is selected (HIG, Focus and selection).
@MainActor
private final class HeartButton: TVCaptionButtonView {
  init() { super.init(title: "Favourite") }

  override func updateAppearance() {
    super.updateAppearance()
    contentSymbol = state.contains(.selected) ? Symbols.heartFilled : Symbols.heart
  }
}

/// A card with a symbol and a line of text.
@MainActor
private final class WeatherCard: TVCardView {
  init() {
    super.init(frame: .zero)
    contentView.addSubview(Content(on: contentView))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for case let content as Content in contentView.subviews {
      content.frame = CGRect(origin: .zero, size: contentView.bounds.size)
    }
  }

  private final class Content: View, TVLockupViewComponent {
    private let symbol = SurfaceSymbol(symbol: Symbols.moon)
    private let label = SurfaceLabel("Tonight", font: .systemFont(ofSize: 25, weight: .medium))

    init(on surface: View) {
      super.init(frame: .zero)
      symbol.surface = surface
      label.surface = surface
      addSubview(symbol)
      addSubview(label)
    }

    override func layoutSubviews() {
      let isMirrored = window?.layoutDirection == .rightToLeft
      func place(_ view: View, _ rect: CGRect) {
        view.frame = isMirrored ? rect.mirrored(in: bounds.width) : rect
      }
      let isNarrow = bounds.width < 180
      let (inset, side): (CGFloat, CGFloat) = isNarrow ? (12, 28) : (18, 34)
      place(symbol, CGRect(x: inset, y: (bounds.height - side) / 2, width: side, height: side))
      let left = inset + side + (isNarrow ? 8 : 12)
      place(label, CGRect(x: left, y: 0, width: bounds.width - left - 6, height: bounds.height))
    }

    func updateAppearance(forLockupView state: Control.State) {
      guard let look = window?.focusSystem?.model.look else { return }
      let colors = effectiveAppearance.controlColors(for: state, look: look)
      symbol.show(colors)
      label.show(colors)
    }
  }
}
