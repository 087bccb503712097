import FocusGeometry
import Foundation
import HaloDisplayList
import HaloLists
import HaloSceneGraph
import HaloSourceText

/// The range of coordinates in points; larger ones would lose the fractions of sums.
private let coordinate = -1_000_000.0...1_000_000.0
private let length = 0.0...1_000_000.0

extension LayoutField {
  /// All fields except `id`, `kind` and `views`, in the order in which errors list them.
  ///
  /// They are read and applied in this order, so that a frame precedes fields that depend on its
  /// size.
  static let all: [LayoutField] = [
    LayoutField("title", \.title, of: .drawn, text),
    LayoutField("label", \.label, text) { $0.accessibilityLabel = $1 },
    LayoutField("hint", \.hint, text) { $0.accessibilityHint = $1 },
    LayoutField("value", \.value, text) { $0.accessibilityValue = $1 },
    LayoutField(
      "frame", \.frame,
      { value in
        let n = try value.numbers(
          ["x", "y", "width", "height"], in: [coordinate, coordinate, length, length])
        return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
      }, view: { $0.frame = $1 }, guide: { guide, frame, _ in guide.frame = frame }),
    LayoutField("focusable", \.focusable, truth),
    LayoutField(
      "enabled", \.enabled, truth, guide: { guide, enabled, _ in guide.isEnabled = enabled }),
    LayoutField("hidden", \.hidden, truth) { $0.isHidden = $1 },
    LayoutField("alpha", \.alpha, { CGFloat(try $0.number(in: 0...1)) }) { $0.alpha = $1 },
    LayoutField("interaction", \.interaction, truth) { $0.isUserInteractionEnabled = $1 },
    LayoutField("respondsToUserInteraction", \.respondsToUserInteraction, truth) {
      $0.accessibilityRespondsToUserInteraction = $1
    },
    LayoutField("clips", \.clips, truth) { $0.clipsToBounds = $1 },
    LayoutField("transparent", \.transparent, truth) { $0.focusBehaviour.isTransparent = $1 },
    LayoutField(
      "prefers", \.prefers, { try $0.list(of: "a list of ids").map { try $0.reference() } },
      screen: { $0.focusBehaviour.preferredEnvironments = $2.environments($1) },
      guide: { $0.preferredFocusEnvironments = $2.environments($1) }),
    LayoutField("group", \.group, text) { $0.focusBehaviour.groupIdentifier = $1 },
    LayoutField("priority", \.priority, { try $0.priority() }) {
      $0.focusBehaviour.groupPriority = $1
    },
    LayoutField("selected", \.selected, truth) { ($0 as? LayoutCell)?.select($1) },
    LayoutField(
      "next", \.next, { try $0.neighbours() },
      screen: { view, next, screen in
        for (heading, reference) in next {
          view.focusBehaviour.setNeighbour(screen.view(withID: reference.id), for: heading)
        }
      }),
    LayoutField("tabIndex", \.tabIndex, { try $0.wholeNumber(in: -32_768...32_767) }) {
      $0.focusBehaviour.tabIndex = $1
    },
    LayoutField("focusgroup", \.focusgroup, { try $0.focusgroup() }) {
      $0.focusBehaviour.focusgroup = $1
    },
    LayoutField("focusgroupStart", \.focusgroupStart, truth) {
      $0.focusBehaviour.isFocusgroupStart = $1
    },
    LayoutField("effect", \.effect, { try $0.choice() }),
    LayoutField("halo", \.halo, { try HaloFields($0) }),
    LayoutField("groupAccessibilityChildren", \.groupAccessibilityChildren, truth) {
      $0.shouldGroupAccessibilityChildren = $1
    },
    LayoutField("role", \.role, of: [.region], { try $0.role() }),
    LayoutField(
      "image", \.image, of: .drawn, { try $0.imageFile() },
      screen: { view, file, screen in
        let image = try screen.image(file)
        (view as? any PicturedElement)?.picture = image
      }),
    LayoutField("color", \.color, of: .drawn, { try $0.color() }),
    LayoutField(
      "contentSize", \.contentSize, of: .scrolling,
      { value in
        let n = try value.numbers(["width", "height"], in: [length, length])
        return CGSize(width: n[0], height: n[1])
      }, view: { ($0 as? any ScrollingElement)?.givenContentSize = $1 }),
    LayoutField(
      "contentOffset", \.contentOffset, of: .scrolling,
      { value in
        let n = try value.numbers(["x", "y"], in: [coordinate, coordinate])
        return CGPoint(x: n[0], y: n[1])
      }, view: { ($0 as? any ScrollingElement)?.scroll(to: $1) }),
    LayoutField("allowsFocus", \.allowsFocus, of: .collections, truth) {
      ($0 as? LayoutList)?.allowsFocus = $1
    },
    LayoutField("selectionFollowsFocus", \.selectionFollowsFocus, of: .collections, truth) {
      ($0 as? LayoutList)?.selectionFollowsFocus = $1
    },
    LayoutField("remembersLastFocused", \.remembersLastFocused, of: .collections, truth) {
      ($0 as? LayoutList)?.remembersLastFocusedIndexPath = $1
    },
  ]

  private static let text: @Sendable (YAMLValue) throws -> String = { try $0.text() }
  private static let truth: @Sendable (YAMLValue) throws -> Bool = { try $0.truth() }
}
