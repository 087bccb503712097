import FocusGeometry
import Foundation
import HaloGoldenTesting

@testable import FocusEngine

/// A random hierarchy of everything that a search has to handle: groups, clips, lists, covers,
/// guides, rotated and scaled content, hidden and disabled branches, items inside items.
///
/// The scene is a value, so that it can be built in several ways.
struct NestedScene {
  enum Kind: Hashable {
    case item, plain, clip, cover, transparentCover
    case scroll(content: CGSize, offset: CGPoint)
  }

  struct Node {
    var name: String
    var kind: Kind
    var frame: CGRect
    var state: FocusItemState = []
    var transform = CGAffineTransform.identity
    var children: [Node] = []
    var guides: [(name: String, frame: CGRect, isEnabled: Bool, targets: [String])] = []
    /// The item inside to which focus is redirected.
    var preferred: String?
    var group: String?
  }

  static let size = CGSize(width: 600, height: 600)
  var nodes: [Node] = []
  private var items: [String] = []
  private var count = 0
  private let mayOverlap: Bool

  /// Creates a random scene; without `mayOverlap`, siblings are apart and inside their parents, and
  /// nothing is rotated.
  init(random: inout SeededGenerator, mayOverlap: Bool = true) {
    self.mayOverlap = mayOverlap
    nodes = makeNodes(in: Self.size, depth: 0, random: &random)
  }

  // MARK: Making

  private mutating func name(_ kind: String) -> String {
    count += 1
    return "\(kind) \(count)"
  }

  private mutating func makeNodes(
    in size: CGSize, depth: Int, random: inout SeededGenerator
  ) -> [Node] {
    var nodes: [Node] = []
    let wanted =
      depth == 0 ? Int.random(in: 3...8, using: &random) : Int.random(in: 1...4, using: &random)
    for _ in 0..<30 where nodes.count < wanted && items.count < 14 {
      let frame = Self.frame(in: size, depth: depth, mayLeave: mayOverlap, random: &random)
      guard mayOverlap || !nodes.contains(where: { $0.frame.intersects(frame) }) else { continue }
      nodes.append(makeNode(frame, depth: depth, random: &random))
    }
    return nodes
  }

  /// A frame on a coarse grid, so that ties and touching edges are common.
  private static func frame(
    in size: CGSize, depth: Int, mayLeave: Bool, random: inout SeededGenerator
  ) -> CGRect {
    let side = depth == 0 ? 5...24 : 2...8
    let width = min(10 * Int.random(in: side, using: &random), Int(size.width))
    let height = min(10 * Int.random(in: side, using: &random), Int(size.height))
    let slack = mayLeave ? 4 : 0
    let columns = (Int(size.width) - width) / 10
    let rows = (Int(size.height) - height) / 10
    return CGRect(
      x: 10 * Int.random(in: -slack...(columns + slack), using: &random),
      y: 10 * Int.random(in: -slack...(rows + slack), using: &random), width: width,
      height: height)
  }

