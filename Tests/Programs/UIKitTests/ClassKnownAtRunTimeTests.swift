import Foundation
import Testing

@testable import HaloLists
@testable import HaloSceneGraph
@testable import UIKit

/// The positions of initialisers in method tables, on which `makeObject(of:by:)` relies.
///
/// Each test runs in a process of its own, because a wrong position ends the process.
struct ClassKnownAtRunTimeTests {
  @Test func `init(frame:) of a view and of its subclass have the same table position`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let type: UIView.Type = OwnView.self
        let view = try #require(
          type.make(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) as? OwnView)
        #expect(view.given == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.frame == view.given)
      }
    }
  }

  @Test
  func `init(style:reuseIdentifier:) of cell and subclass have the same table position`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let type: UITableViewCell.Type = OwnCell.self
        let cell = try #require(type.make(style: .value1, reuseIdentifier: "name") as? OwnCell)
        #expect(cell.given == .value1)
        #expect(cell.reuseIdentifier == "name")
      }
    }
  }

  @Test
  func `init(reuseIdentifier:) of a header and its subclass have the same table position`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let type: UITableViewHeaderFooterView.Type = OwnHeader.self
        let header = try #require(type.make(reuseIdentifier: "name") as? OwnHeader)
        #expect(header.given == "name")
        #expect(header.reuseIdentifier == "name")
      }
    }
  }

  @Test func `init() of a responder and of its subclass have the same table position`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let type: UIResponder.Type = OwnResponder.self
        let made = try #require(type.make() as? OwnResponder)
        #expect(made.isMade)
      }
    }
  }

  @Test func `init() of an object and of its subclass have the same table position`() async {
    await #expect(processExitsWith: .success) {
      let type: NSObject.Type = OwnObject.self
      let made = try #require(type.make() as? OwnObject)
      #expect(made.isMade)
    }
  }
}

private final class OwnView: UIView {
  let given: CGRect

  override init(frame: CGRect) {
    given = frame
    super.init(frame: frame)
  }
}

private final class OwnCell: UITableViewCell {
  let given: CellStyle

  override init(style: CellStyle, reuseIdentifier: String?) {
    given = style
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
}

private final class OwnHeader: UITableViewHeaderFooterView {
  let given: String?

  override init(reuseIdentifier: String?) {
    given = reuseIdentifier
    super.init(reuseIdentifier: reuseIdentifier)
  }
}

private final class OwnResponder: UIResponder {
  let isMade: Bool

  override init() {
    isMade = true
    super.init()
  }
}

private final class OwnObject: NSObject {
  let isMade: Bool

  override init() {
    isMade = true
    super.init()
  }
}
