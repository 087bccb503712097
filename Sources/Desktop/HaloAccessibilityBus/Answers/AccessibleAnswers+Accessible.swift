import Foundation
import HaloHosting
import HaloLocalization
import HaloMessageBus

/// The interfaces `org.a11y.atspi.Accessible`, `.Application` and `.Cache`.
extension AccessibleAnswers {
  func accessibleProperties(
    of object: AccessibleEvent.Source
  ) -> [String: () -> BusValue] {
    func string(_ value: @escaping () -> String) -> () -> BusValue {
      { .variant(.string(value()), type: "s") }
    }
    return [
      "Name": string { name(of: object) },
      "Description": string { description(of: object) },
      "Parent": { .variant(parent(of: object), type: "(so)") },
      "ChildCount": { .variant(.integer(Int64(children(of: object).count)), type: "i") },
      "Locale": string { Self.locale },
      "AccessibleId": string {
        if case .element(let id) = object { entry(id)?.element.identifier ?? "" } else { "" }
      },
      "HelpText": string { "" },
      "version": { .variant(.integer(1), type: "u") },
    ]
  }

  func applicationProperties() -> [String: () -> BusValue] {
    [
      "ToolkitName": { .variant(.string("Halo"), type: "s") },
      "Version": { .variant(.string("1"), type: "s") },
      "ToolkitVersion": { .variant(.string("1"), type: "s") },
      "AtspiVersion": { .variant(.string("2.1"), type: "s") },
      "InterfaceVersion": { .variant(.integer(1), type: "u") },
      "Id": { .variant(.integer(program.id), type: "i") },
    ]
  }

  func applicationMethod(_ call: BusMessage) -> BusAnswer {
    switch call.member {
    case "GetLocale": .string(Self.locale)
    // The program has no connection beside the bus.
    case "GetApplicationBusAddress": .string("")
    default: .unknownMethod
    }
  }

  func accessibleMethod(_ call: BusMessage, of object: AccessibleEvent.Source) -> BusAnswer {
    switch call.member {
    case "GetChildAtIndex":
      guard let index = call.integer(0) else { return .invalidArguments }
      let children = children(of: object)
      return .values(
        "(so)", [reference(children.indices.contains(index) ? children[index] : nil)])
    case "GetChildren":
      return .values("a(so)", [.list(children(of: object).map { reference($0) })])
    case "GetIndexInParent": return .integer(index(of: object))
    case "GetRelationSet": return .values("a(ua(so))", [relations(of: object)])
    case "GetRole": return .values("u", [.integer(role(of: object).number)])
    case "GetRoleName": return .string(role(of: object).name)
    case "GetLocalizedRoleName": return .string(localizedRole(of: object))
    case "GetState": return .values("au", [states(of: object)])
    case "GetAttributes": return .values("a{ss}", [attributes(of: object)])
    case "GetApplication": return .values("(so)", [reference(.application)])
    case "GetInterfaces":
      return .values("as", [.list(interfaces(of: object).map { .string($0) })])
    default: return .unknownMethod
    }
  }

  // MARK: Properties of objects

  private func name(of object: AccessibleEvent.Source) -> String {
    switch object {
    case .application: program.name
    case .notice: program.notice ?? ""
    case .element(let id): entry(id)?.element.label ?? ""
    }
  }

  private func description(of object: AccessibleEvent.Source) -> String {
    guard case .element(let id) = object else { return "" }
    return entry(id)?.description ?? ""
  }

  private func parent(of object: AccessibleEvent.Source) -> BusValue {
    switch object {
    case .application: program.desktop
    case .notice: reference(snapshot.window)
    case .element(let id):
      reference(entry(id)?.parent.map { .element($0) } ?? .application)
    }
  }

  private func children(of object: AccessibleEvent.Source) -> [AccessibleEvent.Source] {
    switch object {
    case .application: return [.element(snapshot.window)]
    case .notice: return []
    case .element(let id):
      let children = (entry(id)?.children ?? []).map { AccessibleEvent.Source.element($0) }
      return id == snapshot.window && program.notice != nil ? children + [.notice] : children
    }
  }

