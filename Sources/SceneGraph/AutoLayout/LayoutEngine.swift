import Cassowary
import FocusGeometry
import Foundation

/// Solves the constraints of a whole hierarchy; its root has it.
///
/// What is placed by constraints has four numbers here, its place and size in its superview; what is
/// not has its frame, which is given. They are made as constraints need them. A pass takes over what
/// has changed, solves, and gives the views their frames.
@MainActor
final class LayoutEngine {
  /// What the numbers of an item are.
  enum Part: Int, CaseIterable {
    case x, y, width, height
  }

  final class Entry {
    weak var item: (any LayoutItem)?
    /// By ``Part``; nil: no constraint has needed it.
    var variables: [LinearVariable?] = [nil, nil, nil, nil]
    /// The frame, for what constraints do not place.
    var given: [LinearConstraintID?] = [nil, nil, nil, nil]
    /// Hugging and compression resistance, of the width and of the height.
    var content: [Content?] = [nil, nil]
    /// The item, where it is a view.
    weak var view: View?
    let isPlaced: Bool
    /// Whether its content needs another height in another width.
    let isWrapping: Bool

    init(_ item: any LayoutItem, isPlaced: Bool) {
      (self.item, self.isPlaced) = (item, isPlaced)
      view = item as? View
      isWrapping = item is any WrappingContent
    }
  }

  /// What an item wishes for the sake of what is in it.
  struct Content {
    var hugging: LinearConstraintID
    var compression: LinearConstraintID
    var priorities: [Float]
  }

  /// What of a view moves what is in it, and the constraints that look at that.
  private struct Surroundings {
    weak var view: View?
    var origin: CGPoint
    var transform: CGAffineTransform
    var constraints: Set<ObjectIdentifier> = []
  }

  private struct Solved {
    let constraint: LayoutConstraint
    let id: LinearConstraintID
    let priority: LayoutPriority
  }

  private unowned let root: View
  var system = ConstraintSystem()
  var entries: [ObjectIdentifier: Entry] = [:]
  private var solved: [ObjectIdentifier: Solved] = [:]
  private var surroundings: [ObjectIdentifier: Surroundings] = [:]
  private var names: [LinearConstraintID: LayoutConstraint] = [:]
  /// Those that contradict others, in the order in which they were activated.
  private var dropped: [LayoutConstraint] = []
  private var changed: [LayoutConstraint] = []
  private var direction: LayoutDirection?
  /// Whether constraints have come or gone, or views with them.
  var needsCollecting = true
  /// Whether values may differ from those that items were given last.
  private var needsPlacing = true

