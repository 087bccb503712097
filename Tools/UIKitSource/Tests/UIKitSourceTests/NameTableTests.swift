import Testing

@testable import UIKitTable

struct NameTableTests {
  private let room = """
    /// Something on the screen: UIKit's `UIView`.
    ///
    /// More of it.
    @MainActor open class View {
      /// Where it is.
      public struct Place {}
      struct Hidden {}
    }
    extension View {
      /// The visible part of ``View``.
      public enum Sight: Int { case all }
    }
    /// Hears of it.
    public protocol Delegate: AnyObject {}
    public typealias Maker = @MainActor (View) -> Place
    """

  private func rows(_ module: String) -> [[String]] {
    NameTable(module: [module], exports: [room]).rows.map {
      [$0.name, $0.original, $0.kind, $0.sentence]
    }
  }

  @Test func `an alias is listed with the kind and the summary of its type`() {
    #expect(
      rows("public typealias UIView = View\npublic typealias UIDelegate = Delegate") == [
        ["UIDelegate", "Delegate", "protocol", "Hears of it"],
        ["UIView", "View", "open class", "Something on the screen"],
      ])
  }

  @Test func `nested types and types in extensions are found`() {
    #expect(
      rows("public typealias UIPlace = View.Place\npublic typealias UISight = View.Sight") == [
        ["UIPlace", "View.Place", "struct", "Where it is"],
        ["UISight", "View.Sight", "enum", "The visible part of `View`"],
      ])
  }

  @Test func `aliases of closures and of types from elsewhere are listed without a summary`() {
    #expect(
      rows("public typealias UIMaker = Maker\npublic typealias CFTime = Double") == [
        ["CFTime", "Double", "typealias", ""], ["UIMaker", "Maker", "typealias", ""],
      ])
  }

  @Test func `types that the module declares are listed without nested and internal types`() {
    #expect(
      rows("/// One.\npublic final class UIOne { public struct Two {} }\nstruct UIThree {}") == [
        ["UIOne", "UIOne", "class", "One"]
      ])
  }

  @Test func `aliases of each other are listed and do not cause an endless loop`() {
    #expect(rows("public typealias UIA = UIB\npublic typealias UIB = UIA").count == 2)
  }

  @Test func `unavailable types and members are listed in a table of their own`() {
    let table = NameTable(
      module: [
        """
        @available(*, unavailable, message: "no")
        public typealias UINib = AnyObject
        extension UIImage {
          @available(*, unavailable, message: "a | b")
          public convenience init?(named name: String, in bundle: Int) { nil }
        }
        """
      ], exports: [])
    #expect(table.rows.isEmpty)
    #expect(
      table.refusalsText == """
        | in UIKit | what the compiler says |
        | --- | --- |
        | `UIImage.init(named:in:)` | a \\| b |
        | `UINib` | no |

        """)
  }
}
