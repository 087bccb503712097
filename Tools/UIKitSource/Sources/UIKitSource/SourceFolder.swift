/// The rules for files and folders of an Xcode project, by their names.
public enum SourceFolder {
  /// The handling of a file or folder.
  public enum Fate: Hashable, Sendable {
    /// A Swift file, which becomes part of the copy.
    case copied
    /// A folder to search.
    case entered
    /// An entry that a program on Linux does not need.
    case ignored
    /// An entry that cannot be copied, which is reported.
    case reported(Finding)
  }

  /// Returns the handling of an entry of the folder.
  ///
  /// - Parameters:
  ///   - path: the path relative to the folder, with `/` between its parts.
  ///   - isFolder: whether the entry is a folder.
  /// - Returns: its handling; a bundle such as an asset catalog is never entered.
  public static func fate(of path: String, isFolder: Bool) -> Fate {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard !name.hasPrefix("."), path != "Package.swift" else { return .ignored }
    let ending = name.split(separator: ".").dropFirst().last.map(String.init) ?? ""
    if let refusal = refusals[ending] {
      if name == "LaunchScreen.\(ending)" { return .ignored }
      return .reported(Finding(path: path, message: refusal))
    }
    if let note = notes[ending] {
      return .reported(Finding(path: path, message: note, weight: .note))
    }
    if isFolder { return ignored.contains(ending) ? .ignored : .entered }
    if ending == "swift" { return .copied }
    if ignored.contains(ending) || ending.isEmpty { return .ignored }
    return .reported(
      Finding(path: path, message: "left out: only Swift files come along", weight: .note))
  }

  private static let storyboard = "cannot be read; make what it shows in code"
  private static let objectiveC = "is Objective-C, which Linux does not have; write it in Swift"

  private static let refusals = [
    "storyboard": storyboard, "xib": storyboard, "nib": storyboard,
    "xcdatamodeld": "Core Data is not there on Linux; keep the data in Swift types",
    "xcdatamodel": "Core Data is not there on Linux; keep the data in Swift types",
    "m": objectiveC, "mm": objectiveC, "metal": "Metal is not there on Linux; draw it otherwise",
  ]

  private static let catalog = "left out: texts appear as the source has them"

  private static let notes = [
    "xcassets": "left out: its images and colours are not found; make those that matter in code",
    "strings": catalog, "stringsdict": catalog, "xcstrings": catalog,
    "h": "left out: a header of Objective-C",
  ]

  private static let ignored: Set = [
    "plist", "entitlements", "xcodeproj", "xcworkspace", "playground", "xctestplan", "xcconfig",
    "md", "txt", "docc", "pbxproj", "xcprivacy", "lock", "resolved", "yml", "yaml",
  ]
}