  private func index(of object: AccessibleEvent.Source) -> Int {
    switch object {
    case .application: -1
    case .notice: entry(snapshot.window)?.children.count ?? 0
    case .element(let id): entry(id)?.index ?? -1
    }
  }

  private func role(of object: AccessibleEvent.Source) -> (number: Int64, name: String) {
    switch object {
    case .application: (75, "application")
    case .notice: (101, "notification")
    case .element(let id): entry(id)?.element.role.atspi ?? (0, "invalid")
    }
  }

  /// Returns the name of the role in the language of the person; in English AT-SPI's name.
  private func localizedRole(of object: AccessibleEvent.Source) -> String {
    guard case .element(let id) = object, let role = entry(id)?.element.role,
      role.localizedName != role.rawValue
    else { return role(of: object).name }
    return role.localizedName
  }

  /// The locale of all texts.
  private static var locale: String {
    let language = Localization.current.language
    return language == "en" ? Locale.current.identifier : language
  }

  private func states(of object: AccessibleEvent.Source) -> BusValue {
    let bits: AccessibleStateBits =
      switch object {
      case .application, .notice: AccessibleStateBits(.enabled, .sensitive, .showing, .visible)
      case .element(let id): entry(id)?.states ?? AccessibleStateBits(.defunct)
      }
    return .list(bits.words.map { .integer(Int64($0)) })
  }

  /// Returns the elements that name an element, and those that it names.
  private func relations(of object: AccessibleEvent.Source) -> BusValue {
    guard case .element(let id) = object else { return .list([]) }
    func relation(_ number: Int64, _ ids: [UInt64]) -> [BusValue] {
      ids.isEmpty
        ? []
        : [.list([.integer(number), .list(ids.map { reference(.element($0)) })])]
    }
    let named = snapshot.order.filter { entry($0)?.element.labelledBy == id }
    let namedBy = [entry(id)?.element.labelledBy].compactMap(\.self).filter(snapshot.contains)
    // The numbers are ATSPI_RELATION_LABEL_FOR and ATSPI_RELATION_LABELLED_BY.
    return .list(relation(1, named) + relation(2, namedBy))
  }

  private func attributes(of object: AccessibleEvent.Source) -> BusValue {
    var attributes = [("toolkit", "Halo")]
    if case .element(let id) = object, let element = entry(id)?.element {
      if let identifier = element.identifier { attributes.append(("id", identifier)) }
      if let place = element.place {
        attributes.append(("posinset", String(place.number)))
        attributes.append(("setsize", String(place.count)))
      }
      if let count = element.itemCount { attributes.append(("setsize", String(count))) }
      if element.role == .searchField { attributes.append(("text-input-type", "search")) }
    }
    return .list(attributes.map { .list([.string($0.0), .string($0.1)]) })
  }

  // MARK: Cache

  func cacheItems() -> BusAnswer {
    let objects = [.application] + snapshot.order.map { AccessibleEvent.Source.element($0) }
    return .values("a" + Self.cacheItemType, [.list(objects.map { .list(cacheItem($0)) })])
  }

  static let cacheItemType = "((so)(so)(so)iiassusau)"

  func cacheItem(_ object: AccessibleEvent.Source) -> [BusValue] {
    [
      reference(object), reference(.application), parent(of: object),
      .integer(Int64(index(of: object))), .integer(Int64(children(of: object).count)),
      .list(interfaces(of: object).map { .string($0) }), .string(name(of: object)),
      .integer(role(of: object).number), .string(description(of: object)), states(of: object),
    ]
  }

  func introspection(_ call: BusMessage) -> BusAnswer {
    guard call.member == "Introspect" else { return .unknownMethod }
    let object: AccessibleEvent.Source? =
      call.path == Names.root
      ? .application
      : UInt64(call.path.dropFirst(Names.elements.count)).map { .element($0) }
    let names = object.map { interfaces(of: $0) } ?? []
    let nodes = names.map { "<interface name=\"\($0)\"/>" }.joined()
    return .string("<node>\(nodes)</node>")
  }
}
