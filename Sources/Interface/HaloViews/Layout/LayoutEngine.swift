import FocusGeometry
import Foundation
import HaloConstraints

/// A solver for the constraints of a whole hierarchy; the hierarchy's root owns it.
///
/// An item that constraints place has four variables, for its position and size in its superview;
/// any other has its frame as given values. Variables are created when constraints need them. A
/// pass reads what has changed, solves the system, and sets the frames of views. An engine that
/// measures solves once, and changes nothing outside itself.
@MainActor
final class LayoutEngine {
  /// The variables of an item.
  enum Part: Int, CaseIterable {
    case x, y, width, height
  }

  /// The scroll offset and transform of a view, and the constraints that depend on them.
  struct Surroundings {
    weak var view: View?
    var origin: CGPoint
    var transform: CGAffineTransform
    var constraints: Set<ObjectIdentifier> = []
  }

  /// A constraint in the system, with its priority there.
  struct Solved {
    let constraint: LayoutConstraint
    let id: LinearConstraintID
    let priority: LayoutPriority
  }

  unowned let root: View
  /// Whether the engine measures the size of the root and places nothing.
  let measures: Bool
  var system = ConstraintSystem()
  var entries: [ObjectIdentifier: Entry] = [:]
  var solved: [ObjectIdentifier: Solved] = [:]
  var surroundings: [ObjectIdentifier: Surroundings] = [:]
  /// The baselines by the view that a constraint names.
  var baselined: [ObjectIdentifier: Baselined] = [:]
  /// The layout constraint of each linear constraint; those of frames and contents have none.
  private var names: [LinearConstraintID: LayoutConstraint] = [:]
  /// The constraints that contradict others, in the order of activation.
  private var dropped: [LayoutConstraint] = []
  /// The dropped constraints that ``View/layoutContradictionHandler`` was called with.
  private var told: Set<ObjectIdentifier> = []
  /// The contradictions that it was not called with yet, by the dropped constraint.
  private var untold: [ObjectIdentifier: LayoutContradiction] = [:]
  var changed: [LayoutConstraint] = []
  private var direction: LayoutDirection?
  /// Whether constraints, or views with constraints, were added or removed.
  var needsCollecting = true
  /// Whether the solution may differ from the frames that were set last.
  var needsPlacing = true
  /// The items whose content must be measured.
  var needsContent: [Entry] = []

  init(root: View, measures: Bool = false) {
    (self.root, self.measures) = (root, measures)
  }

  var isRightToLeft: Bool { direction == .rightToLeft }

  /// Makes the next pass apply a changed constant or priority.
  func change(_ constraint: LayoutConstraint) { changed.append(constraint) }

  /// Applies what has changed, and sets the frames of items that constraints place.
  ///
  /// - Returns: Whether anything has moved.
  @discardableResult
  func place() -> Bool {
    update()
    var hasMoved = false
    // Text with a new width may need another height.
    for _ in 0..<4 {
      guard needsPlacing else { break }
      needsPlacing = false
      system.solve()
      heedContradictions()
      guard placeItems() else { break }
      hasMoved = true
      if !needsContent.isEmpty {
        updateContent()
        // Constraints that contradicted the old height may not contradict the new one.
        if needsPlacing { tryDroppedAgain() }
      }
      // Guides follow the placed views, and views placed by frames may have been resized.
      updateGiven()
      updateBaselines()
    }
    tellContradictions()
    return hasMoved
  }

  // MARK: Changes

  func update() {
    let direction = root.rootView?.layoutDirection ?? .leftToRight
    if direction != self.direction {
      self.direction = direction
      reset()
    }
    if entries.values.contains(where: hasChangedSides) { reset() }
    if needsCollecting { collect() }
    updateSurroundings()
    takeChanges()
    updateGiven()
    findNewContent()
    updateContent()
    updateBaselines()
    if needsPlacing { tryDroppedAgain() }
  }

  /// Discards the whole system.
  private func reset() {
    for each in solved.values { letGo(of: each.constraint) }
    (system, entries, solved, names) = (ConstraintSystem(), [:], [:], [:])
    (dropped, changed, surroundings, baselined, needsContent) = ([], [], [:], [:], [])
    (needsCollecting, needsPlacing) = (true, true)
  }

