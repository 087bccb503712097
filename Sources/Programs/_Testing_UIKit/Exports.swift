// Swift Testing has a module of this name for imports together with Apple's UIKit. The compiler
// looks for it wherever both are imported, and has to find one.

@_exported import UIKit
