import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloDisplayList
@testable import HaloLockups
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Lockups under the TV model, whose content grows with the focus and whose captions make room.
@MainActor
struct LockupTests {
  private let spare = Tile("spare", 0, 600)

  private func lockup() -> TVLockupView {
    let lockup = TVLockupView()
    lockup.headerView = TVLockupHeaderFooterView(title: "Header")
    lockup.footerView = TVLockupHeaderFooterView(title: "Footer", subtitle: "More")
    lockup.frame = CGRect(x: 100, y: 100, width: 200, height: 240)
    return lockup
  }

  private func stage(_ views: View...) -> Stage {
    let stage = Stage(spare)
    views.forEach(stage.root.addSubview)
    stage.focus(on: spare)
    stage.advance(1)
    return stage
  }

  @Test func `the header, content and footer of a lockup share its height`() throws {
    let lockup = lockup()
    _ = stage(lockup)
    let (header, footer) = (try #require(lockup.headerView), try #require(lockup.footerView))
    let gap = lockup.captionGap
    #expect(header.frame.minY == 0 && header.frame.maxY + gap == lockup.contentView.frame.minY)
    #expect(lockup.contentView.frame.maxY + gap == footer.frame.minY)
    #expect(footer.frame.maxY == lockup.bounds.height)
    #expect(lockup.sizeThatFits(lockup.contentView.frame.size) == lockup.frame.size)
  }

  @Test func `lockup content of a given size is centred horizontally inside its insets`() {
    let lockup = TVLockupView()
    lockup.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    lockup.contentSize = CGSize(width: 60, height: 40)
    lockup.contentViewInsets = DirectionalEdgeInsets(top: 10, leading: 20)
    let stage = stage(lockup)
    #expect(lockup.contentView.frame == CGRect(x: 80, y: 10, width: 60, height: 40))
    stage.window.layoutDirection = .rightToLeft
    stage.frame()
    #expect(lockup.contentView.frame == CGRect(x: 60, y: 10, width: 60, height: 40))
  }

  @Test
  func `a lockup's header and footer make room for grown content until it is pressed`() throws {
    let lockup = lockup()
    let stage = stage(lockup)
    let (header, footer) = (try #require(lockup.headerView), try #require(lockup.footerView))
    let rest = (header.frame, lockup.contentView.frame, footer.frame)
    lockup.focusSizeIncrease = DirectionalEdgeInsets(top: 8, leading: 10, bottom: 20, trailing: 10)
    stage.focus(on: lockup)
    stage.advance(1)
    #expect(header.frame == rest.0.offsetBy(dx: 0, dy: -8))
    #expect(footer.frame == rest.2.offsetBy(dx: 0, dy: 20))
    // The content keeps its proportions and is in the middle of the grown frame.
    #expect(lockup.contentView.frame == rest.1.offsetBy(dx: 0, dy: 6))
    #expect(abs(lockup.contentView.focusedScale - 1.1) < 1e-12)
    try stage.send("Return", .down)
    stage.advance(1)
    #expect(header.frame == rest.0 && footer.frame == rest.2)
    #expect(lockup.contentView.frame == rest.1 && lockup.contentView.lift == 0)
  }

  @Test
  func `the focused frame guide of a lockup is the grown frame whether or not it is focused`() {
    let lockup = lockup()
    let stage = stage(lockup)
    lockup.focusSizeIncrease = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    stage.frame()
    let rest = lockup.contentView.frame
    let grown = CGRect(
      x: rest.minX - 2, y: rest.minY - 1, width: rest.width + 6, height: rest.height + 4)
    #expect(lockup.focusedFrameGuide.layoutFrame == grown)
    stage.focus(on: lockup)
    stage.advance(1)
    #expect(lockup.focusedFrameGuide.layoutFrame == grown)
  }

  @Test func `a footer that is visible only with the focus always keeps its space`() throws {
    let lockup = lockup()
    let footer = try #require(lockup.footerView)
    footer.showsOnlyWhenAncestorFocused = true
    let stage = stage(lockup)
    let content = lockup.contentView.frame
    #expect(footer.alpha == 0)
    stage.focus(on: lockup)
    stage.advance(1)
    #expect(footer.alpha == 1)
    footer.showsOnlyWhenAncestorFocused = false
    stage.focus(on: spare)
    stage.advance(1)
    #expect(footer.alpha == 1 && lockup.contentView.frame == content)
  }

  @Test
  func `a lockup's caption changes to the focused colours when the lockup is focused`() throws {
    let lockup = lockup()
    let stage = stage(lockup)
    let footer = try #require(lockup.footerView)
    let palette = stage.window.appearance.palette
    #expect(footer.titleLabel.textColor == palette.caption)
    #expect(footer.subtitleLabel.textColor == palette.secondaryCaption)
    stage.focus(on: lockup)
    #expect(footer.titleLabel.textColor == palette.focusedCaption)
    #expect(footer.subtitleLabel.textColor == palette.focusedSecondaryCaption)
  }

  @Test func `a title that is set later on a poster takes its space from the image`() {
    let poster = TVPosterView(image: nil)
    poster.frame = CGRect(x: 100, y: 100, width: 100, height: 200)
    let stage = stage(poster)
    #expect(poster.imageView.bounds.height == 200)
    poster.title = "Title"
    stage.frame()
    #expect(poster.imageView.bounds.height == 200 - poster.captionExtent)
    #expect(poster.captionExtent > 0)
  }

  @Test func `a poster ignores a focus size increase that a program sets`() {
    let poster = TVPosterView(image: nil)
    poster.frame = CGRect(x: 100, y: 100, width: 350, height: 100)
    _ = stage(poster)
    let rule = poster.focusSizeIncrease
    poster.focusSizeIncrease = DirectionalEdgeInsets(top: 1)
    #expect(poster.focusSizeIncrease == rule)
    #expect(abs(rule.leading + rule.trailing - 70) < 1e-9)
  }

  @Test func `a focused caption button grows upwards and to the sides`() throws {
    let button = TVCaptionButtonView(title: "Play")
    button.contentText = "1"
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    let stage = stage(button)
    let (content, caption) = (button.contentView.frame, button.footerView?.frame)
    stage.focus(on: button)
    let item = try #require(stage.advance(1).items(of: button.contentView).last)
    let drawn = CGRect(origin: .zero, size: content.size).applying(item.transform)
      .offsetBy(dx: -100, dy: -100)
    #expect(abs(drawn.maxY - content.maxY) < 1e-9 && button.footerView?.frame == caption)
    #expect(drawn.minY < content.minY && drawn.minX < content.minX && drawn.maxX > content.maxX)
  }

  @Test(arguments: [
    (TVCaptionButtonView.MotionDirection.none, CGFloat(0), CGFloat(0)),
    (.horizontal, 3, 0), (.vertical, 0, 3), (.all, 3, 3),
  ])
  func `a caption button leans along its motion axes, and stands straight without the focus`(
    direction: TVCaptionButtonView.MotionDirection, x: CGFloat, y: CGFloat
  ) {
    let button = TVCaptionButtonView(title: "Play")
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    button.motionDirection = direction
    let stage = stage(button)
    func origin(_ list: DisplayList) -> CGPoint? {
      list.items(of: button.contentView).last.map {
        CGPoint(x: $0.transform.tx, y: $0.transform.ty)
      }
    }
    let straight = origin(stage.advance(1)) ?? .zero
    stage.focus(on: button)
    let focused = origin(stage.advance(1)) ?? .zero
    stage.window.hintFocusMovement(CGVector(dx: 1, dy: 1))
    let leaning = origin(stage.advance(1)) ?? .zero
    #expect(abs(leaning.x - focused.x - x) < 1e-9 && abs(leaning.y - focused.y - y) < 1e-9)
    stage.focus(on: spare)
    #expect(origin(stage.advance(1)) == straight)
  }

  @Test func `a caption button shows the one of its image, text and symbol that was set last`() {
    let button = TVCaptionButtonView()
    button.contentText = "1"
    button.contentImage = Image(
      size: CGSize(width: 1, height: 1), isOpaque: true, drawing: Drawing())
    #expect(button.contentText == nil && button.contentImage != nil)
    button.contentSymbol = Symbol()
    #expect(button.contentImage == nil && button.contentSymbol != nil)
    button.contentText = "2"
    #expect(button.contentSymbol == nil && button.contentText == "2")
  }

  nonisolated private static let names: [(String?, String?, String?, String)] = [
    ("Ada", "Lovelace", nil, "AL"), ("ada", nil, nil, "A"), (nil, "Hopper", nil, "H"),
    (nil, nil, "Ginny", "G"), (nil, nil, nil, ""), ("Émile", "", "É", "É"),
  ]

  @Test(arguments: names)
  func `a person's initials come from the given and family names, or else from the nickname`(
    given: String?, family: String?, nickname: String?, initials: String
  ) {
    var name = PersonNameComponents()
    (name.givenName, name.familyName, name.nickname) = (given, family, nickname)
    #expect(name.initials == initials)
  }

  @Test func `a card with a background colour is opaque only while it is focused`() {
    let card = TVCardView()
    card.cardBackgroundColor = Color(hex: 0x336699)
    card.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    let stage = stage(card)
    #expect(card.contentView.backgroundColor.alpha == 0.6)
    stage.focus(on: card)
    #expect(card.contentView.backgroundColor == Color(hex: 0x336699))
  }

  @Test func `components inside a lockup are notified of its state`() {
    final class Part: View, TVLockupViewComponent {
      var states: [Control.State] = []
      func updateAppearance(forLockupView state: Control.State) { states.append(state) }
    }
    let (lockup, part) = (lockup(), Part())
    lockup.contentView.addSubview(part)
    let stage = stage(lockup)
    stage.focus(on: lockup)
    #expect(part.states.last == .focused)
    lockup.isSelected = true
    #expect(part.states.last == [.focused, .selected])
    lockup.isEnabled = false
    stage.frame()
    #expect(part.states.last == [.selected, .disabled])
  }

  @Test func `every kind of lockup can be created with a frame alone`() {
    let frame = CGRect(x: 1, y: 2, width: 300, height: 200)
    let views = [
      TVLockupView(frame: frame), TVCardView(frame: frame), TVPosterView(frame: frame),
      TVMonogramView(frame: frame), TVCaptionButtonView(frame: frame),
    ]
    for view in views {
      #expect(view.frame == frame && view.contentView.superview === view)
      #expect(view.footerView?.height ?? 0 == 0)
    }
  }

  @Test func `the overlay of an image view covers the image and grows with it`() throws {
    let picture = ImageView(image: nil)
    picture.adjustsImageWhenAncestorFocused = true
    let word = Tile("word", 0, 0, 10, 10)
    word.isFocusable = false
    picture.overlayContentView.addSubview(word)
    let card = Tile("card", 100, 100, 200, 100)
    card.addSubview(picture)
    picture.frame = card.bounds
    let stage = Stage(card)
    stage.focus(on: card)
    let list = stage.advance(2)
    #expect(picture.overlayContentView.frame == card.bounds)
    let item = try #require(list.items(of: word).first)
    #expect(item.transform.a == picture.focusedScale)
  }

  @Test(arguments: [(BlurEffect.Style.dark, true), (.light, false), (.extraLight, false)])
  func `a dark or light blur effect stays dark or light in every appearance`(
    style: BlurEffect.Style, isDark: Bool
  ) {
    let pane = VisualEffectView(effect: BlurEffect(style: style))
    let stage = Stage(pane)
    for appearance in [FocusAppearance.light, .dark] {
      stage.window.appearance = appearance
      let shown = appearance.material(.regular, isDark: isDark)
      #expect(pane.backgroundMaterial == shown)
    }
    stage.window.appearance = .light.with(contrast: .high)
    #expect(pane.backgroundColor == (isDark ? Palette.dark : .light).card)
  }
}
