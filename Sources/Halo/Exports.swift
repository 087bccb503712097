// `import Halo` is all that a program needs.

@_exported import CairoRenderer
@_exported import Controllers
@_exported import Controls
@_exported import DisplayList
@_exported import Filming
@_exported import FocusEngine
@_exported import FocusGeometry
@_exported import FocusInspector
@_exported import Foundation
@_exported import Hosting
@_exported import LayoutFiles
@_exported import SceneGraph
@_exported import XlibHost
