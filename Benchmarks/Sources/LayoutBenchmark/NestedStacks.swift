import Foundation
import HaloSceneGraph

/// Rows in columns in rows, ten in each, of views with content, placed by the constraints that
/// stack views use.
@MainActor
final class NestedStacks {
  private final class Leaf: View {
    let content: CGSize

    init(_ number: Int) {
      content = CGSize(width: CGFloat(20 + number % 7 * 5), height: CGFloat(10 + number % 5 * 3))
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    override var intrinsicContentSize: CGSize { content }
  }

  let root = View(frame: CGRect(x: 0, y: 0, width: 10_000, height: 10_000))
  private(set) var views = 0
  private(set) var constraints = 0
  /// The constraint whose constant moves all later views.
  private(set) var first: LayoutConstraint?

  /// Creates nested stacks.
  ///
  /// - Parameter depth: the number of levels of stacks, with ten views in each stack.
  init(depth: Int) {
    let outer = stack(depth: depth, isRow: true)
    root.addSubview(outer)
    activate([
      outer.leftAnchor.constraint(equalTo: root.leftAnchor),
      outer.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  private func activate(_ new: [LayoutConstraint]) {
    LayoutConstraint.activate(new)
    constraints += new.count
  }

  private func stack(depth: Int, isRow: Bool) -> View {
    views += 1
    guard depth > 0 else { return Leaf(views) }
    let stack = View()
    stack.translatesAutoresizingMaskIntoConstraints = false
    var last: View?
    for _ in 0..<10 {
      let view = self.stack(depth: depth - 1, isRow: !isRow)
      stack.addSubview(view)
      let spacing: CGFloat = last == nil ? 0 : 4
      let start: LayoutConstraint
      if isRow {
        start = view.leftAnchor.constraint(
          equalTo: last?.rightAnchor ?? stack.leftAnchor, constant: spacing)
        activate([
          start, view.topAnchor.constraint(equalTo: stack.topAnchor),
          view.bottomAnchor.constraint(lessThanOrEqualTo: stack.bottomAnchor),
        ])
      } else {
        start = view.topAnchor.constraint(
          equalTo: last?.bottomAnchor ?? stack.topAnchor, constant: spacing)
        activate([
          start, view.leftAnchor.constraint(equalTo: stack.leftAnchor),
          view.rightAnchor.constraint(lessThanOrEqualTo: stack.rightAnchor),
        ])
      }
      if first == nil, last != nil { first = start }
      last = view
    }
    guard let last else { return stack }
    activate([
      isRow
        ? stack.rightAnchor.constraint(equalTo: last.rightAnchor)
        : stack.bottomAnchor.constraint(equalTo: last.bottomAnchor)
    ])
    // This makes the stack as small as its contents.
    let small =
      isRow
      ? stack.heightAnchor.constraint(equalToConstant: 0)
      : stack.widthAnchor.constraint(equalToConstant: 0)
    small.priority = LayoutPriority(51)
    activate([small])
    return stack
  }
}
