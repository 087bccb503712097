import FocusGeometry
import HaloDisplayList
import Synchronization

/// Halo's own drawings under the names that `UIImage(systemName:)` takes.
///
/// They show the same things as Apple's symbols of these names, without copying their outlines.
public enum SystemSymbol {
  /// Returns the symbol of a name, on a square of 24 units: either lines or areas, never both.
  ///
  /// A name is a base, such as `heart` or `square.and.arrow.up`, followed by changes that apply
  /// from left to right: `.fill`, `.slash`, a container (`.circle`, `.square`, `.rectangle`,
  /// `.triangle` …), `.badge` and what the badge shows. Every base in ``all``, every letter and
  /// every number of at most two digits has all of these forms; `.fill` changes nothing if there is
  /// nothing to fill. Any other base is shown as its first letter, in a dashed square unless it has
  /// a container.
  ///
  /// The first call with a name creates the drawing, which takes up to tens of milliseconds for
  /// forms with cut-outs; the drawings of several hundred names are cached.
  ///
  /// - Parameter name: Words of the letters a to z and digits, separated by full stops.
  /// - Returns: The symbol; nil for a name of another format.
  public static func named(_ name: String) -> Symbol? {
    if let made = made.withLock({ $0[name] }) { return made }
    guard let symbol = SymbolName(name)?.form.symbol else { return nil }
    made.withLock { made in
      if made.count == mostMade { made.removeAll() }
      made[name] = symbol
    }
    return symbol
  }

  /// Whether ``named(_:)`` has a symbol for the name; creates no drawing.
  public static func isName(_ name: String) -> Bool { SymbolName(name) != nil }

  private static let made = Mutex<[String: Symbol]>([:])
  /// A limit above the number of names in any program, as a guard against an endless supply of
  /// generated names.
  private static let mostMade = 512

  /// The names of the bases that are drawn by hand, sorted; letters and numbers are not included.
  public static let all: [String] = Motifs.all.keys.sorted()
}
