// `import UIKit` is all that a program needs.

@_exported import Controllers
@_exported import Controls
@_exported import DisplayList
@_exported import FocusEngine
@_exported import FocusGeometry
@_exported import Foundation
@_exported import Hosting
@_exported import SceneGraph
