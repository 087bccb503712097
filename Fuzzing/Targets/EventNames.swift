import CHaloX11

@testable import HaloXlibHost

/// Stable numbers for windows and atoms, whose own numbers differ from run to run.
@MainActor
struct EventNames {
  /// The upper 24 bits of a word that stands for a window or an atom.
  nonisolated static let mark: UInt32 = 0xF0CC_5A00

  private let windows: [UInt]
  private let atoms: [UInt]

  init(host: WindowHost, peer: EventPeer) {
    windows = [
      host.window.id, host.connection.root, host.clipboard.window, peer.window, peer.gone, 0,
    ]
    atoms =
      AtomName.allCases.map { host.connection.atoms[$0] }
      + [XA_PRIMARY, XA_STRING, XA_ATOM, XA_INTEGER, XA_RESOURCE_MANAGER, 0]
  }

  func window(_ number: UInt8) -> UInt { windows[Int(number) % windows.count] }
  func atom(_ number: UInt8) -> UInt { atoms[Int(number) % atoms.count] }

  /// Returns bytes with the numbers of this run.
  func resolved(_ bytes: [UInt8]) -> [UInt8] {
    replacing(in: bytes) { word in
      guard word & ~0xFF == Self.mark else { return word }
      let number = word & 0xFF
      let all = windows + atoms
      return UInt32(truncatingIfNeeded: all[Int(number) % all.count])
    }
  }

  /// Returns bytes with numbers that mean the same in every run.
  func named(_ bytes: [UInt8]) -> [UInt8] {
    replacing(in: bytes) { word in
      // A small number may mean anything and is often the same in every run; a large one hardly
      // matches by chance.
      guard word > 255, let index = (windows + atoms).firstIndex(of: UInt(word)) else {
        return word
      }
      return Self.mark | UInt32(index)
    }
  }

  private func replacing(in bytes: [UInt8], _ replace: (UInt32) -> UInt32) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: 4).flatMap { start -> [UInt8] in
      let old = bytes[start..<start + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      // The first word contains the event's type, its detail and a number that Xlib needs.
      guard start > 0 else { return Array(bytes[start..<start + 4]) }
      return withUnsafeBytes(of: replace(old).littleEndian) { Array($0) }
    }
  }
}
