import SwiftSyntax

/// A method as it is declared in the folder.
struct Method {
  /// A parameter: how it is called, and what it takes.
  struct Parameter {
    let label: String?
    let type: TypeSyntax
  }

  /// Who can call it by its Objective-C name.
  enum Exposure {
    /// Nobody.
    case none
    /// Who names it in a `#selector`: it is overridden, or all of its class or extension is meant.
    case whenNamed
    /// Anybody.
    case always
  }

  /// Why no action can call a method, as words that follow its name.
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

  /// As in the source, with backticks if any.
  let name: String
  let parameters: [Parameter]
  let action: String
  let exposure: Exposure
  let isOverride: Bool
  let isInExtension: Bool
  let isPrivate: Bool
  /// Nil if an action can call it.
  let obstacle: Obstacle?
  let file: Int
  let position: AbsolutePosition

  var labels: [String?] { parameters.map(\.label) }
  var bareName: String { ObjectiveCName.bare(name) }
}

extension Method {
  /// A method of a type; `classFile` is the file that the type itself is declared in.
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
  /// Whether one of the modifiers is this, as in `private`, but not `private(set)`.
  func contains(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
  }
}

extension AttributeListSyntax {
  /// The attribute of this name, outside of `#if`.
  func first(named name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == name }
  }

  func contains(named name: String) -> Bool { first(named: name) != nil }

  /// The name in `@objc(name)`.
  var objectiveCName: String? {
    guard let arguments = first(named: "objc")?.arguments else { return nil }
    let name = arguments.trimmedDescription.filter { !$0.isWhitespace }
    return name.isEmpty ? nil : name
  }
}
