import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloDisplayList
import HaloSceneGraph

/// A still of the user's beside the screen: the measures of its focused card, and the same measures
/// of the item that is focused on the screen.
@MainActor
final class LoupeStill {
  private unowned let bench: Bench
  /// The paths as they are written in the fields.
  private var path: String
  private var restPath = ""
  /// The picture of the still; nil before one was read.
  private var picture: Bitmap?
  /// The measures of its focused card, or the reason why there are none.
  private var outcome: Result<StillReading, any Error>?
  /// The part of the still around the card that was found, small enough for the panel.
  private var part: Bitmap?
  /// Pixels per point of the still; nil for the usual number.
  private var scale: Double?
  private var isRead = false

  private static let scales: [Double?] = [nil, 0.5, 1, 1.5, 2, 3, 4]
  /// The space around the card that the panel shows, as a share of its longer side.
  private static let margin = 0.25

  init(_ bench: Bench) {
    self.bench = bench
    path = bench.stillPath ?? ""
  }

  // MARK: Reading

  private func read() {
    isRead = true
    (picture, outcome, part) = (nil, nil, nil)
    bench.setNeedsPanel()
    guard !path.isEmpty else { return }
    do {
      let picture = try Bitmap(png: path)
      self.picture = picture
      let rest = restPath.isEmpty ? nil : try Bitmap(png: restPath)
      let reading = try reading(of: picture, rest: rest)
      outcome = .success(reading)
      part = part(of: picture, around: reading)
    } catch {
      outcome = .failure(error)
    }
  }

  private func reading(of picture: Bitmap, rest: Bitmap?) throws -> StillReading {
    guard let pixels = StillPixels(picture) else { throw StillError.noCards }
    let scale = shownScale(of: picture)
    let reader = StillReader(pixels, scale: scale)
    guard let rest, let restPixels = StillPixels(rest) else { return try reader.reading() }
    return try reader.reading(atRest: StillReader(restPixels, scale: scale))
  }

  private func shownScale(of picture: Bitmap) -> Double {
    scale
      ?? StillReader.usualScale(
        width: picture.width, height: picture.height, screen: bench.place.screen)
  }

  private func nextScale(_ step: Int) {
    scale = Self.scales.after(scale, step)
    read()
  }

  // MARK: Lines

  /// Whether a still is read and compared.
  var isShown: Bool { outcome != nil }

  /// Returns the fields for the files, and the measures beside those of the frame that is shown.
  func lines(beside list: DisplayList) -> [PanelLine] {
    if !isRead, !path.isEmpty { read() }
    var lines: [PanelLine] = [.heading("Beside a still")]
    // The measures come first, because they would be out of sight below the still.
    if case .success(let reading) = outcome {
      lines += facts(of: reading, beside: StillReading(of: bench.screen, showing: list))
    }
    lines += [
      .field(
        PanelField(
          id: "still", placeholder: "Path of a PNG file, then Return", text: path,
          change: { [weak self] in self?.path = $0 }, done: { [weak self] in self?.read() })),
      .field(
        PanelField(
          id: "still-rest", placeholder: "The same without focus, if you have it", text: restPath,
          change: { [weak self] in self?.restPath = $0 }, done: { [weak self] in self?.read() })),
    ]
    guard let outcome else {
      lines.append(
        .text(
          "A screenshot of another device: its focused card is found, measured, and compared with "
            + "the one on this screen.", .quiet))
      return lines
    }
    if let picture {
      lines.append(
        .row(
          PanelRow(
            id: "still-scale", title: "Its pixels per point",
            value: StillComparison.words(shownScale(of: picture), ""), isOn: scale != nil,
            adjust: { [weak self] in self?.nextScale($0) })))
    }
    switch outcome {
    case .failure(let error): lines.append(.text("\(error)", .alert))
    case .success: if let part { lines.append(.picture(part)) }
    }
    return lines
  }

  private func facts(of still: StillReading, beside shown: StillReading?) -> [PanelLine] {
    let comparison = StillComparison(still, halo: shown)
    let source =
      still.neighbours == 0
      ? "Measured against the other still."
      : "Measured against \(still.neighbours) cards beside it."
    var lines: [PanelLine] = [.text(source, .quiet)]
    lines += comparison.rows.compactMap { row in
      guard row.still != nil || row.halo != nil else { return nil }
      let values = [row.still, row.halo].map { StillComparison.words($0, row.unit) }
      guard shown != nil else { return .fact(row.name.capitalizedFirst, values[0]) }
      let difference = row.difference.map {
        ", " + ($0 == 0 ? "the same" : StillComparison.words($0, row.unit, signed: true))
      }
      return .fact(
        row.name.capitalizedFirst, "\(values[0]), here \(values[1])\(difference ?? "")",
        row.difference == 0 ? .good : .plain)
    }
    if shown == nil {
      lines.append(.text("Nothing is focused on this screen, so nothing is compared.", .quiet))
    }
    let colors = [still.ring?.color, shown?.ring?.color]
    if colors.contains(where: { $0 != nil }) {
      lines.append(
        .fact("Ring, colour", "\(colors[0] ?? "none"), here \(colors[1] ?? "none")"))
    }
    return lines
  }

  /// The part of the still around the card that was found, reduced to the width of the panel.
  private func part(of picture: Bitmap, around reading: StillReading) -> Bitmap? {
    let scale = shownScale(of: picture)
    let frame = reading.frame
    let space = max(frame.width, frame.height) * Self.margin
    let left = max(0, Int((frame.x - space) * scale))
    let top = max(0, Int((frame.y - space) * scale))
    let right = min(picture.width, Int((frame.x + frame.width + space) * scale))
    let bottom = min(picture.height, Int((frame.y + frame.height + space) * scale))
    let room = Int(PanelPictureView.pictureWidth(for: PanelStyle.width) * bench.place.scale)
    let factor = max(1, (right - left + room - 1) / max(1, room))
    let (width, height) = ((right - left) / factor, (bottom - top) / factor)
    guard width > 0, height > 0 else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        // The mean of the pixels that become one.
        var sums: (UInt32, UInt32, UInt32) = (0, 0, 0)
        for j in 0..<factor {
          for i in 0..<factor {
            let place = (top + y * factor + j) * picture.width + left + x * factor + i
            let color = picture.pixels[place]
            sums.0 += color >> 16 & 0xFF
            sums.1 += color >> 8 & 0xFF
            sums.2 += color & 0xFF
          }
        }
        let count = UInt32(factor * factor)
        let (red, green, blue) = (sums.0 / count, sums.1 / count, sums.2 / count)
        pixels.append(0xFF00_0000 | red << 16 | green << 8 | blue)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

extension String {
  /// The text with a capital letter at its beginning.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
