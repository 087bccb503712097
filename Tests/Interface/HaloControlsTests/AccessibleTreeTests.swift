import FocusGeometry
import Foundation
import HaloHosting
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The elements that a screen reader finds.
@MainActor
struct AccessibleTreeTests {
  private func tree(_ views: View...) -> [AccessibleElement] {
    let stage = Stage(model: .tv)
    views.forEach(stage.root.addSubview)
    stage.frame()
    return stage.window.accessibleTree().children
  }

  private func text(_ string: String, _ x: CGFloat, _ y: CGFloat) -> Label {
    let label = Label(string, font: .systemFont(ofSize: 17))
    label.frame = CGRect(x: x, y: y, width: 100, height: 20)
    return label
  }

  @Test func `a button is labelled by its title and marked as disabled if it cannot be used`() {
    let (play, stop) = (Button(title: "Play"), Button(title: "Stop"))
    play.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    stop.frame = CGRect(x: 0, y: 100, width: 200, height: 60)
    stop.isEnabled = false
    let found = tree(play, stop)
    #expect(found.map(\.label) == ["Play", "Stop"])
    #expect(found.map(\.role) == [.button, .button])
    #expect(found[0].states.isSuperset(of: [.focusable, .focused, .showing]))
    #expect(found[1].states.contains(.disabled) && !found[1].states.contains(.focusable))
  }

  @Test
  func `an accessibility label precedes the texts inside, and a view with neither has no name`() {
    let cell = Tile("tile", 0, 0)
    cell.addSubview(text("Tea", 0, 0))
    cell.addSubview(text("4 euros", 0, 40))
    let hidden = text("Sold out", 0, 60)
    hidden.isHidden = true
    cell.addSubview(hidden)
    #expect(tree(cell).map(\.label) == ["Tea, 4 euros"])
    cell.accessibilityLabel = "A pot of tea"
    cell.accessibilityHint = "Opens the shop"
    #expect(tree(cell).map(\.label) == ["A pot of tea"])
    #expect(tree(cell).first?.hint == "Opens the shop")
    #expect(tree(Tile("bare", 0, 0)).first?.label == nil)
  }

  @Test func `a view's name follows changes of the texts inside at once, even between frames`() {
    let stage = Stage(model: .tv)
    let (cell, box) = (Tile("tile", 0, 0), View(frame: CGRect(x: 0, y: 0, width: 100, height: 80)))
    let (tea, price) = (text("Tea", 0, 0), text("4 euros", 0, 40))
    [tea, price].forEach(box.addSubview)
    cell.addSubview(box)
    stage.root.addSubview(cell)
    var name: String? { stage.window.accessibleTree().children.first?.label }
    let changes: [(change: () -> Void, name: String?)] = [
      ({}, "Tea, 4 euros"),
      ({ tea.text = "Milk" }, "Milk, 4 euros"),
      ({ price.center.y = -40 }, "4 euros, Milk"),
      ({ price.isHidden = true }, "Milk"),
      ({ price.text = "5 euros" }, "Milk"),
      ({ price.isHidden = false }, "5 euros, Milk"),
      ({ tea.accessibilityLabel = "A glass of milk" }, "5 euros, A glass of milk"),
      ({ price.alpha = 0 }, "A glass of milk"),
      ({ tea.accessibilityElementsHidden = true }, nil),
      ({ box.addSubview(self.text("Sold out", 0, 60)) }, "Sold out"),
      ({ box.removeFromSuperview() }, nil),
    ]
    for (change, expected) in changes {
      stage.frame()
      #expect(stage.window.accessibleTree().children.count == 1)
      change()
      #expect(name == expected)
      stage.frame()
      #expect(name == expected)
    }
  }

  @Test func `a field is named by the text before or above it, or else by its placeholder`() {
    func field(_ y: CGFloat) -> TextField {
      let field = TextField(placeholder: "Anything")
      field.frame = CGRect(x: 120, y: y, width: 200, height: 40)
      return field
    }
    let (before, above, alone) = (field(0), field(200), field(400))
    before.text = "Maja"
    above.isSecureTextEntry = true
    above.text = "secret"
    let fields = tree(before, text("Name", 0, 10), above, text("Password", 120, 175), alone)
      .filter { $0.role != .text }
    #expect(fields.map(\.label) == ["Name", "Password", "Anything"])
    #expect(fields.map(\.role) == [.textField, .secureTextField, .textField])
    #expect(fields.map(\.value) == ["Maja", "6 characters", nil])
  }

