import FocusGeometry
import Foundation
import HaloDemoScenes
import HaloSceneGraph
import HaloSourceText

@testable import HaloLayoutFiles

/// A target for the text of a walk, which is read and run from its first step to its last.
///
/// Layouts that it names are read from the examples; nothing is written.
struct WalkTarget: FuzzTarget {
  /// The words of a layout, and those of a step.
  let words =
    LayoutTarget().words + [
      "key", "set", "remove", "request", "select", "model", "wait", "shot", "repeat", "expect",
      "outcome", "shows", "moved", "stayed", "vetoed", "scene", "layout", "walk", "grid",
      "selection", "reminders", "responders", "neighbours.yaml", "x.png", "shift+Tab", "ctrl+a",
      "click", "scroll", "at", "by", "type", "size", "direction", "rtl", "program", "id", "[9, 9]",
    ]
  private let file = FileManager.default.currentDirectoryPath + "/Examples/fuzz.walk.yaml"
  /// The limits of a walk; longer ones only take more time.
  private let mostKeys = 60
  private let mostSeconds = 5.0

  func run(_ input: [UInt8]) {
    guard let text = String(validating: input, as: UTF8.self) else { return }
    do {
      let walk = try WalkDocument(text: text, file: file)
      guard isShort(walk) else { return }
      var records = 0
      let runner = try WalkRunner(
        walk, textMeasurer: ScreenVisit.renderer.text, readImage: LayoutTarget.imageReading,
        openScene: open,
        draw: { frame, path in
          promise(path.hasSuffix(".png") || path.hasSuffix(".PNG"), path)
          _ = try ScreenVisit.renderer.picture(of: frame, scale: 0.25)
        })
      let failures = try runner.run { record in
        promise(!(try record.json).contains("\n"), "a record is one line")
        records += 1
      }
      promise(records == walk.stepCount + 1, "\(records) records of \(walk.stepCount) steps")
      for failure in failures { promiseOneLine("\(failure)", about: file) }
    } catch {
      promise(error is SourceError || error is SourceErrors, "\(type(of: error))")
      // The error may concern the layout that the walk names, which lies beside it.
      let folder = (file as NSString).deletingLastPathComponent
      for line in "\(error)".split(separator: "\n", omittingEmptySubsequences: false) {
        promiseOneLine(String(line), about: line.hasPrefix("/") ? "/" : folder)
      }
    }
  }

  private func isShort(_ walk: WalkDocument) -> Bool {
    var (keys, seconds) = (0, 0.0)
    for step in walk.steps {
      switch step.action {
      case .key(_, _, let count), .click(_, let count): keys += count
      case .wait(let time), .hold(_, _, let time): seconds += time
      default: keys += 1
      }
    }
    return keys <= mostKeys && seconds <= mostSeconds
  }

  /// Opens one of the scenes that are created quickly.
  private func open(_ id: String, _ size: CGSize?, _ direction: LayoutDirection?) -> Window? {
    guard ["grid", "selection", "reminders", "responders"].contains(id) else { return nil }
    return DemoScene.all.first { $0.id == id }?.makeWindow(
      size: size ?? CGSize(width: 640, height: 400), appearance: .light,
      textMeasurer: ScreenVisit.renderer.text)
  }
}
