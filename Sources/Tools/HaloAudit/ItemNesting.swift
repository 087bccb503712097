import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting
import HaloSceneGraph

/// The nesting of the items of a screen, and the items that are one thing to a user.
@MainActor
struct ItemNesting {
  private unowned let subject: AuditSubject
  /// The items around each item that has any, by index, the innermost first.
  private var around: [Int: [Int]] = [:]
  private var inside: [Int: [Int]] = [:]
  private var partners: [Int: Set<Int>] = [:]

  init(_ subject: AuditSubject) {
    self.subject = subject
    for item in subject.graph.eligible {
      for ancestor in subject.environments[item].focusAncestors.dropFirst() {
        guard let outer = subject.places[ObjectIdentifier(ancestor)], outer != item else {
          continue
        }
        around[item, default: []].append(outer)
        inside[outer, default: []].append(item)
        guard subject.frame(outer).isFilled(by: subject.frame(item)) else { continue }
        partners[item, default: []].insert(outer)
        partners[outer, default: []].insert(item)
      }
    }
  }

  /// Whether no item fills another one.
  var hasNoPartners: Bool { partners.isEmpty }

  /// Returns the items that fill an item or that it fills; to a user they are one thing.
  func partners(of item: Int) -> Set<Int> { partners[item] ?? [] }

  /// Returns the items inside an item.
  func items(inside item: Int) -> [Int] { inside[item] ?? [] }

  /// Returns the nearest item around an item that is a thing of its own; nil for none.
  ///
  /// An item that only holds others is none. The page of a tab is beside the tab, wherever a program
  /// has it in its tree.
  func thing(around item: Int) -> Int? {
    guard !isContainer(item) else { return nil }
    return around[item]?.first { !isContainer($0) && !isTab($0, of: item) }
  }

  private func isTab(_ outer: Int, of item: Int) -> Bool {
    guard subject.element(outer)?.role == .tab else { return false }
    let shared = subject.frame(outer).intersection(subject.frame(item))
    return shared.isNull || shared.area < subject.frame(item).area / 2
  }

  /// Returns whether an item with other items inside it only holds them: it scrolls, it groups, or
  /// it is a page.
  ///
  /// Recorded programs often report scrolling views and documents as focusable and without a role.
  func isContainer(_ item: Int) -> Bool {
    guard let inner = inside[item], let view = subject.view(item) else { return false }
    if view is any FocusItemScrollableContainer { return true }
    switch subject.element(item)?.role {
    case .window, .alert, .group, .list, .grid, .tabBar, .segmentedControl, .landmark: return true
    case .element, nil: break
    default: return false
    }
    guard subject.operability(view) == nil, !subject.operates(view) else { return false }
    let frame = subject.frame(item)
    let isPage = inner.count > 1 && frame.area > subject.window.bounds.area / 2
    // A viewport has no name, and its content fills it or extends beyond it.
    let isViewport =
      subject.element(item)?.label == nil
      && inner.contains {
        frame.isFilled(by: subject.frame($0)) || !frame.contains(subject.frame($0))
      }
    return isPage || isViewport
  }
}

extension AuditSubject {
  /// Returns an item that can have the focus and that fills a view; nil for none.
  ///
  /// It is inside the view; or it has nearly the same frame as one that does not want the focus, as
  /// the parts of one control have in many toolkits.
  func item(filling view: View) -> Int? {
    let frame = view.convert(view.bounds, to: window)
    return graph.eligible.first { item in
      let other = self.frame(item)
      guard environments[item] !== view, frame.intersects(other) else { return false }
      return environments[item].isInside(view)
        ? frame.isFilled(by: other) : !view.canBecomeFocused && frame.isAlike(other)
    }
  }
}
