import HaloMarkup
import Testing

struct HTMLTextTests {
  @Test("file names become relative addresses inside the folder")
  func addresses() {
    #expect(HTMLText.address(ofFile: "a-b_c.1~.png") == "./a-b_c.1~.png")
    #expect(HTMLText.address(ofFile: "javascript:x") == "./javascript%3Ax")
    #expect(HTMLText.address(ofFile: "é \"?#%.png") == "./%C3%A9%20%22%3F%23%25.png")
  }
}
