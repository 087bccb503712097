import Foundation
import HaloDisplayList

/// The resolved colours under names that the module `UIKit`, which has its own properties with
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
