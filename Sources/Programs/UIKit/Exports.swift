// A program needs only `import UIKit`.

@_exported import HaloControllers
@_exported import HaloControls
@_exported import HaloDisplayList
@_exported import FocusEngine
@_exported import FocusGeometry
@_exported import Foundation
@_exported import HaloHosting
@_exported import HaloLists
@_exported import HaloLockups
@_exported import HaloSceneGraph
