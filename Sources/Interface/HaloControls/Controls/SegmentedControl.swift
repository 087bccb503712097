import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A few choices side by side, of which one is selected: UIKit's `UISegmentedControl`.
///
/// Each segment can be focused; under models that lift items, the focused segment becomes selected.
open class SegmentedControl: Control {
  /// The value of ``selectedSegmentIndex`` while nothing is selected.
  public static let noSegment = -1

  /// The index of the selected segment; ``noSegment``, or any index outside of the segments, for
  /// none.
  ///
  /// Setting it does not call `primaryAction`.
  public var selectedSegmentIndex = SegmentedControl.noSegment {
    didSet { if selectedSegmentIndex != oldValue { showSelection() } }
  }
  private let segments: [Segment]
  private let hasPlatformFont: Bool
  private static let deskFont = Font.systemFont(ofSize: 13, weight: .medium)
  private static let tvFont = Font.systemFont(ofSize: 29, weight: .medium)

  /// Creates a control with a segment for each title, none of which is selected.
  ///
  /// - Parameters:
  ///   - items: the titles of the segments.
  ///   - font: the font of the titles; nil for the system font of 13 points, or 29 points under
  ///     models that lift items.
  public init(items: [String], font: Font? = nil) {
    segments = items.map { Segment(title: $0, font: font ?? Self.deskFont) }
    hasPlatformFont = font == nil
    super.init(frame: .zero)
    for (index, segment) in segments.enumerated() {
      segment.accessibilityIdentifier = items[index]
      segment.primaryAction = { [weak self] in self?.choose(index) }
      addSubview(segment)
    }
    addLayoutGuide(EntranceGuide { [weak self] in self?.preferredFocusEnvironments ?? [] })
  }

  /// The size in points: all segments are as wide as the widest title with margins; the height is
  /// at least 32.
  open override var intrinsicContentSize: CGSize {
    let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
    let titles = segments.map { $0.titleLabel.sizeThatFits(unbounded) }
    let width = (titles.map(\.width).max() ?? 0) + 2 * Self.titleMargin
    let inset = effectiveAppearance.controls.segmentInset
    let count = CGFloat(segments.count)
    return CGSize(
      width: width * count + inset * (count + 1),
      height: max(Self.leastHeight, (titles.map(\.height).max() ?? 0) + 14))
  }
  // No source gives these lengths in points; they are our choice.
  private static let titleMargin: CGFloat = 12
  private static let leastHeight: CGFloat = 32

  package override var knownAccessibility: KnownAccessibility {
    KnownAccessibility(isElement: false, role: .segmentedControl)
  }

  /// The number of segments.
  public var numberOfSegments: Int { segments.count }

  /// Returns the title of a segment; nil for an index outside of the segments.
  public func titleForSegment(at index: Int) -> String? {
    segments.indices.contains(index) ? segments[index].titleLabel.text : nil
  }

