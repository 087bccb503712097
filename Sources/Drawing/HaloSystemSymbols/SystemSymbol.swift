import FocusGeometry
import HaloDisplayList
import Synchronization

/// Drawings of Halo's own, to be had by names as `UIImage(systemName:)` takes them.
///
/// They show the same things as Apple's symbols of these names, and none of their outlines.
public enum SystemSymbol {
  /// The symbol of a name, on a square of 24 units: either lines or areas, never both.
  ///
  /// A name is a base, such as `heart` or `square.and.arrow.up`, and what is done to it, from left to
  /// right: `.fill`, `.slash`, a container (`.circle`, `.square`, `.rectangle`, `.triangle` …),
  /// `.badge` and what the badge shows. Every base in ``all``, every letter and every number of at
  /// most two digits has all of these forms; `.fill` changes nothing where there is nothing to fill.
  /// Another base is shown as its first letter, in a square of dashes where it has no container.
  ///
  /// The first call with a name makes the drawing, up to tens of milliseconds for forms with parts cut
  /// out; the drawings of some hundred names are kept.
  ///
  /// - Parameter name: words of the letters a to z and digits, with points between.
  /// - Returns: The symbol; nil when the name is made otherwise.
  public static func named(_ name: String) -> Symbol? {
    if let made = made.withLock({ $0[name] }) { return made }
    guard let symbol = SymbolName(name)?.form.symbol else { return nil }
    made.withLock { made in
      if made.count == mostMade { made.removeAll() }
      made[name] = symbol
    }
    return symbol
  }

  /// Whether ``named(_:)`` has a symbol for the name; makes no drawing.
  public static func isName(_ name: String) -> Bool { SymbolName(name) != nil }

  private static let made = Mutex<[String: Symbol]>([:])
  /// More names than a program has; a guard against names that are made up without end.
  private static let mostMade = 512

  /// The bases that are drawn by hand, sorted; letters and numbers are not among them.
  public static let all: [String] = Motifs.all.keys.sorted()
}
