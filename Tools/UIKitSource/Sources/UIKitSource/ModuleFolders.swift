import Foundation

/// The folders of Halo's modules, inside those of their layers: `Sources/<layer>/<module>`.
public struct ModuleFolders {
  private let folders: [String: URL]

  /// Finds the modules of a checkout; none if it has no folder `Sources`.
  ///
  /// - Parameter checkout: the folder of the package `halo`.
  public init(checkout: URL) {
    let layers = Self.contents(of: checkout.appendingPathComponent("Sources"))
    folders = Dictionary(
      layers.flatMap(Self.contents).map { ($0.lastPathComponent, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  private static func contents(of folder: URL) -> [URL] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted().map(folder.appendingPathComponent)
  }

  /// The names of all modules.
  public var names: Set<String> { Set(folders.keys) }

  /// Returns the folder of a module.
  ///
  /// - Parameter module: the module's name.
  /// - Returns: its folder.
  /// - Throws: `CocoaError.fileNoSuchFile` if there is no such module.
  public func folder(of module: String) throws -> URL {
    guard let folder = folders[module] else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: module])
    }
    return folder
  }
}
