import Foundation

/// A field or button on the form.
enum SignInItem: String, CaseIterable {
  case username, password, options, code
  case logIn = "log-in"
  case shippingName = "shipping-name"
  case shippingAddress = "shipping-address"
  case billingName = "billing-name"
  case billingAddress = "billing-address"

  /// A part of the form that should be completed before the next one.
  enum Part: CaseIterable {
    case account, shipping, billing
  }

  var part: Part {
    switch self {
    case .username, .password, .options, .code, .logIn: .account
    case .shippingName, .shippingAddress: .shipping
    case .billingName, .billingAddress: .billing
    }
  }

  /// The title beside the item.
  var title: String {
    switch self {
    case .username: "Username"
    case .password: "Password"
    case .options: "More options"
    case .code: "One-time code"
    case .logIn: "Log in"
    case .shippingName, .billingName: "Name"
    case .shippingAddress, .billingAddress: "Address"
    }
  }

  /// The title for a place without context.
  var fullTitle: String {
    switch part {
    case .account: title
    case .shipping: "Shipping \(title.lowercased())"
    case .billing: "Billing \(title.lowercased())"
    }
  }

  var isButton: Bool { self == .options || self == .logIn }
}

/// An order of fields, and a check of whether it can be followed (BBC, Focus order).
struct SignInOrder: Equatable {
  struct Stop: Equatable {
    var item: SignInItem
    /// The upper edge of the item's row.
    var top: CGFloat
  }

  enum Verdict: Equatable {
    case reaches(nothing: Bool)
    /// The order goes back up.
    case jumpsUp(from: SignInItem, to: SignInItem)
    /// The order enters another part before the first is complete.
    case leaves(SignInItem, for: SignInItem)
    /// The order moves back and forth between this form and another.
    case crosses
    /// The field that appeared later comes before a field that was there.
    case appearsBefore(SignInItem)

    var isGood: Bool { self == .reaches(nothing: false) }

    /// The item where the order goes wrong; nil for none.
    var culprit: SignInItem? {
      switch self {
      case .reaches, .crosses: nil
      case .jumpsUp(_, let item), .leaves(_, let item): item
      case .appearsBefore: .code
      }
    }
  }

  /// The stops in their order.
  var stops: [Stop]

  /// Checks the order of some parts.
  ///
  /// - Parameter parts: the parts to check.
  /// - Returns: The first fault, or that there is none.
  func verdict(on parts: Set<SignInItem.Part>) -> Verdict {
    let stops = stops.filter { parts.contains($0.item.part) }
    guard !stops.isEmpty else { return .reaches(nothing: true) }
    for (index, (here, next)) in zip(stops, stops.dropFirst()).enumerated() {
      if here.item.part == next.item.part {
        if next.top < here.top { return .jumpsUp(from: here.item, to: next.item) }
      } else if stops[(index + 1)...].contains(where: { $0.item.part == here.item.part }) {
        return .leaves(here.item, for: next.item)
      }
    }
    return lateVerdict(stops) ?? .reaches(nothing: false)
  }

  /// Returns a fault if the field that appears later does not come later in the order (BBC, Focus
  /// order).
  private func lateVerdict(_ stops: [Stop]) -> Verdict? {
    guard let code = stops.firstIndex(where: { $0.item == .code }) else { return nil }
    let before: [SignInItem] = [.username, .password, .options]
    return stops[code...].first { before.contains($0.item) }.map { .appearsBefore($0.item) }
  }
}

extension SignInOrder.Verdict {
  /// Returns the verdict in one line.
  ///
  /// - Parameter isInColumns: whether the checked parts are in columns.
  /// - Returns: A line for people.
  func words(isInColumns: Bool) -> String {
    switch self {
    case .reaches(nothing: true): "Tab reaches nothing here"
    case .reaches: isInColumns ? "Reads one column, then the other" : "Reads top to bottom"
    case .jumpsUp(let from, let to): "Jumps up from \(from.fullTitle) to \(to.fullTitle)"
    case .leaves(let from, let to):
      "Reads across, from \(from.fullTitle.lowercased()) to \(to.fullTitle.lowercased())"
    case .crosses: "Reads across both forms"
    case .appearsBefore(let item): "One-time code appears before \(item.fullTitle)"
    }
  }
}
