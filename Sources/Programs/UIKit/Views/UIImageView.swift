import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

extension UIImageView {
  /// The image, fitted according to `contentMode`, with a symbol in the tint of the view; nil for
  /// none.
  public var image: UIImage? {
    get { followed("image", as: UIImage.self) ?? plainImage.map { UIImage($0) } }
    set {
      follow(newValue, as: "image") { view, image in
        guard let view = view as? ImageView else { return }
        let sized = view.preferredSymbolConfiguration.map { image.withConfiguration($0) } ?? image
        view.plainImage = sized.image(in: view)
      }
      if newValue == nil { plainImage = nil }
    }
  }

  /// The size of a symbol, in place of its own; nil for its own.
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { followed("symbolConfiguration", as: UIImage.SymbolConfiguration.self) }
    set {
      follow(newValue, as: "symbolConfiguration") { _, _ in }
      if let image = followed("image", as: UIImage.self) { self.image = image }
    }
  }

  /// Creates a view of an image in its own size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}