  private mutating func makeNode(
    _ frame: CGRect, depth: Int, random: inout SeededGenerator
  ) -> Node {
    let choice = Int.random(in: 0..<(depth < 3 ? 20 : 8), using: &random)
    switch choice {
    case 0...5: return leaf("item", .item, frame, &random)
    case 6: return leaf("cover", mayOverlap ? .cover : .item, frame, &random)
    case 7: return leaf("glass", mayOverlap ? .transparentCover : .item, frame, &random)
    case 8, 9:
      var node = Node(name: name("item"), kind: .item, frame: frame)
      items.append(node.name)
      node.children = makeNodes(in: frame.size, depth: depth + 1, random: &random)
      if Int.random(in: 0..<3, using: &random) == 0 { node.preferred = node.children.first?.name }
      return node
    case 10...13:
      let extra = [
        CGSize(width: 0, height: 300), CGSize(width: 300, height: 0),
        CGSize(width: 200, height: 200),
      ]
      let more = extra.randomElement(using: &random) ?? .zero
      let content = CGSize(width: frame.width + more.width, height: frame.height + more.height)
      let offset = CGPoint(
        x: 10 * Int.random(in: 0...Int(more.width / 10), using: &random),
        y: 10 * Int.random(in: 0...Int(more.height / 10), using: &random))
      var node = Node(
        name: name("list"), kind: .scroll(content: content, offset: offset), frame: frame)
      fill(&node, content, depth, &random)
      return node
    default:
      var node = Node(
        name: name("box"), kind: choice < 16 ? .clip : .plain, frame: frame)
      if mayOverlap, choice >= 18 {
        node.transform =
          [
            CGAffineTransform(scaleX: 0.5, y: 2), CGAffineTransform(rotationAngle: 0.3),
            CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 0, y: -frame.width),
          ].randomElement(using: &random) ?? .identity
      }
      fill(&node, frame.size, depth, &random)
      return node
    }
  }

  private mutating func leaf(
    _ kind: String, _ is: Kind, _ frame: CGRect, _ random: inout SeededGenerator
  ) -> Node {
    var node = Node(name: name(kind), kind: `is`, frame: frame)
    if `is` == .item { items.append(node.name) }
    if Int.random(in: 0..<10, using: &random) == 0 {
      let states: [FocusItemState] = [.hidden, .alphaZero, .interactionDisabled, .disabled]
      node.state = states.randomElement(using: &random) ?? []
    }
    return node
  }

  private mutating func fill(
    _ node: inout Node, _ size: CGSize, _ depth: Int, _ random: inout SeededGenerator
  ) {
    node.children = makeNodes(in: size, depth: depth + 1, random: &random)
    if Int.random(in: 0..<12, using: &random) == 0 {
      node.state = [.hidden, .alphaZero, .interactionDisabled].randomElement(using: &random) ?? []
    }
    if Int.random(in: 0..<4, using: &random) == 0 { node.group = node.name }
    guard mayOverlap, Int.random(in: 0..<3, using: &random) == 0 else { return }
    let targets = (0..<2).compactMap { _ in items.randomElement(using: &random) }
    node.guides.append(
      (
        name("guide"), Self.frame(in: size, depth: depth + 1, mayLeave: true, random: &random),
        Int.random(in: 0..<5, using: &random) > 0, targets
      ))
  }

  // MARK: Changing

  /// Returns the scene with each node changed, children first; the closure also gets the size of
  /// the content that contains the node.
  func mapped(_ change: (Node, CGSize) -> Node) -> NestedScene {
    func map(_ node: Node, _ size: CGSize) -> Node {
      var node = node
      node.children = node.children.map { map($0, Self.content(of: node)) }
      return change(node, size)
    }
    var scene = self
    scene.nodes = nodes.map { map($0, Self.size) }
    return scene
  }

  static func content(of node: Node) -> CGSize {
    if case .scroll(let content, _) = node.kind { content } else { node.frame.size }
  }

  /// The mirrored scene; only for scenes without rotation.
  var mirrored: NestedScene {
    mapped { node, size in
      var node = node
      node.frame.origin.x = size.width - node.frame.maxX
      if case .scroll(let content, let offset) = node.kind {
        let end = content.width - node.frame.width
        node.kind = .scroll(content: content, offset: CGPoint(x: end - offset.x, y: offset.y))
      }
      return node
    }
  }

  /// The scene with siblings in another order; only for scenes in which they are apart.
  func shuffled(using random: inout SeededGenerator) -> NestedScene {
    var generator = random
    defer { random = generator }
    var scene = mapped { node, _ in
      var node = node
      node.children.shuffle(using: &generator)
      return node
    }
    scene.nodes.shuffle(using: &generator)
    return scene
  }

  // MARK: Building

  /// The scene with its corner at `origin`; strict containers return only the requested items.
  @MainActor
  func root(
    model: FocusModel, direction: LayoutDirection = .leftToRight, origin: CGPoint = .zero,
    isStrict: Bool = false
  ) -> StubRoot {
    let root = StubRoot(
      size: CGSize(width: Self.size.width + origin.x, height: Self.size.height + origin.y),
      model: model)
    root.isStrict = isStrict
    root.focusSystem?.layoutDirection = direction
    var built: [String: StubItem] = [:]
    for node in nodes {
      var node = node
      node.frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
      Self.build(node, in: root, &built)
    }
    func connect(_ node: Node) {
      guard let stub = built[node.name] else { return }
      stub.preferred = node.preferred.flatMap { built[$0] }.map { [$0] } ?? []
      for guide in node.guides {
        let stubGuide = StubGuide(
          guide.name, guide.frame, to: guide.targets.compactMap { built[$0] })
        stubGuide.isEnabled = guide.isEnabled
        stub.guides.append(stubGuide)
      }
      node.children.forEach(connect)
    }
    nodes.forEach(connect)
    return root
  }

  @MainActor
  private static func build(_ node: Node, in parent: StubNode, _ built: inout [String: StubItem]) {
    let stub: StubItem
    if case .scroll(let content, let offset) = node.kind {
      let scroll = StubScroll(node.name, node.frame, content: content)
      scroll.contentOffset = offset
      stub = scroll
    } else {
      stub = StubItem(node.name, node.frame)
    }
    stub.canBecomeFocused = node.kind == .item && !node.state.contains(.disabled)
    stub.isTransparentFocusItem = node.kind == .transparentCover
    stub.clips = node.kind == .clip
    stub.state = node.state
    stub.transform = node.transform
    stub.group = node.group
    stub.isStrict = parent.isStrict
    built[node.name] = parent.add(stub)
    for child in node.children { build(child, in: stub, &built) }
  }
}

/// All descendants of a node, parents first.
extension StubNode {
  var descendants: [StubItem] { children.flatMap { [$0] + $0.descendants } }
}

extension FocusHeading {
  static let directional =
    straight + [[.up, .left], [.up, .right], [.down, .left], [.down, .right]]
}

extension FocusModel {
  /// Returns a model whose arrows search everywhere with the strategy.
  static func geometric(_ strategy: FocusStrategy) -> FocusModel {
    var model = FocusModel.tv
    model.strategy = strategy
    return model
  }
}

extension FocusSystem {
  /// The results of movements from `item`, searched with `detail`; environments are not asked.
  func outcomes(
    from item: any FocusItem, _ headings: [FocusHeading], _ detail: ExplanationDetail
  ) -> [String?] {
    guard let hierarchy else { return [] }
    let entry =
      detail == .complete
      ? hierarchy.completeMap().entry(for: item) : hierarchy.entry(for: item)
    guard let entry else { return [] }
    return headings.map { heading in
      var explanation = FocusExplanation(trigger: .movement, heading: heading, from: nil)
      return FocusMovement(
        hierarchy: hierarchy, model: model, direction: layoutDirection, heading: heading,
        origin: .init(entry), anchor: AnchorBand(), remembered: .init(), entrance: nil,
        detail: detail
      ).target(&explanation)?.item.focusDebugLabel
    }
  }
}
