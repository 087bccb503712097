import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph

extension SignInForm {
  /// Sets Android's neighbours and HTML's `tabIndex`; each has no effect under other models.
  func link() {
    for item in SignInItem.allCases {
      for heading: FocusHeading in [.next, .up, .down] {
        control(item)?.setNextFocusItem(nil, for: heading)
      }
    }
    switch build {
    case .good:
      for (item, next) in zip(intended, intended.dropFirst()) {
        control(item)?.setNextFocusItem(control(next), for: .next)
      }
      let circle = intended.filter { $0.part == .account }
      for (index, item) in circle.enumerated() {
        let next = circle[(index + 1) % circle.count]
        control(item)?.setNextFocusItem(control(next), for: .down)
        control(next)?.setNextFocusItem(control(item), for: .up)
      }
      for (index, item) in intended.enumerated() { control(item)?.tabIndex = index + 1 }
    case .broken:
      // From 1 to 3 to 2, without a way back to 1.
      for (item, next) in [(SignInItem.username, SignInItem.logIn), (.logIn, .password)] {
        for heading: FocusHeading in [.next, .down] {
          control(item)?.setNextFocusItem(control(next), for: heading)
        }
      }
    }
  }
}
