import FocusEngine
import Testing

/// Test reports show a model by its name.
extension FocusModel: CustomTestStringConvertible {
  public var testDescription: String { name }
}
