import FocusEngine

extension FocusModel {
  /// The name of the platform that has this model.
  package var title: String {
    switch name {
    case "pad": "iPad"
    case "catalyst": "Mac"
    case "tv": "TV"
    case "android": "Android"
    case "html": "Web page"
    default: name
    }
  }
}
