import FocusEngine
import Foundation
import HaloLists
import HaloSceneGraph

extension LayoutField {
  /// All fields except `id`, `kind` and `views`, in the order in which errors list them.
  ///
  /// They are read and applied in this order, so that a frame precedes fields that depend on its
  /// size.
  static let all = Subject.allCases.flatMap(\.fields)

  /// A subject of fields, which has a table of its own in the reference.
  enum Subject: String, CaseIterable {
    case text, accessibility, place, looks, focus, groups, scrolling, lists

    var fields: [LayoutField] {
      switch self {
      case .text: LayoutField.text
      case .accessibility: LayoutField.accessibility
      case .place: LayoutField.place
      case .looks: LayoutField.looks
      case .focus: LayoutField.focus
      case .groups: LayoutField.groups
      case .scrolling: LayoutField.scrolling
      case .lists: LayoutField.lists
      }
    }
  }

  private static let text = [
    LayoutField(
      "title", \.title, of: .drawn, .text, absent: .equals(""),
      "The text of the view. A text field shows it while it is empty, and scrolling views do "
        + "not show it."
    )
  ]

  private static let accessibility = [
    LayoutField(
      "label", \.label, .text, absent: .means("the title"),
      "What a screen reader calls the view."
    ) { $0.accessibilityLabel = $1 },
    LayoutField(
      "hint", \.hint, .text, "What a screen reader says about the use of the view."
    ) { $0.accessibilityHint = $1 },
    LayoutField(
      "value", \.value, .text, "The value that a screen reader reads, such as `50 %`."
    ) { $0.accessibilityValue = $1 },
    LayoutField(
      "role", \.role, .role, absent: .means("that of the kind"),
      "The role for screen readers; for a region, that of the part of the picture."
    ) { $0.statedAccessibleRole = $1 },
    LayoutField(
      "groupAccessibilityChildren", \.groupAccessibilityChildren, .truth, absent: .equals(false),
      "Whether a screen reader reads the views inside as a block, before neighbouring views."
    ) { $0.shouldGroupAccessibilityChildren = $1 },
    LayoutField(
      "respondsToUserInteraction", \.respondsToUserInteraction, .truth,
      absent: .means("whether it can be focused or clicked"),
      "Whether full keyboard access regards the view as something to operate."
    ) { $0.accessibilityRespondsToUserInteraction = $1 },
  ]

  private static let place = [
    LayoutField(
      "frame", \.frame, .frame, absent: .refused,
      "The position in the view around it, or in its content if it scrolls, and the size.",
      view: { $0.frame = $1 }, guide: { guide, frame, _ in guide.frame = frame }),
    LayoutField(
      "hidden", \.hidden, .truth, absent: .equals(false),
      "Whether the view, with those inside it, is invisible and cannot have the focus."
    ) { $0.isHidden = $1 },
    LayoutField(
      "modal", \.modal, .truth, absent: .equals(false),
      "Whether the view, while it is not hidden, is presented above the rest of the screen and has "
        + "the focus exclusively. Only for views that no other view contains."),
    LayoutField(
      "alpha", \.alpha, .measure(in: 0...1), absent: .equals(1),
      "The opacity, including that of the views inside."
    ) { $0.alpha = $1 },
    LayoutField(
      "clips", \.clips, .truth, absent: .means("`true` for scrolling views, otherwise `false`"),
      "Whether nothing is drawn outside the frame."
    ) { $0.clipsToBounds = $1 },
    LayoutField(
      "interaction", \.interaction, .truth, absent: .equals(true),
      "Whether the view, with those inside it, can be clicked and can have the focus."
    ) { $0.isUserInteractionEnabled = $1 },
  ]

  private static let looks = [
    LayoutField(
      "image", \.image, of: .drawn, .imageFile,
      absent: .means("a placeholder in images and posters, otherwise no picture"),
      "The name of a PNG file beside the layout. Text fields and scrolling views do not show it.",
      screen: { view, file, screen in
        let image = try screen.image(file)
        (view as? any PicturedElement)?.picture = image
      }),
    LayoutField(
      "color", \.color, of: .drawn, .color, absent: .means("the colour of the kind"),
      "The colour of the background, or of a label's text."),
    LayoutField(
      "effect", \.effect, .effect, absent: .equals("automatic"),
      "How the view shows that it has the focus."),
    LayoutField(
      "halo", \.halo, .halo, absent: .means("a ring along the outline of the view"),
      "The ring around the view while it has the focus."),
  ]

