@testable import HaloConstraints
import Testing

/// Constraint systems with known solutions.
struct ConstraintSystemTests {
  /// `a = constant`.
  private func equal(
    _ a: LinearVariable, _ constant: Double, _ priority: Float = LinearConstraint.required
  ) -> LinearConstraint {
    LinearConstraint([LinearTerm(a)], plus: -constant, .equal, priority: priority)
  }

  /// `a ≤ b + constant`.
  private func atMost(
    _ a: LinearVariable, _ b: LinearVariable, plus constant: Double = 0
  ) -> LinearConstraint {
    LinearConstraint([LinearTerm(a), LinearTerm(b, times: -1)], plus: -constant, .lessThanOrEqual)
  }

  private func atLeast(
    _ a: LinearVariable, _ constant: Double, _ priority: Float = LinearConstraint.required
  ) -> LinearConstraint {
    LinearConstraint([LinearTerm(a)], plus: -constant, .greaterThanOrEqual, priority: priority)
  }

  private func atMost(
    _ a: LinearVariable, _ constant: Double, _ priority: Float = LinearConstraint.required
  ) -> LinearConstraint {
    LinearConstraint([LinearTerm(a)], plus: -constant, .lessThanOrEqual, priority: priority)
  }

  /// The paper's line of three points, the middle one half-way, in a window 100 wide.
  @Test func `dragging a point moves the points constrained to it until they reach their limits`() {
    var system = ConstraintSystem()
    let (left, middle, right) = (system.addVariable(), system.addVariable(), system.addVariable())
    system.add(
      LinearConstraint(
        [LinearTerm(middle, times: 2), LinearTerm(left, times: -1), LinearTerm(right, times: -1)],
        .equal))
    system.add(atMost(left, right, plus: -20))
    system.add(atLeast(left, -10))
    system.add(atMost(right, 100))
    let drag = system.add(equal(middle, 50, 750))
    system.add(equal(left, 30, 250))
    func values() -> [Double] { [left, middle, right].map { system.value(of: $0) } }
    system.solve()
    #expect(values() == [30, 50, 70])
    system.setConstant(-60, of: drag)
    system.solve()
    #expect(values() == [30, 60, 90])
    // The right point is at the edge now, and the left one has to follow.
    system.setConstant(-70, of: drag)
    system.solve()
    #expect(values() == [40, 70, 100])
    system.setConstant(-95, of: drag)
    system.solve()
    #expect(values() == [80, 90, 100], "the points are 20 apart, and none is beyond the edge")
    system.setConstant(-50, of: drag)
    system.solve()
    #expect(values() == [30, 50, 70])
  }

  @Test func `an equation of two variables gives either one from the other`() {
    var system = ConstraintSystem()
    let (celsius, fahrenheit) = (system.addVariable(), system.addVariable())
    system.add(
      LinearConstraint(
        [LinearTerm(celsius, times: 1.8), LinearTerm(fahrenheit, times: -1)], plus: 32, .equal))
    let given = system.add(equal(celsius, 100, 500))
    system.solve()
    #expect(abs(system.value(of: fahrenheit) - 212) < 1e-9)
    system.remove(given)
    system.add(equal(fahrenheit, 32, 500))
    system.solve()
    #expect(abs(system.value(of: celsius)) < 1e-9)
  }

  @Test func `no number of constraints of a lower priority overrides one of a higher priority`() {
    var system = ConstraintSystem()
    let x = system.addVariable()
    system.add(equal(x, 10, 750))
    let lower = (0..<1_000).map { _ in system.add(equal(x, 20, 749)) }
    system.solve()
    #expect(system.value(of: x) == 10)
    let higher = system.add(atLeast(x, 15, 751))
    system.solve()
    #expect(system.value(of: x) == 15)
    system.remove(higher)
    system.solve()
    #expect(system.value(of: x) == 10)
    system.setConstant(-12, of: lower[0])
    system.solve()
    #expect(system.value(of: x) == 10)
  }