  @Test func `controls expose their values as they show them`() {
    let (slider, stepper, lamp) = (Slider(), Stepper(), Switch(title: "Lamp"))
    slider.value = 0.25
    stepper.value = 3
    lamp.isOn = true
    for (index, view) in [slider, stepper, lamp].enumerated() {
      view.frame = CGRect(x: 0, y: index * 100, width: 300, height: 60)
    }
    let found = tree(slider, stepper, lamp)
    #expect(found.map(\.value) == ["25 %", "3", nil])
    #expect(found.map(\.role) == [.slider, .stepper, .switch])
    #expect(found[2].states.contains(.on))
    lamp.isOn = false
    #expect(!tree(lamp)[0].states.contains(.on))
  }

  @Test func `segments are exposed with their position and selection in their control`() throws {
    let control = SegmentedControl(items: ["List", "Grid", "Map"])
    control.frame = CGRect(x: 0, y: 0, width: 600, height: 60)
    control.selectedSegmentIndex = 1
    let found = try #require(tree(control).first)
    #expect(found.role == .segmentedControl)
    #expect(found.children.map(\.role) == [.segment, .segment, .segment])
    #expect(found.children.map(\.place?.number) == [1, 2, 3])
    let selected = control.selectedSegmentIndex
    #expect(
      found.children.map { $0.states.contains(.selected) } == (0..<3).map { $0 == selected })
  }

  @Test
  func `a list of a million items exposes its item count but only the cells that exist`() throws {
    final class Source: CollectionViewDataSource {
      func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int {
        1_000_000
      }
      func collectionView(
        _ view: CollectionView, cellForItemAt indexPath: IndexPath
      ) -> CollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let list = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 600),
      collectionViewLayout: ListLayout(rowHeight: 40))
    list.register({ CollectionViewCell() }, forCellWithReuseIdentifier: "cell")
    let source = Source()
    list.dataSource = source
    let found = try withExtendedLifetime(source) { try #require(tree(list).first) }
    #expect(found.role == .list)
    #expect(found.itemCount == 1_000_000)
    #expect(found.children.count < 100)
    #expect(found.children.first?.place == AccessibleElement.Place(1, of: 1_000_000))
  }

  @Test
  func `a list is read at the position of its content, and accessibilityElements sets the order`() {
    let list = View(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    list.accessibilityLabel = "Things"
    list.addSubview(Tile("first", 0, 100))
    let title = text("Title", 0, 40)
    #expect(tree(list, title).map(\.label) == ["Title", "Things"])
    let pair = View(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    let (a, b) = (text("a", 0, 0), text("b", 0, 50))
    pair.addSubview(a)
    pair.addSubview(b)
    pair.accessibilityElements = [b, a]
    #expect(tree(pair).map(\.label) == ["b", "a"])
    let around = View(frame: pair.frame)
    around.addSubview(pair)
    pair.accessibilityElements = [b, pair, around, title, a]
    #expect(tree(around).map(\.label) == ["b", "a"], "elements that are not inside are left out")
    a.accessibilityElementsHidden = true
    #expect(tree(around).map(\.label) == ["b"])
  }

  @Test
  func `elements that are clipped away or have no finite position are exposed as not showing`() {
    let (outer, inner) = (View(), View())
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = CGRect(x: 200, y: 200, width: 100, height: 100)
    let (hidden, lost) = (Tile("hidden", 0, 0), Tile("lost", 0, 0))
    for view in [outer, inner] { view.clipsToBounds = true }
    lost.transform = CGAffineTransform(scaleX: .infinity, y: 1)
    outer.addSubview(inner)
    inner.addSubview(hidden)
    inner.addSubview(lost)
    let found = tree(outer)
    #expect(Set(found.map(\.identifier)) == ["hidden", "lost"])
    #expect(found.allSatisfy { !$0.states.contains(.showing) })
  }

  @Test func `while a view controller is presented, only its elements are exposed`() throws {
    let stage = Stage(model: .pad, Tile("beneath", 0, 0))
    let alert = AlertController(title: "Delete?", message: "It cannot be undone.")
    alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in })
    stage.screen.present(alert, animated: false)
    stage.advance(1)
    let found = try #require(stage.window.accessibleTree().children.first)
    #expect(found.role == .alert)
    #expect(found.label == "Delete?")
    #expect(found.all.compactMap(\.label).contains("It cannot be undone."))
    #expect(found.all.contains { $0.role == .button && $0.label == "Delete" })
    #expect(!stage.window.accessibleTree().all.contains { $0.identifier == "beneath" })
  }
}
