import ArgumentParser
import FocusInspector
import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloDisplayList
import HaloSceneGraph

/// The options for the order in which the things on a screen are seen from a distance.
struct SquintOptions: ParsableArguments {
  @Flag(
    name: .customLong("squint"),
    help: "Show the screen as it is seen from a distance, with what is seen first.")
  var isWanted = false

  @Option(
    help: ArgumentHelp(
      "Distance of the eye from the display in metres (0.1 to 100); 3 by default.",
      valueName: "m"))
  var distance: Double?

  @Option(
    help: ArgumentHelp(
      "Diagonal of the display in inches (1 to 1000); 55 for a television, otherwise 24.",
      valueName: "inches"))
  var diagonal: Double?

  @Option(
    help: ArgumentHelp(
      "Sight as Snellen's fraction (20/10 to 20/2000); 20/60 for a television, otherwise 20/20.",
      valueName: "20/n"), transform: SightArgument.init(parsing:))
  var sight: SightArgument?

  /// Checks the values, and that the command makes one picture of a screen alone.
  ///
  /// - Throws: `ValidationError` with the expected values.
  func check(_ output: OutputArgument, isAlone: Bool) throws {
    guard isWanted else {
      if distance != nil || diagonal != nil || sight != nil {
        throw ValidationError("--distance, --diagonal and --sight need --squint")
      }
      return
    }
    guard isAlone else {
      throw ValidationError("--squint cannot be combined with --all, --instruments or --models")
    }
    if let distance, !ViewingConditions.distances.contains(distance) {
      throw ValidationError("--distance takes metres from 0.1 to 100, not \(distance)")
    }
    if let diagonal, !ViewingConditions.diagonals.contains(diagonal) {
      throw ValidationError("--diagonal takes inches from 1 to 1000, not \(diagonal)")
    }
  }

  /// Returns the picture, or the places as JSON or text if the name of the output says so.
  @MainActor
  func file(
    of list: DisplayList, in window: Window, _ scale: CGFloat, for output: OutputArgument,
    _ renderer: Renderer
  ) throws -> [UInt8] {
    var conditions = ViewingConditions.usual(for: window.focusSystem?.model)
    if let distance { conditions.distance = distance }
    if let diagonal { conditions.diagonal = diagonal }
    if let sight { conditions.acuity = sight.acuity }
    let surface = try renderer.picture(of: list, scale: scale)
    let reading = SquintReading(surface, of: list, in: window, under: conditions)
    if output.path.hasSuffix(".json") {
      return Array(try JSONEncoder.pretty.encode(SquintRecord(reading))) + [0x0A]
    }
    if output.path.hasSuffix(".txt") { return Array(reading.text.utf8) }
    let style = SearchStyle(palette: window.appearance.palette, width: list.size.width)
    let picture = SquintPicture(reading, size: list.size, style: style, text: renderer.text)
    let seen = surface.seen(under: conditions, size: list.size)
    return try renderer.picture(of: picture.displayList(seen), scale: scale).png()
  }
}

/// Sight, written `20/n`.
struct SightArgument {
  /// The denominator.
  let acuity: Double

  /// Creates the sight that a text names.
  ///
  /// - Throws: `ValidationError` with the expected form.
  init(parsing text: String) throws {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "20", let acuity = Double(parts[1]),
      ViewingConditions.acuities.contains(acuity)
    else { throw ValidationError("expected 20/n, such as 20/60, with n from 10 to 2000") }
    self.acuity = acuity
  }
}

/// The order in which things are seen, as it is written to JSON.
private struct SquintRecord: Encodable {
  let verdict: String
  let focus: Int?
  let conditions: ViewingConditions
  let places: [SeenPlace]

  init(_ reading: SquintReading) {
    (verdict, focus, conditions, places) = (
      reading.verdict, reading.focus, reading.conditions, reading.places
    )
  }
}

extension SquintReading {
  /// The verdict and a line for each place, in the order in which they are seen.
  fileprivate var text: String {
    let lines = places.enumerated().map { index, place in
      let frame = [place.frame.minX, place.frame.minY, place.frame.width, place.frame.height]
        .map { "\(Int($0.rounded()))" }.joined(separator: " ")
      let mark = place.isFocused ? "*" : " "
      let strength = "\(Int((place.strength * 100).rounded())) %"
      return "\(index + 1)\(mark)\t\(strength)\t\(place.words)\t\(frame)"
    }
    return ([verdict, conditions.words, ""] + lines).joined(separator: "\n") + "\n"
  }
}
