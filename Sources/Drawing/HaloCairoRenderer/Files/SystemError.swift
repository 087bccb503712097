import Foundation

/// Why the system refused something, in its own words.
package struct SystemError: Error, CustomStringConvertible {
  /// One of those in `errno.h`.
  package let code: Int32

  package init(_ code: Int32) { self.code = code }

  /// Of the call that has just failed.
  package static var last: SystemError { SystemError(errno) }

  package var description: String { String(cString: strerror(code)) }
}