  private static let focus = [
    LayoutField(
      "focusable", \.focusable, .truth, absent: .means("as kind and model decide"),
      "Whether the view can have the focus while it is enabled."),
    LayoutField(
      "enabled", \.enabled, .truth, absent: .equals(true),
      "Whether the view can be operated, or the guide sends focus on.",
      guide: { guide, enabled, _ in guide.isEnabled = enabled }),
    LayoutField(
      "selected", \.selected, .truth, absent: .equals(false),
      "Whether the view is selected; a list or grid has at most one selected cell."
    ) { ($0 as? LayoutCell)?.select($1) },
    LayoutField(
      "transparent", \.transparent, .truth,
      absent: .means("`true` for regions, otherwise `false`"),
      "Whether items behind the view can have the focus."
    ) { $0.focusBehaviour.isTransparent = $1 },
    LayoutField(
      "prefers", \.prefers, .ids, absent: .equals([]),
      "The ids of the views to which the view or guide sends the focus; the first that can "
        + "have it gets it.",
      screen: { $0.focusBehaviour.preferredEnvironments = $2.environments($1) },
      guide: { $0.preferredFocusEnvironments = $2.environments($1) }),
    LayoutField(
      "section", \.section, .truth, absent: .equals(false),
      "Whether an arrow from outside that meets the frame of the view leads to what is inside, "
        + "wherever that is in the frame."
    ) { $0.setSection($1) },
    LayoutField(
      "next", \.next, .neighbours, absent: .means("as the places of the views decide"),
      "The ids of the views to which keys lead, whatever their places, or `none`: the key leads "
        + "nowhere.",
      screen: { view, next, screen in
        for (heading, neighbour) in next {
          let stated: FocusNeighbour? =
            switch neighbour {
            case .nothing: .nowhere
            case .view(let reference): screen.view(withID: reference.id).map { .item($0) }
            }
          view.focusBehaviour.setStatedNeighbour(stated, for: heading)
        }
      }),
  ]

  private static let groups = [
    LayoutField(
      "group", \.group, .text,
      absent: .means(
        "a group of its own for text fields and scrolling views, otherwise the group of the view "
          + "around it"),
      "The name of the focus group of the view, and of those inside it that have no other group; "
        + "under `pad` and `catalyst`."
    ) { $0.focusBehaviour.groupIdentifier = $1 },
    LayoutField(
      "priority", \.priority, .priority, absent: .equals(0),
      "The priority in the focus group: Tab enters the group at the visible item with the highest "
        + "priority."
    ) { $0.focusBehaviour.groupPriority = $1 },
    LayoutField(
      "tabIndex", \.tabIndex, .wholeNumber(in: -32_768...32_767), absent: .equals(0),
      "The place in the order of Tab as in HTML: positive numbers come first in ascending "
        + "order, and Tab leaves out negative ones; under `html` only."
    ) { $0.focusBehaviour.tabIndex = $1 },
    LayoutField(
      "focusgroup", \.focusgroup, .focusgroup, absent: .means("the group of the view around it"),
      "HTML's group of everything inside the view, which is one stop of Tab and through which "
        + "arrows move; under `html` only."
    ) { $0.focusBehaviour.focusgroup = $1 },
    LayoutField(
      "focusgroupStart", \.focusgroupStart, .truth, absent: .equals(false),
      "Whether Tab enters the `focusgroup` at this view at first; under `html` only."
    ) { $0.focusBehaviour.isFocusgroupStart = $1 },
  ]

  private static let scrolling = [
    LayoutField(
      "contentSize", \.contentSize, of: .scrolling, .contentSize,
      absent: .means("as large as the frame and the views inside"), "The size of the content."
    ) { ($0 as? any ScrollingElement)?.givenContentSize = $1 },
    LayoutField(
      "contentOffset", \.contentOffset, of: .scrolling, .contentOffset, absent: .equals([0, 0]),
      "The point of the content that is at the top left corner, limited to the content."
    ) { ($0 as? any ScrollingElement)?.scroll(to: $1) },
    LayoutField(
      "snap", \.snap, of: .scrolling, .snap, absent: .equals("nearest"),
      "The place to which the view scrolls what gets the focus."),
  ]

  private static let lists = [
    LayoutField(
      "allowsFocus", \.allowsFocus, of: .collections, .truth,
      absent: .means("`false` for grids under `pad` and `catalyst`, otherwise `true`"),
      "Whether the cells can have the focus."
    ) { ($0 as? LayoutList)?.allowsFocus = $1 },
    LayoutField(
      "selectionFollowsFocus", \.selectionFollowsFocus, of: .collections, .truth,
      absent: .means("`true` for lists under `pad` and `catalyst`, otherwise `false`"),
      "Whether a cell is selected when it gets the focus."
    ) { ($0 as? LayoutList)?.selectionFollowsFocus = $1 },
    LayoutField(
      "remembersLastFocused", \.remembersLastFocused, of: .collections, .truth,
      absent: .equals(false),
      "Whether focus that enters the view goes to the cell that had it last."
    ) { ($0 as? LayoutList)?.remembersLastFocusedIndexPath = $1 },
  ]
}
