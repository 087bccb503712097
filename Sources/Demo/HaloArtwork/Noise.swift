import Foundation

/// A random generator (splitmix64) that gives the same picture for the same seed on every machine.
struct Seeded: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns a value in 0..<1.
  mutating func unit() -> CGFloat { CGFloat(next() >> 11) / 9_007_199_254_740_992 }

  mutating func between(_ low: CGFloat, _ high: CGFloat) -> CGFloat { low + (high - low) * unit() }

  /// Returns a value with mean 0, mostly within ±1: the sum of three uniform values.
  mutating func soft() -> CGFloat { (unit() + unit() + unit()) * 2 / 1.5 - 2 }

  mutating func index(below count: Int) -> Int { Int(next() % UInt64(max(1, count))) }
}

/// Value noise on a lattice, smooth to the second derivative, with results within ±1.
struct Noise: Sendable {
  private let seed: UInt64

  init(_ seed: UInt64) { self.seed = seed &* 0xD6E8_FEB8_6659_FD93 }

  private func lattice(_ x: Int, _ y: Int) -> CGFloat {
    var z = seed
    z ^= UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 29)) &* 0xBF58_476D_1CE4_E5B9
    z ^= UInt64(bitPattern: Int64(y)) &* 0xC2B2_AE3D_27D4_EB4F
    z = (z ^ (z >> 32)) &* 0x94D0_49BB_1331_11EB
    return CGFloat((z ^ (z >> 31)) >> 11) / 4_503_599_627_370_496 - 1
  }

  private func fade(_ t: CGFloat) -> CGFloat { t * t * t * (t * (t * 6 - 15) + 10) }

  func at(_ x: CGFloat) -> CGFloat {
    let i = x.rounded(.down)
    let a = lattice(Int(i), 0)
    return a + (lattice(Int(i) + 1, 0) - a) * fade(x - i)
  }

  func at(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
    let i = x.rounded(.down)
    let j = y.rounded(.down)
    let u = fade(x - i)
    let v = fade(y - j)
    let (p, q) = (Int(i), Int(j))
    let top = lattice(p, q) + (lattice(p + 1, q) - lattice(p, q)) * u
    let bottom = lattice(p, q + 1) + (lattice(p + 1, q + 1) - lattice(p, q + 1)) * u
    return top + (bottom - top) * v
  }

  /// Returns the sum of octaves with halved wavelengths, each `gain` times as high as the one
  /// before.
  func fractal(_ x: CGFloat, octaves: Int = 4, gain: CGFloat = 0.5) -> CGFloat {
    sum(octaves, gain) { at(x * $0 + $1) }
  }

  func fractal(_ x: CGFloat, _ y: CGFloat, octaves: Int = 3, gain: CGFloat = 0.5) -> CGFloat {
    sum(octaves, gain) { at(x * $0 + $1, y * $0 - $1) }
  }

  /// Returns noise with sharp crests and round valleys for mountains, 0...1.
  func ridged(_ x: CGFloat, octaves: Int = 4, gain: CGFloat = 0.5) -> CGFloat {
    (sum(octaves, gain) { 1 - 2 * abs(at(x * $0 + $1)) } + 1) / 2
  }

  private func sum(
    _ octaves: Int, _ gain: CGFloat, _ value: (_ frequency: CGFloat, _ shift: CGFloat) -> CGFloat
  ) -> CGFloat {
    var total: CGFloat = 0
    var weight: CGFloat = 1
    var range: CGFloat = 0
    var frequency: CGFloat = 1
    for octave in 0..<octaves {
      total += value(frequency, CGFloat(octave) * 17.3) * weight
      range += weight
      weight *= gain
      frequency *= 2.03
    }
    return total / range
  }
}

/// Returns 0 below `low`, 1 above `high`, and a smooth transition between.
func smoothstep(_ low: CGFloat, _ high: CGFloat, _ x: CGFloat) -> CGFloat {
  let t = max(0, min(1, (x - low) / (high - low)))
  return t * t * (3 - 2 * t)
}

func lerp(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat { a + (b - a) * t }
