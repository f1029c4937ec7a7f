// Who gives way where there is no room for another client.
extension PushEndpoint {
  /// Makes room for another client.
  ///
  /// Clients that send pushes and programs that talk in lines have room of their own.
  ///
  /// - Parameter isProgram: Whether a program waits.
  /// - Returns: False where all that are there are at work: the new one waits.
  func makeRoom<Receiver: PushReceiver>(
    forProgram isProgram: Bool, in turn: Turn, telling receiver: inout Receiver
  ) -> Bool {
    let limit = isProgram ? limits.programs : limits.connections
    let clients = openClients.filter { $0.isProgram == isProgram }
    guard clients.count >= limit else { return true }
    let words = "more than \(limit) \(isProgram ? "programs" : "connections")"
    return letGo(of: clients, in: turn, because: words, telling: &receiver)
  }

  /// Makes room where the system has no more descriptors: the one that is idle
  /// for the longest is closed.
  ///
  /// - Returns: False where all that are there are at work.
  func freeDescriptor<Receiver: PushReceiver>(
    in turn: Turn, telling receiver: inout Receiver
  ) -> Bool {
    letGo(
      of: openClients, in: turn, because: "the system allows no more connections",
      telling: &receiver)
  }

  private var openClients: [any ClientConnection] {
    channels.compactMap { $0 as? any ClientConnection }.filter { $0.descriptor >= 0 }
  }

  // First the oldest of those that never finished their handshakes, then the one
  // that is idle for longest.
  private func letGo<Receiver: PushReceiver>(
    of clients: [any ClientConnection], in turn: Turn, because words: String,
    telling receiver: inout Receiver
  ) -> Bool {
    let silent = clients.filter { !$0.hasGreeted }.min { $0.lastUse < $1.lastUse }
    if let silent {
      release(silent, in: turn, because: "\(words); it had not begun to talk", &receiver)
      return true
    }
    // The system is asked only as far as needed.
    let idle = clients.filter(\.isIdle).min { $0.lastUse < $1.lastUse }
    guard let idle else { return false }
    release(idle, in: turn, because: "\(words); it was idle for longest", &receiver)
    return true
  }

  private func release<Receiver: PushReceiver>(
    _ client: any ClientConnection, in turn: Turn, because words: String,
    _ receiver: inout Receiver
  ) {
    client.giveWay(in: turn, because: words)
    if let program = client as? ControlPeer { receiver.forget(program.number) }
  }
}
