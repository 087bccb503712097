// `import FocusInspector` brings what the pictures show: the map of a screen, its graph, and the audit.

@_exported import HaloAudit
