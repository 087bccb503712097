import FocusGeometry
import Foundation
import HaloConstraints

/// Solves the constraints of a whole hierarchy; its root has it.
///
/// What is placed by constraints has four numbers here, its place and size in its superview; what is
/// not has its frame, which is given. They are made as constraints need them. A pass takes over what
/// has changed, solves, and gives the views their frames. One that measures solves once, and changes
/// nothing outside of itself.
@MainActor
final class LayoutEngine {
  /// What the numbers of an item are.
  enum Part: Int, CaseIterable {
    case x, y, width, height
  }

  /// What of a view moves what is in it, and the constraints that look at that.
  struct Surroundings {
    weak var view: View?
    var origin: CGPoint
    var transform: CGAffineTransform
    var constraints: Set<ObjectIdentifier> = []
  }

  /// A constraint that is in the system, and the priority it has there.
  struct Solved {
    let constraint: LayoutConstraint
    let id: LinearConstraintID
    let priority: LayoutPriority
  }

  unowned let root: View
  /// Whether it is asked for the size of the root, and places nothing.
  let measures: Bool
  var system = ConstraintSystem()
  var entries: [ObjectIdentifier: Entry] = [:]
  var solved: [ObjectIdentifier: Solved] = [:]
  var surroundings: [ObjectIdentifier: Surroundings] = [:]
  /// By the view that a constraint names.
  var baselined: [ObjectIdentifier: Baselined] = [:]
  /// Whose each constraint of the system is; what frames and contents say is nobody's.
  private var names: [LinearConstraintID: LayoutConstraint] = [:]
  /// Those that contradict others, in the order in which they were activated.
  private var dropped: [LayoutConstraint] = []
  /// Those of them that ``View/layoutContradictionHandler`` knows of.
  private var told: Set<ObjectIdentifier> = []
  /// What it does not know of yet, by the constraint that was dropped.
  private var untold: [ObjectIdentifier: LayoutContradiction] = [:]
  var changed: [LayoutConstraint] = []
  private var direction: LayoutDirection?
  /// Whether constraints have come or gone, or views with them.
  var needsCollecting = true
  /// Whether values may differ from those that items were given last.
  var needsPlacing = true
  /// Items whose contents are to be asked for.
  var needsContent: [Entry] = []

  init(root: View, measures: Bool = false) {
    (self.root, self.measures) = (root, measures)
  }

  var isRightToLeft: Bool { direction == .rightToLeft }

  /// Has another constant or priority taken over by the next pass.
  func change(_ constraint: LayoutConstraint) { changed.append(constraint) }

  /// Takes over what has changed, and gives what constraints place its frame.
  ///
  /// - Returns: Whether anything has moved.
  @discardableResult
  func place() -> Bool {
    update()
    var hasMoved = false
    // Text that has got another width may need another height.
    for _ in 0..<4 {
      guard needsPlacing else { break }
      needsPlacing = false
      system.solve()
      heedContradictions()
      guard placeItems() else { break }
      hasMoved = true
      if !needsContent.isEmpty {
        updateContent()
        // What contradicted the old height may not contradict the new one.
        if needsPlacing { tryDroppedAgain() }
      }
      // Guides follow the views that were placed, and what frames place may have been resized.
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

  /// Forgets all that was solved.
  private func reset() {
    for each in solved.values { letGo(of: each.constraint) }
    (system, entries, solved, names) = (ConstraintSystem(), [:], [:], [:])
    (dropped, changed, surroundings, baselined, needsContent) = ([], [], [:], [:], [])
    (needsCollecting, needsPlacing) = (true, true)
  }

  /// Adds the constraints that have come, and removes those that have gone.
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
    // By priority: what matters more takes what is free, and little has to be exchanged afterwards.
    let order = new.sorted {
      let (one, other) = ($0.0, $1.0)
      return (other.priority.rawValue, one.activation) < (one.priority.rawValue, other.activation)
    }
    // Between them what views hold, so that limits find sizes that they can hold for.
    let isFixed = { (constraint: LayoutConstraint) in
      constraint.priority == .required && constraint.relation == .equal
    }
    for (constraint, host) in order where isFixed(constraint) { add(constraint, in: host) }
    updateContent()
    for (constraint, host) in order where !isFixed(constraint) { add(constraint, in: host) }
  }

  /// Before anything new is read: identities are addresses, and what has come may have that of
  /// something that has gone.
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

  /// Another engine may have it by now, of the hierarchy that its views are in.
  private func letGo(of constraint: LayoutConstraint) {
    if constraint.engine === self { constraint.engine = nil }
  }

  private func takeChanges() {
    let changed = changed
    self.changed = []
    for constraint in changed where constraint.engine === self {
      // Of one that was dropped, too: it may be possible now.
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

  /// What contradicted something may do so no longer.
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
