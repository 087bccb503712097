import Foundation

/// Why focus moved, or did not: everything one update looked at and what it decided.
///
/// The debugger's text, the search picture, `halo trace` and tests read this one value.
public struct FocusExplanation: Hashable, Sendable, Codable {
  /// What made focus be decided.
  public enum Trigger: String, Hashable, Sendable, Codable {
    /// A person asked for a direction.
    case movement
    /// The application asked for an environment.
    case request
    /// Nothing had the focus yet, or it had been hidden.
    case initial
    /// The focused item could no longer have the focus.
    case lost
    /// A context that had the focus before came back.
    case restoration
    /// The person has not used a focus key for a while.
    case inactivity
  }

  /// What became of it.
  public enum Outcome: String, Hashable, Sendable, Codable {
    /// Another item has the focus now.
    case moved
    /// Nothing was found, or what was found has the focus already.
    case stayed
    /// Somebody refused; see ``FocusExplanation/veto``.
    case vetoed
    /// Nothing is focused now.
    case hidden
  }

  /// What made focus be decided.
  public var trigger: Trigger
  /// Empty unless a person steered.
  public var heading: FocusHeading
  /// Labels name items throughout; they are for people and tests, not unique by themselves.
  public var from: String?
  /// What was looked through: the area ahead of the focused item in window points (none for a
  /// linear movement), and the focus group it was confined to.
  public var area: Area?
  /// The focus group that the search was confined to; nil for none.
  public var group: String?
  /// Items and guides in ascending rank, then those left out in drawing order.
  public var candidates: [Candidate] = []
  /// What was not looked at, and why; empty where candidates are all there are.
  public var omissions: [Omission] = []
  /// From the region that was hit to the item that takes the focus, step by step.
  public var steps: [Step] = []
  /// The environment that refused.
  public var veto: String?
  /// The item that has the focus now; nil for none, or where focus stayed.
  public var winner: String?
  /// The identifier of the sound that the next item or its parents gave; nil without a movement.
  public var sound: String?
  /// What the search came to, also when it was refused; nil for nothing.
  public var proposal: Proposal?
  /// The item that waits for a focus key while nothing is shown (deferral).
  public var deferred: String?
  /// What became of it.
  public var outcome = Outcome.stayed

  package init(trigger: Trigger, heading: FocusHeading = [], from: String?) {
    self.trigger = trigger
    self.heading = heading
    self.from = from
  }

  /// A part of the screen that a directional search did not look at.
  public struct Omission: Hashable, Sendable, Codable {
    /// Why something was not looked at.
    public enum Why: String, Hashable, Sendable, Codable {
      /// A container would have to scroll to it, and something that is in sight, or that needs less
      /// scrolling, lies ahead.
      case scrolledAway
      /// It lies outside of a container around the focused item that can still scroll along the
      /// heading, and that has something ahead.
      case outside
      /// It lies further away than the winner and cannot be better.
      case furtherAway
    }

    /// Why it was not looked at.
    public var why: Why
    /// The label of that container; nil for none.
    public var container: String?

    package static func scrolledAway(in container: String) -> Omission {
      Omission(why: .scrolledAway, container: container)
    }

    package static func outside(_ container: String) -> Omission {
      Omission(why: .outside, container: container)
    }

    package static let furtherAway = Omission(why: .furtherAway, container: nil)
  }

  /// An item by its label and place.
  public struct Proposal: Hashable, Sendable, Codable {
    /// The item's label.
    public var label: String
    /// In window points.
    public var frame: Area

    package init(label: String, frame: CGRect) {
      self.label = label
      self.frame = Area(frame)
    }
  }

  /// An item or guide that a search met.
  public struct Candidate: Hashable, Sendable, Codable {
    /// Which of the two a candidate is.
    public enum Kind: String, Hashable, Sendable, Codable {
      /// An item takes the focus, a guide sends it on.
      case item, guide
    }

    /// The label of the item or guide.
    public var label: String
    /// Whether it takes the focus or sends it on.
    public var kind: Kind
    /// The whole of it, covered or not.
    public var frame: Area
    /// The uncovered parts; empty when nothing can be seen.
    public var visible: [Area]
    /// The part of `frame` inside the window and all that clips, covered or not; nil for out of
    /// sight.
    public var onScreen: Area?
    /// nil when left out.
    public var rank: FocusRank?
    /// Why it was left out or, for a ranked one, why it was passed over; empty otherwise.
    public var reasons: [Reason]
    /// What keeps it from being seen where the model lets it have the focus all the same.
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

  /// One entry of a preferred-environment search.
  public struct Step: Hashable, Sendable, Codable {
    /// What the search found at an environment.
    public enum Result: String, Hashable, Sendable, Codable {
      /// An item that can have the focus: the search ends.
      case focusable
      /// An item that cannot have the focus.
      case notFocusable = "not focusable"
      /// The search goes on with what it prefers or holds.
      case entered
      /// Nothing inside can have the focus.
      case empty = "nothing focusable inside"
      /// The search was here before.
      case alreadyVisited = "already visited"
      /// It could have the focus when it was found, and no longer once everyone had been asked.
      case lapsed = "not focusable any more"
    }

    /// The environment's label.
    public var label: String
    /// 0 for the region that was hit or the environment that was asked for.
    public var depth: Int
    /// What was found here.
    public var result: Result

    package init(label: String, depth: Int, result: Result) {
      self.label = label
      self.depth = depth
      self.result = result
    }
  }

  /// A rectangle in window points, to a thousandth, coded as `[x, y, width, height]`.
  public struct Area: Hashable, Sendable, Codable {
    /// Rounded to a thousandth of a point.
    public let rect: CGRect

    package init(_ rect: CGRect) {
      func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
      self.rect = CGRect(
        x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width),
        height: rounded(rect.height))
    }

    /// Reads `[x, y, width, height]` as it is, without rounding.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      rect = CGRect(
        x: try list.decode(Double.self), y: try list.decode(Double.self),
        width: try list.decode(Double.self), height: try list.decode(Double.self))
    }

    /// Writes `[x, y, width, height]`.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for value in [rect.minX, rect.minY, rect.width, rect.height] {
        try list.encode(Double(value))
      }
    }
  }
}
