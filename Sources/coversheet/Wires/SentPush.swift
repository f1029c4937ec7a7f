import Files
import Glibc
import Notifications
import Push
import TerminalCore

/// A push as `send` is asked for it.
struct SentPush {
  private let app: BundleIdentifier
  /// As it was read, with the places of the file.
  let payload: Payload
  private let token: [UInt8]
  private let identifier: UInt32?
  /// The payload's file as it was given; `-` for standard input.
  let path: String
  /// What is wrong with the payload, though it can be sent: said when all else is in order.
  let findings: [Diagnostic]
  /// How it is to be sent.
  let options: SendOptions

  /// Reads the payload and finds out whom it is for.
  ///
  /// - Throws: Where it cannot be read, or names no app and none is named.
  init(_ invocation: Invocation, _ options: SendOptions) throws {
    self.options = options
    try invocation.expectAtMost(2)
    let operands = invocation.arguments.operands
    path = try invocation.operand(max(0, operands.count - 1), "PAYLOAD")
    identifier = try options.identifier.map { text throws(UsageError) in
      try Self.number(text, "--identifier")
    }
    let seed = try invocation.number(.seed, invocation.options.seed).map(UInt64.init) ?? 1
    let token = try Self.token(options)
    try options.check(invocation)
    let reading = try Self.payload(path)
    payload = reading.payload
    findings = reading.findings.holding(forPushOf: options.pushType)
    let named =
      operands.count == 2
      ? BundleIdentifier(try invocation.operand(0, "BUNDLE-ID")) : payload.targetBundle
    guard let named else {
      throw UsageError(
        "\(path) has no “Simulator Target Bundle”; write the app’s bundle identifier before it")
    }
    app = named
    self.token = token ?? DeviceToken(app: named, seed: seed).bytes
  }

  private static func payload(
    _ path: String
  ) throws -> (payload: Payload, findings: [Diagnostic]) {
    let file =
      path == "-"
      ? try SourceFile.read(descriptor: STDIN_FILENO, path: "-") : try SourceFile.read(path)
    var reader = PayloadReader(path: file.path)
    // The line feed at a file's end is no part of what is sent, and not of what is counted (B19).
    let end = file.bytes.lastIndex { !$0.isJSONBlank }.map { $0 + 1 } ?? file.bytes.count
    let reading = reader.read(file.bytes, in: end < file.bytes.count ? 0..<end : nil)
    guard let payload = reading.value else {
      // Where the file ends, all say alike.
      var whole = PayloadReader(path: file.path)
      throw Complaints(diagnostics: whole.read(file.bytes).diagnostics)
    }
    return (payload, reading.diagnostics)
  }

  private static func token(_ options: SendOptions) throws(UsageError) -> [UInt8]? {
    guard let digits = options.token else { return nil }
    guard let bytes = [UInt8](hexadecimal: digits), !bytes.isEmpty else {
      throw UsageError("--token=\(digits) is no token; write two hexadecimal digits a byte")
    }
    guard options.isPrinted, options.via.isWire else {
      throw UsageError(
        "--token is for what --print writes of a server, with --as=http or --as=binary2; a phone knows"
          + " its own")
    }
    return bytes
  }

  private func header(_ name: PushHeaderName) -> String? { options.header(name) }

  private var body: [UInt8] { Array(payload.source.bytes) }
}

// What a server would send.
extension SentPush {
  /// The request as lines of header and body, the frame as hex, or the scenario line.
  var printed: String {
    get throws {
      switch options.via {
      case .file: try line.withUnseenEscaped
      case .http: request
      case .binary0: try frame(.simple)
      case .binary1: try frame(.enhanced)
      case .binary2: try frame(.items)
      }
    }
  }

  private var request: String {
    let type = options.pushType ?? payload.fittingType
    let fields = [
      (":method", "POST"), (":scheme", "https"),
      (":path", "/3/device/\(token.hexadecimalDigits)"),
      (":authority", Self.authority),
      ("authorization", "bearer PROVIDER-TOKEN"),
      (PushHeaderName.topic.rawValue, header(.topic) ?? app.text + type.topicSuffix),
      (PushHeaderName.pushType.rawValue, header(.pushType) ?? type.rawValue),
    ]
    let names: [PushHeaderName] = [.identifier, .collapseIdentifier, .expiration, .priority]
    let needed = payload.neededPriority(as: type)?.word
    let others = names.compactMap { name in
      (header(name) ?? (name == .priority ? needed : nil)).map { (name.rawValue, $0) }
    }
    let shown = payload.source.string.withUnseenEscaped
    let length = [("content-length", String(shown.utf8.count))]
    return (fields + others + length).map { "\($0.0): \($0.1.revealedLine)\n" }.joined() + "\n"
      + shown
  }

  // Of Apple's own hosts, the endpoint takes the one of the app's environment only; no phone is
  // asked here which that is.
  private static let authority = "localhost:\(EndpointOptions.standardPort)"

  private func frame(_ command: BinaryNotification.Command) throws(UsageError) -> String {
    BinaryNotification(
      command, token: token, payload: body, identifier: command == .simple ? nil : identifier ?? 1,
      expiration: try header(.expiration).map { text throws(UsageError) in
        try Self.number(text, "--expiration")
      },
      priority: header(.priority).flatMap { UInt8(digits: $0) }
    ).bytes.hexadecimalDigits
  }

  private static func number(_ text: String, _ option: String) throws(UsageError) -> UInt32 {
    guard let number = UInt32(digits: text) else {
      throw UsageError("\(option)=\(text) is no number from 0 to \(UInt32.max)")
    }
    return number
  }

  // On one line. What is measured keeps its size.
  private var json: String? {
    (options.via.isWire ? payload.ofSameSizeOnOneLine : payload).source.scenarioJSON
  }

  // §6: a server lives in the machine's present, and the phone moves what it sends by the distance
  // between both. A line is by the phone's clock: it says how far ahead the moment is, and of one
  // that is past the first second of all.
  private func headersByPhone(at now: Instant) -> [(name: String, value: String)] {
    options.headers.map { name, value in
      guard options.via.isWire, name == "expiration",
        let seconds = Int64(secondsSince1970: value), (1...Instant.last.seconds).contains(seconds)
      else { return (name, value) }
      let ahead = seconds - now.seconds
      return (name, ahead > 0 ? "+\(ahead)s" : "1")
    }
  }

  /// The line of the scenario language that sends it.
  var line: String {
    get throws(UsageError) {
      guard let json = json else { throw UsageError("the payload is no JSON object") }
      let via = options.via == .file ? [] : [("via", options.via.rawValue)]
      let identifier = identifier.map { [("identifier", String($0))] } ?? []
      let words = (headersByPhone(at: WallClock().now) + via + identifier).map {
        " \($0.0)=\($0.1.scenarioWord)"
      }
      return "push \(app.text.scenarioWord) \(json)" + words.joined()
    }
  }
}
