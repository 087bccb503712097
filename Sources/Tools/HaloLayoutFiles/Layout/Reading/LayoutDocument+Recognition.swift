import HaloSourceText

extension LayoutDocument {
  /// Returns whether a file is a layout or a walk, rather than some other YAML or JSON file in the
  /// same folder.
  ///
  /// A layout has the field `views`, and a walk the field `walk`. A file that is not well-formed is
  /// one if its text has such a field, and a file that cannot be read is one, so that reading it
  /// reports the error.
  package static func isLayoutOrWalk(path: String) -> Bool {
    guard let source = try? SourceFile(path: path) else { return true }
    let value = try? YAMLDocument(file: path, text: source.text).value
    if let value, !value.isMapping { return false }
    guard let fields = try? value?.fields() else {
      return source.text.contains(/(?m)(^|[{,])\s*["']?(views|walk)["']?\s*:/)
    }
    return fields["views"] != nil || fields["walk"] != nil
  }
}
