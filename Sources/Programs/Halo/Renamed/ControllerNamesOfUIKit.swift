import HaloControllers

// UIKit's names for types of Halo: controllers.
// If a program that imports Halo and not UIKit uses one, the compiler says which name to use instead.

@available(*, unavailable, renamed: "AdaptivePresentationControllerDelegate")
public typealias UIAdaptivePresentationControllerDelegate = AdaptivePresentationControllerDelegate
@available(*, unavailable, renamed: "AlertAction")
public typealias UIAlertAction = AlertAction
@available(*, unavailable, renamed: "AlertController")
public typealias UIAlertController = AlertController
@available(*, unavailable, renamed: "BarButtonItem")
public typealias UIBarButtonItem = BarButtonItem
@available(*, unavailable, renamed: "CollectionViewController")
public typealias UICollectionViewController = CollectionViewController
@available(*, unavailable, renamed: "InterfaceOrientationMask")
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask
@available(*, unavailable, renamed: "ModalPresentationStyle")
public typealias UIModalPresentationStyle = ModalPresentationStyle
@available(*, unavailable, renamed: "NavigationBar")
public typealias UINavigationBar = NavigationBar
@available(*, unavailable, renamed: "NavigationController")
public typealias UINavigationController = NavigationController
@available(*, unavailable, renamed: "NavigationItem")
public typealias UINavigationItem = NavigationItem
@available(*, unavailable, renamed: "PageViewController")
public typealias UIPageViewController = PageViewController
@available(*, unavailable, renamed: "PageViewControllerDataSource")
public typealias UIPageViewControllerDataSource = PageViewControllerDataSource
@available(*, unavailable, renamed: "PageViewControllerDelegate")
public typealias UIPageViewControllerDelegate = PageViewControllerDelegate
@available(*, unavailable, renamed: "PopoverArrowDirection")
public typealias UIPopoverArrowDirection = PopoverArrowDirection
@available(*, unavailable, renamed: "PopoverPresentationController")
public typealias UIPopoverPresentationController = PopoverPresentationController
@available(*, unavailable, renamed: "PopoverPresentationControllerDelegate")
public typealias UIPopoverPresentationControllerDelegate = PopoverPresentationControllerDelegate
@available(*, unavailable, renamed: "PopoverPresentationControllerSourceItem")
public typealias UIPopoverPresentationControllerSourceItem = PopoverPresentationControllerSourceItem
@available(*, unavailable, renamed: "PresentationController")
public typealias UIPresentationController = PresentationController
@available(*, unavailable, renamed: "SearchBar")
public typealias UISearchBar = SearchBar
@available(*, unavailable, renamed: "SearchBarDelegate")
public typealias UISearchBarDelegate = SearchBarDelegate
@available(*, unavailable, renamed: "SearchController")
public typealias UISearchController = SearchController
@available(*, unavailable, renamed: "SearchControllerDelegate")
public typealias UISearchControllerDelegate = SearchControllerDelegate
@available(*, unavailable, renamed: "SearchResultsUpdating")
public typealias UISearchResultsUpdating = SearchResultsUpdating
@available(*, unavailable, renamed: "SplitViewController")
public typealias UISplitViewController = SplitViewController
@available(*, unavailable, renamed: "SplitViewControllerDelegate")
public typealias UISplitViewControllerDelegate = SplitViewControllerDelegate
@available(*, unavailable, renamed: "StatusBarStyle")
public typealias UIStatusBarStyle = StatusBarStyle
@available(*, unavailable, renamed: "TabBar")
public typealias UITabBar = TabBar
@available(*, unavailable, renamed: "TabBarController")
public typealias UITabBarController = TabBarController
@available(*, unavailable, renamed: "TabBarItem")
public typealias UITabBarItem = TabBarItem
@available(*, unavailable, renamed: "TableViewController")
public typealias UITableViewController = TableViewController
@available(*, unavailable, renamed: "ViewController")
public typealias UIViewController = ViewController
