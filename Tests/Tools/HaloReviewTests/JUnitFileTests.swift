import HaloGoldenTesting
import HaloPictureTestSupport
import Testing

@testable import HaloReview

struct JUnitFileTests {
  @Test
  func `each picture is a test case, and special characters in its name are escaped`() throws {
    let scratch = try Scratch()
    try scratch.put(Samples.picture(), "before/a<&\"'\u{1}>.png")
    try scratch.put(Samples.picture(), "before/b.png")
    try scratch.put(Samples.picture(), "after/b.png")
    let review = try PictureReview(
      before: PictureFolder("\(scratch.path)/before"),
      after: PictureFolder("\(scratch.path)/after"),
      thresholds: Thresholds(), versions: [])
    let name = "a&lt;&amp;&quot;'\u{FFFD}&gt;"
    #expect(
      String(decoding: JUnitFile.bytes(of: review), as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="halo review" tests="2" failures="1" errors="0" skipped="0">
          <testsuite name="halo review" tests="2" failures="1" errors="0" skipped="0">
            <testcase classname="halo.review.\(name)" name="\(name).png">
              <failure type="gone" message="gone: Gone"/>
            </testcase>
            <testcase classname="halo.review.b" name="b.png"/>
          </testsuite>
        </testsuites>

        """)
  }
}
