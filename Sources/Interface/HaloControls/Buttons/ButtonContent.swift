import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The title, subtitle and picture of a button, and their layout.
@MainActor
final class ButtonContent {
  let title: SurfaceLabel
  private(set) var subtitle: SurfaceLabel?
  let symbol = SurfaceSymbol()
  let picture = ImageView()
  private unowned let button: Button

  init(of button: Button, title: SurfaceLabel) {
    self.button = button
    self.title = title
    symbol.surface = button
    for view in [picture, symbol] as [View] { button.addSubview(view) }
  }

  /// Shows the content of a configuration.
  func show(_ configuration: Button.Configuration) {
    title.text = configuration.title ?? ""
    symbol.symbol = configuration.symbol
    picture.image = configuration.symbol == nil ? configuration.image : nil
    symbol.isHidden = configuration.symbol == nil
    picture.isHidden = picture.image == nil
    if let text = configuration.subtitle, subtitle == nil {
      let label = SurfaceLabel(text, font: Button.Configuration.subtitleFont)
      label.surface = button
      button.addSubview(label)
      subtitle = label
    }
    subtitle?.text = configuration.subtitle ?? ""
  }

  // MARK: Sizes

  private static let unbounded = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)

  private func size(of label: Label?) -> CGSize {
    guard let label, !label.text.isEmpty else { return .zero }
    return label.sizeThatFits(Self.unbounded)
  }

  private var imageSize: CGSize {
    if symbol.symbol != nil {
      let side = (title.font.pointSize * 1.3).rounded()
      return CGSize(width: side, height: side)
    }
    return picture.image?.size ?? .zero
  }

  private func textSize(_ configuration: Button.Configuration) -> CGSize {
    let (title, subtitle) = (size(of: title), size(of: subtitle))
    let gap = subtitle == .zero || title == .zero ? 0 : configuration.titlePadding
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  /// Returns the size of the content without insets, in points.
  func size(_ configuration: Button.Configuration) -> CGSize {
    let (image, text) = (imageSize, textSize(configuration))
    let gap = image == .zero || text == .zero ? 0 : configuration.imagePadding
    return configuration.imagePlacement.isHorizontal
      ? CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
      : CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
  }

  /// Centres the content in `room`, in the button's coordinates; a text that is too wide is cut
  /// off.
  func layOut(_ configuration: Button.Configuration, in room: CGRect, isMirrored: Bool) {
    let image = imageSize
    var text = textSize(configuration)
    let gap = image == .zero || text == .zero ? 0 : configuration.imagePadding
    let placement = configuration.imagePlacement
    let isFirst = placement == .leading || placement == .top
    let start: CGPoint
    let imageOrigin: CGPoint
    if placement.isHorizontal {
      text.width = max(0, min(text.width, room.width - image.width - gap))
      let left = room.midX - (image.width + gap + text.width) / 2
      imageOrigin = CGPoint(
        x: isFirst ? left : left + text.width + gap, y: room.midY - image.height / 2)
      start = CGPoint(
        x: isFirst ? left + image.width + gap : left, y: room.midY - text.height / 2)
    } else {
      text.width = max(0, min(text.width, room.width))
      let top = room.midY - (image.height + gap + text.height) / 2
      imageOrigin = CGPoint(
        x: room.midX - image.width / 2, y: isFirst ? top : top + text.height + gap)
      start = CGPoint(
        x: room.midX - text.width / 2, y: isFirst ? top + image.height + gap : top)
    }
    func place(_ view: View?, _ frame: CGRect) {
      let whole = CGRect(
        x: frame.minX.rounded(), y: frame.minY.rounded(), width: frame.width,
        height: frame.height)
      view?.frame = isMirrored ? whole.mirrored(in: button.bounds.width) : whole
    }
    for view in [symbol, picture] as [View] {
      place(view, CGRect(origin: imageOrigin, size: image))
    }
    let first = size(of: title).height
    place(title, CGRect(x: start.x, y: start.y, width: text.width, height: first))
    place(
      subtitle,
      CGRect(
        x: start.x, y: start.y + text.height - size(of: subtitle).height, width: text.width,
        height: size(of: subtitle).height))
    subtitle?.textAlignment = placement.isHorizontal ? .natural : .center
  }
}

extension Button.Configuration.ImagePlacement {
  var isHorizontal: Bool { self == .leading || self == .trailing }
}
