import HaloSourceText

/// The views with an id, which fields and the steps of a walk may name.
struct KnownViews {
  /// The facts about a view that later steps need.
  private struct Known {
    /// The kind; nil if several views claim the id.
    var kind: ViewKind?
    /// Whether the view is modal; nil if that is not known.
    var isModal: Bool?
    /// The ids of the views around it, as far as they have any.
    var around: [String]
    /// The depth of the view; 1 for a view that no other contains.
    var depth: Int
  }

  private var views: [String: Known] = [:]
  /// The ids of views that a step has removed, which other views may have from then on.
  private var removed: Set<String> = []
  /// Whether the screen has a backdrop, of which regions are parts.
  let hasBackdrop: Bool
  /// Whether the layout, or a step that adds views, cannot be read, so that any other id may be
  /// right, too.
  var isIncomplete = false

  init(hasBackdrop: Bool) { self.hasBackdrop = hasBackdrop }

  /// The views of a layout that cannot be read.
  static var unread: KnownViews {
    var known = KnownViews(hasBackdrop: true)
    known.isIncomplete = true
    return known
  }

  // MARK: Adding

  /// Adds views with those inside them, even if some of them are wrong.
  ///
  /// - Parameters:
  ///   - descriptions: the views.
  ///   - parent: the id of the view that contains them; nil for none.
  /// - Throws: `SourceError` for an id that is taken, and for views that are nested too deeply, or
  ///   `SourceErrors` for several.
  mutating func add(_ descriptions: [ViewDescription], to parent: String? = nil) throws {
    let known = parent.flatMap { views[$0] }
    let around = (known?.around ?? []) + [parent].compactMap(\.self)
    let depth = known?.depth ?? (parent == nil ? 0 : 1)
    var mistakes = SourceMistakes()
    for view in descriptions { try add(view, around: around, depth: depth + 1, &mistakes) }
    try mistakes.check()
  }

  private mutating func add(
    _ view: ViewDescription, around: [String], depth: Int, _ mistakes: inout SourceMistakes
  ) throws {
    // The views inside one that is too deep are too deep because of it.
    if depth == ViewDescription.maximumDepth + 1 {
      try mistakes.note(
        SourceError(view.place, "views are nested deeper than \(ViewDescription.maximumDepth)"))
    }
    var aroundInner = around
    if let id = view.id {
      var known = Known(
        kind: view.kind, isModal: view.fields.modal == true, around: around, depth: depth)
      if views[id.id] != nil, !removed.contains(id.id), !isIncomplete {
        try mistakes.note(
          SourceError(id.place, "the id “\(id.id)” is taken; ids are unique"))
        (known.kind, known.isModal) = (nil, nil)
      }
      views[id.id] = known
      removed.remove(id.id)
      aroundInner.append(id.id)
    }
    for inner in view.views { try add(inner, around: aroundInner, depth: depth + 1, &mistakes) }
  }

  /// Notes that a view is removed with those inside it.
  mutating func remove(_ id: String) {
    for (other, known) in views where other == id || known.around.contains(id) {
      removed.insert(other)
    }
  }

  /// Notes that a view becomes modal or no longer is; nil if that is not known.
  mutating func setModal(_ isModal: Bool?, _ id: String) { views[id]?.isModal = isModal }

  // MARK: Checking

  /// Checks that fields of a view, and of the views inside, fit their places.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - isInside: whether another view contains it.
  /// - Throws: `SourceError` for a reference to a view that does not exist, a region without a
  ///   backdrop, or a modal view inside another; `SourceErrors` for several.
  func check(_ view: ViewDescription, isInside: Bool) throws {
    var mistakes = SourceMistakes()
    for reference in view.fields.references {
      try mistakes.attempt { try check(reference, wantsView: true) }
    }
    if view.kind == .region, !hasBackdrop {
      try mistakes.note(
        SourceError(
          view.place, "a region stands for a part of the backdrop, and the layout has none"))
    }
    if view.fields.modal == true, isInside { try mistakes.note(Self.insideAnother(view.place)) }
    for inner in view.views { try mistakes.attempt { try check(inner, isInside: true) } }
    try mistakes.check()
  }

  /// Returns the kind of the view with an id; nil if it is not known.
  ///
  /// - Throws: `SourceError` for an id that no view has, or that a guide has where a view is
  ///   wanted.
  @discardableResult
  func check(_ reference: Reference, wantsView: Bool = false) throws -> ViewKind? {
    guard let known = views[reference.id] else {
      if isIncomplete { return nil }
      throw SourceError(
        reference.place,
        "there is no view “\(reference.id)”\(reference.id.suggestion(among: views.keys.sorted()))")
    }
    guard !wantsView || known.kind != .guide else {
      throw SourceError(reference.place, "“\(reference.id)” is a guide; expected a view")
    }
    return known.kind
  }

  /// Checks that a view is of one of some kinds.
  ///
  /// - Parameters:
  ///   - reference: the id of the view.
  ///   - kinds: the kinds.
  ///   - problem: the reason why a view of another kind is wrong, for the error.
  /// - Throws: `SourceError`.
  func check(_ reference: Reference, isOneOf kinds: Set<ViewKind>, _ problem: String) throws {
    guard let kind = try check(reference, wantsView: true) else { return }
    guard kinds.contains(kind) else {
      throw SourceError(
        reference.place, "“\(reference.id)” is of the kind \(kind.rawValue) and \(problem)")
    }
  }

  /// Checks that a view is modal.
  ///
  /// - Throws: `SourceError` for another view.
  func checkModal(_ reference: Reference) throws {
    try check(reference, wantsView: true)
    guard views[reference.id]?.isModal != false else {
      throw SourceError(reference.place, "“\(reference.id)” is not modal")
    }
  }

  /// Checks that a view may become modal.
  ///
  /// - Throws: `SourceError` for a view inside another.
  func checkMayBecomeModal(_ reference: Reference) throws {
    if views[reference.id].map({ $0.depth > 1 }) == true {
      throw Self.insideAnother(reference.place)
    }
  }

  private static func insideAnother(_ place: SourcePlace) -> SourceError {
    var place = place
    place.field += ".modal"
    return SourceError(place, "a modal view is above all others, so no view may contain it")
  }
}
