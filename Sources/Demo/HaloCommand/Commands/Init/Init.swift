import ArgumentParser
import Foundation
import HaloCairoRenderer
import HaloLayoutFiles

/// The command `halo init`.
struct Init: DocumentedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Begin with a layout, a walk, an audit and a CI job in a folder.",
    usage: "halo init [<folder>]",
    discussion: manual.text)

  static let manual = CommandManual(
    """
    The folder is that of a project, the working folder by default; it is made if it does not exist. \
    The walk and the audit of the new files succeed as they stand. No file is overwritten: if one \
    of them exists, nothing is made.

    The CI job is for GitHub; in it OWNER/halo stands for the repository of Halo, and COMMIT for \
    the full hash of a commit. On other services, install Halo and run focus/check.sh.
    """,
    examples: [
      ("Begin in the working folder", "halo init"),
      ("Begin in a new folder", "halo init my-screens"),
    ],
    sections: [
      CommandManual.Section("Files", StarterFile.all.map { ($0.path, $0.meaning) }),
      .exitStatus([
        0: "The files were made.",
        1: "A file exists already, or cannot be written.",
      ]),
    ])

  @Argument(
    help: ArgumentHelp(
      "The folder of the project; the working folder by default.", valueName: "folder"),
    completion: .directory)
  var folder = "."

  func run() throws {
    let files = StarterFile.all
    let taken = files.map { path(of: $0) }.filter(Self.exists)
    if let first = taken.first {
      let others = taken.count - 1
      let rest = others == 0 ? "exists" : "and \(others) other file\(others == 1 ? "" : "s") exist"
      throw CommandError("nothing was made, since \(first) \(rest) already")
    }
    try make(files)
    try Terminal.print(rows: files.map { [path(of: $0).withControlsSpelled, $0.purpose] })
    try printNextSteps()
  }

  /// Writes all files, or none.
  private func make(_ files: [StarterFile]) throws {
    var made: [String] = []
    do {
      for file in files {
        let path = path(of: file)
        try OutputFolder.make(at: HaloLayoutFiles.folder(of: path))
        try OutputFile.write(Array(file.text.utf8), to: path)
        made.append(path)
        if file.isExecutable { chmod(path, 0o755) }
      }
    } catch {
      for path in made { unlink(path) }
      throw error
    }
  }

  private func printNextSteps() throws {
    let steps = [
      ["halo demo \(below("focus/screens"))", "shows the layout while you edit it"],
      ["sh \(below("focus/check.sh"))", "runs the walk and the audit, as the CI job does"],
      ["halo walk \(below("focus")) --watch", "runs the walk again whenever a file is saved"],
    ]
    try Terminal.print("\nNext:")
    try Terminal.print(rows: steps.map { $0.map(\.withControlsSpelled) }, indent: "  ")
    let workflow = below(".github/workflows/focus.yml").withControlsSpelled
    try Terminal.print(
      "In \(workflow), replace OWNER/halo by the repository of Halo, and COMMIT by the full hash "
        + "of a commit.")
  }

  private func path(of file: StarterFile) -> String { below(file.path) }

  private func below(_ path: String) -> String {
    if folder == "." || folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// Returns whether anything is at a path, even a link that leads nowhere.
  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}
