import Foundation

/// The record of one decision: why focus moved or did not, everything that the update considered,
/// and the result.
///
/// The debugger's text, the search picture, `halo trace` and tests read this one value.
public struct FocusExplanation: Hashable, Sendable, Codable {
  /// The cause of a decision.
  public enum Trigger: String, Hashable, Sendable, Codable {
    /// A person moved focus along a heading.
    case movement
    /// The application requested an environment.
    case request
    /// Nothing had the focus yet, or focus had been hidden.
    case initial
    /// The focused item could no longer have the focus.
    case lost
    /// A context that had the focus before was restored.
    case restoration
    /// The person did not use a focus key for a while.
    case inactivity
  }

  /// The result of a decision.
  public enum Outcome: String, Hashable, Sendable, Codable {
    /// Another item has the focus now.
    case moved
    /// Nothing was found, or the item found already has the focus.
    case stayed
    /// An environment refused; see ``FocusExplanation/veto``.
    case vetoed
    /// No item has the focus now.
    case hidden
  }

  /// The cause of the decision.
  public var trigger: Trigger
  /// The heading of the movement; empty unless a person moved focus.
  public var heading: FocusHeading
  /// The label of the item that had the focus; nil for none.
  ///
  /// Labels name items everywhere in an explanation; they are for people and tests, and need not be
  /// unique.
  public var from: String?
  /// The searched area ahead of the focused item; nil for a linear movement.
  public var area: Area?
  /// The focus group to which the search was restricted; nil for none.
  public var group: String?
  /// The items and guides in ascending rank, then those left out; for a linear movement, the stops
  /// in order.
  public var candidates: [Candidate] = []
  /// The parts of the screen that were not searched, with reasons; empty if `candidates` is
  /// complete.
  public var omissions: [Omission] = []
  /// The steps from the candidate that was hit to the item that gets the focus.
  public var steps: [Step] = []
  /// The label of the environment that refused; nil for none.
  public var veto: String?
  /// The label of the item that gets the focus; nil for none, and if focus stayed.
  public var winner: String?
  /// The identifier of the movement's sound; nil for silence and for other updates.
  public var sound: String?
  /// The item that the search found, even if the update was refused; nil for none.
  public var proposal: Proposal?
  /// The label of the item that waits for a focus key while focus is hidden (deferral); nil for
  /// none.
  public var deferred: String?
  /// The result of the decision.
  public var outcome = Outcome.stayed

  package init(trigger: Trigger, heading: FocusHeading = [], from: String?) {
    self.trigger = trigger
    self.heading = heading
    self.from = from
  }

  /// A part of the screen that a directional search left out.
  public struct Omission: Hashable, Sendable, Codable {
    /// The reason for an omission.
    public enum Why: String, Hashable, Sendable, Codable {
      /// A container has to scroll to the part, and something visible, or something that needs less
      /// scrolling, lies ahead.
      case scrolledAway
      /// The part lies outside of a container around the focused item that can still scroll along
      /// the heading and has something ahead.
      case outside
      /// The part lies further away than the winner and cannot hold a better candidate.
      case furtherAway
    }

    /// The reason for the omission.
    public var why: Why
    /// The label of the container that `why` refers to; nil for none.
    public var container: String?

    package static func scrolledAway(in container: String) -> Omission {
      Omission(why: .scrolledAway, container: container)
    }

    package static func outside(_ container: String) -> Omission {
      Omission(why: .outside, container: container)
    }

    package static let furtherAway = Omission(why: .furtherAway, container: nil)
  }

  /// An item, identified by its label and frame.
  public struct Proposal: Hashable, Sendable, Codable {
    /// The item's label.
    public var label: String
    /// The whole frame of the item, covered or not.
    public var frame: Area

    package init(label: String, frame: CGRect) {
      self.label = label
      self.frame = Area(frame)
    }
  }

  /// An item or guide that a search considered.
  public struct Candidate: Hashable, Sendable, Codable {
    /// The kind of a candidate.
    public enum Kind: String, Hashable, Sendable, Codable {
      /// An item, which gets the focus itself, or a guide, which redirects it.
      case item, guide
    }

    /// The label of the item or guide.
    public var label: String
    /// Whether the candidate is an item or a guide.
    public var kind: Kind
    /// The whole frame, covered or not.
    public var frame: Area
    /// The uncovered parts; empty if nothing can be seen.
    public var visible: [Area]
    /// The part of `frame` inside the root's bounds and all clips, covered or not; nil if out of
    /// sight.
    public var onScreen: Area?
    /// The rank; nil for a candidate that was left out.
    public var rank: FocusRank?
    /// The reasons why the candidate was left out or, if it has a rank, not chosen; empty
    /// otherwise.
    public var reasons: [Reason]
    /// The reasons why the candidate cannot be seen, where the model lets it have the focus all the
    /// same.
    public var concealments: [Reason]

    package init(
      label: String, kind: Kind, frame: CGRect, visible: VisibleRegion, onScreen: CGRect?,
      rank: FocusRank?, reasons: [Reason], concealments: [Reason] = []
    ) {
      self.label = label
      self.kind = kind
      self.frame = Area(frame)
      self.visible = visible.map(Area.init)
      self.onScreen = onScreen.map(Area.init)
      self.rank = rank
      self.reasons = reasons
      self.concealments = concealments
    }
  }

  /// One step of a search through preferred environments.
  public struct Step: Hashable, Sendable, Codable {
    /// The result of a step.
    public enum Result: String, Hashable, Sendable, Codable {
      /// The item can have the focus, and the search ends.
      case focusable
      /// The item cannot have the focus.
      case notFocusable = "not focusable"
      /// The search continues with what the environment prefers or contains.
      case entered
      /// Nothing inside can have the focus.
      case empty = "nothing focusable inside"
      /// The search has already visited the environment.
      case alreadyVisited = "already visited"
      /// The item could have the focus when it was found, but no longer after the environments were
      /// asked.
      case lapsed = "not focusable any more"
      /// The item states that the movement leads nowhere.
      case statesNowhere = "states that this way leads nowhere"
    }

    /// The environment's label.
    public var label: String
    /// The depth in the search; 0 for the candidate that was hit or the environment that was
    /// requested.
    public var depth: Int
    /// The result of the step.
    public var result: Result

    package init(label: String, depth: Int, result: Result) {
      self.label = label
      self.depth = depth
      self.result = result
    }
  }

  /// A rectangle in the root's coordinate space, in points rounded to a thousandth; encoded as
  /// `[x, y, width, height]`.
  public struct Area: Hashable, Sendable, Codable {
    /// The rectangle, rounded to a thousandth of a point.
    public let rect: CGRect

    package init(_ rect: CGRect) {
      func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
      self.rect = CGRect(
        x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width),
        height: rounded(rect.height))
    }

    /// Decodes `[x, y, width, height]` without rounding.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      rect = CGRect(
        x: try list.decode(Double.self), y: try list.decode(Double.self),
        width: try list.decode(Double.self), height: try list.decode(Double.self))
    }

    /// Encodes the rectangle as `[x, y, width, height]`.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for value in [rect.minX, rect.minY, rect.width, rect.height] {
        try list.encode(Double(value))
      }
    }
  }
}
