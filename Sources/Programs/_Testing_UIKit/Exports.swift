// Swift Testing brings a module of this name along where it is imported together with Apple's UIKit;
// the compiler looks for it wherever both are imported, and has to find one.

@_exported import UIKit
