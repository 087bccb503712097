import Controls
import DisplayList
import Foundation
import SceneGraph

extension UIImageView {
  /// Shown as `contentMode` says, a symbol in the tint of the view; nil for none.
  public var image: UIImage? {
    get { followed("image", as: UIImage.self) ?? plainImage.map { UIImage($0) } }
    set {
      follow(newValue, as: "image") { view, image in
        (view as? ImageView)?.plainImage = image.image(in: view)
      }
      if newValue == nil { plainImage = nil }
    }
  }

  /// A picture in its own size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}
