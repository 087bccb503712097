import FocusEngine
import Testing

/// A model is called by its name in what tests report.
extension FocusModel: CustomTestStringConvertible {
  public var testDescription: String { name }
}
