import SwiftSyntax

/// A method that is declared in the folder.
struct Method {
  /// A parameter with its label and its type.
  struct Parameter {
    let label: String?
    let type: TypeSyntax
  }

  /// The callers that can use the Objective-C name of a method.
  enum Exposure {
    /// None by itself; its class or a protocol may expose it to callers with a `#selector` for it.
    case none
    /// Callers with a `#selector` for it: the method is an override, or its extension is marked
    /// `@objc`.
    case whenNamed
    /// Any caller.
    case always
  }

  /// A reason why no action can call a method, as words that follow its name.
  enum Obstacle: String {
    case isHiddenFromClass = "is private in another file than its class"
    case isUncertain = "stands in an #if that only the compiler can decide"
    case isOfClass = "is a method of the class, not of an instance"
    case takesMore = "takes more than a sender and an event"
    case returnsValue = "returns a value"
    case isAsynchronous = "is asynchronous"
    case throwsError = "can throw"
    case takesClosure = "takes a closure"
    case needsEvent = "takes an event that is not optional, and there is none to give"
  }

  /// The name as in the source, including backticks.
  let name: String
  let parameters: [Parameter]
  let action: String
  let exposure: Exposure
  let isOverride: Bool
  let isInExtension: Bool
  let isPrivate: Bool
  /// The reason why no action can call it; nil if one can.
  let obstacle: Obstacle?
  let file: Int
  let position: AbsolutePosition

  var labels: [String?] { parameters.map(\.label) }
  var bareName: String { ObjectiveCName.bare(name) }
}

extension Method {
  /// Creates a method of a type; `classFile` is the file that declares the type.
  init(
    function: FunctionDeclSyntax, file: Int, extending: ExtensionDeclSyntax?, isUncertain: Bool,
    classFile: Int?
  ) {
    name = function.name.text
    parameters = function.signature.parameterClause.parameters.map {
      Parameter(label: $0.label, type: $0.type)
    }
    isOverride = function.modifiers.contains(.override)
    isInExtension = extending != nil
    let selector =
      function.attributes.objectiveCName
      ?? ObjectiveCName.of(method: name, labels: parameters.map(\.label))
    action = UIKitNames.action(selector)
    let attributes = function.attributes
    if attributes.contains(named: "objc") || attributes.contains(named: "IBAction")
      || isOverride && UIKitNames.editActions.contains(selector)
    {
      exposure = .always
    } else {
      let isMeant = extending?.attributes.contains(named: "objc") ?? false
      exposure = isOverride || isMeant ? .whenNamed : .none
    }
    self.file = file
    position = function.name.positionAfterSkippingLeadingTrivia
    let access = [function.modifiers, extending?.modifiers].compactMap { $0 }
    isPrivate = access.contains { $0.contains(.private) || $0.contains(.fileprivate) }
    if isPrivate, let classFile, classFile != file {
      obstacle = .isHiddenFromClass
    } else if isUncertain {
      obstacle = .isUncertain
    } else {
      obstacle = Self.obstacle(function, parameters)
    }
  }

  private static func obstacle(
    _ function: FunctionDeclSyntax, _ parameters: [Parameter]
  ) -> Obstacle? {
    if function.modifiers.contains(.static) || function.modifiers.contains(.class) {
      return .isOfClass
    }
    if parameters.count > 2 { return .takesMore }
    if let result = function.signature.returnClause?.type, !result.isVoid { return .returnsValue }
    if let effects = function.signature.effectSpecifiers {
      if effects.asyncSpecifier != nil { return .isAsynchronous }
      if effects.throwsClause != nil { return .throwsError }
    }
    if parameters.contains(where: { $0.type.isFunction }) { return .takesClosure }
    if parameters.count == 2, !parameters[1].type.isOptional { return .needsEvent }
    return nil
  }
}

extension FunctionParameterSyntax {
  /// The argument label; nil for `_`.
  var label: String? { firstName.tokenKind == .wildcard ? nil : firstName.text }
}

extension DeclModifierListSyntax {
  /// Returns whether a modifier is this keyword without a detail, such as `private`, but not
  /// `private(set)`.
  func contains(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
  }
}

extension AttributeListSyntax {
  /// Returns the attribute with a name, outside of `#if`; nil if there is none.
  func first(named name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == name }
  }

  func contains(named name: String) -> Bool { first(named: name) != nil }

  /// The name in `@objc(name)`; nil if there is none.
  var objectiveCName: String? {
    guard let arguments = first(named: "objc")?.arguments else { return nil }
    let name = arguments.trimmedDescription.filter { !$0.isWhitespace }
    return name.isEmpty ? nil : name
  }
}
