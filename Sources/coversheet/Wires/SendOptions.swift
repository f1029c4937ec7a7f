import Push

/// What `send` takes.
struct SendOptions: CommandOptions {
  /// `--to`
  let socket: String?
  /// `--as`
  let via: Transport
  /// `--print`
  let isPrinted: Bool
  /// `--json`
  let isJSON: Bool
  /// `--token`
  let token: String?
  /// `--identifier`
  let identifier: String?
  /// What goes to the verb `push` as it is, in the order of its options.
  let headers: [(name: String, value: String)]

  init(_ line: inout OptionReader) {
    socket = line.value(Self.socket)
    via = line.choice(Self.via) ?? .file
    isPrinted = line.has(Self.isPrinted)
    isJSON = line.has(.json)
    token = line.value(Self.token)
    identifier = line.value(Self.identifier)
    var headers: [(name: String, value: String)] = []
    for option in Self.headers {
      if let value = line.value(option) { headers.append((option.name, value)) }
    }
    self.headers = headers
  }

  /// Where the phone listens.
  static let socket = CommandLineOption(
    name: "to", value: "SOCKET", summary: "the phone’s control socket, if it is not the usual one")
  /// By which way the push comes.
  static let via = CommandLineOption(
    name: "as", value: "WAY", choices: Transport.allCases.map(\.rawValue),
    summary: "how it comes: as from a file, or as a server sends it")
  /// Prints instead of sending.
  static let isPrinted = CommandLineOption(
    name: "print", summary: "print the request, or the frame as hex, and send nothing")
  /// What the app's own token is made from; a push by itself has no scenario to say it.
  static let seed = CommandLineOption(
    name: CommandLineOption.seed.name, value: "N",
    summary: "the phone’s seed, from which the token to print is made; 1 if not said")
  /// Whom a printed request is for.
  static let token = CommandLineOption(
    name: "token", value: "HEX", summary: "the device token to print, if not the app’s own")
  /// The number of a printed frame.
  static let identifier = CommandLineOption(
    name: "identifier", value: "N", summary: "what an error frame names the push by; 1 if not said")
  /// What stands beside the payload in a request.
  static let headers = [
    CommandLineOption(name: "id", value: "NAME", summary: "what to call it on the phone"),
    CommandLineOption(
      name: "collapse-id", value: "ID", summary: "pushes that share it replace each other"),
    CommandLineOption(
      name: "expiration", value: "WHEN",
      summary:
        "until when it is kept; 0 is one attempt; a server’s seconds since 1970 are by this machine’s clock"
    ),
    CommandLineOption(name: "priority", value: "N", summary: "10, 5 or 1"),
    CommandLineOption(name: "push-type", value: "TYPE", summary: "such as alert or background"),
    CommandLineOption(name: "topic", value: "TOPIC", summary: "the app’s, if not its own"),
  ]
}
