import Foundation

/// A folder of references, that is of texts and pictures with which tests compare their results,
/// and of the versions of the libraries that drew the pictures.
public struct GoldenFolder: Sendable {
  /// The path of the folder, which is created when the first reference is compared.
  public let path: String
  /// The largest size of a picture's file in bytes; limited, since a repository keeps every
  /// version.
  package static let largest = 96 << 10

  /// Creates a value for the folder at a path; the folder need not exist.
  public init(path: String) { self.path = path }

  /// Creates a value for the folder `Goldens` beside a source file, given by its path.
  public init(beside file: String) {
    path = URL(filePath: file).deletingLastPathComponent().appending(path: "Goldens").path
  }

  /// Whether the environment requests that new results replace the references (`HALO_BLESS=1`).
  package static var isBlessing: Bool { ProcessInfo.processInfo.environment["HALO_BLESS"] == "1" }

  /// Returns the path of a reference picture.
  package func reference(_ name: String) -> String { "\(path)/\(name).png" }
  /// Returns the path of a new picture that differs from the reference.
  package func new(_ name: String) -> String { "\(path)/\(name).new.png" }
  /// Returns the path of the picture of the differences; see `PictureDifference.picture(_:_:)`.
  package func difference(_ name: String) -> String { "\(path)/\(name).diff.png" }
}
