/// The memory that each cache may keep between frames, by the size of the surface.
///
/// Both what a window shows and what it will show next cost memory in proportion to its pixels, so
/// a small window never keeps as much as a large one.
struct CacheLimits: Equatable {
  /// The bytes of one picture as large as the surface.
  var surfaceBytes: Int
  /// The bytes of texts that are kept for any size of surface.
  var leastTexts = 0

  init(width: Int, height: Int) { surfaceBytes = max(1, width) * max(1, height) * 4 }

  /// The bytes of images and gradients, each at its unfocused and its focused size.
  var pictures: Int { surfaces(16, atLeast: 32, atMost: 320) }
  /// The bytes of pictures, of texts and of shadows each that the screen no longer needs, such as
  /// those of a scene that was just left.
  var unneeded: Int { surfaces(1, atLeast: 4, atMost: 24) }
  var texts: Int { max(leastTexts, surfaces(4, atLeast: 8, atMost: 64)) }
  /// The bytes of shadows, each at four sizes from the unfocused to the focused one.
  var shadows: Int { surfaces(3, atLeast: 12, atMost: 48) }
  var blurs: Int { surfaces(1, atLeast: 4, atMost: 16) }
  var masks: Int { surfaces(2, atLeast: 6, atMost: 48) }
  /// The bytes of layers in perspective.
  var layers: Int { surfaces(6, atLeast: 16, atMost: 96) }
  /// The bytes of masks that have been used only once, as most masks of an animation are.
  var masksOnProbation: Int { 1 << 20 }

  /// Returns the bytes of a number of surfaces, within bounds in MiB.
  private func surfaces(_ count: Int, atLeast least: Int, atMost most: Int) -> Int {
    min(max(count * surfaceBytes, least << 20), most << 20)
  }
}
