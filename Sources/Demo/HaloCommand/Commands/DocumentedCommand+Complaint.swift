import ArgumentParser
import HaloSourceText

extension DocumentedCommand {
  /// Reports an error on standard error: in one line, or in one for each mistake of a file.
  static func complain(about error: any Error) {
    if let errors = error as? SourceErrors {
      errors.all.forEach(Terminal.complain)
    } else {
      let line = message(for: error).split(separator: "\n").joined(separator: " ")
      Terminal.complain(ParserMessage.improved(line))
    }
  }
}
