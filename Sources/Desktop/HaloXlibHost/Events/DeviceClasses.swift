import CHaloXi

/// The properties of an input device that concern scrolling, as the server reports them.
struct DeviceClasses {
  private(set) var axes: [ScrollValuators.Axis] = []
  /// Whether the device has valuators, that is, whether it points or scrolls.
  private(set) var hasValuators = false

  init(
    _ classes: UnsafeMutablePointer<UnsafeMutablePointer<XIAnyClassInfo>?>?, count: Int32
  ) {
    for entry in UnsafeBufferPointer(start: classes, count: classes == nil ? 0 : Int(count)) {
      guard let entry else { continue }
      switch entry.pointee.type {
      case XIValuatorClass: hasValuators = true
      case XIScrollClass:
        let scroll = UnsafeRawPointer(entry).assumingMemoryBound(to: XIScrollClassInfo.self).pointee
        axes.append(
          ScrollValuators.Axis(
            number: Int(scroll.number),
            direction: scroll.scroll_type == XIScrollTypeHorizontal ? .horizontal : .vertical,
            increment: scroll.increment))
      default: break
      }
    }
  }
}
