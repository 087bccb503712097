import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

// The reading order of columns that have the same fields beside each other.
extension AuditSubject {
  /// The places where Tab crosses from one column to the other although both have the same captions
  /// in the same rows.
  ///
  /// A user fills in one address and then the other. The columns of a table have different
  /// captions.
  var acrossColumns: [AuditFinding] {
    let stops = graph.tabStops
    guard stops.count > 3 else { return [] }
    let captions = captions(of: stops)
    let pairs = zip(stops, stops.dropFirst()).filter { one, next in
      guard let name = captions[one], captions[next] == name else { return false }
      return frame(one).isBeside(frame(next))
    }
    // A single row may be a range with a beginning and an end.
    return zip(pairs, pairs.dropFirst()).compactMap { pair, below -> AuditFinding? in
      guard captions[pair.0] != captions[below.0], frame(pair.0).isAbove(frame(below.0)),
        frame(pair.1).isAbove(frame(below.1))
      else { return nil }
      let names = "\(captions[pair.0] ?? "") and \(captions[below.0] ?? "")"
      return AuditFinding(
        .readingOrder, .warning, items: [id(pair.1), id(pair.0)],
        keys: route(to: pair.0, then: .next),
        why:
          "Tab goes across from \(id(pair.0)) to \(id(pair.1)), but \(names) are two columns, each of "
          + "which is read to its end.")
    }
  }

  /// Returns the text of the label above each item that begins where the item does.
  private func captions(of items: [Int]) -> [Int: String] {
    let labels = views.compactMap { view -> (text: String, frame: CGRect)? in
      guard let label = view as? Label, !label.text.isEmpty else { return nil }
      return (label.text, label.convert(label.bounds, to: window))
    }
    let index = SpatialIndex(labels.map(\.frame))
    var captions: [Int: String] = [:]
    for item in items {
      let place = frame(item)
      let above = CGRect(
        x: place.minX, y: place.minY - Self.captionReach, width: place.width,
        height: Self.captionReach)
      var nearest: (text: String, bottom: CGFloat)?
      index.forEach(intersecting: above) { handle in
        let label = labels[handle]
        let begins =
          system.layoutDirection == .leftToRight
          ? label.frame.minX - place.minX : place.maxX - label.frame.maxX
        guard abs(begins) <= Self.captionSlack, label.frame.maxY <= place.minY + 1,
          label.frame.maxY > nearest?.bottom ?? -.infinity
        else { return }
        nearest = (label.text, label.frame.maxY)
      }
      captions[item] = nearest?.text
    }
    return captions
  }

  /// The search distance above an item, in points.
  private static let captionReach: CGFloat = 24
  /// The points by which the beginnings of a caption and its item may differ.
  private static let captionSlack: CGFloat = 8
}

extension CGRect {
  /// Returns whether the two are in the same row, one beside the other.
  fileprivate func isBeside(_ other: CGRect) -> Bool {
    min(maxY, other.maxY) - max(minY, other.minY) > min(height, other.height) / 2
      && (maxX <= other.minX || other.maxX <= minX)
  }

  /// Returns whether the other is below in the same column.
  fileprivate func isAbove(_ other: CGRect) -> Bool {
    maxY <= other.minY && min(maxX, other.maxX) - max(minX, other.minX) > width / 2
  }
}
