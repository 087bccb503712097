import Controllers

// UIKit's names for what Halo has: controllers.

public typealias UIAlertAction = AlertAction
public typealias UIAlertController = AlertController
public typealias UIModalPresentationStyle = ModalPresentationStyle
public typealias UINavigationBar = NavigationBar
public typealias UINavigationController = NavigationController
public typealias UINavigationItem = NavigationItem
public typealias UIPresentationController = PresentationController
public typealias UITabBar = TabBar
public typealias UITabBarController = TabBarController
public typealias UITabBarItem = TabBarItem
public typealias UIViewController = ViewController
