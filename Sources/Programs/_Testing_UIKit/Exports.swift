// The compiler imports a module of this name wherever `Testing` and `UIKit` are both imported (a
// cross-import overlay). Swift Testing has one for Apple's UIKit only, so Halo provides this one.

@_exported import UIKit
