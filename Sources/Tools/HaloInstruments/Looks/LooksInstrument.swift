import Foundation
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

/// Changes the screen's appearance while it runs.
@MainActor
final class LooksInstrument: Instrument {
  private unowned let bench: Bench
  /// Device pixels per point; nil for the desktop's.
  private var scale: CGFloat?
  private static let scales: [CGFloat?] = [nil, 1, 1.25, 1.5, 2, 3, 4]

  /// The settings that the program began with.
  private let first: BenchLooks

  init(_ bench: Bench) {
    self.bench = bench
    first = bench.subject.looks
  }

  private var preferences: AppearancePreferences {
    get { bench.subject.looks.preferences }
    set {
      bench.subject.looks.preferences = newValue
      bench.looksDidChange()
    }
  }

  // MARK: Words

  /// The changed settings in words; empty when nothing is changed.
  var summary: String {
    var words: [String] = []
    let (now, before) = (preferences, first.preferences)
    if now.userInterfaceStyle != before.userInterfaceStyle {
      words.append(now.userInterfaceStyle?.rawValue ?? "as it is")
    }
    if now.accessibilityContrast != before.accessibilityContrast {
      words.append("\(now.accessibilityContrast?.rawValue ?? "its own") contrast")
    }
    if now.prefersReducedMotion != before.prefersReducedMotion {
      words.append(now.prefersReducedMotion == true ? "reduced motion" : "full motion")
    }
    if now.accent != before.accent { words.append("accent") }
    if now.televisionLook != before.televisionLook {
      words.append(now.televisionLook?.name ?? "its own look")
    }
    if now.prefersReducedTransparency != before.prefersReducedTransparency {
      words.append(now.prefersReducedTransparency == true ? "opaque" : "full transparency")
    }
    let direction = bench.subject.looks.direction
    if direction != first.direction { words.append(direction.rawValue) }
    if bench.screen.isTextDoubled { words.append("text twice") }
    if bench.vision != .full { words.append(String(bench.vision.rawValue.prefix { $0 != ":" })) }
    if let scale { words.append("scale \(Self.number(scale))") }
    return words.count > 2 ? "\(words.count) changed" : words.joined(separator: ", ")
  }

