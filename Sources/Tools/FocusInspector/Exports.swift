// The pictures show the map and the graph of a screen and its audit, so these come with the import.

@_exported import HaloAudit
