/// A client's connection: where there are too many, one that nothing would be missed of makes room.
protocol ClientConnection: Channel {
  /// Whether its handshake is over: TLS, the first frame of HTTP/2, a program's first line.
  var hasGreeted: Bool { get }
  /// When the client last said something, or when it connected. By the machine's
  /// clock that only goes forward.
  var lastUse: Duration { get }
  /// Whether nothing is under way: no open stream, nothing to be read on
  /// either side. Asks the system.
  var isIdle: Bool { get }
  /// Whether it is a program that talks in lines, which makes room for such only.
  var isProgram: Bool { get }

  /// Tells the client to go away as its protocol has it (GOAWAY, B38), then closes the connection.
  ///
  /// - Parameter words: Why, for the log.
  func giveWay(in turn: Turn, because words: String)

  /// Closes the connection at once.
  ///
  /// - Parameter words: Why, for the log; nil where the client wanted it.
  func end(in turn: Turn, because words: String?)
}

extension ClientConnection {
  var isProgram: Bool { false }
}
