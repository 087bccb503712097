import Foundation

// UIKit's names for what Halo lacks: results of Xcode's editors, documents and sharing. The
// compiler tells a program that uses one what to do instead.

@available(*, unavailable, message: "nothing is handed to other programs")
public typealias UIActivity = NSObject

@available(*, unavailable, message: "nothing is handed to other programs")
public typealias UIActivityItemSource = AnyObject

@available(*, unavailable, message: "nothing is handed to other programs")
public typealias UIActivityItemsConfiguration = NSObject

@available(
  *, unavailable, message: "nothing is handed to other programs; offer what can be done in a list"
)
public typealias UIActivityViewController = UIViewController

@available(*, unavailable, message: "there is no iCloud")
public typealias UICloudSharingController = UIViewController

@available(*, unavailable, message: "read and write files with Foundation")
public typealias UIDocument = NSObject

@available(
  *, unavailable,
  message: "the user cannot choose files; show files that the program knows in a list"
)
public typealias UIDocumentBrowserViewController = UIViewController

@available(*, unavailable, message: "nothing is handed to other programs")
public typealias UIDocumentInteractionController = NSObject

@available(
  *, unavailable,
  message: "the user cannot choose files; show files that the program knows in a list"
)
public typealias UIDocumentPickerDelegate = AnyObject

@available(
  *, unavailable,
  message: "the user cannot choose files; show files that the program knows in a list"
)
public typealias UIDocumentPickerViewController = UIViewController

@available(*, unavailable, message: "there is no library of photos and no camera")
public typealias UIImagePickerController = UIViewController

@available(*, unavailable, message: "there is no library of photos and no camera")
public typealias UIImagePickerControllerDelegate = AnyObject

@available(*, unavailable, message: "there are no nibs; make views in code")
public typealias UINib = NSObject

@available(
  *, unavailable,
  message: "texts are copied and pasted with keys; in code, by the window's pasteboard"
)
public typealias UIPasteboard = NSObject

@available(*, unavailable, message: "nothing is printed")
public typealias UIPrintInteractionController = NSObject

@available(*, unavailable, message: "there is no dictionary")
public typealias UIReferenceLibraryViewController = UIViewController

@available(*, unavailable, message: "there are no storyboards; make views and controllers in code")
public typealias UIStoryboard = NSObject

@available(*, unavailable, message: "there are no storyboards; make views and controllers in code")
public typealias UIStoryboardSegue = NSObject

@available(*, unavailable, message: "there is no library of photos and no camera")
public typealias UIVideoEditorController = UIViewController

extension UIImage {
  @available(
    *, unavailable, message: "there are no asset catalogs; use UIImage(systemName:) or draw it"
  )
  public convenience init?(named name: String) { nil }
}

extension UIColor {
  @available(
    *, unavailable, message: "there are no asset catalogs; make the colour in code"
  )
  public convenience init?(named name: String) { nil }
}
