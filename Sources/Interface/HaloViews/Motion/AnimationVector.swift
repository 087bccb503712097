import FocusGeometry
import Foundation
import HaloDisplayList

/// The numbers that an animation interpolates, at most eight.
package typealias AnimationVector = SIMD8<Double>

/// A type of property that can be animated as a vector of numbers.
package protocol VectorAnimatable: Equatable {
  var animationVector: AnimationVector { get }
  init(animationVector v: AnimationVector)
}

extension CGFloat: VectorAnimatable {
  package var animationVector: AnimationVector { [Double(self), 0, 0, 0, 0, 0, 0, 0] }
  package init(animationVector v: AnimationVector) { self = CGFloat(v[0]) }
}

extension CGPoint: VectorAnimatable {
  package var animationVector: AnimationVector { [Double(x), Double(y), 0, 0, 0, 0, 0, 0] }
  package init(animationVector v: AnimationVector) { self.init(x: v[0], y: v[1]) }
}

extension CGVector: VectorAnimatable {
  package var animationVector: AnimationVector { [Double(dx), Double(dy), 0, 0, 0, 0, 0, 0] }
  package init(animationVector v: AnimationVector) { self.init(dx: v[0], dy: v[1]) }
}

extension CGRect: VectorAnimatable {
  package var animationVector: AnimationVector {
    [Double(minX), Double(minY), Double(width), Double(height), 0, 0, 0, 0]
  }
  package init(animationVector v: AnimationVector) {
    // A spring may overshoot below zero; a size may not.
    self.init(x: v[0], y: v[1], width: max(0, v[2]), height: max(0, v[3]))
  }
}

extension CGAffineTransform: VectorAnimatable {
  package var animationVector: AnimationVector {
    [Double(a), Double(b), Double(c), Double(d), Double(tx), Double(ty), 0, 0]
  }
  package init(animationVector v: AnimationVector) {
    self.init(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])
  }
}

extension Color: VectorAnimatable {
  package var animationVector: AnimationVector {
    [Double(red), Double(green), Double(blue), Double(alpha), 0, 0, 0, 0]
  }
  package init(animationVector v: AnimationVector) {
    func unit(_ x: Double) -> CGFloat { max(0, min(1, CGFloat(x))) }
    self.init(red: unit(v[0]), green: unit(v[1]), blue: unit(v[2]), alpha: unit(v[3]))
  }
}
