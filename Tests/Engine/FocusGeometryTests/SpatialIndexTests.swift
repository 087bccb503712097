import Foundation
import HaloGoldenTesting
import Testing

@testable import FocusGeometry

/// A thorough run has 1,500 changes of each kind, and 3,000 rectangles at once.
struct SpatialIndexTests {
  enum Kind: CaseIterable {
    case grid, scatter, overlapping, equal, zeroSize, mixed, lines

    func rect(_ random: inout SeededGenerator) -> CGRect {
      func whole(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &random))
      }
      switch self {
      case .grid:
        return CGRect(x: whole(0...30) * 10, y: whole(0...30) * 10, width: 10, height: 10)
      case .scatter:
        return CGRect(
          x: .random(in: -500...500, using: &random), y: .random(in: -500...500, using: &random),
          width: .random(in: 0...20, using: &random), height: .random(in: 0...20, using: &random))
      case .overlapping:
        return CGRect(x: whole(0...50), y: whole(0...50), width: 100, height: 80)
      case .equal: return CGRect(x: 5, y: 5, width: 10, height: 10)
      case .zeroSize:
        return CGRect(
          x: whole(0...20), y: whole(0...20), width: whole(0...1), height: whole(0...1))
      case .mixed:
        switch Int.random(in: 0..<12, using: &random) {
        case 0: return CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
        case 1: return .infinite
        case 2: return .null
        case 3: return CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
        case 4: return CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
        case 5: return CGRect(x: 1e300, y: -1e300, width: 1e300, height: 3)
        case 6: return CGRect(x: 10, y: 10, width: -5, height: -5)
        case 7: return CGRect(x: whole(0...100), y: whole(0...100), width: 1e-9, height: 1e-9)
        default: return CGRect(x: whole(0...100), y: whole(0...100), width: 7, height: 3)
        }
      case .lines: return CGRect(x: 0, y: whole(0...2000), width: 300, height: 0)
      }
    }
  }

  /// A model of the index: a list that is searched from end to end.
  private struct Oracle {
    /// The boxes by handle; nil where there is none.
    private var boxes: [Box?] = []
    /// The handles that are in use, in any order.
    private(set) var handles: [SpatialIndex.Handle] = []

    private struct Box {
      var (minX, minY, maxX, maxY): (CGFloat, CGFloat, CGFloat, CGFloat)
      let isFound: Bool

      init(_ rect: CGRect) {
        (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        isFound = minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
      }
    }

    func holds(_ handle: SpatialIndex.Handle) -> Bool {
      handle < boxes.count && boxes[handle] != nil
    }

    mutating func set(_ handle: SpatialIndex.Handle, _ rect: CGRect) {
      while boxes.count <= handle { boxes.append(nil) }
      if boxes[handle] == nil { handles.append(handle) }
      boxes[handle] = Box(rect)
    }

    mutating func remove(_ handle: SpatialIndex.Handle) {
      boxes[handle] = nil
      handles.removeAll { $0 == handle }
    }

    func handles(intersecting query: CGRect) -> [SpatialIndex.Handle] {
      let query = Box(query)
      var found: [SpatialIndex.Handle] = []
      for (handle, box) in boxes.enumerated() {
        guard let box, box.isFound, box.minX <= query.maxX, query.minX <= box.maxX,
          box.minY <= query.maxY, query.minY <= box.maxY
        else { continue }
        found.append(handle)
      }
      return found
    }

    var bounds: [CGFloat] {
      var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
      var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)
      for case let box? in boxes where box.isFound {
        if box.minX < minX { minX = box.minX }
        if box.minY < minY { minY = box.minY }
        if box.maxX > maxX { maxX = box.maxX }
        if box.maxY > maxY { maxY = box.maxY }
      }
      return [minX, minY, maxX, maxY]
    }
  }

  private func edges(_ rect: CGRect) -> [CGFloat] { [rect.minX, rect.minY, rect.maxX, rect.maxY] }

  private func require(_ index: borrowing SpatialIndex, is oracle: Oracle, _ query: CGRect) throws {
    try #require(index.handles(intersecting: query) == oracle.handles(intersecting: query))
    try #require(index.count == oracle.handles.count)
  }

  @Test(arguments: Kind.allCases)
  func `a spatial index that changes finds the same rectangles as a full scan`(kind: Kind) throws {
    var random = SeededGenerator(seed: 1)
    var index = SpatialIndex()
    var oracle = Oracle()
    let steps = RandomCases.count(of: 1500, atLeast: 600)
    for step in 0..<steps {
      let rect = kind.rect(&random)
      let old = oracle.handles.randomElement(using: &random)
      // The index grows, then shrinks to nothing, then grows again.
      let shrinks = (steps / 3..<steps * 11 / 15).contains(step)
      switch (Int.random(in: 0..<10, using: &random), old) {
      case (0..<3, let old?):
        index.update(old, rect)
        oracle.set(old, rect)
      case (3..<9, let old?) where shrinks:
        index.remove(old)
        oracle.remove(old)
      default:
        let handle = index.insert(rect)
        try #require(!oracle.holds(handle))
        oracle.set(handle, rect)
      }
      let query =
        step % 100 == 0
        ? CGRect.infinite
        : kind.rect(&random).insetBy(dx: .random(in: -30...0, using: &random), dy: -5)
      try require(index, is: oracle, query)
      if step % 10 == 0 { try #require(index.fault == nil) }
      if kind != .mixed { try #require(edges(index.bounds) == oracle.bounds) }
    }
  }

  @Test(arguments: Kind.allCases)
  func `an index built at once finds the same rectangles as one built step by step`(kind: Kind)
    throws
  {
    var random = SeededGenerator(seed: 2)
    // The last count makes nodes on three levels.
    for count in [0, 1, 14, 15, 16, 17, 31, 200, RandomCases.count(of: 3000, atLeast: 600)] {
      let rects = (0..<count).map { _ in kind.rect(&random) }
      var packed = SpatialIndex(rects)
      var grown = SpatialIndex()
      var oracle = Oracle()
      for (index, rect) in rects.enumerated() {
        try #require(grown.insert(rect) == index)
        oracle.set(index, rect)
      }
      for _ in 0..<20 {
        let query = kind.rect(&random).insetBy(dx: -9, dy: -9)
        try require(packed, is: oracle, query)
        try require(grown, is: oracle, query)
      }
      try #require(packed.fault == nil && grown.fault == nil)
      try #require(edges(packed.bounds) == edges(grown.bounds))
      for handle in rects.indices.shuffled(using: &random).prefix(500) {
        let rect = kind.rect(&random)
        packed.update(handle, rect)
        oracle.set(handle, rect)
      }
      try require(packed, is: oracle, .infinite)
      try #require(packed.fault == nil)
    }
  }

  @Test func `an index finds rectangles at the places where many small moves put them`() throws {
    var random = SeededGenerator(seed: 3)
    var rects = (0..<400).map { _ in Kind.grid.rect(&random) }
    var index = SpatialIndex(rects)
    for _ in 0..<3000 {
      let handle = Int.random(in: rects.indices, using: &random)
      rects[handle] = rects[handle].offsetBy(dx: CGFloat.random(in: -3...3, using: &random), dy: 1)
      index.update(handle, rects[handle])
    }
    #expect(index.fault == nil)
    #expect(rects.indices.allSatisfy { edges(index.rect(of: $0))[..<2] == edges(rects[$0])[..<2] })
    var oracle = Oracle()
    for (handle, rect) in rects.enumerated() { oracle.set(handle, rect) }
    try require(index, is: oracle, CGRect(x: 50, y: 50, width: 60, height: 60))
  }

  @Test func `an index finds a rectangle that touches the query`() {
    let index = SpatialIndex([CGRect(x: 0, y: 0, width: 10, height: 10)])
    #expect(index.handles(intersecting: CGRect(x: 10, y: 10, width: 5, height: 5)) == [0])
    #expect(index.handles(intersecting: CGRect(x: 10.1, y: 0, width: 5, height: 5)).isEmpty)
  }

  @Test func `an empty query finds the rectangles at its point, and a null query finds none`() {
    let index = SpatialIndex([CGRect(x: 0, y: 0, width: 10, height: 10), .infinite])
    #expect(index.handles(intersecting: CGRect(x: 3, y: 3, width: 0, height: 0)) == [0, 1])
    #expect(index.handles(intersecting: .null).isEmpty)
    #expect(index.handles(intersecting: CGRect(x: CGFloat.nan, y: 0, width: 9, height: 9)).isEmpty)
  }

  @Test func `a null rectangle is found once it is moved to a valid place`() {
    var index = SpatialIndex([.null])
    #expect(index.bounds.isNull && index.count == 1 && index.rect(of: 0).isNull)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    index.update(0, rect)
    #expect(index.bounds == rect && index.rect(of: 0) == rect)
    index.update(0, .null)
    #expect(index.bounds.isNull && index.handles(intersecting: .infinite).isEmpty)
  }

  @Test func `the handles of removed rectangles are used again`() {
    var index = SpatialIndex([.zero, .zero])
    index.remove(0)
    #expect(index.insert(.zero) == 0 && index.insert(.zero) == 2)
  }
}
