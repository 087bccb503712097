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

  @Test func `words at the end of a name and names of folders tell the looks`() {
    #expect(looks("photos.png") == ["photos", nil, nil, nil, nil, nil])
    #expect(looks("dark/photos.png") == ["photos", "dark", nil, nil, nil, nil])
    #expect(
      looks("dark-high-reduced-rtl/tv-home.png")
        == ["tv-home", "dark", "high", "reduced", "rtl", nil])
    #expect(looks("sign-in-dark-android.apng") == ["sign-in", "dark", nil, nil, nil, "android"])
  }

  @Test func `a screen may be called like a look`() {
    #expect(looks("tv.png") == ["tv", nil, nil, nil, nil, nil])
    #expect(looks("tv-home.png") == ["tv-home", nil, nil, nil, nil, nil])
    #expect(looks("full-screen.png") == ["full-screen", nil, nil, nil, nil, nil])
    #expect(looks("shop/cart-light.png") == ["shop/cart", "light", nil, nil, nil, nil])
  }

  @Test func `what a picture says of itself goes before its name`() {
    let facts = [
      ("Screen", "TV home"), ("Focus model", "tv"),
      ("Looks", "dark, increased contrast, reduced motion, right to left, accent pink"),
    ]
    #expect(
      looks("light/a.png", facts) == ["TV home", "dark", "high", "reduced", "rtl", "tv"])
  }
}
