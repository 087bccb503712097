import HaloControls
import HaloHosting
import HaloLists
import HaloSceneGraph

// UIKit's names for types of Halo: views, controls, lists and their values.
// If a program that imports Halo and not UIKit uses one, the compiler says which name to use instead.

@available(*, unavailable, renamed: "CollectionLayoutBoundarySupplementaryItem")
public typealias NSCollectionLayoutBoundarySupplementaryItem =
  CollectionLayoutBoundarySupplementaryItem
@available(*, unavailable, renamed: "CollectionLayoutContainer")
public typealias NSCollectionLayoutContainer = CollectionLayoutContainer
@available(*, unavailable, renamed: "CollectionLayoutDimension")
public typealias NSCollectionLayoutDimension = CollectionLayoutDimension
@available(*, unavailable, renamed: "CollectionLayoutEdgeSpacing")
public typealias NSCollectionLayoutEdgeSpacing = CollectionLayoutEdgeSpacing
@available(*, unavailable, renamed: "CollectionLayoutEnvironment")
public typealias NSCollectionLayoutEnvironment = CollectionLayoutEnvironment
@available(*, unavailable, renamed: "CollectionLayoutGroup")
public typealias NSCollectionLayoutGroup = CollectionLayoutGroup
@available(*, unavailable, renamed: "CollectionLayoutGroupCustomItem")
public typealias NSCollectionLayoutGroupCustomItem = CollectionLayoutGroupCustomItem
@available(*, unavailable, renamed: "CollectionLayoutGroupCustomItemProvider")
public typealias NSCollectionLayoutGroupCustomItemProvider = CollectionLayoutGroupCustomItemProvider
@available(*, unavailable, renamed: "CollectionLayoutItem")
public typealias NSCollectionLayoutItem = CollectionLayoutItem
@available(*, unavailable, renamed: "CollectionLayoutSection")
public typealias NSCollectionLayoutSection = CollectionLayoutSection
@available(*, unavailable, renamed: "CollectionLayoutSize")
public typealias NSCollectionLayoutSize = CollectionLayoutSize
@available(*, unavailable, renamed: "CollectionLayoutSpacing")
public typealias NSCollectionLayoutSpacing = CollectionLayoutSpacing
@available(*, unavailable, renamed: "DiffableDataSourceSnapshot")
public typealias NSDiffableDataSourceSnapshot = DiffableDataSourceSnapshot
@available(*, unavailable, renamed: "RectAlignment")
public typealias NSRectAlignment = RectAlignment
@available(*, unavailable, renamed: "Accessibility")
public typealias UIAccessibility = Accessibility
@available(*, unavailable, renamed: "AccessibilityContainerType")
public typealias UIAccessibilityContainerType = AccessibilityContainerType
@available(*, unavailable, renamed: "AccessibilityCustomAction")
public typealias UIAccessibilityCustomAction = AccessibilityCustomAction
@available(*, unavailable, renamed: "AccessibilityTraits")
public typealias UIAccessibilityTraits = AccessibilityTraits
@available(*, unavailable, renamed: "Action")
public typealias UIAction = Action
@available(*, unavailable, renamed: "BackgroundConfiguration")
public typealias UIBackgroundConfiguration = BackgroundConfiguration
@available(*, unavailable, renamed: "BlurEffect")
public typealias UIBlurEffect = BlurEffect
@available(*, unavailable, renamed: "Button")
public typealias UIButton = Button
@available(*, unavailable, renamed: "CellAccessory")
public typealias UICellAccessory = CellAccessory
@available(*, unavailable, renamed: "CellConfigurationState")
public typealias UICellConfigurationState = CellConfigurationState
@available(*, unavailable, renamed: "CollectionLayoutListConfiguration")
public typealias UICollectionLayoutListConfiguration = CollectionLayoutListConfiguration
@available(*, unavailable, renamed: "CollectionLayoutSectionOrthogonalScrollingBehavior")
public typealias UICollectionLayoutSectionOrthogonalScrollingBehavior =
  CollectionLayoutSectionOrthogonalScrollingBehavior
@available(*, unavailable, renamed: "CollectionReusableView")
public typealias UICollectionReusableView = CollectionReusableView
@available(*, unavailable, renamed: "CollectionView")
public typealias UICollectionView = CollectionView
@available(*, unavailable, renamed: "CollectionViewCell")
public typealias UICollectionViewCell = CollectionViewCell
@available(*, unavailable, renamed: "CollectionViewCompositionalLayout")
public typealias UICollectionViewCompositionalLayout = CollectionViewCompositionalLayout
@available(*, unavailable, renamed: "CollectionViewCompositionalLayoutConfiguration")
public typealias UICollectionViewCompositionalLayoutConfiguration =
  CollectionViewCompositionalLayoutConfiguration
