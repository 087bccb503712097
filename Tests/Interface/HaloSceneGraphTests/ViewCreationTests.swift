import Foundation
import Testing

@testable import HaloSceneGraph

/// Views of classes that are known only at run time.
@MainActor
struct ViewCreationTests {
  private class Plain: View {
    let name = "plain"
  }

  private class Framed: View {
    let given: CGRect
    override init(frame: CGRect) {
      given = frame
      super.init(frame: frame)
    }
  }

  private final class Titled: Framed {
    var title = ""
    convenience init(title: String) {
      self.init(frame: .zero)
      self.title = title
    }
  }

  private func make<V: View>(_ type: V.Type) -> V {
    V.make(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test func `a view of a class known only at run time is made by that class's initialiser`() {
    #expect(make(Plain.self).name == "plain")
    #expect(make(Framed.self).given == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(make(Titled.self).title.isEmpty && type(of: make(Titled.self)) == Titled.self)
    let types: [View.Type] = [View.self, Plain.self, Framed.self, Titled.self]
    for type in types {
      let view = type.make()
      #expect(Swift.type(of: view) == type && view.frame == .zero)
    }
  }

  @Test func `generic code makes a view of its type parameter`() {
    @MainActor
    struct Factory<V: View> {
      func callAsFunction() -> V { V.make() }
    }
    #expect(Factory<Framed>()().given == .zero)
    #expect(Factory<Plain>()().name == "plain")
  }
}
