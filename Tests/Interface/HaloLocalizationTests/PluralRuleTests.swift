import Testing

@testable import HaloLocalization

/// The rules by which languages choose plural forms.
struct PluralRuleTests {
  private static let arabic =
    " nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 "
    + ": n%100>=11 ? 4 : 5;"
  private static let polish =
    "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"

  @Test(
    arguments: [
      (arabic, [0: 0, 1: 1, 2: 2, 3: 3, 10: 3, 11: 4, 99: 4, 100: 5, 102: 5, 103: 3, 111: 4]),
      (polish, [1: 0, 2: 1, 4: 1, 5: 2, 12: 2, 14: 2, 22: 1, 25: 2, 101: 2, 104: 1, 112: 2]),
      ("nplurals=1; plural=0;", [0: 0, 1: 0, 7: 0]),
      ("nplurals=2; plural=n>1;", [0: 0, 1: 0, 2: 1, -1: 0, -2: 1]),
      ("nplurals=2; plural=!(n==1)", [0: 1, 1: 0]),
      ("nplurals=3; plural=1+1*n-n", [5: 1]),
      ("nplurals=2; plural=n/0 + n%0", [5: 0]),
    ])
  func `each number has the form that the language's rule gives`(
    rule: String, forms: [Int: Int]
  ) throws {
    let rule = try #require(PluralRule(rule))
    for (number, form) in forms { #expect(rule.index(for: number) == form, "\(number)") }
  }

  @Test func `a result that is not the number of a form gives no form`() throws {
    let rule = try #require(PluralRule("nplurals=2; plural=n;"))
    #expect(rule.index(for: 1) == 1 && rule.index(for: 2) == nil)
    #expect(rule.index(for: .min) == nil)
  }

  @Test(
    arguments: [
      "", "nplurals=2", "plural=n", "nplurals=0; plural=0;", "nplurals=17; plural=0;",
      "nplurals=2; plural=;", "nplurals=2; plural=n!;", "nplurals=2; plural=(n;",
      "nplurals=2; plural=n ? 1;", "nplurals=2; plural=m;", "nplurals=2; plural=n == ;",
      "nplurals=2; plural=99999999999999999999;", "nplurals=2; plural=0x1;",
    ])
  func `a malformed rule is refused`(rule: String) {
    #expect(PluralRule(rule) == nil)
  }

  @Test func `a rule of the greatest length is evaluated, and a longer one is refused`() throws {
    let depth = 230
    let nested = String(repeating: "(", count: depth) + "n" + String(repeating: ")", count: depth)
    #expect(PluralRule("nplurals=2; plural=" + nested)?.index(for: 1) == 1)
    let chain = String(repeating: "!", count: 470) + "n"
    #expect(PluralRule("nplurals=2; plural=" + chain)?.index(for: 1) == 1)
    #expect(PluralRule("nplurals=2; plural=!" + chain + chain) == nil)
  }
}
