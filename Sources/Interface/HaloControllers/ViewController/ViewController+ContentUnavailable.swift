import Foundation
import HaloControls
import HaloSceneGraph

extension ViewController {
  /// The configuration shown over the whole root view while there is no content: UIKit's
  /// `contentUnavailableConfiguration`.
  ///
  /// Nil shows nothing. Nothing in the configuration's view can be focused.
  public var contentUnavailableConfiguration: (any ContentConfiguration)? {
    get { contentUnavailableView?.configuration }
    set {
      guard let newValue else {
        contentUnavailableView?.removeFromSuperview()
        contentUnavailableView = nil
        return
      }
      if let shown = contentUnavailableView, shown.supports(newValue) {
        shown.configuration = newValue
        return
      }
      contentUnavailableView?.removeFromSuperview()
      let content = newValue.makeContentView()
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content)
      contentUnavailableView = content
    }
  }
}
