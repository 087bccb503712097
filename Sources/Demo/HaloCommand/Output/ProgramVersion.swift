/// The version of the program, as `halo --version` prints it.
enum ProgramVersion {
  static let current = "0.2.0"
}
