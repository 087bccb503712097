import Foundation
import HaloSceneGraph

/// A layout of sections that consist of groups of items: UIKit's
/// `UICollectionViewCompositionalLayout`.
@MainActor
open class CollectionViewCompositionalLayout: CollectionViewLayout {
  /// A closure that returns a section; with nil the items of the section have no place.
  public typealias SectionProvider = (
    _ sectionIndex: Int, _ environment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection?

  private let sectionProvider: SectionProvider
  /// The configuration of the whole layout.
  public var configuration: CollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  /// Whether a section is a sidebar; known once the layout has asked for its sections.
  public override var isSidebar: Bool { hasSidebar }
  private var hasSidebar = false

  /// Creates a layout in which all sections are alike.
  public convenience init(section: CollectionLayoutSection) {
    self.init(section: section, configuration: CollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout in which all sections are alike.
  public convenience init(
    section: CollectionLayoutSection,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    hasSidebar = section.listConfiguration?.isSidebar ?? false
  }

  /// Creates a layout that asks `sectionProvider` for its sections whenever it is computed.
  public convenience init(sectionProvider: @escaping SectionProvider) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: CollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout that asks `sectionProvider` for its sections whenever it is computed.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Returns a layout in which every section is a list.
  public static func list(
    using configuration: CollectionLayoutListConfiguration
  ) -> CollectionViewCompositionalLayout {
    CollectionViewCompositionalLayout(section: CollectionLayoutSection(list: configuration))
  }

  override var arrangesDirectly: Bool {
    type(of: self) == CollectionViewCompositionalLayout.self
  }
  override var arrangesItems: Bool { true }

  /// Returns the arrangement of all sections.
  ///
  /// O(s + m), for s sections and m items whose size differs from the estimate.
  override func ownArrangement(
    for context: CollectionViewLayoutContext
  ) -> any CollectionViewArrangement {
    let environment = LayoutRoom(contentSize: context.size)
    let sections = (0..<context.counts.numberOfSections).map { sectionProvider($0, environment) }
    if !sections.isEmpty {
      hasSidebar = sections.contains { $0?.listConfiguration?.isSidebar ?? false }
    }
    return CompositionalArrangement(of: sections, configuration, context)
  }
}

/// The settings of a whole compositional layout: UIKit's
/// `UICollectionViewCompositionalLayoutConfiguration`.
@MainActor
public final class CollectionViewCompositionalLayoutConfiguration {
  /// The direction in which sections follow each other; vertical by default.
  public var scrollDirection = CollectionView.ScrollDirection.vertical
  /// The distance between two sections, in points.
  public var interSectionSpacing: CGFloat = 0

  /// Creates a vertical configuration without space between sections.
  public init() {}
}

extension CollectionView {
  /// The scroll direction of a layout: UIKit's `UICollectionView.ScrollDirection`.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// The content scrolls vertically.
    case vertical
    /// The content scrolls horizontally.
    case horizontal
  }
}
