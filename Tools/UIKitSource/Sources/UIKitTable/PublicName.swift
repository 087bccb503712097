import SwiftSyntax

/// A public type or type alias, as its source declares it.
struct PublicName {
  /// The words for the kind of a type.
  enum Kind: String {
    case openClass = "open class"
    case `class`, `struct`, `enum`, `protocol`, `typealias`
  }

  /// The name with those of the enclosing types, separated by dots.
  let name: String
  let kind: Kind
  /// The type that a `typealias` stands for, without generic arguments; nil for other kinds.
  let original: String?
  /// The first sentence of its documentation; empty if there is none.
  let sentence: String
  /// The compiler's message when a program uses it; nil if it can be used.
  let refusal: String?
}

/// A collector of the public types of files, and of members that cannot be used.
final class PublicNameReader: SyntaxVisitor {
  private(set) var names: [PublicName] = []
  /// The members with the compiler's messages, such as `UIImage.init(named:)`.
  private(set) var refusedMembers: [(name: String, refusal: String)] = []
  private var around: [String] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isOpen = node.modifiers.contains { $0.name.tokenKind == .keyword(.open) }
    return enter(node, isOpen ? .openClass : .class)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .struct)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .enum) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, .protocol)
    return .skipChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, .typealias, original: node.initializer.value.bareName)
    return .skipChildren
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    around.append(node.extendedType.bareName)
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    refuse(node, node.name.text + node.signature.parameterClause.labels)
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    refuse(node, "init" + node.signature.parameterClause.labels)
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    refuse(node, node.bindings.first?.pattern.trimmedDescription ?? "")
  }

  override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { around.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { around.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { around.removeLast() }

  private func enter(
    _ node: some NamedDeclSyntax & WithAttributesSyntax & WithModifiersSyntax,
    _ kind: PublicName.Kind
  ) -> SyntaxVisitorContinueKind {
    add(node, kind)
    around.append(node.name.text)
    return .visitChildren
  }

  private func add(
    _ node: some NamedDeclSyntax & WithAttributesSyntax & WithModifiersSyntax,
    _ kind: PublicName.Kind, original: String? = nil
  ) {
    guard node.modifiers.arePublic else { return }
    names.append(
      PublicName(
        name: (around + [node.name.text]).joined(separator: "."), kind: kind, original: original,
        sentence: node.leadingTrivia.firstSentence, refusal: node.attributes.refusal))
  }

  private func refuse(
    _ node: some WithAttributesSyntax, _ name: String
  ) -> SyntaxVisitorContinueKind {
    if let refusal = node.attributes.refusal {
      refusedMembers.append(((around + [name]).joined(separator: "."), refusal))
    }
    return .skipChildren
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate var labels: String {
    "(" + parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }
}

extension TypeSyntax {
  /// The name without generic arguments and `any`.
  fileprivate var bareName: String {
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    if let member = self.as(MemberTypeSyntax.self) {
      return "\(member.baseType.bareName).\(member.name.text)"
    }
    return trimmedDescription
  }
}

extension DeclModifierListSyntax {
  fileprivate var arePublic: Bool {
    contains {
      $0.detail == nil && [.keyword(.public), .keyword(.open)].contains($0.name.tokenKind)
    }
  }
}

extension AttributeListSyntax {
  /// The message of `@available(*, unavailable, message: "…")`; nil if there is none.
  fileprivate var refusal: String? {
    for case .attribute(let attribute) in self
    where attribute.attributeName.trimmedDescription == "available" {
      guard case .availability(let arguments) = attribute.arguments,
        arguments.contains(where: { $0.argument.trimmedDescription == "unavailable" })
      else { continue }
      for argument in arguments {
        if case .availabilityLabeledArgument(let labeled) = argument.argument,
          labeled.label.text == "message", case .string(let message) = labeled.value
        {
          return message.segments.trimmedDescription
        }
      }
      return ""
    }
    return nil
  }
}

extension Trivia {
  /// The summary of a `///` comment: its lines up to the first empty one.
  fileprivate var firstSentence: String {
    var lines: [String] = []
    for case .docLineComment(let line) in pieces {
      let text = line.dropFirst(3).drop { $0 == " " }
      if text.isEmpty { break }
      lines.append(String(text))
    }
    return lines.joined(separator: " ")
  }
}
