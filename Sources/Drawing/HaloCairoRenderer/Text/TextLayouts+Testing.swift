extension TextLayouts {
  /// How many texts are kept laid out.
  var keptLayouts: Int { layouts.count + olderLayouts.count }
}
