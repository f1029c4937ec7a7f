internal import COpenSSL
import Glibc
import Push

/// The sockets on which servers reach the phone: says what to wait for, and does what can be done.
///
/// Nothing in it waits, and it has no thread and no clock of its own: its owner polls its
/// descriptors until its next deadline, and hands both back.
///
///     let endpoint = PushEndpoint()
///     let address = try endpoint.listen(on: LoopbackAddress("127.0.0.1:0"), files, .any)
///     var polls = endpoint.polls
///     poll(&polls, nfds_t(polls.count), timeout)
///     endpoint.handle(polls, at: moment, for: &receiver)
package final class PushEndpoint {
  /// What went on, for those who look. Compare its `changeCount` to see whether anything is new.
  package internal(set) var log = ConnectionLog()
  /// What turns the times that servers send into the phone's, and those that they get back. Set it
  /// before clients connect: it holds for every request from then on.
  package var clock = ServiceClock.simulated
  /// The sockets, listeners and clients alike.
  private(set) var channels: [any Channel] = []
  /// What clients may ask for at most.
  let limits: EndpointLimits
  private var drainEnd: Duration?
  /// How many requests came, on all connections: what is the same is told
  /// apart by its number (B14).
  var requestCount = 0
  /// Where what clients send is read into.
  ///
  /// 64 KiB, shared by all connections, as one is read after the other.
  var piece = [UInt8](repeating: 0, count: 1 << 16)

  /// Opens no socket; `listen(on:_:_:)` does.
  ///
  /// - Parameter limits: What one connection may ask for at most.
  package init(limits: EndpointLimits = EndpointLimits()) {
    self.limits = limits
    co_begin()
  }

  /// Begins to listen for clients that speak HTTP/2.
  ///
  /// - Parameters:
  ///   - address: Port 0 takes a free one.
  ///   - files: The certificate that is shown; nil for HTTP/2 without TLS.
  ///   - keys: What provider tokens have to be signed with.
  /// - Returns: The address with the port that was free.
  /// - Throws: Where the address is not to be had.
  package func listen(
    on address: LoopbackAddress, _ files: EndpointFiles?, _ keys: ProviderKeys
  ) throws(AddressError) -> LoopbackAddress {
    let (descriptor, port) = try SocketCalls.listen(on: address)
    let found = LoopbackAddress(address, port: port)
    add(HTTPListener(descriptor, context: files?.context, keys: keys, limits: limits))
    log.listen(.apns, address: found.description)
    return found
  }

  /// What to wait for.
  ///
  /// In the order of the sockets; hand the same list to `handle(_:at:for:)`.
  package var polls: [pollfd] {
    channels.map { channel in
      let events = (channel.waitsToRead ? POLLIN : 0) | (channel.waitsToWrite ? POLLOUT : 0)
      return pollfd(fd: channel.descriptor, events: Int16(events), revents: 0)
    }
  }

  /// When something is to be done though nothing comes, by the clock that only
  /// goes forward; nil for never.
  ///
  /// To be asked after each `handle(_:at:for:)`: what came may have moved it.
  package var nextDeadline: Duration? {
    let all = channels.compactMap(\.deadline) + [drainEnd].compactMap(\.self)
    return all.min()
  }

  /// Does what can be done.
  ///
  /// - Parameters:
  ///   - ready: What `polls` gave, with what the system says of each.
  ///   - moment: What the clocks read now; deadlines are compared with its uptime.
  ///   - receiver: Who takes the pushes.
  package func handle<Receiver: PushReceiver>(
    _ ready: some Sequence<pollfd>, at moment: EndpointMoment, for receiver: inout Receiver
  ) {
    let turn = Turn(at: moment, in: self)
    // Those that are added meanwhile are not among the ready ones.
    for (channel, poll) in zip(channels, ready) where poll.fd == channel.descriptor {
      let isDue = channel.deadline.map { $0 <= moment.uptime } ?? false
      guard poll.revents != 0 || isDue, channel.descriptor >= 0 else { continue }
      channel.handle(in: turn, for: &receiver)
    }
    forgetClosed()
    if let drainEnd, moment.uptime >= drainEnd { endAll(in: turn) }
  }

  /// Takes nothing new: clients are told to go away, and what is open is finished. What is still
  /// open after `EndpointLimits.draining` is closed. Go on calling `handle` until `isClosed`.
  package func drain(at moment: EndpointMoment) {
    drainEnd = drainEnd ?? moment.uptime + limits.draining
    let turn = Turn(at: moment, in: self)
    for channel in channels { channel.drain(in: turn) }
    forgetClosed()
  }

  /// Closes the sockets to which others connect, with their files, and tells no client: where the
  /// program ends at once. Does nothing after `drain(at:)`.
  package func stopListening() {
    for case let listener as any Listener in channels { listener.stop() }
  }

  private func endAll(in turn: Turn) {
    for case let client as any ClientConnection in channels where client.descriptor >= 0 {
      client.end(in: turn, because: "it did not finish before the endpoint ended")
    }
    channels = []
  }

  /// Whether nothing is open any more.
  package var isClosed: Bool { channels.isEmpty }

  /// Forgets the sockets that are closed.
  func forgetClosed() { channels.removeAll { $0.descriptor < 0 } }

  /// Waits for another socket.
  ///
  /// It is polled from the next round on.
  func add(_ channel: any Channel) { channels.append(channel) }
}
