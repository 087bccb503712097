import Foundation

/// The sections of a list and their items, by identifiers: UIKit's `NSDiffableDataSourceSnapshot`.
///
/// A value: changes are seen once it is applied. An identifier may be in a snapshot once; one that
/// comes again, or that is looked for and missing, ends the program as under UIKit.
public struct DiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private(set) var sections: [Section] = []
  /// Of each item that there is.
  private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  private var placeOfSection: [SectionIdentifierType: Int] = [:]

  /// Whose cells are made again.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// Whose cells are filled again and stay.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// Of whose items all cells are made again.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Without sections.
  public init() {}

  // MARK: What there is

  /// Of all sections.
  public var numberOfItems: Int { sectionOfItem.count }
  /// With items or without.
  public var numberOfSections: Int { sections.count }
  /// In order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// Of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// - Precondition: there is such a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[place(of: identifier)].items.count
  }

  /// In order.
  ///
  /// - Precondition: there is such a section.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { sections[place(of: identifier)].items }

  /// nil for an item that is not here.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sectionOfItem[identifier] }

  /// Among the items of all sections; nil for one that is not here.
  ///
  /// O(n) for n items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sectionOfItem[identifier], let place = placeOfSection[section],
      let index = sections[place].items.firstIndex(of: identifier)
    else { return nil }
    return sections[..<place].reduce(index) { $0 + $1.items.count }
  }

  /// nil for a section that is not here.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    placeOfSection[identifier]
  }

  private func place(of section: SectionIdentifierType) -> Int {
    guard let place = placeOfSection[section] else {
      preconditionFailure("The snapshot has no section “\(section)”")
    }
    return place
  }

  /// Section and place in it.
  private func place(of item: ItemIdentifierType) -> (section: Int, item: Int) {
    guard let section = sectionOfItem[item], let place = placeOfSection[section],
      let index = sections[place].items.firstIndex(of: item)
    else { preconditionFailure("The snapshot has no item “\(item)”") }
    return (place, index)
  }

  // MARK: Items

  /// Adds items behind those of a section; nil: the last one.
  ///
  /// - Precondition: there is a section; no item is here already, or named twice.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    precondition(!sections.isEmpty, "The snapshot has no section to which items could be added")
    let place = sectionIdentifier.map { self.place(of: $0) } ?? sections.count - 1
    insert(identifiers, at: sections[place].items.count, ofSection: place)
  }

  /// - Precondition: the item named last is here, and no other one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let place = place(of: beforeIdentifier)
    insert(identifiers, at: place.item, ofSection: place.section)
  }

  /// - Precondition: the item named last is here, and no other one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let place = place(of: afterIdentifier)
    insert(identifiers, at: place.item + 1, ofSection: place.section)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at index: Int, ofSection place: Int
  ) {
    let section = sections[place].identifier
    for identifier in identifiers {
      let known = sectionOfItem.updateValue(section, forKey: identifier)
      precondition(known == nil, "The snapshot has the item “\(identifier)” already")
    }
    sections[place].items.insert(contentsOf: identifiers, at: index)
  }

  /// O(n) for n items of the sections concerned; what is not here is left out.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    var gone: Set<ItemIdentifierType> = []
    var concerned: Set<Int> = []
    for identifier in identifiers {
      guard let section = sectionOfItem.removeValue(forKey: identifier) else { continue }
      gone.insert(identifier)
      concerned.insert(place(of: section))
    }
    for place in concerned { sections[place].items.removeAll(where: gone.contains) }
    forget(gone)
  }

  /// Sections go too.
  public mutating func deleteAllItems() { self = Self() }

  /// - Precondition: both are here.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, behind: false) }

  /// - Precondition: both are here.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, behind: true) }

  private mutating func move(
    _ identifier: ItemIdentifierType, to target: ItemIdentifierType, behind: Bool
  ) {
    guard identifier != target else { return }
    let old = place(of: identifier)
    sections[old.section].items.remove(at: old.item)
    let new = place(of: target)
    sections[new.section].items.insert(identifier, at: new.item + (behind ? 1 : 0))
    sectionOfItem[identifier] = sections[new.section].identifier
  }

  /// Has the cells of these items made again when the snapshot is applied.
  ///
  /// - Precondition: all are here.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    checkItems(identifiers)
    reloadedItemIdentifiers += identifiers
  }

  /// Has the cells of these items filled again when the snapshot is applied.
  ///
  /// - Precondition: all are here.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    checkItems(identifiers)
    reconfiguredItemIdentifiers += identifiers
  }

  private func checkItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      precondition(sectionOfItem[identifier] != nil, "The snapshot has no item “\(identifier)”")
    }
  }

  private mutating func forget(_ gone: Set<ItemIdentifierType>) {
    reloadedItemIdentifiers.removeAll(where: gone.contains)
    reconfiguredItemIdentifiers.removeAll(where: gone.contains)
  }

  // MARK: Sections

  /// Adds sections without items behind the others.
  ///
  /// - Precondition: none is here already, or named twice.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// - Precondition: the section named last is here, and no other one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier)) }

  /// - Precondition: the section named last is here, and no other one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier) + 1) }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for identifier in identifiers {
      let known = placeOfSection.updateValue(0, forKey: identifier)
      precondition(known == nil, "The snapshot has the section “\(identifier)” already")
    }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
    numberSections()
  }

  /// With their items; what is not here is left out.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections where gone.contains(section.identifier) {
      for item in section.items { sectionOfItem[item] = nil }
      forget(Set(section.items))
    }
    sections.removeAll { gone.contains($0.identifier) }
    reloadedSectionIdentifiers.removeAll(where: gone.contains)
    numberSections()
  }

  /// With its items.
  ///
  /// - Precondition: both are here.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, behind: false) }

  /// With its items.
  ///
  /// - Precondition: both are here.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, behind: true) }

  private mutating func move(
    _ identifier: SectionIdentifierType, to target: SectionIdentifierType, behind: Bool
  ) {
    guard identifier != target else { return }
    let section = sections.remove(at: place(of: identifier))
    numberSections()
    sections.insert(section, at: place(of: target) + (behind ? 1 : 0))
    numberSections()
  }

  /// Has the cells of all items of these sections made again when the snapshot is applied.
  ///
  /// - Precondition: all are here.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func numberSections() {
    placeOfSection = [:]
    for (place, section) in sections.enumerated() { placeOfSection[section.identifier] = place }
  }

  /// The same without what is to be made or filled again.
  var settled: Self {
    var result = self
    result.reloadedItemIdentifiers = []
    result.reconfiguredItemIdentifiers = []
    result.reloadedSectionIdentifiers = []
    return result
  }
}

extension DiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension DiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
