import HaloHosting
import HaloLocalization
import Testing

/// Speech for screen readers in languages other than English.
struct LocalizedSpeechTests {
  private func tree(_ item: AccessibleElement) -> AccessibleElement {
    let list = AccessibleElement(
      id: 2, role: .list, label: "Basket", itemCount: 3, children: [item])
    return AccessibleElement(id: 1, role: .window, label: "Shop", children: [list])
  }

  private var item: AccessibleElement {
    var item = AccessibleElement(
      id: 3, role: .switch, label: "Tea", states: [.focusable, .focused, .on])
    item.place = AccessibleElement.Place(1, of: 3)
    return item
  }

  @Test(
    arguments: [
      ("de", "Shop, Fenster. Basket, Liste, 3 Elemente. Tea, Schalter, ein, 1 von 3."),
      ("es", "Shop, ventana. Basket, lista, 3 elementos. Tea, interruptor, activado, 1 de 3."),
      ("ar_EG", "Shop، نافذة. Basket، قائمة، ٣ عناصر. Tea، مفتاح تبديل، مفعّل، ١ من ٣."),
      ("ja", "Shop、ウィンドウ。 Basket、リスト、3項目。 Tea、スイッチ、オン、3個中1個目。"),
    ])
  func `roles, states and positions are said in the language of the user`(
    language: String, expected: String
  ) {
    Localization(languages: [language]).performAsCurrent {
      #expect(AccessibleSpeech.text(of: AccessibleSpeech.beginning(tree(item))) == expected)
    }
  }

  @Test func `a change and an edge are said in the language of the user`() {
    var off = item
    off.states.remove(.on)
    Localization(languages: ["de"]).performAsCurrent {
      let edge = [AccessibleSpeech.edge(.down)]
      #expect(
        AccessibleSpeech.change(from: tree(item), to: tree(off), announcements: edge)
          == ["aus", "Darunter ist nichts"])
    }
  }

  @Test func `the outline of the tree is English in every language`() {
    let outline = tree(item).outline
    #expect(Localization(languages: ["ja"]).performAsCurrent { tree(item).outline } == outline)
  }
}
