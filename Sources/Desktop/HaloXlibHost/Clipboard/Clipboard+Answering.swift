import CHaloX11
import Foundation

/// Replies to programs that request what was copied here.
extension Clipboard {
  /// Replies to a request; the reply names property 0 if the selection is not available.
  func answer(_ request: ConversionRequest, now: TimeInterval) {
    // Obsolete clients name no property and expect the reply in one named like the target (ICCCM,
    // 2.2).
    var property = request.property == 0 ? request.target : request.property
    // The requestor's window may be destroyed already, so that any of these calls fails.
    _ = XErrors.trap(connection.display) {
      if !convert(request, into: property, now: now) { property = 0 }
      var event = XEvent()
      event.xselection.type = SelectionNotify
      event.xselection.requestor = request.requestor
      event.xselection.selection = request.selection
      event.xselection.target = request.target
      event.xselection.property = property
      event.xselection.time = request.time
      XSendEvent(connection.display, request.requestor, 0, 0, &event)
    }
    if handOverDeadline != nil { handOverDeadline = now + HandOver.patience }
  }

  /// Writes the selection into `property` in the form that a request asks for.
  ///
  /// - Returns: whether the selection is available in that form.
  private func convert(
    _ request: ConversionRequest, into property: Atom, now: TimeInterval
  ) -> Bool {
    guard let offer = offers[request.selection], offer.isMeant(at: request.time) else {
      return false
    }
    if request.target == connection.atoms[.multiple] {
      // A request for MULTIPLE lists its targets in the property, so it must name one.
      return request.property != 0
        && convertAll(of: offer, for: request.requestor, property: property, now: now)
    }
    return convert(
      offer, to: request.target, for: request.requestor, property: property, now: now)
  }

  private func convert(
    _ offer: SelectionOffer, to target: Atom, for requestor: CHaloX11.Window, property: Atom,
    now: TimeInterval
  ) -> Bool {
    let atoms = connection.atoms
    switch target {
    case atoms[.targets]:
      let meta = [AtomName.targets, .timestamp, .multiple, .saveTargets].map { atoms[$0] }
      connection.set(
        property, on: requestor, type: XA_ATOM, meta + offer.forms.map(\.target))
    case atoms[.timestamp]:
      connection.set(property, on: requestor, type: XA_INTEGER, [offer.time])
    case atoms[.saveTargets]:
      connection.set(property, on: requestor, type: atoms[.null], [])
    default:
      guard let form = offer.form(target) else { return false }
      let bytes = form.bytes
      if bytes.count > limit {
        startTransfer(of: bytes, type: target, to: requestor, property: property, now: now)
      } else {
        connection.set(property, on: requestor, type: target, bytes: bytes[...])
      }
    }
    return true
  }

  /// Replies to a request for MULTIPLE, which lists pairs of a target and its property; in the
  /// reply, a target that is not available has the property 0.
  private func convertAll(
    of offer: SelectionOffer, for requestor: CHaloX11.Window, property: Atom, now: TimeInterval
  ) -> Bool {
    var pairs = connection.values(of: property, on: requestor)
    guard !pairs.isEmpty, pairs.count.isMultiple(of: 2) else { return false }
    for index in stride(from: 0, to: pairs.count, by: 2) {
      let (target, place) = (pairs[index], pairs[index + 1])
      let isDone =
        target != connection.atoms[.multiple] && place != 0
        && convert(offer, to: target, for: requestor, property: place, now: now)
      if !isDone { pairs[index + 1] = 0 }
    }
    connection.set(property, on: requestor, type: connection.atoms[.atomPair], pairs)
    return true
  }

  // MARK: Handing over

  /// Asks the desktop's clipboard manager to keep the copied contents after this program has ended.
  ///
  /// - Returns: whether the manager was asked; false if nothing is copied or no manager runs. If
  ///   true, wait until ``handOverDeadline`` is nil or has passed.
  func beginHandOver(now: TimeInterval) -> Bool {
    let atoms = connection.atoms
    let display = connection.display
    guard let offer = offers[atoms[.clipboard]],
      XGetSelectionOwner(display, atoms[.clipboardManager]) != 0
    else { return false }
    connection.set(
      atoms[.haloSelection], on: window, type: XA_ATOM, offer.forms.map(\.target))
    XConvertSelection(
      display, atoms[.clipboardManager], atoms[.saveTargets], atoms[.haloSelection], window,
      offer.time)
    XFlush(display)
    handOverDeadline = now + HandOver.patience
    return true
  }
}
