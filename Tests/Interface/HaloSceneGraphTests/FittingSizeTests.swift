import Foundation
import Testing

@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The sizes that `systemLayoutSizeFitting` returns, as Apple documents it; a letter is 10 × 20
/// points.
@MainActor
struct FittingSizeTests {
  private let text = Label("1234567890", font: .systemFont(ofSize: 17))
  private let cell = View(frame: CGRect(x: 0, y: 0, width: 500, height: 500))

  /// A cell around the text, with 5 points at every side.
  init() {
    text.numberOfLines = 0
    text.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(text)
    LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 5),
      cell.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 5),
      text.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
      cell.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 5),
    ])
  }

  private func size(requiredWidth width: CGFloat) -> CGSize {
    cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  @Test(arguments: [true, false])
  func `a fitting size is that of the contents, and measuring changes no layout`(isShown: Bool) {
    // A view without a window is measured as if it were in the window that was made last.
    let stage = Stage()
    if isShown { stage.root.addSubview(cell) }
    stage.frame()
    let (frame, constraints) = (text.frame, cell.constraints.map(\.isActive))
    #expect(
      cell.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == CGSize(width: 110, height: 30))
    #expect(
      cell.systemLayoutSizeFitting(View.layoutFittingExpandedSize)
        == CGSize(width: 110, height: 30))
    #expect(size(requiredWidth: 60) == CGSize(width: 60, height: 50))
    #expect(size(requiredWidth: 40) == CGSize(width: 40, height: 90))
    #expect(size(requiredWidth: 400) == CGSize(width: 400, height: 30))
    #expect(text.frame == frame && cell.constraints.map(\.isActive) == constraints)
    #expect(isShown ? !stage.root.subtreeNeedsLayout : frame == .zero)
    stage.root.addSubview(cell)
    stage.frame()
    #expect(text.frame == CGRect(x: 5, y: 5, width: 490, height: 490))
    text.text = "123"
    #expect(size(requiredWidth: 40) == CGSize(width: 40, height: 30))
  }

  @Test func `required constraints of a view override the target size`() {
    let stage = Stage()
    let most = cell.widthAnchor.constraint(lessThanOrEqualToConstant: 60)
    most.isActive = true
    #expect(size(requiredWidth: 400).width <= 60)
    #expect(
      cell.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == CGSize(width: 60, height: 50))
    _ = stage
  }

  @Test func `a label is measured with its text wrapped to the required width`() {
    let stage = Stage()
    let label = Label("1234567890", font: .systemFont(ofSize: 17))
    label.numberOfLines = 0
    #expect(
      label.systemLayoutSizeFitting(
        CGSize(width: 50, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 50, height: 40))
    label.numberOfLines = 1
    #expect(label.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 20))
    _ = stage
  }

  @Test func `a view has the target size except where its constraints require more`() {
    let plain = View()
    plain.widthAnchor.constraint(greaterThanOrEqualToConstant: 40).isActive = true
    #expect(
      plain.systemLayoutSizeFitting(CGSize(width: 10, height: 25))
        == CGSize(width: 40, height: 25))
    #expect(
      plain.systemLayoutSizeFitting(View.layoutFittingExpandedSize)
        == CGSize(width: 10_000, height: 10_000))
  }

  @Test func `a stack view is measured before its first layout and without views hidden since`() {
    let stage = Stage()
    let (first, second) = (Label("12345", font: text.font), Label("123", font: text.font))
    let stack = StackView(arrangedSubviews: [first, second])
    stack.axis = .vertical
    stack.spacing = 7
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 50, height: 47))
    stage.root.addSubview(stack)
    stage.frame()
    first.isHidden = true
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 20))
  }

  @Test func `a preferred maximum width wraps a text unless constraints require less`() {
    let stage = Stage()
    text.preferredMaxLayoutWidth = 50
    #expect(cell.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 50))
    #expect(size(requiredWidth: 40) == CGSize(width: 40, height: 90))
    _ = stage
  }

  @Test func `texts in a stack view inside a cell wrap to the required width of the cell`() {
    let stage = Stage()
    let texts = ["1234567890", "123"].map { Label($0, font: text.font) }
    texts.forEach { $0.numberOfLines = 0 }
    let (column, row) = (StackView(arrangedSubviews: texts), View())
    column.axis = .vertical
    column.spacing = 4
    column.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(column)
    LayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: row.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: row.layoutMarginsGuide.trailingAnchor),
      column.topAnchor.constraint(equalTo: row.topAnchor),
      column.bottomAnchor.constraint(equalTo: row.bottomAnchor),
    ])
    let size = row.systemLayoutSizeFitting(
      CGSize(width: 66, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 66, height: 64))
    // The layout has the sizes that were measured.
    row.frame.size = size
    stage.root.addSubview(row)
    stage.frame()
    #expect(texts.map(\.frame.height) == [40, 20])
    #expect(texts[1].frame.minY == 44 && texts[0].frame.width == 50)
  }

  @Test func `measuring a view does not report contradicting constraints`() {
    var told = 0
    View.layoutContradictionHandler = { _ in told += 1 }
    defer { View.layoutContradictionHandler = nil }
    text.heightAnchor.constraint(equalToConstant: 20).isActive = true
    text.heightAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(cell.systemLayoutSizeFitting(.zero).height == 30 && told == 0)
  }
}
