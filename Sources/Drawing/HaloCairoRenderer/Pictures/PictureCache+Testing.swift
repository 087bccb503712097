extension PictureCache {
  /// The number of sources with cached pictures.
  var sourceCount: Int { sizes.count }
}
