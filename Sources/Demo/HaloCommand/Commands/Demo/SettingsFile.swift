import Foundation
import HaloCairoRenderer
import HaloSceneGraph

/// Where ``Settings`` are kept: `halo/settings.yaml` in the folder that the XDG Base Directory
/// Specification names.
struct SettingsFile {
  let path: String

  init(path: String) { self.path = path }

  /// nil when there is neither a folder for settings nor a home.
  init?(environment: [String: String]) {
    let folder: String
    if let config = environment["XDG_CONFIG_HOME"], config.hasPrefix("/") {
      folder = config
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      folder = home + "/.config"
    } else {
      return nil
    }
    path = folder + "/halo/settings.yaml"
  }

  /// The defaults where there is no file.
  ///
  /// - Throws: ``SettingsError`` for one that cannot be read or says something unknown.
  func read() throws -> Settings {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
      return Settings()
    } catch {
      throw SettingsError(path, "cannot be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw SettingsError(path, "is not UTF-8")
    }
    return try Settings(yaml: text, file: path)
  }

  /// Nobody ever reads half of a file, and a link to one that is kept elsewhere stays a link.
  ///
  /// - Throws: ``SettingsError``
  func write(_ settings: Settings) throws {
    do {
      try OutputFolder.make(at: (path as NSString).deletingLastPathComponent)
      try OutputFile.write(Array(settings.yaml.utf8), to: path)
    } catch RenderError.write(_, let reason) {
      throw SettingsError(path, "cannot be written: \(reason)")
    }
  }

  /// What the file says and an option changes; the option stays in the file from then on.
  ///
  /// A file that is wrong is left as it is, for it was written by hand.
  ///
  /// - Parameters:
  ///   - modifiers: the option; nil: not given.
  ///   - report: told in one line what is wrong with the file.
  /// - Returns: What counts now: the defaults and the option where the file is wrong.
  func settings(
    choosing modifiers: ModifierScheme?, report: (SettingsError) -> Void
  ) -> Settings {
    do {
      let saved = try read()
      var settings = saved
      if let modifiers { settings.modifiers = modifiers }
      if settings != saved { try write(settings) }
      return settings
    } catch let error as SettingsError {
      report(error)
    } catch {
      report(SettingsError(path, "\(error)"))
    }
    return Settings(modifiers: modifiers ?? Settings().modifiers)
  }
}
