import Foundation
import HaloDisplayList

/// Colours as they are drawn, by names that module `UIKit`, which has properties of its own under
/// UIKit's names, does not hide.
extension View {
  package var plainBackgroundColor: Color {
    get { backgroundColor }
    set { backgroundColor = newValue }
  }
  package var plainBorderColor: Color? {
    get { borderColor }
    set { borderColor = newValue }
  }
  package var plainTintColor: Color! {
    get { tintColor }
    set { tintColor = newValue }
  }
}
