// Programs that use views name these values, so importing the views imports them too.
@_exported import HaloAppearance
@_exported import HaloKeyCommands
