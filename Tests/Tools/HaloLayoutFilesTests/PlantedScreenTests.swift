import FocusEngine
import Foundation
import HaloAudit
import HaloGoldenTesting
import HaloSceneGraph
import Testing

@testable import HaloLayoutFiles

/// Screens with intended faults, made by an author who had not seen the rules of the audit.
///
/// One intended fault is not listed because it does not happen when its keys are pressed: scrolling
/// leads back to `new-5` of the shop. Intended faults that no rule looks for are not listed either:
/// a screen that starts at a destructive item, a group that is entered at its last item, a selection
/// that follows the focus, arrow keys of a row in a column, views that only look focused, and
/// buttons that a platform leaves to full keyboard access.
@MainActor
struct PlantedScreenTests {
  struct Plant: CustomTestStringConvertible, Sendable {
    var file: String
    var rule: AuditRule
    var item: String
    var testDescription: String { "\(file): \(rule.rawValue), \(item)" }
  }

  private nonisolated static let list: [(file: String, rule: AuditRule, item: String)] = [
    ("shop", .indicatorWeak, "gifts"),
    ("shop", .indicatorClipped, "account"), ("shop", .indicatorMissing, "rent"),
    ("shop", .operableNotFocusable, "trailer"), ("shop", .operableNotFocusable, "wish"),
    ("shop", .deadEnd, "buy"), ("shop", .indicatorClipped, "new-1"),
    ("shop", .indicatorClipped, "new-6"), ("shop", .focusableNotOperable, "offers-title"),
    ("shop", .hiddenOnFocus, "offer-3"), ("shop", .unreachableByArrows, "item-3"),
    ("shop", .unreachableByArrows, "remove-3"), ("shop", .nestedFocusable, "item-3"),
    ("shop", .trap, "voucher"), ("shop", .badNeighbour, "under-nav"),
    ("shop", .drift, "offer-4"), ("shop", .unreachableByArrows, "help"),
    ("settings", .indicatorWeak, "auto"), ("settings", .operableNotFocusable, "paper-1"),
    ("settings", .indicatorMissing, "size-m"), ("settings", .readingOrder, "size-s"),
    ("settings", .unreachable, "profile"), ("settings", .tooSmall, "size-help"),
    ("settings", .indicatorClipped, "night-on"), ("settings", .indicatorWeak, "night-warm"),
    ("settings", .indicatorWeak, "licences"), ("settings", .indicatorWeak, "legal"),
    ("settings", .unreachable, "reset-net"), ("settings", .readingOrder, "light"),
    ("form", .offScreenFocus, "skip"), ("form", .positiveTabindex, "email"),
    ("form", .focusableNotOperable, "heading"), ("form", .readingOrder, "zip"),
    ("form", .indicatorEdge, "website"), ("form", .indicatorWeak, "email"),
    ("form", .indicatorMissing, "contact"), ("form", .passedOver, "tool-blue"),
    ("form", .tooSmall, "gift"), ("form", .tooSmall, "wrap"), ("form", .unreachable, "apply"),
    ("form", .scrollUnreachable, "terms"), ("form", .indicatorWeak, "change"),
    ("form", .hiddenOnFocus, "later"), ("form", .hiddenOnFocus, "imprint"),
    ("form", .hiddenOnFocus, "privacy"), ("form", .readingOrder, "accept"),
    ("player", .badNeighbour, "back"), ("player", .badNeighbour, "play"),
    ("player", .badNeighbour, "ahead"), ("player", .badNeighbour, "volume"),
    ("player", .sideways, "quality"), ("player", .drift, "sleep"),
    ("player", .passedOver, "next-2"), ("player", .unreachableByArrows, "next-2"),
    ("player", .drift, "next-4"), ("player", .unreachableByArrows, "star"),
    ("player", .tooSmall, "star"), ("form.walk", .lostFocus, "code"),
    ("basket.walk", .trap, "voucher"),
    // The screens of jellyfin/jellyfin-web#4163, superuser404notfound/Sodalite#80 and
    // react-native-tvos/react-native-tvos#888, rebuilt from their descriptions.
    ("shelves", .crowding, "card0"), ("shelves", .crowding, "heading"),
    ("close-rows", .crowding, "a1"), ("close-rows", .crowding, "b1"),
    ("narrow-guide", .passedRow, "b0"), ("narrow-guide", .passedRow, "b3"),
    ("settings", .covered, "battery"), ("settings", .fullKeyboardAccess, "done"),
  ]

  nonisolated static let plants = list.map { Plant(file: $0.file, rule: $0.rule, item: $0.item) }

  private static var known: [String: [AuditFinding]] = [:]

  /// Audits each file once.
  private func findings(in file: String) throws -> [AuditFinding] {
    if let known = Self.known[file] { return known }
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Planted")
    let findings = try ExampleAudit.findings(at: folder.appending(path: "\(file).yaml").path)
    Self.known[file] = findings
    return findings
  }

  @Test(arguments: plants)
  func `an intended fault is found`(plant: Plant) throws {
    let found = try findings(in: plant.file).contains { finding in
      finding.rule == plant.rule && finding.allItems.contains(plant.item)
    }
    #expect(found)
  }

  /// Items that the author of the screens said are right.
  @Test(arguments: [
    ("settings", "display"), ("settings", "general"), ("settings", "sound"), ("form", "home"),
    ("form", "plans"), ("form", "sign-in"),
  ])
  func `nothing is reported about an item that is right`(file: String, item: String) throws {
    let complaints = try findings(in: file).flatMap(\.unfolded).filter { finding in
      finding.severity != .note && finding.items.first == item
    }
    #expect(complaints.isEmpty, "\(complaints.map(\.why))")
  }
}
