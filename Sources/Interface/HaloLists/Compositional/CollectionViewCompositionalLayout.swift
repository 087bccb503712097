import Foundation
import HaloSceneGraph

/// Sections of groups of items, as they are described: UIKit's
/// `UICollectionViewCompositionalLayout`.
@MainActor
open class CollectionViewCompositionalLayout: CollectionViewLayout {
  /// Says how a section is laid out; nil for one without a place.
  public typealias SectionProvider = (
    _ sectionIndex: Int, _ environment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection?

  private let sectionProvider: SectionProvider
  /// Of the whole list.
  public var configuration: CollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  /// Whether a section is a sidebar; what sections there are is known once they were asked for.
  public override var isSidebar: Bool { hasSidebar }
  private var hasSidebar = false

  /// Every section alike.
  public convenience init(section: CollectionLayoutSection) {
    self.init(section: section, configuration: CollectionViewCompositionalLayoutConfiguration())
  }

  /// Every section alike.
  public convenience init(
    section: CollectionLayoutSection,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    hasSidebar = section.listConfiguration?.isSidebar ?? false
  }

  /// Each section as `sectionProvider` says, which is asked whenever the layout is made anew.
  public convenience init(sectionProvider: @escaping SectionProvider) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: CollectionViewCompositionalLayoutConfiguration())
  }

  /// Each section as `sectionProvider` says, which is asked whenever the layout is made anew.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Rows in every section.
  public static func list(
    using configuration: CollectionLayoutListConfiguration
  ) -> CollectionViewCompositionalLayout {
    CollectionViewCompositionalLayout(section: CollectionLayoutSection(list: configuration))
  }

  override var arrangesDirectly: Bool {
    type(of: self) == CollectionViewCompositionalLayout.self
  }
  override var arrangesItems: Bool { true }

  /// O(s + m), for s sections and m items that are not as large as was estimated.
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

/// What holds for a whole compositional layout: UIKit's
/// `UICollectionViewCompositionalLayoutConfiguration`.
@MainActor
public final class CollectionViewCompositionalLayoutConfiguration {
  /// Where sections follow each other: down, unless set.
  public var scrollDirection = CollectionView.ScrollDirection.vertical
  /// Points between two sections.
  public var interSectionSpacing: CGFloat = 0

  /// Downwards, without room between sections.
  public init() {}
}

extension CollectionView {
  /// The direction of a layout: UIKit's `UICollectionView.ScrollDirection`.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// Downwards.
    case vertical
    /// To the sides.
    case horizontal
  }
}
