import HaloSceneGraph
import Testing

@MainActor
struct IdentityTests {
  @Test func `a view is equal only to itself`() {
    let (one, other) = (View(), View())
    #expect(one == one && one != other)
    #expect([one, other].firstIndex(of: other) == 1)
    #expect(Set([one, other, one]).count == 2)
  }

  @Test func `a gesture recogniser is equal only to itself`() {
    let tap = TapGestureRecognizer(target: nil, action: nil)
    #expect(tap == tap as GestureRecognizer)
    #expect(tap != TapGestureRecognizer(target: nil, action: nil))
  }
}
