import Controls
import Hosting
import SceneGraph

// UIKit's names for what Halo has: views, controls, lists and their values.

public typealias NSCollectionLayoutBoundarySupplementaryItem =
  CollectionLayoutBoundarySupplementaryItem
public typealias NSCollectionLayoutContainer = CollectionLayoutContainer
public typealias NSCollectionLayoutDimension = CollectionLayoutDimension
public typealias NSCollectionLayoutEdgeSpacing = CollectionLayoutEdgeSpacing
public typealias NSCollectionLayoutEnvironment = CollectionLayoutEnvironment
public typealias NSCollectionLayoutGroup = CollectionLayoutGroup
public typealias NSCollectionLayoutGroupCustomItem = CollectionLayoutGroupCustomItem
public typealias NSCollectionLayoutGroupCustomItemProvider = CollectionLayoutGroupCustomItemProvider
public typealias NSCollectionLayoutItem = CollectionLayoutItem
public typealias NSCollectionLayoutSection = CollectionLayoutSection
public typealias NSCollectionLayoutSize = CollectionLayoutSize
public typealias NSCollectionLayoutSpacing = CollectionLayoutSpacing
public typealias NSDiffableDataSourceSnapshot = DiffableDataSourceSnapshot
public typealias NSRectAlignment = RectAlignment
public typealias UIAccessibility = Accessibility
public typealias UIAccessibilityTraits = AccessibilityTraits
public typealias UIAction = Action
public typealias UIBackgroundConfiguration = BackgroundConfiguration
public typealias UIBlurEffect = BlurEffect
public typealias UIButton = Button
public typealias UICellAccessory = CellAccessory
public typealias UICellConfigurationState = CellConfigurationState
public typealias UICollectionLayoutListConfiguration = CollectionLayoutListConfiguration
public typealias UICollectionLayoutSectionOrthogonalScrollingBehavior =
  CollectionLayoutSectionOrthogonalScrollingBehavior
public typealias UICollectionReusableView = CollectionReusableView
public typealias UICollectionView = CollectionView
public typealias UICollectionViewCell = CollectionViewCell
public typealias UICollectionViewCompositionalLayout = CollectionViewCompositionalLayout
public typealias UICollectionViewCompositionalLayoutConfiguration =
  CollectionViewCompositionalLayoutConfiguration
public typealias UICollectionViewDataSource = CollectionViewDataSource
public typealias UICollectionViewDelegate = CollectionViewDelegate
public typealias UICollectionViewDelegateFlowLayout = CollectionViewDelegateFlowLayout
public typealias UICollectionViewDiffableDataSource = CollectionViewDiffableDataSource
public typealias UICollectionViewFlowLayout = CollectionViewFlowLayout
public typealias UICollectionViewFocusUpdateContext = CollectionViewFocusUpdateContext
public typealias UICollectionViewLayout = CollectionViewLayout
public typealias UICollectionViewListCell = CollectionViewListCell
public typealias UIConfigurationColorTransformer = ConfigurationColorTransformer
public typealias UIConfigurationState = ConfigurationState
public typealias UIContentConfiguration = ContentConfiguration
public typealias UIContentUnavailableConfiguration = ContentUnavailableConfiguration
public typealias UIContentUnavailableView = ContentUnavailableView
public typealias UIContentView = ContentView
public typealias UIControl = Control
public typealias UIDatePicker = DatePicker
public typealias UIHoverEffect = HoverEffect
public typealias UIHoverStyle = HoverStyle
public typealias UIImageView = ImageView
public typealias UILabel = Label
public typealias UIListContentConfiguration = ListContentConfiguration
public typealias UIListContentView = ListContentView
public typealias UIProgressView = ProgressView
public typealias UIScrollView = ScrollView
public typealias UISearchTextField = SearchTextField
public typealias UISegmentedControl = SegmentedControl
public typealias UISlider = Slider
public typealias UIStackView = StackView
public typealias UIStepper = Stepper
public typealias UISwitch = Switch
public typealias UITableView = TableView
public typealias UITableViewCell = TableViewCell
public typealias UITableViewDataSource = TableViewDataSource
public typealias UITableViewDelegate = TableViewDelegate
public typealias UITableViewDiffableDataSource = TableViewDiffableDataSource
public typealias UITableViewFocusUpdateContext = TableViewFocusUpdateContext
public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView
public typealias UIView = View
public typealias UIViewConfigurationState = ViewConfigurationState
public typealias UIVisualEffectView = VisualEffectView
public typealias UIWindow = Window
