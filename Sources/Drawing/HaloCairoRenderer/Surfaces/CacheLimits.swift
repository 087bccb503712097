/// How much memory each kind of pixels may keep between frames, by the size of what is drawn on.
///
/// What a window shows costs in proportion to its pixels, and so does what it will show next: a
/// small window never grows to what a large one needs.
struct CacheLimits: Equatable {
  /// Bytes of one picture as large as the surface that is drawn on.
  var surfaceBytes: Int
  /// Bytes of texts that are kept whatever the size of the surface.
  var leastTexts = 0

  init(width: Int, height: Int) { surfaceBytes = max(1, width) * max(1, height) * 4 }

  /// Images and gradients, each at rest and at its focused size.
  var pictures: Int { surfaces(16, atLeast: 32, atMost: 320) }
  /// Of pictures, of texts and of shadows each that nothing on the screen needs any more, such as
  /// those of a scene that was left a moment ago.
  var unneeded: Int { surfaces(1, atLeast: 4, atMost: 24) }
  var texts: Int { max(leastTexts, surfaces(4, atLeast: 8, atMost: 64)) }
  /// Each at four sizes between rest and focus.
  var shadows: Int { surfaces(3, atLeast: 12, atMost: 48) }
  var blurs: Int { surfaces(1, atLeast: 4, atMost: 16) }
  var masks: Int { surfaces(2, atLeast: 6, atMost: 48) }
  /// Layers in perspective.
  var layers: Int { surfaces(6, atLeast: 16, atMost: 96) }
  /// For masks that have been used only once, which most masks of an animation are.
  var masksOnProbation: Int { 1 << 20 }

  /// Bytes of so many surfaces, within bounds in MiB.
  private func surfaces(_ count: Int, atLeast least: Int, atMost most: Int) -> Int {
    min(max(count * surfaceBytes, least << 20), most << 20)
  }
}
