import Foundation

/// A folder of references: texts, pictures, and the versions of the libraries that drew these.
public struct GoldenFolder: Sendable {
  /// Of the folder, which is made when the first reference is compared.
  public let path: String
  /// Bytes that one picture may have: a repository keeps them for ever.
  package static let largest = 96 << 10

  /// The folder at a path.
  public init(path: String) { self.path = path }

  /// The folder `Goldens` beside a source file.
  public init(beside file: String) {
    path = URL(filePath: file).deletingLastPathComponent().appending(path: "Goldens").path
  }

  /// Whether the environment asks to take what is drawn as the new reference (`HALO_BLESS=1`).
  package static var isBlessing: Bool { ProcessInfo.processInfo.environment["HALO_BLESS"] == "1" }

  /// The path of the picture that is kept.
  package func reference(_ name: String) -> String { "\(path)/\(name).png" }
  /// The path of what was drawn, while it is not what is kept.
  package func new(_ name: String) -> String { "\(path)/\(name).new.png" }
  /// The path of where the two differ; see ``PictureDifference/picture(_:_:)``.
  package func difference(_ name: String) -> String { "\(path)/\(name).diff.png" }
}
