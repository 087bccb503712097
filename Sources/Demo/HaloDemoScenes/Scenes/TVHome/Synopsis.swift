import HaloArtwork

extension Artwork {
  /// A description in one line, with a second line to follow it.
  struct Synopsis {
    var line: String
    var rest: String

    /// Both lines.
    var paragraph: String { rest.isEmpty ? line : "\(line) \(rest)" }
  }

  /// The description of the artwork; only its place if there is no other.
  var synopsis: Synopsis {
    Self.synopses[name].map { Synopsis(line: $0.0, rest: $0.1) }
      ?? Synopsis(line: place, rest: "")
  }

  private static let synopses: [String: (String, String)] = [
    "fjord": (
      "Three houses share one boat and one winter.",
      "The post comes on Fridays, and this Friday it is late."
    ),
    "desert-road": (
      "A radio host drives home through the night that ended her show.",
      "Every mile, somebody calls in."
    ),
    "aurora": (
      "A night by a lake far in the north.", "Nobody speaks; the sky does all the talking."
    ),
    "lighthouse": (
      "The last keeper trains the lamp that will replace him.",
      "It asks better questions than he expected."
    ),
    "silk": (
      "A weaver finds a second pattern under her own.", "Somebody has been answering in thread."
    ),
    "dunes": (
      "Two brothers, one well, and a map drawn from memory.",
      "The desert has moved since."
    ),
    "ringed-planet": (
      "A crew of one comes upon a ring that hums.", "On day 611 it begins to hum her name."
    ),
    "reeds": (
      "A birdwatcher waits for one heron through a whole summer.",
      "The marsh grows used to him first."
    ),
    "comet": (
      "Eleven minutes of light over a town that never looks up.", "Tonight the power is out."
    ),
    "fog-ridges": (
      "Seven ridges, one morning.", "The camera walks along them and never arrives."
    ),
    "city-blocks": (
      "A cleaner knows every office by what is left on its desks.",
      "On the ninth floor somebody leaves her letters."
    ),
    "balloons": (
      "Forty balloons rise before breakfast, and one does not come down.",
      "Its pilot has never felt better."
    ),
    "harbour-night": (
      "The last boat of the season carries nobody, by the list.",
      "The stewardess has counted nine."
    ),
    "slot-canyon": (
      "A sound recordist goes in for an echo.", "What comes back is not what she said."
    ),
    "koi-pond": (
      "Four fish, a monk, and a secret older than the temple.", "Only one of them can keep it."
    ),
    "bauhaus": (
      "A student builds two chairs for the workshop and one for herself.",
      "The third will not stand where it is put."
    ),
    "snow-peak": (
      "Two climbers turn back a rope’s length below the top.",
      "Thirty years on they disagree who asked."
    ),
    "nine-waves": (
      "An afternoon at sea, cut from paper.", "The sun goes down, and a small boat stays out."
    ),
    "coral-reef": (
      "A free diver maps a reef by holding her breath.", "The reef is drawing a map of her."
    ),
    "bridge-in-fog": (
      "Two strangers walk towards each other over a bridge they cannot see.",
      "Each has promised to stop half way."
    ),
    "lavender-field": (
      "Everybody leaves the valley, and she plants another row.",
      "By August the bees have told the others."
    ),
    "paper-leaves": (
      "A garden made of seven sheets, cut once a day.", "On the eighth day something grows."
    ),
    "moon-over-water": (
      "A village sets its clocks by the tide.", "One night the tide does not come."
    ),
    "contours": (
      "A surveyor hides one false line in every map.",
      "Then a ship finds the island that it draws."
    ),
    "discs": (
      "Two circles walk into a film and cannot agree on the colour.",
      "A study in what lies between."
    ),
    "misty-forest": (
      "A ranger walks the third mile of moss every day for a year.",
      "It remembers her name by spring."
    ),
    "quiet-arches": (
      "Nine doorways in plaster, each opening on an evening.", "The light is the only visitor."
    ),
    "rain-on-glass": (
      "A night in the back of a taxi, seen through its window.",
      "The meter runs, and so does the colour."
    ),
    "terrazzo": (
      "A floor in Milan tells of everybody who crossed it.", "Some things take polish."
    ),
    "birch-winter": (
      "Birches at nine below, and nothing else for an hour.", "Snow keeps the minutes."
    ),
    "cactus-garden": (
      "A glasshouse gardener talks to plants that answer once a decade.",
      "This is the year."
    ),
  ]
}
