import FocusGeometry
import Foundation
import HaloDisplayList
import Testing

@testable import HaloSittings

struct SittingPageTests {
  private func html(_ takes: [Take], text: String? = nil) throws -> String {
    SittingPage(
      date: try SittingSamples.date,
      entries: takes.map { SittingPage.Entry(take: $0, text: $0.isPicture ? nil : text) }
    ).html
  }

  @Test("the page of a sitting names its date and counts its pictures, films and notes")
  func heading() throws {
    let html = try html([
      SittingSamples.take(), SittingSamples.take(.shot, "b.png", note: "a"),
      SittingSamples.take(.film, "c.png"),
    ])
    #expect(html.contains("<h1>Sitting of 14 March 2025, 15:09</h1>"))
    #expect(html.contains(">2 shots, 1 film · 1 with a note</p>"))
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
  }

  @Test("a picture on the page has its facts, its keys as key caps and an alternative text")
  func cards() throws {
    let html = try html([
      SittingSamples.take(
        arrows: [.init(tail: CGPoint(x: 20, y: 20), head: CGPoint(x: 120, y: 20))])
    ])
    #expect(html.contains("src=\"./photos.png\" width=\"320\" height=\"200\""))
    #expect(
      html.contains(
        "alt=\"Picture of Photos after Tab shift+Right; focused: Beach; an arrow points at "
          + "something\""))
    #expect(html.contains("<dt dir=\"auto\">Focus model</dt><dd dir=\"auto\">Beam</dd>"))
    #expect(html.contains("<kbd>Tab</kbd></span> <span class=\"chord\"><kbd>Shift</kbd><i>+</i>"))
    #expect(html.contains("viewBox=\"0 0 320 200\""))
    #expect(html.contains("d=\"M20 20L107.4 20\" fill=\"none\" stroke=\"#ff3b30\""))
  }

  @Test("keys are listed once, even if they are one of the facts")
  func keys() throws {
    var take = try SittingSamples.take()
    take.facts.append(.init("Keys", "Tab shift+Right"))
    take.keys = ["ctrl++", "+", "Tab"]
    let html = try html([take])
    #expect(html.components(separatedBy: ">Keys</dt>").count == 2)
    #expect(html.contains("<kbd>Ctrl</kbd><i>+</i><kbd>+</kbd></span>"))
    #expect(html.contains("<span class=\"chord\"><kbd>+</kbd></span>"))
  }

  private static let hostile = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onload='alert(1)",
    "</style></pre></dialog>", "&lt;&amp;", "a\u{0}b\u{7}c\u{1B}[31m\u{7F}\u{85}\u{FFFF}",
    "🐱👩‍👩‍👧 مرحبا שלום", "\u{202E}evil\u{2066}", "http://example.org/x.js", "`${alert(1)}`\r\n",
  ]

  @Test("a text of a take never becomes markup", arguments: hostile)
  func hostileText(text: String) throws {
    let take = Take(
      kind: .shot, file: "\(text).png", title: text, size: SittingSamples.size,
      facts: [.init(text, text), .init("Focused", text)], keys: [text], note: text,
      time: try SittingSamples.date)
    var walk = take
    walk.kind = .walk
    let html = try html([take, walk], text: text)
    var plain = take
    (plain.file, plain.title, plain.keys, plain.note) = ("a.png", "a", ["a"], "a")
    plain.facts = [.init("a", "a"), .init("Focused", "a")]
    var plainWalk = plain
    plainWalk.kind = .walk
    let expected = try self.html([plain, plainWalk], text: "a")
    // Only the key caps depend on the text, because a plus divides them.
    #expect(Self.tags(of: html) == Self.tags(of: expected))
    let isClean = html.unicodeScalars.allSatisfy {
      $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0.value != 0xFFFF
    }
    #expect(isClean)
  }

  /// The elements of a page in their order, without their texts.
  private static func tags(of html: String) -> [String] {
    html.components(separatedBy: "<").dropFirst().map { part in
      String(part.prefix { $0.isLetter || $0.isNumber || $0 == "/" || $0 == "!" })
    }
  }

  @Test("the page of a sitting loads nothing but the files beside it")
  func selfContained() throws {
    let html = try html(
      [
        SittingSamples.take(
          note: "n", arrows: [.init(tail: .zero, head: CGPoint(x: 90, y: 80))]),
        SittingSamples.take(.film, "b.png"), SittingSamples.take(.walk, "c.yaml"),
      ], text: "walk: []\n")
    for word in ["http", "url(", "@import", "<link", "<iframe", "import(", "fetch(", "src=\"//"] {
      #expect(!html.contains(word), "\(word)")
    }
    let addresses = html.components(separatedBy: "src=\"").dropFirst()
    #expect(addresses.count == 2 && addresses.allSatisfy { $0.hasPrefix("./") })
  }

  @Test("texts and marks of a sitting's page have enough contrast in both colour schemes")
  func contrast() throws {
    let parts = SittingPage.style.components(separatedBy: "prefers-color-scheme: dark")
    #expect(parts.count == 2)
    for part in parts {
      func color(_ name: String) throws -> Double {
        let rest = try #require(part.components(separatedBy: "--\(name): #").dropFirst().first)
        let value = try #require(UInt32(rest.prefix(6), radix: 16))
        return SittingPageTests.luminance(value)
      }
      func contrast(_ one: String, _ other: String) throws -> Double {
        let pair = [try color(one), try color(other)].sorted()
        return (pair[1] + 0.05) / (pair[0] + 0.05)
      }
      for ground in ["ground", "card", "well"] {
        for text in ["text", "quiet", "link"] {
          #expect(try contrast(text, ground) >= 4.5, "\(text) on \(ground)")
        }
        for mark in ["ring", "edge", "mark"] {
          #expect(try contrast(mark, ground) >= 3, "\(mark) on \(ground)")
        }
      }
      #expect(try contrast("text", "cap") >= 4.5)
    }
  }

  private static func luminance(_ hex: UInt32) -> Double {
    Double(Color(hex: hex).relativeLuminance)
  }

  @Test("no text of a sitting's page is smaller than 12 pixels")
  func sizes() {
    let sizes = SittingPage.style.matches(of: /font(?:-size)?: (?:\d+ )?(\d+)px/)
      .compactMap { Int($0.output.1) }
    #expect(sizes.count > 10 && sizes.allSatisfy { $0 >= 12 }, "\(sizes)")
  }

  @Test("arrows without finite coordinates are left out, and one without length is a dot")
  func oddArrows() throws {
    let point = CGPoint(x: 5, y: 5)
    let html = try html([
      SittingSamples.take(arrows: [
        .init(tail: point, head: CGPoint(x: CGFloat.nan, y: 0)),
        .init(tail: point, head: CGPoint(x: CGFloat.infinity, y: 0)),
      ])
    ])
    #expect(!html.contains("<svg"))
    let shape = try #require(ArrowShape(.init(tail: point, head: point)))
    #expect(shape.shaft.isEmpty && shape.head.bounds == CGRect(x: -1, y: -1, width: 12, height: 12))
  }
}
