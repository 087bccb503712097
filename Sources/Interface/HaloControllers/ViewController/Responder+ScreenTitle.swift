import HaloSceneGraph

extension Responder {
  /// The title of the nearest controller that has one; nil if there is none.
  var screenTitle: String? {
    var responder: Responder? = self
    while let here = responder {
      if let title = (here as? ViewController)?.title { return title }
      responder = here.next
    }
    return nil
  }
}
