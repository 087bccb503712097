// Views, their values and the text in them are part of every scene, so importing the scene graph
// imports them too.
@_exported import HaloText
@_exported import HaloViews
