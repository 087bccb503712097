import FocusEngine
import FocusGeometry
import Foundation
import HaloLayoutFiles
import HaloSourceText
import Testing

@testable import HaloScreenImport

/// The XML of `uiautomator dump`, read as a screen.
struct AndroidDumpTests {
  /// A film shop on a television, as Leanback builds it.
  private static let shop = """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
    <hierarchy rotation="0">
      <node index="0" text="" resource-id="" class="android.widget.FrameLayout" package="com.example.films" content-desc="" checkable="false" checked="false" clickable="false" enabled="true" focusable="false" focused="false" scrollable="false" long-clickable="false" password="false" selected="false" bounds="[0,0][1920,1080]">
        <node index="0" text="Films &amp; more" resource-id="com.example.films:id/title_text" class="android.widget.TextView" package="com.example.films" content-desc="" checkable="false" checked="false" clickable="false" enabled="true" focusable="false" focused="false" scrollable="false" long-clickable="false" password="false" selected="false" bounds="[112,54][600,126]" />
        <node index="1" text="" resource-id="com.example.films:id/title_orb" class="android.widget.FrameLayout" package="com.example.films" content-desc="Search" checkable="false" checked="false" clickable="true" enabled="true" focusable="true" focused="false" scrollable="false" long-clickable="false" password="false" selected="false" bounds="[1700,54][1800,154]" />
        <node index="2" text="" resource-id="com.example.films:id/row_content" class="androidx.leanback.widget.HorizontalGridView" package="com.example.films" content-desc="" checkable="false" checked="false" clickable="false" enabled="true" focusable="true" focused="false" scrollable="true" long-clickable="false" password="false" selected="false" bounds="[0,400][1920,720]">
          <node index="0" text="" resource-id="com.example.films:id/card" class="android.widget.FrameLayout" package="com.example.films" content-desc="" checkable="false" checked="false" clickable="true" enabled="true" focusable="true" focused="true" scrollable="false" long-clickable="true" password="false" selected="true" bounds="[112,420][512,700]">
            <node index="0" text="" resource-id="com.example.films:id/main_image" class="android.widget.ImageView" package="com.example.films" content-desc="" checkable="false" checked="false" clickable="false" enabled="true" focusable="false" focused="false" scrollable="false" long-clickable="false" password="false" selected="false" bounds="[112,420][512,620]" />
            <node index="1" text="Harbour Lights" resource-id="com.example.films:id/title_text" class="android.widget.TextView" package="com.example.films" content-desc="" checkable="false" checked="false" clickable="false" enabled="true" focusable="false" focused="false" scrollable="false" long-clickable="false" password="false" selected="false" bounds="[124,630][500,690]" />
          </node>
          <node index="1" text="" resource-id="com.example.films:id/card" class="android.widget.FrameLayout" package="com.example.films" content-desc="Terraces" checkable="false" checked="false" clickable="true" enabled="true" focusable="true" focused="false" scrollable="false" long-clickable="true" password="false" selected="false" bounds="[536,420][936,700]" />
          <node index="2" text="" resource-id="com.example.films:id/card" class="android.widget.FrameLayout" package="com.example.films" content-desc="Gone" checkable="false" checked="false" clickable="true" enabled="true" focusable="true" focused="false" scrollable="false" long-clickable="true" password="false" selected="false" bounds="[1920,420][1920,700]" />
        </node>
      </node>
    </hierarchy>
    """

  private static func node(_ attributes: String, _ inside: String = "") -> String {
    "<node \(attributes)>\(inside)</node>"
  }

  private static func screen(
    _ nodes: String, scale: CGFloat? = nil, picture: CGSize? = nil
  ) throws -> ForeignScreen {
    try ScreenFile(text: "<hierarchy rotation=\"0\">\n\(nodes)\n</hierarchy>", file: "dump.xml")
      .screen(scale: scale, pictureSize: picture)
  }

