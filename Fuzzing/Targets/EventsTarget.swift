import HaloGoldenTesting

/// A target for the events of an X server, 32 bytes each as in the protocol, on a real server: any
/// program on a display may send any event to a window.
///
/// Records that begin with 0 are other actions; see ``EventRecord``.
struct EventsTarget: FuzzTarget {
  /// The number of records of one input that are used.
  private let most = 200
  private let peer: EventPeer

  init() throws { peer = try EventPeer() }

  func run(_ input: [UInt8]) {
    do {
      let stage = try EventStage(peer: peer)
      var waiting: [EventRecord] = []
      for record in EventRecord.all(in: input).prefix(most) {
        if record.isEvent {
          waiting.append(record)
          continue
        }
        stage.receive(waiting)
        waiting = []
        guard stage.perform(record) else { return }
      }
      stage.receive(waiting)
      try stage.promisePicture()
    } catch {
      fatalError("\(error)")
    }
  }

  func mutated(_ input: [UInt8], by random: SeededGenerator) -> [UInt8] {
    var mutation = EventMutation(random: random)
    return mutation.changed(input)
  }
}
