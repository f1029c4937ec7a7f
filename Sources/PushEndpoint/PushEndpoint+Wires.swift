import Notifications
import Push

// What is beside HTTP/2.
extension PushEndpoint {
  /// Begins to listen for clients of the binary interface, or of the feedback service.
  ///
  /// Each listener has its own port.
  ///
  /// - Parameter files: The certificate that is shown; nil without TLS.
  /// - Returns: The address with the port that was free.
  /// - Throws: Where the address is not to be had.
  package func listen(
    for service: BinaryService, on address: LoopbackAddress, _ files: EndpointFiles?
  ) throws(AddressError) -> LoopbackAddress {
    let (descriptor, port) = try SocketCalls.listen(on: address)
    let found = LoopbackAddress(address, port: port)
    add(BinaryListener(descriptor, service, context: files?.context))
    log.listen(service.kind, address: found.description)
    return found
  }

  /// Begins to listen for programs that talk in lines; the socket is gone with the endpoint.
  ///
  /// - Parameter path: A socket that was left behind there is replaced.
  /// - Throws: Where the path is in use.
  package func listen(at path: SocketPath) throws(AddressError) {
    add(try ControlListener(path))
    log.listen(.control, address: path.description)
  }

  /// Lets what comes beside the sockets be told in the same log.
  package func note(_ change: (inout ConnectionLog) -> Void) { change(&log) }

  /// The connections that failed since it was last asked, in order.
  package func takeFailures() -> [ConnectionFailure] { log.takeFailures() }

  /// Tells the programs that follow what happened.
  ///
  /// - Parameters:
  ///   - facts: In the order in which they happened; each is a line.
  ///   - moment: What the clocks read now.
  ///   - follows: Whether a program, by its number, is told of a fact.
  /// - Returns: The numbers of those that were let go, as they do not read what they follow.
  package func publish(
    _ facts: [JSONValue], at moment: EndpointMoment, to follows: (Int, JSONValue) -> Bool
  ) -> [Int] {
    if facts.isEmpty { return [] }
    var slow: [Int] = []
    let lines = facts.map(ControlPeer.line)
    for case let peer as ControlPeer in channels where peer.descriptor >= 0 {
      for (fact, line) in zip(facts, lines) where follows(peer.number, fact) {
        guard peer.tell(line) else {
          slow.append(peer.number)
          log.fail(
            peer.number, of: .control, at: moment.phone,
            because: "it does not read what it follows: \(ControlPeer.followingLimit.inBytes) wait"
          )
          peer.end(in: Turn(at: moment, in: self), because: nil)
          break
        }
      }
    }
    forgetClosed()
    return slow
  }
}