@available(*, unavailable, renamed: "CollectionViewDataSource")
public typealias UICollectionViewDataSource = CollectionViewDataSource
@available(*, unavailable, renamed: "CollectionViewDelegate")
public typealias UICollectionViewDelegate = CollectionViewDelegate
@available(*, unavailable, renamed: "CollectionViewDelegateFlowLayout")
public typealias UICollectionViewDelegateFlowLayout = CollectionViewDelegateFlowLayout
@available(*, unavailable, renamed: "CollectionViewDiffableDataSource")
public typealias UICollectionViewDiffableDataSource = CollectionViewDiffableDataSource
@available(*, unavailable, renamed: "CollectionViewFlowLayout")
public typealias UICollectionViewFlowLayout = CollectionViewFlowLayout
@available(*, unavailable, renamed: "CollectionViewFlowLayoutInvalidationContext")
public typealias UICollectionViewFlowLayoutInvalidationContext =
  CollectionViewFlowLayoutInvalidationContext
@available(*, unavailable, renamed: "CollectionViewFocusUpdateContext")
public typealias UICollectionViewFocusUpdateContext = CollectionViewFocusUpdateContext
@available(*, unavailable, renamed: "CollectionViewLayout")
public typealias UICollectionViewLayout = CollectionViewLayout
@available(*, unavailable, renamed: "CollectionViewLayoutAttributes")
public typealias UICollectionViewLayoutAttributes = CollectionViewLayoutAttributes
@available(*, unavailable, renamed: "CollectionViewLayoutInvalidationContext")
public typealias UICollectionViewLayoutInvalidationContext = CollectionViewLayoutInvalidationContext
@available(*, unavailable, renamed: "CollectionViewListCell")
public typealias UICollectionViewListCell = CollectionViewListCell
@available(*, unavailable, renamed: "CollectionViewUpdateItem")
public typealias UICollectionViewUpdateItem = CollectionViewUpdateItem
@available(*, unavailable, renamed: "ConfigurationColorTransformer")
public typealias UIConfigurationColorTransformer = ConfigurationColorTransformer
@available(*, unavailable, renamed: "ConfigurationState")
public typealias UIConfigurationState = ConfigurationState
@available(*, unavailable, renamed: "ContentConfiguration")
public typealias UIContentConfiguration = ContentConfiguration
@available(*, unavailable, renamed: "ContentUnavailableConfiguration")
public typealias UIContentUnavailableConfiguration = ContentUnavailableConfiguration
@available(*, unavailable, renamed: "ContentUnavailableView")
public typealias UIContentUnavailableView = ContentUnavailableView
@available(*, unavailable, renamed: "ContentView")
public typealias UIContentView = ContentView
@available(*, unavailable, renamed: "Control")
public typealias UIControl = Control
@available(*, unavailable, renamed: "DatePicker")
public typealias UIDatePicker = DatePicker
@available(*, unavailable, renamed: "GlassEffect")
public typealias UIGlassEffect = GlassEffect
@available(*, unavailable, renamed: "HoverEffect")
public typealias UIHoverEffect = HoverEffect
@available(*, unavailable, renamed: "HoverStyle")
public typealias UIHoverStyle = HoverStyle
@available(*, unavailable, renamed: "ImageView")
public typealias UIImageView = ImageView
@available(*, unavailable, renamed: "Label")
public typealias UILabel = Label
@available(*, unavailable, renamed: "ListContentConfiguration")
public typealias UIListContentConfiguration = ListContentConfiguration
@available(*, unavailable, renamed: "ListContentView")
public typealias UIListContentView = ListContentView
@available(*, unavailable, renamed: "ProgressView")
public typealias UIProgressView = ProgressView
@available(*, unavailable, renamed: "ScrollView")
public typealias UIScrollView = ScrollView
@available(*, unavailable, renamed: "SearchTextField")
public typealias UISearchTextField = SearchTextField
@available(*, unavailable, renamed: "SegmentedControl")
public typealias UISegmentedControl = SegmentedControl
@available(*, unavailable, renamed: "Slider")
public typealias UISlider = Slider
@available(*, unavailable, renamed: "StackView")
public typealias UIStackView = StackView
@available(*, unavailable, renamed: "Stepper")
public typealias UIStepper = Stepper
@available(*, unavailable, renamed: "Switch")
public typealias UISwitch = Switch
@available(*, unavailable, renamed: "TableView")
public typealias UITableView = TableView
@available(*, unavailable, renamed: "TableViewCell")
public typealias UITableViewCell = TableViewCell
@available(*, unavailable, renamed: "TableViewDataSource")
public typealias UITableViewDataSource = TableViewDataSource
@available(*, unavailable, renamed: "TableViewDelegate")
public typealias UITableViewDelegate = TableViewDelegate
@available(*, unavailable, renamed: "TableViewDiffableDataSource")
public typealias UITableViewDiffableDataSource = TableViewDiffableDataSource
@available(*, unavailable, renamed: "TableViewFocusUpdateContext")
public typealias UITableViewFocusUpdateContext = TableViewFocusUpdateContext
@available(*, unavailable, renamed: "TableViewHeaderFooterView")
public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView
@available(*, unavailable, renamed: "View")
public typealias UIView = View
@available(*, unavailable, renamed: "ViewConfigurationState")
public typealias UIViewConfigurationState = ViewConfigurationState
@available(*, unavailable, renamed: "VisualEffect")
public typealias UIVisualEffect = VisualEffect
@available(*, unavailable, renamed: "VisualEffectView")
public typealias UIVisualEffectView = VisualEffectView
@available(*, unavailable, renamed: "Window")
public typealias UIWindow = Window
