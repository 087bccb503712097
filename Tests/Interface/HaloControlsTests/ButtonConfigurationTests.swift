import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloDisplayList
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Buttons with types and configurations; characters are 10 points wide and lines 20 high.
@MainActor
struct ButtonConfigurationTests {
  private func placed(_ button: Button, model: FocusModel = .pad) -> Stage {
    let stage = Stage(model: model, button)
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    stage.frame()
    return stage
  }

  @Test func `a configured button's intrinsic size is the size of its content plus the insets`() {
    var configuration = Button.Configuration.filled()
    configuration.title = "Send"
    configuration.contentInsets = DirectionalEdgeInsets(
      top: 5, leading: 10, bottom: 5, trailing: 20)
    let button = Button(configuration: configuration)
    let stage = placed(button)
    #expect(button.intrinsicContentSize == CGSize(width: 70, height: 30))
    #expect(button.titleLabel.frame == CGRect(x: 10, y: 5, width: 40, height: 20))
    stage.window.layoutDirection = .rightToLeft
    stage.frame()
    #expect(button.titleLabel.frame.maxX == 60)
    configuration.subtitle = "Now or never"
    button.configuration = configuration
    #expect(button.intrinsicContentSize == CGSize(width: 150, height: 51))
  }

  @Test
  func `a button's image is placed at the edge of the title that its configuration names`() throws {
    var configuration = Button.Configuration.plain()
    configuration.title = "Send"
    configuration.symbol = .magnifyingGlass
    configuration.imagePadding = 8
    configuration.contentInsets = .init()
    let button = Button(configuration: configuration)
    let stage = placed(button)
    let symbol = try #require(button.content?.symbol)
    #expect(symbol.frame.minX == 0 && button.titleLabel.frame.minX == symbol.frame.maxX + 8)
    button.configuration?.imagePlacement = .trailing
    stage.frame()
    #expect(button.titleLabel.frame.minX == 0 && symbol.frame.minX == 48)
    button.configuration?.imagePlacement = .bottom
    button.frame.size = button.intrinsicContentSize
    stage.frame()
    #expect(symbol.frame.minY == button.titleLabel.frame.maxY + 8)
    #expect(symbol.frame.midX == button.titleLabel.frame.midX)
  }

  @Test func `a button's corner radius follows the corner style of its configuration`() {
    var configuration = Button.Configuration.gray()
    configuration.title = "Send"
    configuration.cornerStyle = .capsule
    let button = Button(configuration: configuration)
    let stage = placed(button)
    #expect(button.cornerRadius == button.bounds.height / 2)
    button.configuration?.cornerStyle = .small
    stage.frame()
    #expect(button.cornerRadius == 6)
  }

  @Test
  func `a button has the colours of its configuration, and disabled text while it is disabled`() {
    var configuration = Button.Configuration.filled()
    configuration.title = "Send"
    configuration.baseBackgroundColor = Color(red: 1, green: 0, blue: 0)
    configuration.baseForegroundColor = .white
    let button = Button(configuration: configuration)
    _ = placed(button)
    #expect(button.backgroundColor == Color(red: 1, green: 0, blue: 0))
    #expect(button.titleLabel.textColor == .white)
    button.isEnabled = false
    #expect(button.titleLabel.textColor == button.effectiveAppearance.palette.disabledControlLabel)
  }

  @Test
  func `a button uses the title and colour of its state, or else those of the normal state`() {
    let button = Button(type: .custom)
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    button.setTitleColor(.black, for: .normal)
    _ = placed(button)
    #expect(button.titleLabel.text == "Off" && button.titleLabel.textColor == .black)
    button.isSelected = true
    #expect(button.titleLabel.text == "On" && button.currentTitle == "On")
    #expect(button.title(for: .highlighted) == "Off")
    #expect(button.titleLabel?.textColor == .black)
  }

  @Test
  func `a button uses its action's title and image unless its configuration sets them`() throws {
    let action = Action(title: "Share") { _ in }
    action.symbol = .magnifyingGlass
    let button = Button(type: .system, primaryAction: action)
    #expect(button.currentTitle == "Share" && button.symbol(for: .normal) == .magnifyingGlass)
    var configuration = Button.Configuration.plain()
    configuration.title = "Own"
    let other = Button(configuration: configuration, primaryAction: action)
    #expect(other.configuration?.title == "Own")
    #expect(other.configuration?.symbol == .magnifyingGlass)
  }

  @Test func `a detail disclosure button has a symbol and no title`() throws {
    let button = Button(type: .detailDisclosure)
    _ = placed(button)
    #expect(button.content?.symbol.symbol != nil && button.intrinsicContentSize.width == 22)
  }

  @Test func `a button subclass can set its configuration in init(frame:)`() {
    final class Own: Button {
      override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        configuration = .bordered()
        configuration?.title = "Own"
      }
    }
    let button = Own(frame: .zero)
    _ = placed(button)
    #expect(button.titleLabel.text == "Own" && button.backgroundColor.alpha > 0)
  }

  @Test(arguments: [true, false])
  func `on a television a button has the platform's font and corners however it is created`(
    isConfigured: Bool
  ) {
    var configuration = Button.Configuration.bordered()
    configuration.title = "Play"
    let button = isConfigured ? Button(configuration: configuration) : Button(type: .system)
    button.setTitle("Play", for: .normal)
    let stage = placed(button, model: .tv)
    let plate = Button(title: "Play")
    stage.root.addSubview(plate)
    stage.frame()
    #expect(button.titleLabel.font == plate.titleLabel.font)
    #expect(button.cornerRadius == plate.cornerRadius)
    // 40 points on each side of four letters.
    #expect(button.intrinsicContentSize.width == 120)
  }

  @Test func `on a television a button keeps the font and corner radius that a program sets`() {
    let button = Button(type: .system)
    button.setTitle("Play", for: .normal)
    button.titleLabel.font = .systemFont(ofSize: 50)
    button.cornerRadius = 3
    let stage = placed(button, model: .tv)
    stage.frame()
    #expect(button.titleLabel.font == .systemFont(ofSize: 50) && button.cornerRadius == 3)
  }
}
