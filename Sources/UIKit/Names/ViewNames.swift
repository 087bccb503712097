import Controls
import Hosting
import SceneGraph

// UIKit's names for what Halo has: views, controls, lists and their values.

public typealias UIAccessibility = Accessibility
public typealias UIAccessibilityTraits = AccessibilityTraits
public typealias UIBackgroundConfiguration = BackgroundConfiguration
public typealias UIBlurEffect = BlurEffect
public typealias UIButton = Button
public typealias UICellAccessory = CellAccessory
public typealias UICellConfigurationState = CellConfigurationState
public typealias UICollectionView = CollectionView
public typealias UICollectionViewCell = CollectionViewCell
public typealias UICollectionViewDataSource = CollectionViewDataSource
public typealias UICollectionViewDelegate = CollectionViewDelegate
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
public typealias UIScrollView = ScrollView
public typealias UISearchTextField = SearchTextField
public typealias UISegmentedControl = SegmentedControl
public typealias UISlider = Slider
public typealias UIStackView = StackView
public typealias UIStepper = Stepper
public typealias UISwitch = Switch
public typealias UITextField = TextField
public typealias UITextFieldDelegate = TextFieldDelegate
public typealias UIView = View
public typealias UIViewConfigurationState = ViewConfigurationState
public typealias UIVisualEffectView = VisualEffectView
public typealias UIWindow = Window