  @Test func `the last of several contradicting constraints is dropped, and all are reported`() {
    var system = ConstraintSystem()
    let (x, y, z) = (system.addVariable(), system.addVariable(), system.addVariable())
    let first = system.add(equal(x, 10))
    let other = system.add(equal(z, 1))
    let second = system.add(atLeast(y, 30))
    let last = system.add(atMost(y, x, plus: 5))
    system.solve()
    #expect(
      system.takeContradictions()
        == [LinearContradiction(dropped: last, participants: [first, second, last])])
    #expect(system.takeContradictions().isEmpty)
    #expect(!system.contains(last) && system.contains(other))
    #expect(system.value(of: x) == 10 && system.value(of: z) == 1)
    let equalAgain = system.add(equal(x, 10))
    #expect(system.contains(equalAgain), "adding the same constraint twice is no contradiction")
    let different = system.add(equal(x, 11))
    #expect(!system.contains(different))
  }

  @Test func `the contradicting constraint of the highest rank is dropped, whichever came last`() {
    var system = ConstraintSystem()
    let x = system.addVariable()
    func add(_ value: Double, rank: Int) -> LinearConstraintID {
      var constraint = equal(x, value)
      constraint.rank = rank
      return system.add(constraint)
    }
    let late = add(1, rank: 9)
    let early = add(2, rank: 3)
    system.solve()
    #expect(
      system.takeContradictions()
        == [LinearContradiction(dropped: late, participants: [early, late])])
    #expect(system.value(of: x) == 2)
    let again = add(1, rank: 9)
    #expect(system.contains(early) && !system.contains(again))
  }

  @Test func `a constraint that contradicts a given one is dropped`() {
    var system = ConstraintSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    let width = system.add(
      LinearConstraint([LinearTerm(x)], plus: -100, .equal, isGiven: true))
    let wish = system.add(atLeast(y, 80))
    let fits = system.add(atMost(y, x))
    system.solve()
    #expect(system.takeContradictions().isEmpty)
    system.setConstant(-50, of: width)
    system.solve()
    #expect(
      system.takeContradictions()
        == [LinearContradiction(dropped: fits, participants: [width, wish, fits])])
    #expect(system.value(of: x) == 50 && system.value(of: y) >= 80)
    let late = system.add(equal(x, 60))
    #expect(!system.contains(late))
    _ = system.takeContradictions()
    let before = system.add(equal(y, 90))
    let given = system.add(LinearConstraint([LinearTerm(y)], plus: -95, .equal, isGiven: true))
    #expect(
      system.takeContradictions()
        == [LinearContradiction(dropped: before, participants: [before, given])])
    system.solve()
    #expect(system.value(of: y) == 95)
  }

  @Test func `one of two variables with a given sum keeps its value, and the other follows`() {
    var system = ConstraintSystem()
    let (x, width) = (system.addVariable(), system.addVariable())
    // The right edge is given, and the width is not.
    system.add(LinearConstraint([LinearTerm(x), LinearTerm(width)], plus: -200, .equal))
    system.solve()
    let now: [LinearVariable: Double] = [x: 40, width: 60]
    let values = [x, width].map { system.value(of: $0) { now[$0] ?? 0 } }
    #expect(values[0] + values[1] == 200)
    #expect(values.contains(40) || values.contains(60))
  }

  @Test func `a constraint whose terms cancel each other out has no effect`() {
    var system = ConstraintSystem()
    let x = system.addVariable()
    for priority in [Float(1_000), 250] {
      let same = system.add(
        LinearConstraint(
          [LinearTerm(x), LinearTerm(x, times: -1)], .equal, priority: priority))
      #expect(system.contains(same))
    }
    system.add(equal(x, 3, 100))
    system.solve()
    #expect(system.value(of: x) == 3)
  }
}
