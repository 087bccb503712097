extension PictureDifference {
  /// Whether no channel of any pixel differs by more than `levels` of 255.
  package func isWithin(_ levels: Int) -> Bool { size == reference && largest <= levels }
}
