import HaloReview

/// A record of `halo review --json`.
struct ReviewRecord: Encodable {
  /// The number of pictures in each state that occurs.
  var summary: [String: Int] = [:]
  var pictures: [Picture]

  struct Picture: Encodable {
    var path: String
    var state: String
    /// The share of pixels that differ, 0...1; nil in a catalogue.
    var share: Double?
    /// The differences in words; nil in a catalogue.
    var difference: String?
    var looks: PictureLooks
  }

  init(_ review: PictureReview) {
    pictures = review.entries.map { entry in
      let isCompared = entry.state != .shown
      return Picture(
        path: entry.path, state: entry.state.rawValue, share: isCompared ? entry.share : nil,
        difference: isCompared ? entry.difference : nil, looks: entry.looks)
    }
    for picture in pictures { summary[picture.state, default: 0] += 1 }
  }
}
