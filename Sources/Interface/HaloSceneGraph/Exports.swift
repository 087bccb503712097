// Views, the values that they show and the text in them are a part of every scene: an import of the
// scene graph brings them along.
@_exported import HaloText
@_exported import HaloViews
