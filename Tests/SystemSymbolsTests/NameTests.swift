import SystemSymbols
import Testing

struct NameTests {
  @Test(arguments: ["", " ", "Heart", "heart fill", "heart..fill", ".heart", "heart.", "héart"])
  func `a name that is not words of small letters and digits has no symbol`(name: String) {
    #expect(SystemSymbol.named(name) == nil)
  }
}
