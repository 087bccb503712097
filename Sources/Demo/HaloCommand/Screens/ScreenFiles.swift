import Foundation

/// The layouts and walks that the arguments of a command name.
enum ScreenFiles {
  /// An argument that names no file.
  struct Missing: Error, CustomStringConvertible {
    /// The argument.
    let name: String
    let description: String
  }

  /// Returns the path of each file, or the reason why there is none.
  static func named(_ names: [String]) -> [Result<String, Missing>] {
    names.map { name in
      do {
        return .success(try Examples.own.path(of: name, .layout))
      } catch {
        return .failure(Missing(name: name, description: "\(error)"))
      }
    }
  }
}
