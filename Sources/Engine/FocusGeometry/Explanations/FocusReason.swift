import Foundation

extension FocusExplanation {
  /// Why an item or guide cannot be moved to.
  public enum Reason: Hashable, Sendable {
    /// It has the focus already.
    case isFocused
    /// `canBecomeFocused` is false.
    case notFocusable
    /// `canBecomeFocused` is false, and the item says why.
    case refused(String)
    /// A control that is switched off.
    case disabled
    /// It is not drawn.
    case hidden
    /// It is drawn with an alpha of 0.
    case alphaZero
    /// It takes no input.
    case interactionDisabled
    /// An ancestor's reason counts for everything inside.
    indirect case ancestor(String, Reason)
    /// It has no width or no height.
    case zeroSize
    /// An ancestor or the window cuts all of it off.
    case clipped
    /// In another list, which would have to scroll: what is in sight goes first.
    case outOfSight
    /// This container around the focused item can still scroll that way, and has something ahead.
    case outsideUnfinished(String)
    /// Cut off at the edge of an environment around it.
    case clippedBy(String)
    /// Where the content of a scrolling container does not reach.
    case outsideScrollArea(String)
    /// These lie over all of it.
    case covered(by: [String])
    /// It is in this focus group, which the movement does not reach.
    case otherGroup(String)
    /// It does not lie ahead of the focused item.
    case behindEdge
    /// It lies ahead, but not straight ahead.
    case outsideBeam
    /// It lies ahead, but too far aside.
    case outsideCone
    /// A guide that is switched off.
    case guideDisabled
    /// A guide that prefers nothing.
    case guideWithoutTargets
    /// A guide that lies over the focused item in part.
    case guideOverlapsFocusedItem
    /// The preferred environments lead to nothing that can be focused.
    case leadsNowhere
    /// They lead back to the focused item, which ends the search.
    case leadsBack
    /// Another candidate has a better rank.
    case furtherAway
    /// Nothing lies straight ahead in the focus group: taken as the nearest ahead, aside of the beam
    /// (full keyboard access).
    case aside
    /// Taken since no other arrow leads to it (full keyboard access).
    case onlyWay
    /// It would have been taken, but for one that no other arrow leads to.
    case makesWay
    /// Full keyboard access leaves it out (`accessibilityRespondsToUserInteraction` is false).
    case outsideKeyboardAccess
    /// No parent environment: outside of every hierarchy.
    case noParent
    /// The parents end at an environment that has no focus system.
    case detached(String)
    /// No environment around it has a container that could report it.
    case noContainer
    /// The container around it does not name it among its items.
    case notReported(by: String)
  }
}

extension FocusExplanation.Reason: CustomStringConvertible {
  /// In a few words, for lists.
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

  /// Reasons with one text.
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

  /// Writes the reason by name, with what belongs to it: an ancestor, items, a group or a text.
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

  /// Reads what ``encode(to:)`` writes.
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