  /// All settings in words, for the facts saved with a picture.
  var description: String {
    let appearance = bench.screen.appearance
    var words = [
      appearance.userInterfaceStyle == .dark ? "dark" : "light",
      appearance.accessibilityContrast == .high ? "increased contrast" : "normal contrast",
      appearance.prefersReducedMotion ? "reduced motion" : "full motion",
      bench.screen.layoutDirection == .rightToLeft ? "right to left" : "left to right",
    ]
    if let name = accentName { words.append("accent \(name)") }
    if isTelevision { words.append("the look of \(appearance.televisionLook.name)") }
    if appearance.prefersReducedTransparency { words.append("reduced transparency") }
    if bench.screen.isTextDoubled { words.append("text twice as long") }
    if bench.vision != .full { words.append(bench.vision.rawValue) }
    return words.joined(separator: ", ")
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  private var accentName: String? {
    preferences.accent.map { accent in
      AccentColor.named.first { $0.accent == accent }?.name ?? "as given"
    }
  }

  // MARK: Command

  var commands: [InstrumentCommand] { [.looks, .televisionLook] }

  func row(for command: InstrumentCommand) -> InstrumentRow {
    guard command == .looks else {
      return InstrumentRow(
        title: "Television look",
        value: isTelevision ? bench.screen.appearance.televisionLook.name : "none")
    }
    return InstrumentRow(title: "Looks", value: summary, isOn: !summary.isEmpty)
  }

  func perform(_ command: InstrumentCommand) {
    guard command == .televisionLook else { return bench.show(self, taking: true) }
    guard isTelevision else {
      bench.subject.tell("The looks of tvOS are for screens with the rules of a television")
      return
    }
    let look = TelevisionLook.allCases.after(bench.screen.appearance.televisionLook, 1)
    preferences.televisionLook = look
    bench.subject.tell("The look of \(look.name)")
  }

  /// Whether the screen shows focus as a television does.
  private var isTelevision: Bool { bench.screen.focusSystem?.model.look == .lift }

  // MARK: Page

  let title = "Looks"
  let command = InstrumentCommand.looks

  var lines: [PanelLine] {
    func row(
      _ id: String, _ title: String, _ value: String, isOn: Bool, _ adjust: @escaping (Int) -> Void
    )
      -> PanelLine
    {
      .row(PanelRow(id: id, title: title, value: value, isOn: isOn, adjust: adjust))
    }
    let now = preferences
    let looks = bench.subject.looks
    return [
      row(
        "appearance", "Appearance", now.userInterfaceStyle?.rawValue ?? "as it is",
        isOn: now.userInterfaceStyle != nil
      ) { [weak self] step in
        self?.preferences.userInterfaceStyle = [nil, .light, .dark].after(
          now.userInterfaceStyle, step)
      },
      row(
        "contrast", "Contrast", now.accessibilityContrast?.rawValue ?? "as it is",
        isOn: now.accessibilityContrast != nil
      ) { [weak self] step in
        self?.preferences.accessibilityContrast = [nil, .normal, .high].after(
          now.accessibilityContrast, step)
      },
      row(
        "motion", "Motion",
        now.prefersReducedMotion.map { $0 ? "reduced" : "full" } ?? "as it is",
        isOn: now.prefersReducedMotion != nil
      ) { [weak self] step in
        self?.preferences.prefersReducedMotion = [nil, false, true].after(
          now.prefersReducedMotion, step)
      },
      row(
        "look", "Television look", now.televisionLook?.name ?? "as it is",
        isOn: now.televisionLook != nil
      ) { [weak self] step in
        self?.preferences.televisionLook = [nil, .tvOS18, .tvOS26].after(now.televisionLook, step)
      },
      row(
        "transparency", "Transparency",
        now.prefersReducedTransparency.map { $0 ? "reduced" : "full" } ?? "as it is",
        isOn: now.prefersReducedTransparency != nil
      ) { [weak self] step in
        self?.preferences.prefersReducedTransparency = [nil, false, true].after(
          now.prefersReducedTransparency, step)
      },
      row("accent", "Accent", accentName ?? "as it is", isOn: now.accent != nil) {
        [weak self] step in
        let all: [AccentColor?] = [nil] + AccentColor.named.map(\.accent)
        self?.preferences.accent = all.after(now.accent, step)
      },
      row("direction", "Lines are read", looks.direction.rawValue, isOn: looks.direction != .own) {
        [weak self] step in
        self?.bench.subject.looks.direction = looks.direction.next(step)
        self?.bench.looksDidChange()
      },
      row(
        "text", "Text", bench.screen.isTextDoubled ? "twice as long" : "as it is",
        isOn: bench.screen.isTextDoubled
      ) { [weak self] _ in
        self?.bench.screen.isTextDoubled.toggle()
        self?.bench.looksDidChange()
      },
      row("vision", "Seen with", bench.vision.rawValue, isOn: bench.vision != .full) {
        [weak self] step in
        guard let bench = self?.bench else { return }
        bench.vision = bench.vision.next(step)
        bench.looksDidChange()
      },
      row(
        "scale", "Pixels a point", scale.map(Self.number) ?? "the desktop's", isOn: scale != nil
      ) { [weak self] step in
        guard let self else { return }
        self.setScale(Self.scales.after(self.scale, step))
      },
      .row(
        PanelRow(
          id: "reset", title: "All as it was", isEnabled: !summary.isEmpty,
          act: { [weak self] in self?.reset() })),
    ]
  }

  private func setScale(_ new: CGFloat?) {
    scale = new
    bench.host.setScale(new)
    bench.looksDidChange()
  }

  private func reset() {
    bench.vision = .full
    bench.screen.isTextDoubled = false
    // The tuning belongs to another instrument.
    var looks = first
    looks.tuning = bench.subject.looks.tuning
    bench.subject.looks = looks
    if scale != nil { setScale(nil) }
    bench.looksDidChange()
  }
}
