import HaloConstraints
import HaloGoldenTesting
import Testing

/// Random constraint systems, compared with a solver that starts from scratch each time.
struct RandomSystemTests {
  private struct Held {
    var id: LinearConstraintID
    var isGiven: Bool
    var slow: SlowSolver.Constraint
  }

  @Test(arguments: 0..<RandomCases.count(of: 6_000, atLeast: 600))
  func `a changed constraint system is solved as well as one solved from scratch`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var system = ConstraintSystem()
    let count = Int.random(in: 1...5, using: &random)
    let variables = (0..<count).map { _ in system.addVariable() }
    var held: [Held] = []
    for _ in 0..<Int.random(in: 4...16, using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<6:
        add(to: &system, variables, &held, &random)
        heed(&system, variables, &held)
      case 6..<8 where !held.isEmpty:
        system.solve()
        heed(&system, variables, &held)
        guard !held.isEmpty else { continue }
        let index = Int.random(in: held.indices, using: &random)
        system.remove(held.remove(at: index).id)
      default:
        guard !held.isEmpty else { continue }
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let index = Int.random(in: held.indices, using: &random)
          let constant = Double(Int.random(in: -20...20, using: &random))
          held[index].slow.constant = constant
          system.setConstant(constant, of: held[index].id)
        }
      }
      if Bool.random(using: &random) { check(&system, variables, &held) }
    }
    check(&system, variables, &held)
    for entry in held.reversed() { system.remove(entry.id) }
    system.solve()
    #expect(variables.map { system.value(of: $0) { _ in 7 } } == variables.map { _ in 7 })
  }

  private func add(
    to system: inout ConstraintSystem, _ variables: [LinearVariable], _ held: inout [Held],
    _ random: inout SeededGenerator
  ) {
    var coefficients = variables.map { _ in 0.0 }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      coefficients[Int.random(in: variables.indices, using: &random)] =
        [-2, -1, -1, 1, 1, 0.5][Int.random(in: 0..<6, using: &random)]
    }
    let relations: [LinearConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let relation = relations[Int.random(in: 0..<3, using: &random)]
    let priority: Float = [1_000, 1_000, 750, 250, 50][Int.random(in: 0..<5, using: &random)]
    let constant = Double(Int.random(in: -20...20, using: &random))
    let isGiven = priority == 1_000 && Int.random(in: 0..<5, using: &random) == 0
    let id = system.add(
      LinearConstraint(
        zip(variables, coefficients).map { LinearTerm($0, times: $1) }, plus: constant, relation,
        priority: priority, isGiven: isGiven))
    held.append(
      Held(
        id: id, isGiven: isGiven,
        slow: SlowSolver.Constraint(
          coefficients: coefficients, constant: constant, relation: relation, priority: priority)))
  }

  private func check(
    _ system: inout ConstraintSystem, _ variables: [LinearVariable], _ held: inout [Held]
  ) {
    system.solve()
    heed(&system, variables, &held)
    #expect(held.allSatisfy { system.contains($0.id) })
    let values = variables.map { system.value(of: $0) { _ in 7 } }
    let least = SlowSolver.violations(held.map(\.slow), variables: variables.count)
    guard let least else {
      Issue.record("the constraints that were kept contradict each other")
      return
    }
    let required = held.filter { $0.slow.priority == LinearConstraint.required }
    #expect(required.allSatisfy { $0.slow.violation(at: values) < 1e-5 })
    for (priority, sum) in least {
      let found = held.filter { $0.slow.priority == priority }
        .reduce(0) { $0 + $1.slow.violation(at: values) }
      #expect(abs(found - sum) < 1e-4, "priority \(priority)")
    }
  }

  /// Checks that each dropped constraint had to be dropped.
  private func heed(
    _ system: inout ConstraintSystem, _ variables: [LinearVariable], _ held: inout [Held]
  ) {
    for contradiction in system.takeContradictions() {
      let taking = held.filter { contradiction.participants.contains($0.id) }
      #expect(taking.contains { $0.id == contradiction.dropped })
      #expect(taking.allSatisfy { $0.slow.priority == LinearConstraint.required })
      #expect(
        SlowSolver.violations(taking.map(\.slow), variables: variables.count) == nil,
        "the reported participants contradict each other")
      held.removeAll { $0.id == contradiction.dropped }
    }
  }
}
