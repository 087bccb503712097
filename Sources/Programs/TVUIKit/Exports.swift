// `import TVUIKit` also imports UIKit, as on a television.

@_exported import UIKit
