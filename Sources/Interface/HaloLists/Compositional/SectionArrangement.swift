import Foundation
import HaloSceneGraph

/// The groups of one section, one after the other, starting at 0 along their axis.
///
/// Groups without a measured item are alike and computed from one template; only a group with a
/// measured item has a template of its own.
struct SectionArrangement {
  /// A run of groups that are alike.
  struct Stretch {
    /// The index of the first item of the first group.
    let firstItem: Int
    let start: CGFloat
    /// The end of the last group.
    let end: CGFloat
    /// The items of all groups of the run.
    let items: Range<Int>
    let template: GroupTemplate
    /// The distance from the start of one group to the next.
    let pitch: CGFloat

    var perGroup: Int { template.items.count }
  }

  let stretches: [Stretch]
  let axis: LayoutAxis
  /// The length of all groups along the axis.
  let length: CGFloat
  /// The largest extent of a group across the axis.
  let across: CGFloat

  /// Computes the groups of a section.
  ///
  /// - Parameters:
  ///   - section: The section whose group is repeated.
  ///   - count: The number of items of the section.
  ///   - first: The number of its first item among all items of the list.
  ///   - container: The size of the list less the insets of the section.
  ///   - axis: The axis along which groups repeat.
  ///   - measured: The sizes that cells have asked for.
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
      // A last group that is not full uses the frames of a full one, unless its cells determine
      // them.
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

  /// Returns the last run that begins at or before an item; nil if there is none.
  private func stretch(of item: Int) -> Stretch? {
    let behind = stretches.firstPlace(past: { $0.firstItem > item })
    return behind > 0 ? stretches[behind - 1] : nil
  }

  /// Returns the frame of an item; a null rectangle if the section has no place for it.
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

  /// Returns the start and the length of the group of an item; nil if the item has no place.
  func group(of item: Int) -> (start: CGFloat, length: CGFloat)? {
    guard let stretch = stretch(of: item), stretch.items.contains(item) else { return nil }
    let group = (item - stretch.firstItem) / stretch.perGroup
    return (
      stretch.start + CGFloat(group) * stretch.pitch, axis.length(of: stretch.template.size)
    )
  }

  /// Calls `body` with the runs of items that intersect `rect`, in order, until it returns false.
  ///
  /// O(log s + k), for s runs of groups and k runs of items.
  ///
  /// - Returns: Whether all runs were visited.
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
  /// Whether the two rectangles share at least an edge.
  func touches(_ other: CGRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
