extension TextLayouts {
  /// The number of cached layouts.
  var keptLayouts: Int { layouts.count + olderLayouts.count }
}
