import HaloSceneGraph

extension LayoutElement {
  /// Adds or removes a guide over the view that leads movements from outside to the view itself or
  /// to what is inside.
  func setSection(_ isSection: Bool) {
    let old = layoutGuides.filter { $0.identifier == Self.sectionName }
    guard isSection == old.isEmpty else { return }
    if isSection {
      let guide = EntranceGuide { [weak self] in self.map { [$0] } ?? [] }
      guide.identifier = Self.sectionName
      addLayoutGuide(guide)
    } else {
      old.forEach(removeLayoutGuide)
    }
    focusMayHaveChanged()
  }

  /// The identifier of the guide, which no view of a layout has, since no id contains a space.
  private static var sectionName: String { "a section" }
}