  /// Enables or disables a segment; does nothing for an index outside of the segments.
  public func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
    guard segments.indices.contains(index) else { return }
    segments[index].isOn = isEnabled
    showSelection()
  }

  /// Returns whether a segment is enabled; false for an index outside of the segments.
  public func isEnabledForSegment(at index: Int) -> Bool {
    segments.indices.contains(index) && segments[index].isOn
  }

  // MARK: Selection

  private var selectedSegment: Segment? {
    segments.indices.contains(selectedSegmentIndex) ? segments[selectedSegmentIndex] : nil
  }

  private func choose(_ index: Int) {
    guard index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    sendValueChanged()
  }

  private func showSelection() {
    for (index, segment) in segments.enumerated() {
      segment.isSelected = index == selectedSegmentIndex
      segment.throwsLiftedShadow = throwsLiftedShadow
      segment.isEnabled = isEnabled && segment.isOn
      // An `exhibitedState` is shown on the selected segment, which stays selected, or on the
      // first.
      let isShown = index == max(0, selectedSegmentIndex)
      segment.exhibitedState = exhibitedState.map {
        guard isShown else { return $0.intersection(.disabled) }
        return segment.isSelected ? $0.union(.selected) : $0
      }
    }
  }

  override func exhibitedStateDidChange() {
    showSelection()
    super.exhibitedStateDidChange()
  }

  // MARK: Appearance

  open override func layoutSubviews() {
    let controls = effectiveAppearance.controls
    let isOnTV = look == .lift
    let inset = controls.segmentInset
    let radius = min(
      isOnTV ? controls.fieldRadius.tv : controls.fieldRadius.desk, bounds.height / 2)
    cornerRadius = radius
    let width = (bounds.width - inset * CGFloat(segments.count + 1)) / CGFloat(segments.count)
    for (index, segment) in segments.enumerated() {
      let frame = CGRect(
        x: inset + CGFloat(index) * (width + inset), y: inset, width: width,
        height: bounds.height - 2 * inset)
      segment.frame =
        window?.layoutDirection == .rightToLeft ? frame.mirrored(in: bounds.width) : frame
      segment.cornerRadius = max(0, radius - inset)
    }
  }

  package override var pressedSurface: View? { nil }

  open override func updateAppearance() {
    showSelection()
    if hasPlatformFont { matchFont() }
    let appearance = effectiveAppearance
    let isDisabled = state.contains(.disabled)
    let colors = appearance.controlColors(for: isDisabled ? .disabled : .normal, look: look)
    backgroundColor =
      look == .lift ? colors.surface : appearance.palette.label.faded(by: isDisabled ? 0.04 : 0.09)
    shadow = appearance.controlShadow(for: isDisabled ? .disabled : .normal, look: look)
    borderColor = look == .lift ? colors.border : nil
  }

  private func matchFont() {
    let font = look == .lift ? Self.tvFont : Self.deskFont
    guard segments.first.map({ $0.titleLabel.font != font }) == true else { return }
    for segment in segments { segment.titleLabel.font = font }
    invalidateIntrinsicContentSize()
  }

  // MARK: Focus

  /// Whether the control itself can be focused: never, only its segments can.
  open override var canBecomeFocused: Bool { false }
  open override var focusRefusal: String? { nil }
  open override var defaultFocusEffect: FocusEffect? { nil }

  /// The selected segment if it can be focused, otherwise the first enabled one.
  open override var preferredFocusEnvironments: [any FocusEnvironment] {
    [selectedSegment?.canBecomeFocused == true ? selectedSegment : segments.first { $0.isEnabled }]
      .compactMap { $0 }
  }

  open override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    let focused = segments.firstIndex { $0 === context.nextFocusedItem }
    // A lifted segment is drawn above the neighbours of the whole control.
    zPosition = focused != nil && look == .lift ? 1 : 0
    guard let focused, look == .lift, focused != selectedSegmentIndex else { return }
    let appearance = effectiveAppearance
    View.animate(
      withDuration: appearance.prefersReducedMotion ? 0 : appearance.motion.timing.focusing,
      in: window
    ) { choose(focused) }
  }
}

/// One choice of a segmented control.
private final class Segment: Control {
  let titleLabel = SurfaceLabel()
  /// Whether the segment was enabled by `setEnabled(_:forSegmentAt:)`; the whole control may be
  /// disabled nevertheless.
  var isOn = true

  init(title: String, font: Font) {
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.font = font
    titleLabel.textAlignment = .center
    titleLabel.surface = self
    addSubview(titleLabel)
  }

  override var actsWhenActivated: Bool { super.actsWhenActivated && !isSelected }

  override func layoutSubviews() { titleLabel.frame = bounds.insetBy(dx: 4, dy: 0) }

  override func updateAppearance() {
    let appearance = effectiveAppearance
    let (state, look) = (state, look)
    let isShown = !state.isDisjoint(with: [.focused, .selected, .highlighted])
    let isGlass = look == .lift && appearance.glass != nil
    // A focused segment is always the selected one, so its glass has no mark of the selection.
    var colors = appearance.controlColors(
      for: isGlass && state.contains(.focused) ? state.subtracting(.selected) : state, look: look)
    if look == .halo {
      let palette = appearance.palette
      colors.content = state.contains(.disabled) ? colors.content : palette.label
      let chosen =
        state.contains(.highlighted)
        ? palette.pressedSegment
        : palette.selectedSegment.faded(by: state.contains(.disabled) ? 0.5 : 1)
      colors.surface = state.contains(.selected) ? chosen : palette.label.faded(by: 0.16)
      if !state.contains(.selected), !state.contains(.highlighted) { colors.surface.alpha = 0 }
    } else if !isShown {
      colors.surface.alpha = 0
    }
    backgroundColor = colors.surface
    hairlineColor = isGlass && state.contains(.selected) ? colors.hairline : nil
    focusedScale = look == .lift ? appearance.controls.segmentScale : 1
    let hasShadow = state.contains(.selected) || look == .lift
    shadow =
      !isShown || state.contains(.disabled) || !hasShadow
      ? nil
      : look == .lift ? appearance.controlShadow(for: state, look: look) : .segment
    liftedShadow = raisedShadow(for: state)
    showGlass(for: state, on: self)
    titleLabel.show(colors)
  }
}

extension Palette {
  /// The colour of the selected segment under models that draw a ring.
  fileprivate var selectedSegment: Color { isDark ? Color(hex: 0x636366) : .white }
  /// Its colour while it is pressed.
  fileprivate var pressedSegment: Color { Color(hex: isDark ? 0x48484A : 0xC7C7CC) }
}

extension Shadow {
  fileprivate static let segment = Shadow(
    offsetY: 2, sigma: 3, color: Color(white: 0, alpha: 0.14))
}
