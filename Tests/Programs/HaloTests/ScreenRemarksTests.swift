import FocusGeometry
import Foundation
import HaloControllers
import HaloControls
import HaloLists
import HaloSceneGraph
import Testing

@testable import Halo

/// The remarks that a program gets about what is on its screen.
@MainActor
struct ScreenRemarksTests {
  private func remarks(
    _ model: FocusModel = .pad, _ fill: (View) -> Void
  ) -> [String] {
    var lines: [String] = []
    let screen = ViewController()
    let window = Window(
      size: CGSize(width: 400, height: 400), model: model, appearance: .light,
      textMeasurer: TextEngine())
    window.remarkHandler = { lines.append($0) }
    let remarks = ScreenRemarks(window)
    window.rootViewController = screen
    fill(screen.view)
    for time in 0..<3 {
      screen.view.setNeedsLayout()
      _ = window.frame(at: TimeInterval(time))
    }
    withExtendedLifetime(remarks) {}
    return lines
  }

  @Test func `a control without a size is named once`() {
    let lines = remarks { root in
      let button = Button(title: "Add")
      button.accessibilityIdentifier = "add"
      root.addSubview(button)
      let slider = Slider(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
      slider.accessibilityIdentifier = "volume"
      root.addSubview(slider)
    }
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("add has no size, so it can be neither seen nor focused"))
    #expect(lines[1].hasPrefix("volume has no width"))
  }

  @Test func `what is hidden, disabled or in an empty view is not mentioned`() {
    let lines = remarks { root in
      let (hidden, disabled, inside) = (Button(title: "a"), Button(title: "b"), Button(title: "c"))
      hidden.isHidden = true
      disabled.isEnabled = false
      let closed = View()
      closed.addSubview(inside)
      for view in [hidden, disabled, closed] { root.addSubview(view) }
    }
    #expect(lines.isEmpty)
  }

  private func list() -> TableView {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), style: .plain)
    table.accessibilityIdentifier = "films"
    return table
  }

  private final class Films: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell()
    }
  }

  @Test func `a list that takes no focus by default is named, unless the program wants that`() {
    let films = Films()
    func lines(_ model: FocusModel, _ change: (TableView) -> Void = { _ in }) -> [String] {
      remarks(model) { root in
        let table = list()
        table.dataSource = films
        change(table)
        root.addSubview(table)
      }
    }
    let pad = lines(.pad)
    #expect(pad.count == 1 && pad[0].hasPrefix("films takes no focus under the focus model pad"))
    #expect(lines(.tv).isEmpty)
    #expect(lines(.pad) { $0.allowsFocus = true }.isEmpty)
    #expect(lines(.pad) { $0.allowsFocus = false }.isEmpty)
    #expect(lines(.pad) { $0.allowsSelection = false }.isEmpty)
  }
}