  /// Adds new constraints, and removes those that no longer exist.
  private func collect() {
    needsCollecting = false
    var here: Set<ObjectIdentifier> = []
    var new: [(LayoutConstraint, View)] = []
    root.forEachDescendant { view in
      for constraint in view.constraints where constraint.hasItems {
        here.insert(ObjectIdentifier(constraint))
        if measures || constraint.engine !== self { new.append((constraint, view)) }
      }
    }
    for (key, each) in solved where !here.contains(key) { remove(each.constraint) }
    dropped.removeAll { constraint in
      let isGone = !here.contains(ObjectIdentifier(constraint))
      if isGone { letGo(of: constraint) }
      return isGone
    }
    forgetGone()
    // Adding by priority gives free variables to the more important constraints, so that few
    // exchanges follow.
    let order = new.sorted {
      let (one, other) = ($0.0, $1.0)
      return (other.priority.rawValue, one.activation) < (one.priority.rawValue, other.activation)
    }
    // Content sizes come between required equations and the rest, so that limits find sizes to
    // apply to.
    let isFixed = { (constraint: LayoutConstraint) in
      constraint.priority == .required && constraint.relation == .equal
    }
    for (constraint, host) in order where isFixed(constraint) { add(constraint, in: host) }
    updateContent()
    for (constraint, host) in order where !isFixed(constraint) { add(constraint, in: host) }
  }

  /// Discards entries of deallocated items before new ones are read, because identities are
  /// addresses, which may be reused.
  private func forgetGone() {
    forget(entries.filter { !isHere($0.value) })
    surroundings = surroundings.filter { $0.value.view != nil }
    baselined = baselined.filter { $0.value.view != nil }
  }

  private func isHere(_ entry: Entry) -> Bool {
    guard let item = entry.item else { return false }
    return (item as? View ?? item.layoutSpace)?.isDescendant(of: root) == true
  }

  func add(_ constraint: LayoutConstraint, in host: View) {
    if !measures { constraint.engine = self }
    guard let linear = linear(constraint, in: host) else { return }
    let id = system.add(linear)
    solved[ObjectIdentifier(constraint)] = Solved(
      constraint: constraint, id: id, priority: constraint.priority)
    names[id] = constraint
    needsPlacing = true
  }

  func remove(_ constraint: LayoutConstraint) {
    letGo(of: constraint)
    guard let each = solved.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    system.remove(each.id)
    names[each.id] = nil
    needsPlacing = true
  }

  /// Detaches a constraint from this engine; it may already belong to the engine of another
  /// hierarchy.
  private func letGo(of constraint: LayoutConstraint) {
    if constraint.engine === self { constraint.engine = nil }
  }

  private func takeChanges() {
    let changed = changed
    self.changed = []
    for constraint in changed where constraint.engine === self {
      // A changed constraint that was dropped may hold now too.
      needsPlacing = true
      guard let each = solved[ObjectIdentifier(constraint)], let host = constraint.host else {
        continue
      }
      if each.priority == constraint.priority, let linear = linear(constraint, in: host) {
        system.setConstant(linear.constant, of: each.id)
      } else {
        remove(constraint)
        add(constraint, in: host)
      }
    }
  }

  /// Adds dropped constraints again, because they may no longer contradict others.
  private func tryDroppedAgain() {
    let again = dropped
    dropped = []
    for constraint in again {
      if let host = constraint.host { add(constraint, in: host) }
    }
  }

  func heedContradictions() {
    for contradiction in system.takeContradictions() {
      guard let constraint = names[contradiction.dropped] else { continue }
      let all = contradiction.participants.compactMap { names[$0] }
      names[contradiction.dropped] = nil
      solved[ObjectIdentifier(constraint)] = nil
      dropped.append(constraint)
      guard !measures else { continue }
      untold[ObjectIdentifier(constraint)] = LayoutContradiction(
        dropped: constraint, participants: all)
    }
  }

  private func tellContradictions() {
    let stillDropped = Set(dropped.map(ObjectIdentifier.init))
    told.formIntersection(stillDropped)
    let untold = untold
    self.untold = [:]
    for constraint in dropped {
      let key = ObjectIdentifier(constraint)
      guard let contradiction = untold[key], told.insert(key).inserted else { continue }
      View.layoutContradictionHandler?(contradiction)
    }
  }
}
