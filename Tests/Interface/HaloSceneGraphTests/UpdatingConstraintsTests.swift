import Foundation
import Testing

@testable import HaloControllers
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// When `updateConstraints` is called.
@MainActor
struct UpdatingConstraintsTests {
  private final class Journal {
    var lines: [String] = []
  }

  private final class Box: View {
    let name: String
    let journal: Journal
    var width: CGFloat = 30
    private lazy var own = widthAnchor.constraint(equalToConstant: width)

    init(_ name: String, _ journal: Journal) {
      (self.name, self.journal) = (name, journal)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    override func updateConstraints() {
      own.constant = width
      own.isActive = true
      journal.lines.append("\(name) updates")
      super.updateConstraints()
    }

    override func layoutSubviews() { journal.lines.append("\(name) lays out") }
  }

  private final class Screen: ViewController {
    var updates = 0

    override func updateViewConstraints() {
      updates += 1
      super.updateViewConstraints()
    }
  }

  @Test func `updateConstraints is called from inside out before layout, and then on request`() {
    let journal = Journal()
    let (outer, inner) = (Box("outer", journal), Box("inner", journal))
    outer.addSubview(inner)
    #expect(inner.needsUpdateConstraints())
    let stage = Stage(outer)
    #expect(
      journal.lines == ["inner updates", "outer updates", "outer lays out", "inner lays out"])
    #expect(!inner.needsUpdateConstraints() && inner.bounds.width == 30)
    journal.lines = []
    stage.frame()
    #expect(journal.lines.isEmpty)
    inner.width = 50
    inner.setNeedsUpdateConstraints()
    stage.frame()
    #expect(journal.lines.first == "inner updates" && !journal.lines.contains("outer updates"))
    #expect(inner.bounds.width == 50)
    inner.width = 60
    inner.setNeedsUpdateConstraints()
    outer.updateConstraintsIfNeeded()
    #expect(!inner.needsUpdateConstraints() && inner.bounds.width == 50)
    stage.frame()
    #expect(inner.bounds.width == 60)
  }

  @Test func `a view controller updates the constraints of its view`() {
    let screen = Screen()
    let stage = Stage(screen: screen)
    #expect(screen.updates == 1)
    screen.view.setNeedsUpdateConstraints()
    stage.frame()
    #expect(screen.updates == 2)
  }
}
