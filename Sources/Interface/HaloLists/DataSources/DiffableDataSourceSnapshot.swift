import Foundation

/// The sections of a list and their items, as identifiers: UIKit's `NSDiffableDataSourceSnapshot`.
///
/// Changes to the value are visible once it is applied. An identifier that occurs twice, or that is
/// required and missing, stops the program as in UIKit.
public struct DiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private(set) var sections: [Section] = []
  /// The section of each item.
  private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  private var placeOfSection: [SectionIdentifierType: Int] = [:]

  /// The items whose cells are made again.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are filled again and stay.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections whose cells are all made again.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Contents

  /// The number of items in all sections.
  public var numberOfItems: Int { sectionOfItem.count }
  /// The number of sections, including empty ones.
  public var numberOfSections: Int { sections.count }
  /// The identifiers of the sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The identifiers of the items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// Returns the number of items in a section.
  ///
  /// - Precondition: The section is in the snapshot.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[place(of: identifier)].items.count
  }

  /// Returns the identifiers of the items in a section, in order.
  ///
  /// - Precondition: The section is in the snapshot.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { sections[place(of: identifier)].items }

  /// Returns the section of an item; nil for an item that is not in the snapshot.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sectionOfItem[identifier] }

  /// Returns the index of an item among those of all sections; nil for an item that is not in the
  /// snapshot.
  ///
  /// O(n) for n items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sectionOfItem[identifier], let place = placeOfSection[section],
      let index = sections[place].items.firstIndex(of: identifier)
    else { return nil }
    return sections[..<place].reduce(index) { $0 + $1.items.count }
  }

  /// Returns the index of a section; nil for a section that is not in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    placeOfSection[identifier]
  }

  private func place(of section: SectionIdentifierType) -> Int {
    guard let place = placeOfSection[section] else {
      preconditionFailure("The snapshot has no section “\(section)”")
    }
    return place
  }

  /// Returns the section of an item and its index in the section.
  private func place(of item: ItemIdentifierType) -> (section: Int, item: Int) {
    guard let section = sectionOfItem[item], let place = placeOfSection[section],
      let index = sections[place].items.firstIndex(of: item)
    else { preconditionFailure("The snapshot has no item “\(item)”") }
    return (place, index)
  }

  // MARK: Items

  /// Adds items at the end of a section; nil stands for the last section.
  ///
  /// - Precondition: The section exists, and no item is in the snapshot already or occurs twice.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    precondition(!sections.isEmpty, "The snapshot has no section to which items could be added")
    let place = sectionIdentifier.map { self.place(of: $0) } ?? sections.count - 1
    insert(identifiers, at: sections[place].items.count, ofSection: place)
  }

  /// Inserts items before another item.
  ///
  /// - Precondition: `beforeIdentifier` is in the snapshot, and none of the new items is.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let place = place(of: beforeIdentifier)
    insert(identifiers, at: place.item, ofSection: place.section)
  }

  /// Inserts items after another item.
  ///
  /// - Precondition: `afterIdentifier` is in the snapshot, and none of the new items is.
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

  /// Deletes items, in O(n) for n items of the sections concerned; ignores items that are not in
  /// the snapshot.
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

  /// Deletes all items and sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one.
  ///
  /// - Precondition: Both items are in the snapshot.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, behind: false) }

  /// Moves an item after another one.
  ///
  /// - Precondition: Both items are in the snapshot.
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

  /// Marks items whose cells are made again when the snapshot is applied.
  ///
  /// - Precondition: All items are in the snapshot.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    checkItems(identifiers)
    reloadedItemIdentifiers += identifiers
  }

  /// Marks items whose cells are filled again when the snapshot is applied.
  ///
  /// - Precondition: All items are in the snapshot.
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

  /// Adds empty sections at the end.
  ///
  /// - Precondition: No section is in the snapshot already or occurs twice.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Inserts empty sections before another section.
  ///
  /// - Precondition: `toIdentifier` is in the snapshot, and none of the new sections is.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier)) }

  /// Inserts empty sections after another section.
  ///
  /// - Precondition: `toIdentifier` is in the snapshot, and none of the new sections is.
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

  /// Deletes sections with their items; ignores sections that are not in the snapshot.
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

  /// Moves a section with its items before another one.
  ///
  /// - Precondition: Both sections are in the snapshot.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, behind: false) }

  /// Moves a section with its items after another one.
  ///
  /// - Precondition: Both sections are in the snapshot.
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

  /// Marks sections whose cells are all made again when the snapshot is applied.
  ///
  /// - Precondition: All sections are in the snapshot.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func numberSections() {
    placeOfSection = [:]
    for (place, section) in sections.enumerated() { placeOfSection[section.identifier] = place }
  }

  /// The snapshot without the marks for cells that are made or filled again.
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
