// Views show these values, and whoever makes a view names them: an import of the views brings them
// along.
@_exported import HaloAppearance
@_exported import HaloKeyCommands
