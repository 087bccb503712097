import Foundation
import HaloCairoRenderer
import HaloControllers
import HaloControls
import HaloGoldenTesting
import HaloSceneGraph
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// A real window with one text field, from 40, 60 to 440, 110, and its observer.
@MainActor
struct FieldWindow {
  let field = TextField(placeholder: "")
  let observer: Observer
  let host: WindowHost

  /// Opens the window and gives it the keyboard.
  init(_ server: XServer, _ observer: Observer) throws {
    self.observer = observer
    let renderer = Renderer(text: TestFonts.textEngine())
    let window = HaloSceneGraph.Window(
      size: CGSize(width: 700, height: 500), model: .pad, appearance: .light,
      textMeasurer: renderer.text)
    let controller = ViewController()
    window.rootViewController = controller
    field.frame = CGRect(x: 40, y: 60, width: 400, height: 50)
    controller.view.addSubview(field)
    let options = HostOptions(
      displayName: server.displayName, size: window.bounds.size, sessionBusAddress: nil)
    host = try WindowHost(content: window, renderer: renderer, options: options)
    try #require(host.drive { host.window.visibility.isAny })
    observer.focus(host.window.id)
    try #require(host.drive { host.keyboard.focus.isHere })
  }
}
