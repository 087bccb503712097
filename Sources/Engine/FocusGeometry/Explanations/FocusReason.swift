import Foundation

extension FocusExplanation {
  /// The reason why an item or guide cannot be moved to, or was chosen out of turn.
  public enum Reason: Hashable, Sendable {
    /// The item already has the focus.
    case isFocused
    /// `canBecomeFocused` is false.
    case notFocusable
    /// `canBecomeFocused` is false, for a reason that the item gives.
    case refused(String)
    /// The item is a disabled control.
    case disabled
    /// The item is not drawn.
    case hidden
    /// The item is drawn with an alpha of 0.
    case alphaZero
    /// The item takes no input.
    case interactionDisabled
    /// An ancestor with this label has a reason that applies to everything inside it.
    indirect case ancestor(String, Reason)
    /// The item has no width or no height.
    case zeroSize
    /// An ancestor or the window clips all of the item.
    case clipped
    /// The item is in another list that would have to scroll, and something visible takes
    /// precedence.
    case outOfSight
    /// The item is outside of a container with this label, which is around the focused item, can
    /// still scroll along the heading, and has something ahead.
    case outsideUnfinished(String)
    /// The item is clipped by an environment with this label around it.
    case clippedBy(String)
    /// The item lies where the content of the scrolling container with this label does not reach.
    case outsideScrollArea(String)
    /// Items with these labels cover all of the item.
    case covered(by: [String])
    /// The item is in this focus group, which the movement does not reach.
    case otherGroup(String)
    /// The item does not lie ahead of the focused item.
    case behindEdge
    /// The item lies ahead, but not straight ahead.
    case outsideBeam
    /// The item lies ahead, but too far to the side.
    case outsideCone
    /// The guide is disabled.
    case guideDisabled
    /// The guide has no preferred environments.
    case guideWithoutTargets
    /// The guide partly covers the focused item.
    case guideOverlapsFocusedItem
    /// The preferred environments lead to no item that can have the focus.
    case leadsNowhere
    /// The preferred environments lead back to the focused item, which ends the search.
    case leadsBack
    /// Another candidate has a better rank.
    case furtherAway
    /// The item was chosen as the nearest one ahead beside the beam, because nothing lies straight
    /// ahead in the focus group (full keyboard access).
    case aside
    /// The item was chosen because no other arrow leads to it (full keyboard access).
    case onlyWay
    /// The item would have been chosen if another one had not been `onlyWay`.
    case makesWay
    /// Full keyboard access leaves the item out (`accessibilityRespondsToUserInteraction` is
    /// false).
    case outsideKeyboardAccess
    /// The item has no parent environment, so it is outside of every hierarchy.
    case noParent
    /// The chain of parents ends at an environment with this label, which has no focus system.
    case detached(String)
    /// No environment around the item has a container that could report it.
    case noContainer
    /// The container with this label, which is around the item, does not report it.
    case notReported(by: String)
  }
}

extension FocusExplanation.Reason: CustomStringConvertible {
  /// The reason in a few words, for lists.
  public var description: String {
    switch self {
    case .isFocused: "has the focus"
    case .notFocusable: "canBecomeFocused is false"
    case .refused(let why): "canBecomeFocused is false: \(why)"
    case .disabled: "disabled"
    case .hidden: "hidden"
    case .alphaZero: "alpha is 0"
    case .interactionDisabled: "user interaction disabled"
    case .ancestor(let label, let reason): "inside \(label): \(reason)"
    case .zeroSize: "has no size"
    case .clipped: "clipped away"
    case .outOfSight: "out of sight in another list"
    case .outsideUnfinished(let label): "outside of \(label), which can still scroll"
    case .clippedBy(let label): "clipped away by \(label)"
    case .outsideScrollArea(let label): "where \(label) cannot scroll to"
    case .covered(let labels): "covered by \(labels.joined(separator: ", "))"
    case .otherGroup(let group): "in another focus group (\(group))"
    case .behindEdge: "not ahead of the focused item"
    case .outsideBeam: "outside of the beam"
    case .outsideCone: "outside of the cone"
    case .guideDisabled: "guide disabled"
    case .guideWithoutTargets: "guide without preferred environments"
    case .guideOverlapsFocusedItem: "guide overlaps the focused item"
    case .leadsNowhere: "leads to nothing focusable"
    case .leadsBack: "leads back to the focused item"
    case .furtherAway: "further away"
    case .aside: "taken aside of the beam, as nothing lies straight ahead"
    case .onlyWay: "taken since no other arrow leads to it"
    case .makesWay: "makes way for one that no other arrow leads to"
    case .outsideKeyboardAccess: "left out of full keyboard access"
    case .noParent: "has no parent environment"
    case .detached(let label): "not in a window: no focus system above \(label)"
    case .noContainer: "no environment around it has a container"
    case .notReported(let label): "not among the focus items of \(label)"
    }
  }
}

