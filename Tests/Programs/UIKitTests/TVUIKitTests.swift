import FocusTesting
import Foundation
import HaloSceneGraph
import TVUIKit
import Testing
import UIKit

/// TVUIKit with its own names.
@MainActor
struct TVUIKitTests {
  private func shown(_ view: UIView, size: CGSize = CGSize(width: 300, height: 300))
    -> FocusHarness
  {
    let root = UIViewController()
    let screen = FocusHarness(
      root: root, size: CGSize(width: 1920, height: 1080), model: .tv)
    view.frame = CGRect(origin: CGPoint(x: 400, y: 300), size: size)
    root.view.addSubview(view)
    screen.player.rest()
    return screen
  }

  private let red = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 150)).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 100, height: 150))
  }

  @Test func `titles that are nil take no space in posters and monograms`() {
    let poster = TVPosterView(image: red)
    #expect(poster.title == nil && poster.subtitle == nil && poster.footerView?.height == 0)
    poster.title = "Title"
    #expect(poster.footerView?.titleLabel?.text == "Title" && poster.image == red)
    poster.title = nil
    #expect(poster.footerView?.height == 0)
    let monogram = TVMonogramView()
    monogram.subtitle = "Director"
    #expect(monogram.title == nil && monogram.footerView?.subtitleLabel?.text == "Director")
  }

  @Test func `an image or symbol that is set on a caption button replaces its text`() {
    let button = TVCaptionButtonView()
    button.contentText = "HD"
    button.contentImage = UIImage(systemName: "play.fill")
    #expect(button.contentText == nil && button.contentSymbol != nil)
    button.contentImage = red
    #expect(button.contentSymbol == nil && button.contentImage == red)
  }

  @Test func `the background colour of a card follows the appearance`() {
    let card = TVCardView()
    card.cardBackgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let screen = shown(card)
    func white() -> CGFloat {
      var white: CGFloat = 0
      card.contentView.backgroundColor?.getRed(&white, green: nil, blue: nil, alpha: nil)
      return white
    }
    #expect(white() == 0)
    screen.window.overrideUserInterfaceStyle = .dark
    #expect(white() == 1)
  }

  @Test func `subclasses of TVUIKit views can be created with a frame`() {
    final class Card: TVCardView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentSize = CGSize(width: 200, height: 100)
      }
    }
    let screen = shown(Card(frame: .zero))
    let card = screen.focusedView as? Card
    #expect(card?.contentView.bounds.size == CGSize(width: 200, height: 100))
  }

  @Test func `the text of a media item makes room while its image is raised`() throws {
    var item = TVMediaItemContentConfiguration.wideCell()
    item.image = red
    item.text = "Title"
    item.badgeText = "LIVE"
    item.badgeProperties = .liveContent()
    item.playbackProgress = 0.5
    let cell = UICollectionViewCell(frame: .zero)
    cell.contentConfiguration = item
    let view = try #require(
      cell.subviews.compactMap { $0 as? TVMediaItemContentView }.first)
    let screen = shown(cell, size: CGSize(width: 400, height: 300))
    let label = try #require(
      view.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Title" })
    let rest = label.frame.minY
    // The image is 400 points wide and 225 high, and the text begins 12 points below it.
    #expect(rest == 237)
    item = item.updated(for: focusedState(in: screen))
    cell.automaticallyUpdatesContentConfiguration = false
    cell.contentConfiguration = item
    screen.player.rest()
    #expect(label.frame.minY > rest)
    #expect(view.supports(item) && view.focusedFrameGuide.layoutFrame.width > 400)
  }

  private func focusedState(in screen: FocusHarness) -> UICellConfigurationState {
    var state = UICellConfigurationState(appearance: screen.window.appearance)
    (state.isFocused, state.look) = (true, .lift)
    return state
  }
}
