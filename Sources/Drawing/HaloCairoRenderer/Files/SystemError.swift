import Foundation

/// An error of a system call, with the system's description.
package struct SystemError: Error, CustomStringConvertible {
  /// The error code, from `errno.h`.
  package let code: Int32

  package init(_ code: Int32) { self.code = code }

  /// The error of the system call that has just failed.
  package static var last: SystemError { SystemError(errno) }

  package var description: String { String(cString: strerror(code)) }
}