extension FocusExplanation.Reason: Codable {
  private enum CodingKeys: String, CodingKey {
    case reason, ancestor, items, group, text
  }

  private static let plain: [(String, Self)] = [
    ("isFocused", .isFocused), ("notFocusable", .notFocusable), ("disabled", .disabled),
    ("hidden", .hidden), ("alphaZero", .alphaZero), ("interactionDisabled", .interactionDisabled),
    ("zeroSize", .zeroSize), ("clipped", .clipped), ("outOfSight", .outOfSight),
    ("behindEdge", .behindEdge),
    ("outsideBeam", .outsideBeam), ("outsideCone", .outsideCone),
    ("guideDisabled", .guideDisabled),
    ("guideWithoutTargets", .guideWithoutTargets),
    ("guideOverlapsFocusedItem", .guideOverlapsFocusedItem), ("leadsNowhere", .leadsNowhere),
    ("leadsBack", .leadsBack), ("furtherAway", .furtherAway), ("noParent", .noParent),
    ("noContainer", .noContainer), ("aside", .aside), ("onlyWay", .onlyWay),
    ("makesWay", .makesWay), ("outsideKeyboardAccess", .outsideKeyboardAccess),
  ]

  /// The reasons with an associated text, by name.
  private static let worded: [(String, @Sendable (String) -> Self)] = [
    ("outsideUnfinished", { .outsideUnfinished($0) }), ("clippedBy", { .clippedBy($0) }),
    ("outsideScrollArea", { .outsideScrollArea($0) }),
    ("refused", { .refused($0) }), ("detached", { .detached($0) }),
    ("notReported", { .notReported(by: $0) }),
  ]

  private var text: String? {
    switch self {
    case .outsideUnfinished(let text), .clippedBy(let text), .outsideScrollArea(let text),
      .refused(let text),
      .detached(let text), .notReported(let text):
      text
    default: nil
    }
  }

  /// Encodes the reason by name, with its associated ancestor, items, group or text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .ancestor(let label, let inner):
      try container.encode(label, forKey: .ancestor)
      try container.encode(inner, forKey: .reason)
    case .covered(let labels):
      try container.encode("covered", forKey: .reason)
      try container.encode(labels, forKey: .items)
    case .otherGroup(let group):
      try container.encode("otherGroup", forKey: .reason)
      try container.encode(group, forKey: .group)
    default:
      if let text {
        try container.encode(
          Self.worded.first { $0.1(text) == self }?.0, forKey: .reason)
        try container.encode(text, forKey: .text)
      } else {
        try container.encode(Self.plain.first { $0.1 == self }?.0, forKey: .reason)
      }
    }
  }

  /// Decodes the format of ``encode(to:)``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let label = try container.decodeIfPresent(String.self, forKey: .ancestor) {
      self = .ancestor(label, try container.decode(Self.self, forKey: .reason))
      return
    }
    let name = try container.decode(String.self, forKey: .reason)
    switch name {
    case "covered": self = .covered(by: try container.decode([String].self, forKey: .items))
    case "otherGroup": self = .otherGroup(try container.decode(String.self, forKey: .group))
    default:
      if let make = Self.worded.first(where: { $0.0 == name })?.1 {
        self = make(try container.decode(String.self, forKey: .text))
        return
      }
      guard let match = Self.plain.first(where: { $0.0 == name }) else {
        throw DecodingError.dataCorruptedError(
          forKey: .reason, in: container, debugDescription: "unknown reason \(name)")
      }
      self = match.1
    }
  }
}
