import FocusGeometry
import Foundation
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting

@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViews
@testable import HaloViewTestSupport

/// A window full of random views that change their appearance, places and order, with and without
/// animations, while the focus moves about.
@MainActor
struct RandomScene {
  static let size = CGSize(width: 260, height: 190)
  let stage: Stage
  private var random: SeededGenerator
  /// The number of visual effect views that were made so far.
  private var panes = 0
  private var views: [View] = []
  /// A view with more subviews than one run of a view listing holds.
  private let crowd = View(frame: CGRect(x: 10, y: 60, width: 240, height: 120))
  private static let image: Image = {
    var drawing = Drawing()
    let box = CGRect(x: 0, y: 0, width: 40, height: 30)
    drawing.fill(box, with: .color(Color(hex: 0x446688)))
    drawing.fill(BezierPath(ovalIn: box.insetBy(dx: 6, dy: 4)), with: Color(hex: 0xFFCC00))
    return Image(size: box.size, isOpaque: true, drawing: drawing)
  }()

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    stage = Stage(model: seed % 2 == 0 ? .tv : .pad, size: Self.size)
    stage.root.addSubview(crowd)
    for _ in 0..<(ViewListing<View>.runLength + 30) { crowd.addSubview(makeView()) }
    for _ in 0..<20 { anyParent().addSubview(makeView()) }
    stage.frame()
  }

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &random)
  }
  private mutating func whole(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }
  private mutating func color() -> Color {
    Color(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0.2...1))
  }
  private mutating func anyView() -> View { views.randomElement(using: &random) ?? crowd }
  private mutating func anyParent() -> View {
    [stage.root, crowd, anyView(), anyView()].randomElement(using: &random) ?? crowd
  }
  private mutating func frame() -> CGRect {
    CGRect(
      x: CGFloat(whole(-10...220)), y: CGFloat(whole(-10...160)), width: CGFloat(whole(0...60)),
      height: CGFloat(whole(0...40)))
  }

  private mutating func makeView() -> View {
    let view: View
    switch whole(0...6) {
    case 6 where panes < 6:
      // Their number is limited, because each may cover all others and is made again whenever
      // anything below it changes.
      panes += 1
      view = VisualEffectView(effect: BlurEffect(style: .systemThinMaterial))
    case 0:
      let label = Label("Word \(whole(0...99))", font: .systemFont(ofSize: 12))
      label.textColor = color()
      view = label
    case 1:
      let picture = ImageView(image: Self.image)
      picture.adjustsImageWhenAncestorFocused = whole(0...1) == 0
      view = picture
    case 2, 3:
      view = Tile("tile", 0, 0)
      view.focusedScale = 1.1
      view.liftedShadow = Shadow(offsetY: 3, sigma: 4, color: Color(white: 0, alpha: 0.4))
    default:
      view = View()
      view.backgroundColor = color()
    }
    view.frame = frame()
    views.append(view)
    return view
  }

  /// Returns the seconds until the next frame.
  mutating func pause() -> TimeInterval {
    [0, 0.016, 0.016, 0.1, 0.7].randomElement(using: &random) ?? 0
  }

  /// Makes up to three changes and returns their names.
  mutating func change() -> String {
    var changes: [String] = []
    for _ in 0..<whole(0...3) {
      if whole(0...2) == 0 {
        let duration = TimeInterval(number(0.05...0.4))
        // The closure cannot change `self`, so it changes a copy.
        var copy = self
        var change = ""
        View.animate(withDuration: duration, in: stage.window) { change = copy.changeOne() }
        self = copy
        changes.append("animated \(change)")
      } else {
        changes.append(changeOne())
      }
    }
    return changes.joined(separator: ", ")
  }

  private mutating func changeOne() -> String {
    let view = anyView()
    switch whole(0...23) {
    case 0: view.center.x += number(-40...40)
    case 1: view.frame = frame()
    case 2: view.bounds.origin.y += number(-10...10)
    case 3:
      view.transform = CGAffineTransform(rotationAngle: number(-1...1)).scaledBy(x: 1.2, y: 0.8)
    case 4: view.alpha = [0, 0.4, 1].randomElement(using: &random) ?? 1
    case 5: view.backgroundColor = color()
    case 6: view.cornerRadius = number(0...12)
    case 7: view.isHidden.toggle()
    case 8: view.clipsToBounds.toggle()
    case 9: view.zPosition = CGFloat(whole(-1...1))
    case 10: view.shadow = Shadow(offsetY: 2, sigma: number(0...4), color: color())
    case 11: view.lift = CGFloat(whole(0...1))
    case 12: view.tilt = CGVector(dx: number(-1...1), dy: number(-1...1))
    case 13: view.superview?.bringSubviewToFront(view)
    case 14: anyParent().addSubview(makeView())
    case 15: view.removeFromSuperview()
    case 16: anyParent().insertSubview(view, at: whole(0...9))
    case 17: (view as? Label)?.text = "Text \(whole(0...99))"
    case 18: view.tintColor = color()
    case 19: view.overrideUserInterfaceStyle = whole(0...1) == 0 ? .dark : .light
    case 20: stage.window.appearance = [.light, .dark].randomElement(using: &random) ?? .light
    case 21:
      crowd.clipsToBounds = true
      crowd.bounds.origin.y = [-200, -90, 0, 90, 200].randomElement(using: &random) ?? 0
    case 22: view.bounds.origin.x = [-300, 0, 300].randomElement(using: &random) ?? 0
    default:
      let key = ["Right", "Left", "Up", "Down", "Tab"].randomElement(using: &random) ?? "Tab"
      try? stage.press(key)
      return key
    }
    return "\(type(of: view))"
  }
}
