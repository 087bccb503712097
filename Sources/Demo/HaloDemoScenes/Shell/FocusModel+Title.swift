import FocusEngine

extension FocusModel {
  /// What people call the platform whose model it is.
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
