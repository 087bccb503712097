import Testing

@testable import HaloReview

struct PictureLooksTests {
  private func looks(_ path: String, _ facts: [(String, String)] = []) -> [String?] {
    let looks = PictureLooks(
      path: path, facts: PictureFacts(facts.map { (keyword: $0.0, text: $0.1) }))
    return [
      looks.scene, looks.appearance, looks.contrast, looks.motion, looks.direction, looks.model,
    ]
  }

  @Test func `looks are read from the end of a file name and from the names of its folders`() {
    #expect(looks("photos.png") == ["photos", nil, nil, nil, nil, nil])
    #expect(looks("dark/photos.png") == ["photos", "dark", nil, nil, nil, nil])
    #expect(
      looks("dark-high-reduced-rtl/tv-home.png")
        == ["tv-home", "dark", "high", "reduced", "rtl", nil])
    #expect(looks("sign-in-dark-android.apng") == ["sign-in", "dark", nil, nil, nil, "android"])
  }

  @Test func `a screen may have the name of a look`() {
    #expect(looks("tv.png") == ["tv", nil, nil, nil, nil, nil])
    #expect(looks("tv-home.png") == ["tv-home", nil, nil, nil, nil, nil])
    #expect(looks("full-screen.png") == ["full-screen", nil, nil, nil, nil, nil])
    #expect(looks("shop/cart-light.png") == ["shop/cart", "light", nil, nil, nil, nil])
  }

  @Test func `the facts in a picture take precedence over its name`() {
    let facts = [
      ("Screen", "TV home"), ("Focus model", "tv"),
      ("Looks", "dark, increased contrast, reduced motion, right to left, accent pink"),
    ]
    #expect(
      looks("light/a.png", facts) == ["TV home", "dark", "high", "reduced", "rtl", "tv"])
  }
}
