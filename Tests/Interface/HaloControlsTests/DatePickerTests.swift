import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Date pickers, whose parts are changed one at a time.
@MainActor
struct DatePickerTests {
  private func picker(_ day: String, locale: String = "en_GB") throws -> DatePicker {
    let picker = DatePicker(
      date: try #require(ISO8601DateFormatter().date(from: day + "T12:00:00Z")))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    picker.calendar = calendar
    picker.locale = Locale(identifier: locale)
    return picker
  }

  private func day(_ picker: DatePicker) -> String {
    String(ISO8601DateFormatter().string(from: picker.date).prefix(10))
  }

  @Test(arguments: [
    ("2025-01-31", "Up", "2025-01-01"), ("2025-01-31", "Down", "2025-01-30"),
    ("2025-01-31", "Right Up", "2025-02-28"), ("2024-02-29", "Right Right Up", "2025-02-28"),
    ("2025-12-05", "Right Up", "2025-01-05"), ("2025-12-05", "Right Right Down", "2024-12-05"),
    ("2025-02-10", "End", "2025-02-28"), ("2025-02-10", "Home", "2025-02-01"),
    ("2025-02-10", "Page_Up", "2025-02-17"), ("2025-02-10", "Right Page_Down", "2025-11-10"),
    ("2025-02-10", "Right End", "2025-12-10"), ("2025-02-10", "Right Right Page_Up", "2035-02-10"),
    ("2025-02-10", "Right Right End", "2025-02-10"), ("2025-02-10", "alt+Up", "2025-02-11"),
  ])
  func `keys change only the marked part of a date, which wraps at its ends`(
    from: String, keys: String, to: String
  ) throws {
    let picker = try picker(from)
    let stage = Stage.around(picker)
    for key in keys.split(separator: " ") { try stage.press(String(key)) }
    #expect(day(picker) == to)
  }

  @Test func `arrows leave a date picker at its first and last parts`() throws {
    let picker = try picker("2025-02-10")
    let stage = Stage.around(picker)
    try stage.press("Right", "Right")
    #expect(stage.focused == "control" && picker.markedComponent == .year)
    try stage.press("Right")
    #expect(stage.focused == "right")
    stage.focus(on: picker)
    try stage.press("Left", "Left", "Left")
    #expect(stage.focused == "left" && day(picker) == "2025-02-10")
  }

  @Test func `a date picker keeps its date between its minimum and maximum`() throws {
    let picker = try picker("2025-02-10")
    picker.minimumDate = picker.date.addingTimeInterval(-86_400)
    picker.maximumDate = picker.date.addingTimeInterval(2 * 86_400)
    var told = 0
    picker.primaryAction = { told += 1 }
    let stage = Stage.around(picker)
    try stage.press("Home", "Down", "End", "End")
    #expect(day(picker) == "2025-02-12" && told == 2)
    picker.maximumDate = .distantPast
    #expect(picker.date == .distantPast)
  }

  @Test
  func `Ctrl-arrows move between the parts of a date and leave the picker at its ends`() throws {
    let picker = try picker("2025-02-10")
    let stage = Stage.around(picker)
    try stage.press("ctrl+Right")
    #expect(picker.markedComponent == .month && stage.focused == "control")
    try stage.press("ctrl+Left", "ctrl+Home", "ctrl+Down")
    #expect(picker.markedComponent == .day && stage.focused == "below")
    #expect(day(picker) == "2025-02-10")
    stage.focus(on: picker)
    try stage.press("ctrl+Right", "ctrl+Right", "ctrl+Right")
    #expect(picker.markedComponent == .year && stage.focused != "control")
  }

  @Test(arguments: [
    ("en_GB", [Calendar.Component.day, .month, .year]), ("en_US", [.month, .day, .year]),
    ("ja_JP", [.year, .month, .day]),
  ])
  func `the parts of a date are in the order of its locale`(
    locale: String, order: [Calendar.Component]
  ) {
    #expect(DatePattern(locale: Locale(identifier: locale)).components == order)
  }

  @Test func `text between apostrophes in a date pattern is literal`() {
    #expect(
      DatePattern("d 'de' MMMM y").parts == [
        .component(.day, format: "d"), .literal(" de "), .component(.month, format: "MMMM"),
        .literal(" "), .component(.year, format: "y"),
      ])
    #expect(DatePattern("").parts.isEmpty)
  }

  @Test func `a click marks the part of a date that is under the pointer`() throws {
    let picker = try picker("2025-02-10")
    let stage = Stage.around(picker)
    for (part, component) in [(4, Calendar.Component.year), (0, .day), (2, .month)] {
      let place = picker.subviews[part + 1].frame.center
      stage.window.pointerPressed(
        at: CGPoint(x: place.x + 200, y: place.y + 200), at: stage.time)
      stage.frame()
      #expect(picker.markedComponent == component)
      stage.window.pointerReleased(at: .zero, at: stage.time)
    }
  }
}
