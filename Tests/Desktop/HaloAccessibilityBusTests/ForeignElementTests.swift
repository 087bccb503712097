import Foundation
import Testing

@testable import HaloAccessibilityBus

/// Names and frames of elements, from values that toolkits reported (measured on Debian 12).
struct ForeignElementTests {
  private func element(screen: CGRect, window: CGRect) -> ForeignElement {
    var element = ForeignElement(AccessibleReference(bus: ":1.1", path: "/a"))
    (element.onScreen, element.inWindow) = (screen, window)
    return element
  }

  @Test(arguments: [
    ("", nil), ("GtkMenuButton", nil), ("AdwGizmo", nil), ("Gtk", "Gtk"),
    ("GtkMenu 2", "GtkMenu 2"), ("Adwaita", "Adwaita"),
  ])
  func `a class name is not used as the name of an element`(told: String, name: String?) {
    var element = element(screen: .zero, window: .zero)
    element.name = told
    #expect(element.givenName == name)
  }

  @Test func `the frames of GTK 3 at a scale of 2 are logical points of the screen`() {
    let told = ForeignPlaces(
      element(
        screen: CGRect(x: 184, y: 47, width: 332, height: 356),
        window: CGRect(x: 0, y: -10, width: 332, height: 356)),
      visible: CGRect(x: 368, y: 114, width: 662, height: 686), toolkit: ("gtk", "3.24.38"))
    #expect(told.scale == 2 && !told.areContents)
    let menu = element(
      screen: CGRect(x: 223, y: 57, width: 41, height: 25),
      window: CGRect(x: 39, y: 0, width: 41, height: 25))
    #expect(told.frame(of: menu) == CGRect(x: 39, y: 0, width: 41, height: 25))
  }

  @Test func `the frames of GTK 4 are relative to the inside of the margin that it draws`() {
    let window = CGRect(x: 0, y: 0, width: 1_390, height: 829)
    let told = ForeignPlaces(
      element(screen: window, window: window),
      visible: CGRect(x: 0, y: 30, width: 1_400, height: 839), toolkit: ("GTK", "4.8.3"))
    #expect(told.scale == 1 && told.areContents)
    let box = CGRect(x: 10, y: 56, width: 418, height: 34)
    #expect(told.frame(of: element(screen: box, window: box)) == box.offsetBy(dx: 5, dy: 5))
  }

  @Test func `the frames of GTK 4 at a scale of 2 are right under a window manager's title bar`() {
    let window = CGRect(x: 0, y: 0, width: 174, height: 134)
    let told = ForeignPlaces(
      element(screen: window, window: window),
      visible: CGRect(x: 526, y: 323, width: 348, height: 268), toolkit: ("GTK", "4.8.3"))
    #expect(told.scale == 2)
    let button = CGRect(x: 6, y: 29, width: 24, height: 24)
    #expect(told.frame(of: element(screen: button, window: button)) == button)
  }

  @Test
  func `the frames of Qt are taken from the screen, because its sizes in the window are wrong`() {
    let told = ForeignPlaces(
      element(
        screen: CGRect(x: 200, y: 57, width: 1_000, height: 800),
        window: CGRect(x: 0, y: 0, width: 1_200, height: 857)),
      visible: CGRect(x: 200, y: 57, width: 1_000, height: 800), toolkit: ("Qt", "6.4.2"))
    #expect(told.scale == 1 && !told.areContents)
    let menu = element(
      screen: CGRect(x: 206, y: 57, width: 29, height: 19),
      window: CGRect(x: 6, y: 0, width: 229, height: 76))
    #expect(told.frame(of: menu) == CGRect(x: 6, y: 0, width: 29, height: 19))
  }

  @Test(arguments: [
    (CGSize(width: 600, height: 450), "Qt", 1.5), (CGSize(width: 600, height: 450), "gtk", 1),
    (CGSize(width: 800, height: 300), "Qt", 1), (CGSize(width: 100, height: 75), "Qt", 1),
    (CGSize(width: 4_000, height: 3_000), "Qt", 1),
  ])
  func `a window's scale counts only if both axes agree and desktops use it`(
    size: CGSize, toolkit: String, scale: CGFloat
  ) {
    let window = CGRect(x: 0, y: 0, width: 400, height: 300)
    let told = ForeignPlaces(
      element(screen: window, window: window), visible: CGRect(origin: .zero, size: size),
      toolkit: (toolkit, "3.24"))
    #expect(told.scale == scale)
  }
}
