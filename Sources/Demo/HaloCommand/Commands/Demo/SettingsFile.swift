import Foundation
import HaloCairoRenderer
import HaloSceneGraph

/// The file of ``Settings``: `halo/settings.yaml` in the folder that the XDG Base Directory
/// Specification names.
struct SettingsFile {
  let path: String

  init(path: String) { self.path = path }

  /// Determines the path from the environment; nil if it names neither a folder for settings nor a
  /// home.
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

  /// Returns the settings in the file, or the defaults if there is no file.
  ///
  /// - Throws: ``SettingsError`` for a file that cannot be read or contains something unknown.
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

  /// Writes the file as a whole, so that other programs never read half of it; a symbolic link
  /// stays a link.
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

  /// Returns the settings of the file, changed by an option, which is then stored in the file.
  ///
  /// An invalid file is left unchanged, since it was written by hand.
  ///
  /// - Parameters:
  ///   - modifiers: the option; nil if it is not given.
  ///   - report: called with an error of the file.
  /// - Returns: the settings in effect; the defaults and the option if the file is invalid.
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
