import Foundation
import HaloSceneGraph

/// The groups of one section, one behind the other, from 0 along their axis.
///
/// Groups of which nothing was measured are alike, and computed; only one with a measured item is
/// kept by itself.
struct SectionArrangement {
  /// Groups that are alike.
  struct Stretch {
    /// Of the first group.
    let firstItem: Int
    let start: CGFloat
    /// From the first group to the end of the last one.
    let end: CGFloat
    /// Items of all its groups.
    let items: Range<Int>
    let template: GroupTemplate
    /// From a group to the next.
    let pitch: CGFloat

    var perGroup: Int { template.items.count }
  }

  let stretches: [Stretch]
  let axis: LayoutAxis
  /// Along the axis.
  let length: CGFloat
  /// The most that a group takes across the axis.
  let across: CGFloat

  /// - Parameters:
  ///   - section: whose group is repeated.
  ///   - count: of the items.
  ///   - first: the number of the first item among all of the list.
  ///   - container: the room less the insets.
  ///   - axis: along which groups are repeated.
  ///   - measured: what cells have asked for.
  @MainActor
  init(
    of section: CollectionLayoutSection, count: Int, first: Int, container: CGSize,
    along axis: LayoutAxis, measured: MeasuredSizes
  ) {
    self.axis = axis
    var stretches: [Stretch] = []
    var start: CGFloat = 0
    var item = 0
    func append(_ template: GroupTemplate, items: Range<Int>) {
      let length = axis.length(of: template.size)
      let pitch = length + section.interGroupSpacing
      let groups = (items.count + template.items.count - 1) / template.items.count
      let first = stretches.isEmpty ? 0 : start + section.interGroupSpacing
      start = first + CGFloat(groups - 1) * pitch + length
      stretches.append(
        Stretch(
          firstItem: items.lowerBound, start: first, end: start, items: items, template: template,
          pitch: pitch))
    }
    var known = measured.numbers(in: first..<first + count).makeIterator()
    var nextKnown = known.next()
    var base: GroupTemplate?
    if count > 0 {
      var builder = GroupBuilder(limit: .max) { _ in nil }
      base = builder.build(section.group, in: container)
    }
    while item < count, let template = base {
      while let number = nextKnown, number < first + item { nextKnown = known.next() }
      let free = (nextKnown.map { $0 - first } ?? count) - item
      // A last group that is not full has the places of a full one, unless its cells decide them.
      let isLast = nextKnown == nil && !template.isFitted
      let groups = free / template.items.count + (isLast && free % template.items.count > 0 ? 1 : 0)
      if groups > 0 {
        let end = min(count, item + groups * template.items.count)
        append(template, items: item..<end)
        item = end
        continue
      }
      let at = item
      var builder = GroupBuilder(
        limit: count - item, gapOfLineBefore: stretches.last?.template.gap
      ) { measured[first + at + $0] }
      guard let group = builder.build(section.group, in: container), !group.items.isEmpty else {
        break
      }
      append(group, items: item..<min(count, item + group.items.count))
      item += group.items.count
    }
    self.stretches = stretches
    length = start
    across = stretches.map { axis.across.length(of: $0.template.size) }.max() ?? 0
  }

  /// Which stretch holds an item; the last one that begins no later.
  private func stretch(of item: Int) -> Stretch? {
    let behind = stretches.firstPlace(past: { $0.firstItem > item })
    return behind > 0 ? stretches[behind - 1] : nil
  }

  /// Null for what the section has no place for.
  func frame(of item: Int) -> CGRect {
    guard let stretch = stretch(of: item), stretch.items.contains(item) else { return .null }
    let (group, leaf) = (item - stretch.firstItem).quotientAndRemainder(
      dividingBy: stretch.perGroup)
    let origin = axis.point(stretch.start + CGFloat(group) * stretch.pitch, across: 0)
    return stretch.template.items[leaf].offsetBy(dx: origin.x, dy: origin.y)
  }

  func fitting(of item: Int) -> FittingAxes {
    guard let stretch = stretch(of: item), stretch.items.contains(item) else { return [] }
    return stretch.template.fitting[(item - stretch.firstItem) % stretch.perGroup]
  }

  /// Where the group of an item begins, and how long it is.
  func group(of item: Int) -> (start: CGFloat, length: CGFloat)? {
    guard let stretch = stretch(of: item), stretch.items.contains(item) else { return nil }
    let group = (item - stretch.firstItem) / stretch.perGroup
    return (
      stretch.start + CGFloat(group) * stretch.pitch, axis.length(of: stretch.template.size)
    )
  }

  /// Goes through runs of items that meet `rect`, in order, until `body` returns false.
  ///
  /// O(log s + k), for s stretches and k runs.
  ///
  /// - Returns: whether it went through all.
  func forEachRun(in rect: CGRect, _ body: (Range<Int>) -> Bool) -> Bool {
    let (from, to) = (axis.start(of: rect), axis.end(of: rect))
    for stretch in stretches[stretches.firstPlace(past: { $0.end >= from })...] {
      guard stretch.start <= to else { break }
      guard forEachRun(in: rect, of: stretch, body) else { return false }
    }
    return true
  }

  private func forEachRun(
    in rect: CGRect, of stretch: Stretch, _ body: (Range<Int>) -> Bool
  ) -> Bool {
    let length = axis.length(of: stretch.template.size)
    let groups = (stretch.items.count + stretch.perGroup - 1) / stretch.perGroup
    func clamped(_ place: CGFloat) -> Int { Int(max(0, min(CGFloat(groups - 1), place))) }
    var (first, last) = (0, groups - 1)
    if stretch.pitch > 0 {
      let from = (axis.start(of: rect) - stretch.start - length) / stretch.pitch
      let to = (axis.end(of: rect) - stretch.start) / stretch.pitch
      first = clamped(from.rounded(.up))
      last = clamped(to.rounded(.down))
    }
    guard first <= last else { return true }
    if stretch.perGroup == 1 {
      let only = stretch.template.items[0]
      let (low, high) = (axis.across.start(of: only), axis.across.end(of: only))
      guard low <= axis.across.end(of: rect), axis.across.start(of: rect) <= high else {
        return true
      }
      return body(stretch.firstItem + first..<stretch.firstItem + last + 1)
    }
    for group in first...last {
      let origin = axis.point(stretch.start + CGFloat(group) * stretch.pitch, across: 0)
      let local = rect.offsetBy(dx: -origin.x, dy: -origin.y)
      let firstItem = stretch.firstItem + group * stretch.perGroup
      let count = min(stretch.perGroup, stretch.items.upperBound - firstItem)
      var run: Int?
      for leaf in 0...count {
        let isMet = leaf < count && stretch.template.items[leaf].touches(local)
        if isMet {
          if run == nil { run = leaf }
        } else if let start = run {
          guard body(firstItem + start..<firstItem + leaf) else { return false }
          run = nil
        }
      }
    }
    return true
  }
}

extension CGRect {
  /// Whether the two share at least an edge.
  func touches(_ other: CGRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
