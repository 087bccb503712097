import CairoRenderer
import DisplayList
import FocusGeometry
import Foundation
import GoldenTesting
import SystemSymbols
import Testing

@MainActor
struct LookTests {
  @Test func `tmp`() throws {
    let made = """
      heart heart.fill heart.circle heart.circle.fill heart.square heart.square.fill heart.slash heart.slash.fill
      plus.circle plus.circle.fill xmark.circle.fill checkmark.circle checkmark.circle.fill checkmark.seal.fill questionmark.circle info.circle info.circle.fill
      exclamationmark.triangle exclamationmark.triangle.fill chevron.right.circle.fill chevron.down.square play.circle play.circle.fill pause.circle.fill play.rectangle.fill
      ellipsis.circle ellipsis.circle.fill star.fill star.leadinghalf.filled bookmark.fill flag.fill bell.fill bell.slash bell.slash.fill bell.badge bell.badge.fill
      person.fill person.2.fill person.3.fill person.circle person.circle.fill person.crop.circle.fill person.crop.circle.badge.plus person.badge.plus person.fill.badge.plus
      folder.fill folder.badge.plus folder.badge.minus doc.fill doc.text.fill doc.badge.plus doc.on.doc.fill tray.fill tray.full archivebox.fill trash.fill trash.slash trash.circle.fill
      a.circle b.square z.circle.fill 1.circle 2.circle.fill 3.square 10.circle 42.square.fill 7.circle a q 5 12
      video.fill video.slash.fill mic.fill mic.slash speaker.fill speaker.slash.fill speaker.wave.2.fill camera.fill photo.fill photo.on.rectangle.fill film.fill tv.fill music.note.tv
      house.fill house.circle gearshape.fill gear.circle envelope.fill envelope.badge message.fill bubble.left.fill phone.fill phone.circle.fill paperplane.fill
      calendar.badge.plus calendar.circle clock.fill clock.badge.checkmark lock.fill lock.circle.fill key.fill eye.fill eye.slash eye.slash.fill cart.fill cart.badge.plus bag.fill creditcard.fill gift.fill
      map.fill mappin.circle.fill location.fill location.circle location.slash globe.circle sun.max.fill moon.fill moon.circle.fill cloud.fill cloud.rain.fill flame.fill drop.fill leaf.fill bolt.fill bolt.slash.fill bolt.circle.fill
      wifi.slash wifi.circle.fill keyboard.fill gamecontroller.fill car.fill airplane.circle.fill car.circle list.bullet.rectangle list.bullet.circle square.grid.2x2.fill line.3.horizontal.decrease.circle.fill
      square.and.arrow.up.circle.fill square.and.pencil.circle slider.horizontal.3 rectangle.fill square.fill circle.fill triangle.fill scope lightbulb.fill lightbulb.slash hammer.fill wrench.fill paintbrush.fill rectangle.stack.fill rectangle.stack.badge.plus rectangle.stack.fill.badge.plus
      square.dashed questionmark.square.dashed questionmark.folder unknown unknown.fill unknown.circle unknown.circle.fill unknown.slash unknown.badge.plus
      arrow.up.circle.fill arrow.right.circle arrow.clockwise.circle arrow.uturn.left.circle.fill goforward.10 gobackward.15 music.note.circle link.circle.fill paperclip.circle command.circle power.circle textformat.circle
      """.split(whereSeparator: \.isWhitespace).map(String.init)
    let folder = "/tmp/w/symbols/.build/sheets"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let light = Color(red: 0.97, green: 0.97, blue: 0.98),
      dark = Color(red: 0.1, green: 0.1, blue: 0.12)
    for (name, names) in [("all", SystemSymbol.all), ("made", made)] {
      try Renderer(text: TextEngine()).picture(
        of: ContactSheet(names: names, columns: 20, side: 24, ink: dark, ground: light).list
      ).writePNG(to: "\(folder)/\(name)-24.png")
      try Renderer(text: TextEngine()).picture(
        of: ContactSheet(names: names, columns: 20, side: 48, ink: light, ground: dark).list
      ).writePNG(to: "\(folder)/\(name)-48.png")
      for part in stride(from: 0, to: names.count, by: 96) {
        try Renderer(text: TextEngine()).picture(
          of: ContactSheet(
            names: Array(names[part..<min(names.count, part + 96)]), columns: 12, side: 96,
            ink: dark, ground: light
          ).list
        ).writePNG(to: "\(folder)/\(name)-96-\(part / 96).png")
      }
    }
    let clock = ContinuousClock()
    for name in [
      "heart", "heart.fill", "heart.circle.fill", "gearshape.circle.fill", "keyboard.fill",
      "photo.on.rectangle.fill",
    ] {
      print(name, clock.measure { _ = SystemSymbol.named(name) })
    }
    print(SystemSymbol.all.count)
    try
      (SystemSymbol.all.enumerated().map {
        "\($0.offset / 12 + 1):\($0.offset % 12 + 1) \($0.element)"
      }.joined(separator: "\n")).write(
        toFile: folder + "/names.txt", atomically: true, encoding: .utf8)
  }
}
