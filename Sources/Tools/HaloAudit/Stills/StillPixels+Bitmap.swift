import HaloDisplayList

extension StillPixels {
  /// Takes the pixels of a picture; nil for one without any.
  package init?(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height, colors: bitmap.pixels)
  }
}
