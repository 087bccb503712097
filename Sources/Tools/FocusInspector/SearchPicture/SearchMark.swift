import FocusGeometry
import Foundation
import HaloDisplayList

/// A mark for one item or guide that a search examined.
package struct SearchMark: Equatable, Sendable {
  /// The role in the search.
  package enum Role: Equatable, Sendable {
    case start
    /// A ranked item; the next case is a ranked guide.
    case candidate
    case guide
    /// A stop of a linear movement.
    case stop
    case leftOut
    /// The target of preferences that was not a candidate itself.
    case target
  }

  /// The outcome for the item.
  package enum Fate: Equatable, Sendable {
    case none
    case winner
    case refused
    /// It takes the focus with the next focus key.
    case waits
  }

  /// The name of the item or guide, as in the explanation.
  package var label: String
  /// The role in the search.
  package var role: Role
  /// The rank among the candidates or the place among the stops, from 1; nil for neither.
  package var number: Int?
  /// The outcome; ``Fate/none`` unless the focus was to move to it.
  package var fate = Fate.none
  /// The frame in window points.
  package var frame: CGRect
  /// The uncovered parts in window points, which may be out of sight.
  package var parts: [CGRect]
  /// The part that neither the window nor a clip cuts off, in window points; nil for none.
  package var onScreen: CGRect?
  /// The explanation's first reason for it; nil for none.
  package var reason: FocusExplanation.Reason?
  /// The reason why it is not visible although it can have the focus; nil if it is visible.
  package var concealment: FocusExplanation.Reason?
  /// Whether it is a focus guide, whatever its role.
  package var isGuide = false
  /// The outline in which it is drawn, in window points; nil if that is its frame.
  package var outline: Shape?

  /// The mark of an item that is drawn elsewhere than in its frame.
  func presented(in outlines: PresentedOutlines) -> SearchMark {
    guard let outline = outlines.outline(of: frame) else { return self }
    var mark = self
    mark.outline = outline
    mark.frame = outline.bounds
    mark.parts = [outline.bounds]
    mark.onScreen = outlines.sight(
      of: frame, visible: parts, onScreen: onScreen, in: outline.bounds)
    return mark
  }

  /// The reason why it was left out, in a few words; nil for a mark of another role.
  var exclusion: String? { role == .leftOut ? reason?.remark ?? "left out" : nil }

  /// The possible texts of its tag, the longest first; each is one line.
  package var wordings: [String] {
    let number = number.map(String.init)
    let part: String? =
      switch fate {
      case .winner: "takes the focus"
      case .refused: "refused"
      case .waits: "waits for a focus key"
      case .none: role == .start ? "start" : reason?.remark
      }
    // A concealment is more important to a reviewer than the outcome of the search.
    let remark = role == .leftOut ? part : concealment.map { "not seen: \($0)" } ?? part
    let name = [number, label].compactMap { $0 }.joined(separator: "  ")
    guard let remark else { return [name] + [number].compactMap { $0 } }
    return ["\(name) · \(remark)", role == .leftOut ? remark : name]
      + [number].compactMap { $0 }
  }
}

extension FocusExplanation.Reason {
  /// A short form of the reason, for tags.
  fileprivate var remark: String? {
    switch self {
    case .isFocused: nil
    case .behindEdge: "not ahead"
    case .outsideBeam: "outside of the beam"
    case .otherGroup: "in another group"
    case .guideOverlapsFocusedItem: "overlaps the start"
    case .guideWithoutTargets: "without targets"
    case .leadsNowhere: "leads nowhere"
    case .leadsBack: "leads back"
    default: description
    }
  }
}

extension FocusExplanation {
  /// The marks for everything that the search examined, in the order in which tags are placed.
  ///
  /// The start comes first, then the item that takes the focus, the ranked ones, and the rest.
  package var searchMarks: [SearchMark] {
    let isLinear = trigger == .movement && area == nil
    var ranked = 0
    var marks = candidates.enumerated().map { index, candidate -> SearchMark in
      let role: SearchMark.Role
      var number = isLinear ? index + 1 : nil
      if candidate.reasons.contains(.isFocused) {
        role = .start
      } else if isLinear {
        role = .stop
      } else if candidate.rank != nil {
        ranked += 1
        number = ranked
        role = candidate.kind == .guide ? .guide : .candidate
      } else {
        role = .leftOut
      }
      return SearchMark(
        label: candidate.label, role: role, number: number, frame: candidate.frame.rect,
        parts: candidate.concealments.isEmpty || !candidate.visible.isEmpty
          ? candidate.visible.map(\.rect) : [candidate.frame.rect],
        onScreen: candidate.onScreen?.rect, reason: candidate.reasons.first,
        concealment: candidate.concealments.first, isGuide: candidate.kind == .guide)
    }
    if let proposal, fate != .none {
      if let index = candidates.firstIndex(where: { $0.isPlace(of: proposal) }) {
        marks[index].fate = fate
        if marks[index].role == .leftOut { marks[index].role = .target }
      } else {
        marks.append(
          SearchMark(
            label: proposal.label, role: .target, fate: fate, frame: proposal.frame.rect,
            parts: [proposal.frame.rect], onScreen: proposal.frame.rect))
      }
    }
    return marks.enumerated()
      .sorted { ($0.element.precedence, $0.offset) < ($1.element.precedence, $1.offset) }
      .map(\.element)
  }

  /// The outcome for the target of the search.
  private var fate: SearchMark.Fate {
    switch outcome {
    case .moved: .winner
    case .vetoed: .refused
    case .hidden: deferred == nil ? .none : .waits
    case .stayed: .none
    }
  }
}

extension SearchMark {
  fileprivate var precedence: Int {
    if role == .start { return 0 }
    if fate != .none { return 1 }
    return role == .leftOut ? 3 : 2
  }
}
