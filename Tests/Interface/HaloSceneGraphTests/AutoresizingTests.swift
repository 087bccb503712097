import Foundation
import Testing

@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Autoresizing masks, as Apple's documentation of `UIView.AutoresizingMask` describes them.
@MainActor
struct AutoresizingTests {
  private let host = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func add(_ frame: CGRect, _ mask: View.AutoresizingMask) -> View {
    let view = View(frame: frame)
    view.autoresizingMask = mask
    host.addSubview(view)
    return view
  }

  @Test func `flexible margins and sizes share a change of the superview in proportion to length`()
  {
    let rect = CGRect(x: 20, y: 10, width: 60, height: 20)
    let fixed = add(rect, [])
    let filling = add(rect, [.flexibleWidth, .flexibleHeight])
    let right = add(rect, [.flexibleLeftMargin, .flexibleTopMargin])
    let shared = add(rect, [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    let centred = add(
      CGRect(x: 40, y: 40, width: 20, height: 20),
      [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin])
    host.frame.size = CGSize(width: 200, height: 150)
    #expect(fixed.frame == rect)
    #expect(filling.frame == CGRect(x: 20, y: 10, width: 160, height: 70))
    #expect(right.frame == CGRect(x: 120, y: 60, width: 60, height: 20))
    #expect(shared.frame == CGRect(x: 40, y: 10, width: 120, height: 20))
    #expect(centred.frame == CGRect(x: 90, y: 65, width: 20, height: 20))
    host.frame.size = CGSize(width: 100, height: 100)
    #expect(filling.frame == rect && right.frame == rect && shared.frame == rect)
  }

  @Test func `flexible parts of length zero share a change of the superview equally`() {
    host.frame.size = .zero
    let view = add(.zero, [.flexibleWidth, .flexibleRightMargin])
    host.frame.size = CGSize(width: 100, height: 40)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 0))
  }

  @Test func `a mask works only in views placed by frames whose superview resizes its subviews`() {
    let view = add(host.bounds, [.flexibleWidth])
    host.autoresizesSubviews = false
    host.frame.size.width = 200
    #expect(view.frame.width == 100)
    host.autoresizesSubviews = true
    view.translatesAutoresizingMaskIntoConstraints = false
    host.frame.size.width = 300
    #expect(view.frame.width == 100)
  }

  @Test func `constraints follow a view that its mask resizes in a superview with constraints`() {
    let (inner, follower) = (add(host.bounds, [.flexibleWidth]), View())
    follower.translatesAutoresizingMaskIntoConstraints = false
    host.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(follower)
    let stage = Stage(host)
    let width = host.widthAnchor.constraint(equalToConstant: 250)
    LayoutConstraint.activate([
      width, follower.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: 10),
      follower.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: -10),
    ])
    stage.frame()
    #expect(inner.frame.width == 250 && follower.frame.width == 230)
    width.constant = 300
    stage.frame()
    #expect(follower.frame.width == 280)
  }

  @Test func `a fitting size respects the constraints in a subview that fills by its mask`() {
    let content = add(host.bounds, [.flexibleWidth, .flexibleHeight])
    let box = View()
    box.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(box)
    LayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 30),
      box.heightAnchor.constraint(equalToConstant: 40),
      box.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 4),
      box.rightAnchor.constraint(equalTo: content.rightAnchor, constant: -4),
      box.topAnchor.constraint(equalTo: content.topAnchor),
      box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
    #expect(host.systemLayoutSizeFitting(.zero) == CGSize(width: 38, height: 40))
    #expect(content.frame.width == 100)
  }
}
