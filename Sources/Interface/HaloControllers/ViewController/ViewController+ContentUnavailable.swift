import Foundation
import HaloControls
import HaloSceneGraph

extension ViewController {
  /// Shown over the whole root view while there is nothing else to show; nil: nothing.
  ///
  /// UIKit's `contentUnavailableConfiguration`. Nothing in it can have the focus.
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
