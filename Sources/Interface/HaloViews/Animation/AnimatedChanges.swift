import FocusGeometry
import Foundation
import HaloDisplayList

/// The changes that an animation has started, so that it can be stopped before its end.
@MainActor
package final class AnimatedChanges {
  private struct Change {
    weak var view: View?
    let property: AnimatedProperty
    let target: AnimationVector
  }

  private var changes: [Change] = []

  /// Creates an empty set of changes.
  package init() {}

  func note(_ property: AnimatedProperty, of view: View, to target: AnimationVector) {
    changes.removeAll { $0.view === view && $0.property == property }
    changes.append(Change(view: view, property: property, target: target))
  }

  /// Stops everything that still moves at its current state; properties that only appearance and
  /// focus change go on.
  package func stop() {
    for change in changes {
      guard let view = change.view, view.isAnimating(change.property),
        let now = view.presentedVector(of: change.property)
      else { continue }
      view.set(change.property, to: now)
    }
  }

  /// Moves every change to its end.
  package func finish() {
    for change in changes { change.view?.set(change.property, to: change.target) }
  }
}

extension View {
  /// Returns the current value of a property that programs set; nil for any other property.
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
