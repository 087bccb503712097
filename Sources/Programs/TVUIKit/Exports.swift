// `import TVUIKit` gives UIKit too, as it does on a television.

@_exported import UIKit
