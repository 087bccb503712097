// A program needs only `import Halo`.

@_exported import HaloCairoRenderer
@_exported import HaloControllers
@_exported import HaloControls
@_exported import HaloDisplayList
@_exported import FocusEngine
@_exported import FocusGeometry
@_exported import FocusInspector
@_exported import Foundation
@_exported import HaloHosting
@_exported import HaloLayoutFiles
@_exported import HaloLists
@_exported import HaloLocalization
@_exported import HaloLockups
@_exported import HaloSceneGraph
@_exported import HaloSourceText
@_exported import HaloSystemSymbols
@_exported import HaloXlibHost
