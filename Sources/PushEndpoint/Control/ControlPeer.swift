import Glibc
import Notifications
import Push

/// A program that talks to the phone in lines, over a socket in the file system.
///
/// Lines are answered in order, one JSON object a line. A program that asks to follow is told of
/// facts between the answers.
final class ControlPeer: ClientConnection {
  /// How much may wait that the program does not read: above this nothing more is read of it.
  static let waitingLimit = 1 << 20
  /// How much of what it follows may wait: above this it is let go.
  static let followingLimit = 8 << 20

  private(set) var descriptor: Int32
  /// Tells it from the other programs; the same as in the log of connections.
  let number: Int
  private var input: [UInt8] = []
  private var output = OutgoingBytes()
  private var isEnded = false
  // Until the line feed of a line that was too long.
  private var isPassingOver = false
  private var isFollowing = false
  private(set) var hasGreeted = false
  private(set) var lastUse: Duration

  /// - Parameters:
  ///   - descriptor: Does not wait; closed with this object.
  ///   - number: From 1.
  init(_ descriptor: Int32, number: Int, at moment: EndpointMoment) {
    (self.descriptor, self.number) = (descriptor, number)
    lastUse = moment.uptime
  }

  deinit { if descriptor >= 0 { Glibc.close(descriptor) } }

  var waitsToRead: Bool { !isEnded && waitingByteCount < Self.waitingLimit }
  var waitsToWrite: Bool { waitingByteCount > 0 }
  var deadline: Duration? { nil }
  var isProgram: Bool { true }

  /// One that follows is at work as long as it is there.
  var isIdle: Bool {
    !isFollowing && input.isEmpty && waitingByteCount == 0 && !SocketCalls.hasInput(descriptor)
  }

  func handle<Receiver: PushReceiver>(
    at moment: EndpointMoment, in endpoint: PushEndpoint, for receiver: inout Receiver
  ) {
    if waitsToRead { read(&endpoint.piece, at: moment) }
    repeat {
      answerLines(at: moment, in: endpoint, for: &receiver)
      write()
    } while hasLine && waitingByteCount == 0 && descriptor >= 0
    let isDone = isEnded && waitingByteCount == 0 && !hasLine
    if isDone || descriptor < 0 { end(at: moment, in: endpoint, for: &receiver) }
  }

  /// What is begun is answered; nothing more is read.
  func drain(at moment: EndpointMoment, in endpoint: PushEndpoint) {
    isEnded = true
    input = []
    write()
    if waitingByteCount == 0 { end(at: moment, in: endpoint, because: nil) }
  }

  /// Tells it of something it follows.
  ///
  /// - Parameter line: With its line feed.
  /// - Returns: False where too much waits that it does not read.
  func tell(_ line: [UInt8]) -> Bool {
    output += line
    write()
    return waitingByteCount <= Self.followingLimit
  }

  func giveWay(at moment: EndpointMoment, in endpoint: PushEndpoint, because words: String) {
    endpoint.log.fail(number, of: .control, at: moment.phone, because: words)
    output += Self.line(Self.refusal(words))
    write()
    end(at: moment, in: endpoint, because: nil)
  }

  /// The words are for the log.
  func end(at moment: EndpointMoment, in endpoint: PushEndpoint, because words: String?) {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
    endpoint.log.close(number, of: .control, at: moment.phone, because: words)
  }

  private var waitingByteCount: Int { output.waitingCount }
  private var hasLine: Bool { lineFeed != nil || isEnded && !input.isEmpty }

  // Where the first line ends. A line of a megabyte comes in many pieces, and each looks for it.
  private var lineFeed: Int? {
    input.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return nil }
      return memchr(start, 0x0A, bytes.count).map { UnsafeRawPointer($0) - start }
    }
  }

  private func read(_ piece: inout [UInt8], at moment: EndpointMoment) {
    switch SocketCalls.read(descriptor, &piece) {
    case .count(let count):
      input += piece.prefix(count)
      lastUse = moment.uptime
    case .later: break
    case .ended: isEnded = true
    }
  }

  private func answerLines<Receiver: PushReceiver>(
    at moment: EndpointMoment, in endpoint: PushEndpoint, for receiver: inout Receiver
  ) {
    while waitingByteCount < Self.waitingLimit, let line = nextLine() {
      hasGreeted = true
      let answer =
        line.map { receiver.answer($0, of: number, at: moment) }
        ?? Self.refusal(ProgramLine.tooLong)
      isFollowing = isFollowing || answer["subscribed"] != nil
      output += Self.line(answer)
      endpoint.log.note(
        ConnectionEntry(line: line ?? "", answer: answer, at: moment.phone), on: number,
        of: .control, uptime: moment.uptime)
    }
  }

  private static func refusal(_ words: String) -> JSONValue {
    ["ok": false, "error": .string(words), "suggestions": []]
  }

  private static func line(_ value: JSONValue) -> [UInt8] {
    Array(JSONText.compact(value).utf8) + [0x0A]
  }

  // What has no line feed is a line, too, once nothing more comes; an inner nil is one that is too long.
  private func nextLine() -> String?? {
    passOver()
    guard let lineFeed else { return unfinishedLine() }
    defer { input.removeFirst(lineFeed + 1) }
    return .some(lineFeed > ProgramLine.byteLimit ? nil : text(input[..<lineFeed]))
  }

  private func unfinishedLine() -> String?? {
    if input.count > ProgramLine.byteLimit {
      input = []
      isPassingOver = true
      return .some(nil)
    }
    guard isEnded, !input.isEmpty else { return nil }
    defer { input = [] }
    return text(input[...])
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  private func passOver() {
    guard isPassingOver else { return }
    let lineFeed = lineFeed
    isPassingOver = lineFeed == nil
    input.removeFirst(lineFeed.map { $0 + 1 } ?? input.count)
  }

  private func write() {
    guard descriptor >= 0 else { return }
    switch output.write(to: descriptor) {
    case .done, .later: break
    case .ended:
      // A program that does not hear the answers does not mean the lines any more.
      (input, output, isEnded) = ([], OutgoingBytes(), true)
    }
  }

  private func end<Receiver: PushReceiver>(
    at moment: EndpointMoment, in endpoint: PushEndpoint, for receiver: inout Receiver
  ) {
    receiver.forget(number)
    if descriptor >= 0 { end(at: moment, in: endpoint, because: nil) }
  }
}

extension ConnectionEntry {
  // A line is told by its first words: payloads are long.
  fileprivate init(line: String, answer: JSONValue, at now: Instant) {
    let error = answer["error"]?.string
    let words = line.count > 60 ? line.prefix(59) + "…" : line
    self.init(
      at: now, status: error == nil ? 0 : 1, reason: error == nil ? nil : "error", topic: nil,
      words: error ?? words)
  }
}
