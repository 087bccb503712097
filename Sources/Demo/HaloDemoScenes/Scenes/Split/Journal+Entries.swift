import HaloArtwork

/// The written entries.
extension Journal {
  static let written: [Entry] = [
    entry(
      "fjord", "21 June", 2, ["Boat", "Calm"],
      "Three houses and no road. The water was so still that the boat seemed to hang between two "
        + "valleys, one of them upside down."),
    entry(
      "lighthouse", "14 June", 2, ["Coast", "Wind"],
      "The steps are worn on one side only. From the gallery one sees the weather an hour before "
        + "it comes, and today it did not come."),
    entry(
      "snow-peak", "2 June", 1, ["Snow", "Morning"],
      "The light reached the summit first and took twenty minutes to come down to us."),
    entry(
      "harbour-night", "28 May", 2, ["Boat", "Evening"],
      "The last boat left with its lamps lit and two passengers. We counted the windows of the "
        + "old town until they were out."),
    entry(
      "koi-pond", "19 May", 4, ["Calm", "Morning"],
      "Nobody feeds the fish before nine, and they know it."),
    entry(
      "bridge-in-fog", "11 May", 3, ["Fog", "Walk"],
      "Half way across there was neither shore, only the sound of the signal, once a minute."),
    entry(
      "aurora", "3 March", 5, ["Cold", "Night"],
      "It began as a band in the north, no brighter than a cloud. Then it had folds."),
    entry(
      "fog-ridges", "20 February", 1, ["Fog", "Morning"],
      "Five ridges, each paler than the one before. We waited for a sixth."),
    entry(
      "reeds", "9 February", 2, ["Walk", "Calm"],
      "A heron stood at the edge all afternoon. It moved once, and that was enough."),
    entry(
      "rain-on-glass", "30 January", 3, ["Evening", "Rain"],
      "The driver knew a shorter way, and it was longer. The signs ran down the window in colours."),
    entry(
      "comet", "22 January", 5, ["Night", "Cold"],
      "Eleven minutes of exposure, and a dog that barked for nine of them."),
    entry(
      "misty-forest", "15 January", 1, ["Walk", "Fog"],
      "After the third mile the moss is on every side of the trees."),
    entry(
      "cactus-garden", "8 January", 4, ["Walk", "Warm"],
      "The fourth glasshouse is the dry one. Glasses mist over on the way out, not on the way in."),
    entry(
      "lavender-field", "2 January", 4, ["Warm", "Wind"],
      "Found between two pages: a sprig from last summer, still blue, and still loud."),
  ]

  private static func entry(
    _ id: String, _ date: String, _ notebook: Int, _ tags: [String], _ text: String
  ) -> Entry {
    let picture = JournalPicture.all.first { $0.artwork.name == id } ?? JournalPicture.all[0]
    return Entry(picture: picture, date: date, text: text, tags: tags, notebook: notebook)
  }
}