  init(root: View) { self.root = root }

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
    for _ in 0..<3 {
      guard needsPlacing else { break }
      needsPlacing = false
      system.solve()
      heedContradictions()
      guard placeItems() else { break }
      hasMoved = true
      if !needsContent.isEmpty { updateContent() }
    }
    return hasMoved
  }

  // MARK: Changes

  private func update() {
    let direction = root.window?.layoutDirection ?? .leftToRight
    if direction != self.direction {
      self.direction = direction
      reset()
    }
    let hasOtherKind = entries.values.contains { entry in
      entry.item.map { isPlaced($0) != entry.isPlaced } ?? false
    }
    if hasOtherKind { reset() }
    if needsCollecting { collect() }
    updateSurroundings()
    takeChanges()
    updateGiven()
    findNewContent()
    updateContent()
    if needsPlacing { tryDroppedAgain() }
  }

  /// Forgets all that was solved.
  private func reset() {
    for each in solved.values { each.constraint.engine = nil }
    (system, entries, solved, names) = (ConstraintSystem(), [:], [:], [:])
    (dropped, changed, surroundings, needsContent) = ([], [], [:], [])
    (needsCollecting, needsPlacing) = (true, true)
  }

  /// Adds the constraints that have come, and removes those that have gone.
  private func collect() {
    needsCollecting = false
    var here: Set<ObjectIdentifier> = []
    var new: [(LayoutConstraint, View)] = []
    root.forEachDescendant { view in
      for constraint in view.constraints {
        here.insert(ObjectIdentifier(constraint))
        if constraint.engine !== self { new.append((constraint, view)) }
      }
    }
    for (key, each) in solved where !here.contains(key) { remove(each.constraint) }
    dropped.removeAll { constraint in
      let isGone = !here.contains(ObjectIdentifier(constraint))
      if isGone { constraint.engine = nil }
      return isGone
    }
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
    for (key, entry) in entries where !isHere(entry) { forget(entry, key) }
  }

  private func isHere(_ entry: Entry) -> Bool {
    guard let item = entry.item else { return false }
    return (item as? View ?? item.layoutSpace)?.isDescendant(of: root) == true
  }

  private func add(_ constraint: LayoutConstraint, in host: View) {
    constraint.engine = self
    guard let linear = linear(constraint, in: host) else { return }
    let id = system.add(linear)
    solved[ObjectIdentifier(constraint)] = Solved(
      constraint: constraint, id: id, priority: constraint.priority)
    names[id] = constraint
    needsPlacing = true
  }

  private func remove(_ constraint: LayoutConstraint) {
    constraint.engine = nil
    guard let each = solved.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    system.remove(each.id)
    names[each.id] = nil
    needsPlacing = true
  }

  private func takeChanges() {
    let changed = changed
    self.changed = []
    for constraint in changed where constraint.engine === self {
      guard let each = solved[ObjectIdentifier(constraint)], let host = constraint.host else {
        continue
      }
      needsPlacing = true
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

  private var told: Set<ObjectIdentifier> = []

  private func heedContradictions() {
    for contradiction in system.takeContradictions() {
      guard let constraint = names[contradiction.dropped] else { continue }
      let all = contradiction.participants.compactMap { names[$0] }
      names[contradiction.dropped] = nil
      solved[ObjectIdentifier(constraint)] = nil
      dropped.append(constraint)
      guard told.insert(ObjectIdentifier(constraint)).inserted else { continue }
      View.layoutContradictionHandler?(LayoutContradiction(dropped: constraint, participants: all))
    }
    let stillDropped = Set(dropped.map(ObjectIdentifier.init))
    told.formIntersection(stillDropped)
  }

  // MARK: Surroundings

  /// Has a constraint read again when a view is scrolled or transformed.
  func note(_ view: View, for constraint: LayoutConstraint) {
    let now = Surroundings(view: view, origin: view.bounds.origin, transform: view.transform)
    surroundings[ObjectIdentifier(view), default: now].constraints
      .insert(ObjectIdentifier(constraint))
  }

  private func updateSurroundings() {
    for (key, known) in surroundings {
      guard let view = known.view else {
        surroundings[key] = nil
        continue
      }
      let constraints = { known.constraints.compactMap { self.solved[$0]?.constraint } }
      if view.transform != known.transform {
        surroundings[key] = nil
        for constraint in constraints() {
          remove(constraint)
          if let host = constraint.host { add(constraint, in: host) }
        }
      } else if view.bounds.origin != known.origin {
        surroundings[key]?.origin = view.bounds.origin
        changed += constraints()
      }
    }
  }

  // MARK: Items

  private func updateGiven() {
    for entry in entries.values {
      guard let item = entry.item else { continue }
      guard !entry.isPlaced else { continue }
      for part in Part.allCases {
        guard let id = entry.given[part.rawValue] else { continue }
        setConstant(-value(of: item, part), of: id)
      }
    }
  }

  func setConstant(_ constant: Double, of id: LinearConstraintID) {
    if system.setConstant(constant, of: id) { needsPlacing = true }
  }

  func value(of item: any LayoutItem, _ part: Part) -> Double {
    let rect = item.layoutRect
    return switch part {
    case .x: rect.minX
    case .y: rect.minY
    case .width: rect.width
    case .height: rect.height
    }
  }

  func entry(of item: any LayoutItem) -> Entry {
    if let entry = entries[ObjectIdentifier(item)] { return entry }
    let entry = Entry(item, isPlaced: isPlaced(item))
    entries[ObjectIdentifier(item)] = entry
    if entry.isPlaced { needsContent.append(entry) }
    return entry
  }

  /// The root has the size that it was given, whatever it says.
  private func isPlaced(_ item: any LayoutItem) -> Bool {
    item.isPlacedByConstraints && item !== root
  }

  func variable(_ part: Part, of item: any LayoutItem) -> LinearVariable {
    let entry = entry(of: item)
    if let variable = entry.variables[part.rawValue] { return variable }
    let variable = system.addVariable()
    entry.variables[part.rawValue] = variable
    guard !entry.isPlaced else { return variable }
    entry.given[part.rawValue] = system.add(
      LinearConstraint(
        [LinearTerm(variable)], plus: -value(of: item, part), .equal, isGiven: true))
    return variable
  }

  private func forget(_ entry: Entry, _ key: ObjectIdentifier) {
    for id in entry.given.compactMap(\.self) { system.remove(id) }
    for content in entry.content.compactMap(\.self) {
      system.remove(content.hugging)
      system.remove(content.compression)
    }
    for variable in entry.variables.compactMap(\.self) { system.remove(variable) }
    entries[key] = nil
  }

  // MARK: Contents

  /// Items of whose contents nothing is known yet.
  private var needsContent: [Entry] = []

  private func findNewContent() {
    for entry in entries.values where entry.isPlaced {
      guard let view = entry.view, view.contentSizeMayHaveChanged else { continue }
      needsContent.append(entry)
    }
  }

  private func updateContent() {
    let entries = needsContent
    needsContent = []
    for entry in entries {
      guard let view = entry.view else { continue }
      view.contentSizeMayHaveChanged = false
      let size = view.intrinsicContentSize
      setContent(of: entry, view, .horizontal, .width, size.width)
      setContent(of: entry, view, .vertical, .height, size.height)
    }
  }

  private func setContent(
    of entry: Entry, _ view: View, _ axis: LayoutConstraint.Axis, _ part: Part, _ length: CGFloat
  ) {
    let index = axis.rawValue
    let hugging = view.contentHuggingPriority(for: axis).rawValue
    let compression = view.contentCompressionResistancePriority(for: axis).rawValue
    if let content = entry.content[index] {
      if length != View.noIntrinsicMetric, content.priorities == [hugging, compression] {
        setConstant(-Double(length), of: content.hugging)
        setConstant(-Double(length), of: content.compression)
        return
      }
      system.remove(content.hugging)
      system.remove(content.compression)
      entry.content[index] = nil
      needsPlacing = true
    }
    guard length != View.noIntrinsicMetric else { return }
    let variable = variable(part, of: view)
    func add(_ relation: LinearConstraint.Relation, _ priority: Float) -> LinearConstraintID {
      system.add(
        LinearConstraint(
          [LinearTerm(variable)], plus: -Double(length), relation, priority: priority))
    }
    entry.content[index] = Content(
      hugging: add(.lessThanOrEqual, hugging),
      compression: add(.greaterThanOrEqual, compression), priorities: [hugging, compression])
    needsPlacing = true
  }

  // MARK: Places

  /// Gives items their frames.
  ///
  /// - Returns: Whether any has moved.
  private func placeItems() -> Bool {
    let present = system.isUndetermined ? presentValues : [:]
    // Half pixels would blur what is drawn.
    let pixels = (root as? Window)?.contentScale ?? 1_024
    var hasMoved = false
    for entry in entries.values where entry.isPlaced {
      guard let item = entry.item else { continue }
      let now = item.layoutRect
      let scale = entry.view == nil ? 1_024 : pixels
      func solved(_ part: Part, _ now: CGFloat) -> CGFloat {
        guard let variable = entry.variables[part.rawValue] else { return now }
        let value = system.value(of: variable) {
          $0 == variable ? Double(now) : present[$0] ?? 0
        }
        return (value * scale).rounded() / scale
      }
      let rect = CGRect(
        x: solved(.x, now.minX), y: solved(.y, now.minY), width: max(0, solved(.width, now.width)),
        height: max(0, solved(.height, now.height)))
      guard rect != now else { continue }
      item.layoutRect = rect
      hasMoved = true
      if rect.width != now.width, entry.isWrapping {
        needsContent.append(entry)
      }
    }
    return hasMoved
  }

  /// What items have now, which stays where no constraint says anything.
  private var presentValues: [LinearVariable: Double] {
    var values: [LinearVariable: Double] = [:]
    for entry in entries.values {
      guard let item = entry.item else { continue }
      for part in Part.allCases {
        guard let variable = entry.variables[part.rawValue] else { continue }
        values[variable] = value(of: item, part)
      }
    }
    return values
  }
}
