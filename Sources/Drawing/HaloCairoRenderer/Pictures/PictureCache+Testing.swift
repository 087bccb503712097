extension PictureCache {
  /// How many sources anything is kept of.
  var sourceCount: Int { sizes.count }
}
