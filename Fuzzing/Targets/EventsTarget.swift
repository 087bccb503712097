import HaloGoldenTesting

/// What a server tells a window, 32 bytes an event as the protocol has them, on a server that is
/// there: anybody on a display may send a window whatever they like.
///
/// Bytes that begin with 0 are no event: other things happen then, see ``EventRecord``.
struct EventsTarget: FuzzTarget {
  /// Records of one input that happen.
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
