import FocusGeometry
import Foundation
import HaloDisplayList

/// What an animation has set in motion, so that it can be stopped on its way.
@MainActor
package final class AnimatedChanges {
  private struct Change {
    weak var view: View?
    let property: AnimatedProperty
    let target: AnimationVector
  }

  private var changes: [Change] = []

  /// Nothing yet.
  package init() {}

  func note(_ property: AnimatedProperty, of view: View, to target: AnimationVector) {
    changes.removeAll { $0.view === view && $0.property == property }
    changes.append(Change(view: view, property: property, target: target))
  }

  /// Leaves everything that is still on its way where it is drawn now; what looks and focus alone
  /// change goes on.
  package func stop() {
    for change in changes {
      guard let view = change.view, view.isAnimating(change.property),
        let now = view.presentedVector(of: change.property)
      else { continue }
      view.set(change.property, to: now)
    }
  }

  /// Takes everything to where it was going.
  package func finish() {
    for change in changes { change.view?.set(change.property, to: change.target) }
  }
}

extension View {
  /// Of those properties that programs set.
  fileprivate func presentedVector(of property: AnimatedProperty) -> AnimationVector? {
    switch property {
    case .center: presented(.center, center).animationVector
    case .bounds: presented(.bounds, bounds).animationVector
    case .transform: presented(.transform, transform).animationVector
    case .alpha: presented(.alpha, alpha).animationVector
    case .backgroundColor: presented(.backgroundColor, backgroundColor).animationVector
    case .cornerRadius: presented(.cornerRadius, cornerRadius).animationVector
    default: nil
    }
  }

  fileprivate func set(_ property: AnimatedProperty, to vector: AnimationVector) {
    View.performWithoutAnimation {
      switch property {
      case .center: center = CGPoint(animationVector: vector)
      case .bounds: bounds = CGRect(animationVector: vector)
      case .transform: transform = CGAffineTransform(animationVector: vector)
      case .alpha: alpha = CGFloat(animationVector: vector)
      case .backgroundColor: backgroundColor = Color(animationVector: vector)
      case .cornerRadius: cornerRadius = CGFloat(animationVector: vector)
      default: break
      }
    }
  }
}
