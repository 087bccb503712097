import Foundation

/// The folders of Halo's modules, which lie in those of their layers: `Sources/<layer>/<module>`.
public struct ModuleFolders {
  private let folders: [String: URL]

  /// Looks for the modules of a checkout; none are found where it has no folder `Sources`.
  ///
  /// - Parameter checkout: The folder of the package `halo`.
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

  /// - Parameter module: The module's name.
  /// - Returns: Its folder.
  /// - Throws: `CocoaError.fileNoSuchFile` where there is no such module.
  public func folder(of module: String) throws -> URL {
    guard let folder = folders[module] else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: module])
    }
    return folder
  }
}
