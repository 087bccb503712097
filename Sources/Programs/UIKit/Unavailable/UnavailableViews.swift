import Foundation

// UIKit's names for what Halo lacks: views, controls and their controllers. The compiler tells a
// program that uses one what to do instead.

@available(*, unavailable, message: "say in a UILabel what is being waited for")
public typealias UIActivityIndicatorView = UIView

@available(*, unavailable, message: "set the property of each view")
public typealias UIAppearance = AnyObject

@available(*, unavailable, message: "set the property of each view")
public typealias UIAppearanceContainer = AnyObject

@available(*, unavailable, message: "bars have the looks of the focus model and of light and dark")
public typealias UIBarAppearance = NSObject

@available(*, unavailable, message: "a day is chosen with UIDatePicker")
public typealias UICalendarView = UIView

@available(*, unavailable, message: "offer colours in a UICollectionView")
public typealias UIColorPickerViewController = UIViewController

@available(*, unavailable, message: "offer colours in a UICollectionView")
public typealias UIColorWell = UIControl

@available(*, unavailable, message: "text has one size for each text style")
public typealias UIContentSizeCategory = NSObject

@available(
  *, unavailable,
  message: "rows are not swiped; offer it by a UIKeyCommand or in the menu of a button"
)
public typealias UIContextualAction = NSObject

@available(*, unavailable, message: "offer fonts in a UITableView")
public typealias UIFontPickerViewController = UIViewController

@available(
  *, unavailable, message: "SwiftUI is not there; use UIListContentConfiguration or a UIContentView"
)
public typealias UIHostingConfiguration = NSObject

@available(*, unavailable, message: "SwiftUI is not there; make the screen of views")
public typealias UIHostingController = UIViewController

@available(*, unavailable, message: "there is no keyboard on the screen")
public typealias UIInputView = UIView

@available(*, unavailable, message: "there is no keyboard on the screen")
public typealias UIInputViewController = UIViewController

@available(*, unavailable, message: "bars have the looks of the focus model and of light and dark")
public typealias UINavigationBarAppearance = NSObject

@available(*, unavailable, message: "override viewWillAppear(_:) of the controllers that are shown")
public typealias UINavigationControllerDelegate = AnyObject

@available(*, unavailable, message: "say in a UILabel which page is shown")
public typealias UIPageControl = UIControl

@available(*, unavailable, message: "texts are pasted with Command-V")
public typealias UIPasteControl = UIControl

@available(
  *, unavailable, message: "choose from a UITableView, a UISegmentedControl or the menu of a button"
)
public typealias UIPickerView = UIView

@available(
  *, unavailable, message: "choose from a UITableView, a UISegmentedControl or the menu of a button"
)
public typealias UIPickerViewDataSource = AnyObject

@available(
  *, unavailable, message: "choose from a UITableView, a UISegmentedControl or the menu of a button"
)
public typealias UIPickerViewDelegate = AnyObject

@available(
  *, unavailable,
  message: "nobody pulls a list here; give its controller a UIKeyCommand for Command-R"
)
public typealias UIRefreshControl = UIControl

@available(
  *, unavailable, message: "a scroll view has no delegate; override its didScroll()"
)
public typealias UIScrollViewDelegate = AnyObject

@available(*, unavailable, message: "a sheet is as large as preferredContentSize asks")
public typealias UISheetPresentationController = UIPresentationController

@available(
  *, unavailable,
  message: "rows are not swiped; offer it by a UIKeyCommand or in the menu of a button"
)
public typealias UISwipeActionsConfiguration = NSObject

@available(*, unavailable, message: "bars have the looks of the focus model and of light and dark")
public typealias UITabBarAppearance = NSObject

@available(*, unavailable, message: "override viewWillAppear(_:) of the controllers that are shown")
public typealias UITabBarControllerDelegate = AnyObject

@available(*, unavailable, message: "override viewWillAppear(_:) of the controllers that are shown")
public typealias UITabBarDelegate = AnyObject

@available(
  *, unavailable,
  message: "rows are not swiped; offer it by a UIKeyCommand or in the menu of a button"
)
public typealias UITableViewRowAction = NSObject

@available(
  *, unavailable, message: "put the items into a navigationItem, or buttons into a UIStackView"
)
public typealias UIToolbar = UIView

@available(*, unavailable, message: "bars have the looks of the focus model and of light and dark")
public typealias UIToolbarAppearance = NSObject
