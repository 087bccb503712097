/// A page of the scene: the guides between the six buttons, and what they do.
struct GuidePage {
  /// A place between the buttons.
  enum Place {
    /// Below Button 2 and Button 3.
    case belowBoth
    case belowButton2
    case belowButton3
    /// Beside the lower buttons, where the panel is.
    case panel
  }

  /// A guide at a place with its targets, the preferred one first.
  struct Guide {
    var id: String
    var place: Place
    /// The numbers of the buttons that the guide leads to.
    var targets: [Int]
  }

  /// A change of the guides besides the switch that turns them off.
  enum Behaviour {
    case none
    /// A key turns Button 4 off, which is the first of two targets.
    case secondTarget
    /// A key gives the guide a target and takes it away.
    case emptyTargets
    /// The guides lead back to where the row and the column were left.
    case lastFocused
    /// The guide is enabled only while Button 3 has the focus.
    case onlyFromButton3
  }

  var title: String
  /// The sentence while the guides are on.
  var sentence: String
  /// The sentence while the guides are off.
  var sentenceWhileOff: String
  var guides: [Guide]
  var behaviour = Behaviour.none

  static let all = [
    GuidePage(
      title: "Focus guide",
      sentence: "Nothing lies below Button 2 and Button 3. The guide does.",
      sentenceWhileOff: "Nothing lies below Button 2 and Button 3. The guide is off.",
      guides: [Guide(id: "guide", place: .belowBoth, targets: [4])]),
    GuidePage(
      title: "Several guides",
      sentence: "Three guides, and each leads from its place to a button of its own.",
      sentenceWhileOff: "The three guides are off, and the gaps lead nowhere.",
      guides: [
        Guide(id: "guide-a", place: .belowButton2, targets: [4]),
        Guide(id: "guide-b", place: .belowButton3, targets: [5]),
        Guide(id: "guide-c", place: .panel, targets: [3]),
      ]),
    GuidePage(
      title: "Several targets",
      sentence: "The guide leads to the first of its targets that can have the focus.",
      sentenceWhileOff: "The guide is off, whatever its targets are.",
      guides: [Guide(id: "guide", place: .belowBoth, targets: [4, 6])], behaviour: .secondTarget),
    GuidePage(
      title: "No target",
      sentence: "A guide without targets is as good as none.",
      sentenceWhileOff: "The guide is off, with or without a target.",
      guides: [Guide(id: "guide", place: .belowBoth, targets: [])], behaviour: .emptyTargets),
    GuidePage(
      title: "A target that moves",
      sentence: "Each guide leads back to where the row or the column was left.",
      sentenceWhileOff: "The guides are off, and row and column meet at Button 1 alone.",
      guides: [
        Guide(id: "guide-a", place: .belowBoth, targets: [4]),
        Guide(id: "guide-b", place: .panel, targets: [3]),
      ], behaviour: .lastFocused),
    GuidePage(
      title: "On a condition",
      sentence: "The guide is on only while Button 3 has the focus.",
      sentenceWhileOff: "The guide is off, even at Button 3.",
      guides: [Guide(id: "guide", place: .belowBoth, targets: [4])], behaviour: .onlyFromButton3),
  ]
}