  @Test func `a television screen becomes rows of cards over its picture`() throws {
    let file = try ScreenFile(text: Self.shop, file: "dump.xml")
    #expect(file.kind == .androidDump)
    var screen = try file.screen(pictureSize: CGSize(width: 1920, height: 1080))
    screen.picture = "shop.png"
    let text = screen.layoutText(model: .android)
    #expect(
      text == """
        model: android
        size: [1920, 1080]
        backdrop: shop.png
        focus: harbour-lights
        views:
          - {id: title_text, kind: region, role: text, label: "Films & more", frame: [112, 54, 488, 72]}
          - {id: title_orb, kind: region, role: button, label: Search, frame: [1700, 54, 100, 100], focusable: true}
          - id: row_content
            kind: region
            role: list
            frame: [0, 400, 1920, 320]
            group: row_content
            views:
              - {id: harbour-lights, kind: region, role: "list item", label: "Harbour Lights", frame: [112, 20, 400, 280], focusable: true, selected: true}
              - {id: terraces, kind: region, role: "list item", label: Terraces, frame: [536, 20, 400, 280], focusable: true}

        """)
    #expect(throws: Never.self) { try LayoutDocument(text: text, file: "screen.yaml") }
  }

  @Test func `text after the XML of uiautomator is ignored`() throws {
    let text = Self.shop + "UI hierchary dumped to: /dev/tty\n"
    #expect(try ScreenFile(text: text, file: "dump.xml").kind == .androidDump)
  }

  @Test(arguments: [
    ("class=\"android.widget.EditText\" text=\"me@example.com\" hint=\"E-mail\"", "text field"),
    ("class=\"android.widget.EditText\" text=\"••\" password=\"true\"", "secure text field"),
    ("class=\"android.widget.ImageButton\" content-desc=\"Back\"", "button"),
    ("class=\"android.widget.Switch\" checkable=\"true\" checked=\"true\"", "switch"),
    ("class=\"android.widget.SeekBar\"", "slider"),
    ("class=\"android.view.View\" checkable=\"true\"", "switch"),
    ("class=\"android.widget.TextView\" text=\"Terms\"", "text"),
    ("class=\"com.google.android.material.tabs.TabLayout\"", "tab bar"),
  ])
  func `the class of a node gives its role`(attributes: String, role: String) throws {
    let node = try #require(
      Self.screen(Self.node("\(attributes) bounds=\"[0,0][1080,2400]\"")).nodes.first)
    #expect(node.role?.rawValue == role)
    // Passwords are never written into a file.
    #expect(node.value == (role == "text field" ? "me@example.com" : nil))
    #expect(node.isSelected == attributes.contains("checked=\"true\""))
  }

  @Test func `pixels are converted to points`() throws {
    let screen = try Self.screen(
      Self.node("focusable=\"true\" enabled=\"false\" bounds=\"[30,60][1080,2400]\""), scale: 3)
    #expect(screen.size == CGSize(width: 360, height: 800))
    #expect(screen.nodes[0].frame == CGRect(x: 10, y: 20, width: 350, height: 780))
    #expect(!screen.nodes[0].isEnabled)
  }

  @Test func `a scrolling view is focusable only if nothing inside it is`() throws {
    let list =
      "class=\"android.widget.ScrollView\" focusable=\"true\" scrollable=\"true\" "
      + "bounds=\"[0,0][500,500]\""
    #expect(try Self.screen(Self.node(list)).nodes[0].isFocusable)
    let item = Self.node("focusable=\"true\" bounds=\"[0,0][50,50]\"")
    #expect(try !Self.screen(Self.node(list, item)).nodes[0].isFocusable)
  }

  @Test
  func `a picture may be larger or smaller than the screen, but not show another one`() throws {
    let node = Self.node("focusable=\"true\" bounds=\"[0,0][1920,1000]\"")
    let full = CGSize(width: 1920, height: 1080)
    #expect(try Self.screen(node, picture: full).size == full)
    let small = CGSize(width: 960, height: 500)
    #expect(try Self.screen(node, picture: small).size == CGSize(width: 1920, height: 1000))
    let error = #expect(throws: SourceError.self) {
      try Self.screen(node, picture: CGSize(width: 1080, height: 1920))
    }
    #expect(
      "\(try #require(error))" == "dump.xml: the picture is 1080 × 1920, but the screen extends "
        + "to 1920 × 1000: the picture shows another screen, or was rotated")
  }

  @Test(arguments: [
    ("<node/>", "dump.xml:2: the node has no bounds"),
    (
      "<node bounds=\"[0,0][1]\"/>",
      "dump.xml:2: bounds: expected [left,top][right,bottom], found “[0,0][1]”"
    ),
    (
      "<node bounds=\"[0,0][9,-9223372036854775808]\"/>",
      "dump.xml:2: bounds: expected [left,top][right,bottom], found “[0,0][9,-9223372036854775808]”"
    ),
    (
      "<node bounds=\"[0,0][1,1]\"\nfocusable=\"yes\"/>",
      "dump.xml:2: focusable: expected true or false, found “yes”"
    ),
    ("<node", "dump.xml:3: not XML: not well-formed (invalid token)"),
    ("", "dump.xml:1: the screen is empty"),
    ("<node bounds=\"[0,0][9,9]\"/>", "dump.xml: the screen is 9 × 9 points; a layout has 64"),
    ("<node bounds=\"[0,0][90,90]\" visible-to-user=\"false\"/>", "dump.xml:1: the screen is"),
  ])
  func `a broken dump is refused with its line`(nodes: String, line: String) throws {
    try expectRefusal(line) { _ = try Self.screen(nodes) }
  }
}
