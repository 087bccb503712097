/// The licences of the program and of everything that it contains or loads.
enum Licenses {
  /// The text that `halo --licenses` prints: files of `Assets/licenses`, compiled in.
  static let text = """
    \(file(PackageResources.copyright))

    \(file(PackageResources.libraries_txt))

    The Apache License, Version 2.0:

    \(file(PackageResources.Apache_2_0_txt))
    """

  private static func file(_ bytes: [UInt8]) -> String {
    var text = String(decoding: bytes, as: UTF8.self)[...]
    while text.last?.isNewline == true { text.removeLast() }
    while text.first?.isNewline == true { text.removeFirst() }
    return String(text)
  }
}
