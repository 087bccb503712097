/// The bus names, object paths and interfaces of AT-SPI, version 2 (at-spi2-core, xml/*.xml).
enum AccessibilityNames {
  /// The registry, at which programs register and screen readers listen.
  static let registry = "org.a11y.atspi.Registry"
  static let registryPath = "/org/a11y/atspi/registry"
  static let devicePath = "/org/a11y/atspi/registry/deviceeventcontroller"
  static let device = "org.a11y.atspi.DeviceEventController"
  static let socket = "org.a11y.atspi.Socket"

  static let root = "/org/a11y/atspi/accessible/root"
  static let elements = "/org/a11y/atspi/accessible/"
  static let notice = "/org/a11y/atspi/accessible/notice"
  static let cachePath = "/org/a11y/atspi/cache"
  static let null = "/org/a11y/atspi/null"

  static let accessible = "org.a11y.atspi.Accessible"
  static let application = "org.a11y.atspi.Application"
  static let component = "org.a11y.atspi.Component"
  static let action = "org.a11y.atspi.Action"
  static let selection = "org.a11y.atspi.Selection"
  static let value = "org.a11y.atspi.Value"
  static let text = "org.a11y.atspi.Text"
  static let editableText = "org.a11y.atspi.EditableText"
  static let cache = "org.a11y.atspi.Cache"

  static let objectEvent = "org.a11y.atspi.Event.Object"
  static let windowEvent = "org.a11y.atspi.Event.Window"

  static let properties = "org.freedesktop.DBus.Properties"
  static let introspectable = "org.freedesktop.DBus.Introspectable"
  static let peer = "org.freedesktop.DBus.Peer"

  /// The launcher of the accessibility bus, on the session bus.
  static let launcher = "org.a11y.Bus"
  static let launcherPath = "/org/a11y/bus"
  static let status = "org.a11y.Status"
}
