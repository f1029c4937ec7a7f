/// What `serve` and `open --serve` take: where to listen, and whom to believe.
struct EndpointOptions {
  /// `--apns`
  let apns: String?
  /// `--binary`; nil for none.
  let binary: String?
  /// `--feedback`; nil for none.
  let feedback: String?
  /// `--socket`; nil for the usual place.
  let socket: String?
  /// `--plaintext`
  let isPlaintext: Bool
  /// `--provider-keys`
  let providerKeys: String?
  /// `--service-clock`
  let clock: ServiceClockChoice
  /// `--ready-file`
  let readyFile: String?

  init(_ line: inout OptionReader) {
    apns = line.value(Self.apns)
    binary = line.value(Self.binary)
    feedback = line.value(Self.feedback)
    socket = line.value(Self.socket)
    isPlaintext = line.has(Self.plaintext)
    providerKeys = line.value(Self.providerKeys)
    clock = line.choice(Self.serviceClock) ?? .machine
    readyFile = line.value(Self.readyFile)
  }

  /// Every one of them.
  static let all = [
    apns, binary, feedback, socket, plaintext, providerKeys, serviceClock, readyFile,
  ]

  /// Where servers send to when nothing else is said: the second of the service's own ports,
  /// which everybody may listen on.
  static let standardPort = 2197
  /// Where it is listened for them.
  static let standardAddress = "127.0.0.1:\(standardPort)"

  private static let apns = CommandLineOption(
    name: "apns", value: "ADDRESS",
    summary: "where to listen for HTTP/2: 127.0.0.1:2197 if not said; port 0 takes a free one")
  private static let binary = CommandLineOption(
    name: "binary", value: "ADDRESS",
    summary: "where to listen for the binary interface of old, such as 127.0.0.1:2195")
  private static let feedback = CommandLineOption(
    name: "feedback", value: "ADDRESS",
    summary: "where to tell which tokens’ apps are gone, such as 127.0.0.1:2196")
  private static let socket = CommandLineOption(
    name: "socket", value: "PATH", isOutput: true,
    summary: "where programs on this machine talk to the phone in lines; “send” looks there")
  private static let plaintext = CommandLineOption(
    name: "plaintext", summary: "speak without TLS, for clients with prior knowledge")
  private static let providerKeys = CommandLineOption(
    name: "provider-keys", value: "DIR",
    summary: "check provider tokens with the keys there: KEYID.p8 or KEYID.pem, team in TEAM.txt")
  private static let serviceClock = CommandLineOption(
    name: "service-clock", value: "WHICH", choices: ServiceClockChoice.allCases.map(\.rawValue),
    summary:
      "whose times servers send: the machine’s, which are moved to the phone’s, or the phone’s")
  private static let readyFile = CommandLineOption(
    name: "ready-file", value: "FILE", isOutput: true,
    summary: "write there where it listens, once it does, in JSON")
}

/// By which clock servers write their times.
enum ServiceClockChoice: String, CaseIterable {
  /// The phone's clock goes on with the machine's, as far ahead or behind as it was at first.
  case machine
  /// The phone's own, which stands still unless something moves it.
  case simulated
}
