import Glibc
import Notifications
import Push

/// A program that talks to the phone in lines, over a socket in the file system.
///
/// Lines are answered in order, one JSON object a line. A program that asks to follow is told of
/// facts between the answers.
final class ControlPeer: Channel {
  /// How long a line may be: more than any payload, and bounded.
  static let lineLimit = 1 << 20
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

  /// - Parameters:
  ///   - descriptor: Does not wait; closed with this object.
  ///   - number: From 1.
  init(_ descriptor: Int32, number: Int) {
    self.descriptor = descriptor
    self.number = number
  }

  deinit { if descriptor >= 0 { Glibc.close(descriptor) } }

  var waitsToRead: Bool { !isEnded && waitingByteCount < Self.waitingLimit }
  var waitsToWrite: Bool { waitingByteCount > 0 }
  var deadline: Duration? { nil }

  func handle<Receiver: PushReceiver>(
    at moment: EndpointMoment, in endpoint: PushEndpoint, for receiver: inout Receiver
  ) {
    if waitsToRead { read(&endpoint.piece) }
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
    if waitingByteCount == 0 { close(at: moment, in: endpoint) }
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

  /// Lets it go.
  ///
  /// - Parameter words: Why, for the log; nil where the program wanted it.
  func close(at moment: EndpointMoment, in endpoint: PushEndpoint, because words: String? = nil) {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
    endpoint.log.close(number, of: .control, at: moment.phone, because: words)
  }

  private var waitingByteCount: Int { output.waitingCount }
  private var hasLine: Bool { input.contains(0x0A) || isEnded && !input.isEmpty }

  private func read(_ piece: inout [UInt8]) {
    switch SocketCalls.read(descriptor, &piece) {
    case .count(let count): input += piece.prefix(count)
    case .later: break
    case .ended: isEnded = true
    }
  }

  private func answerLines<Receiver: PushReceiver>(
    at moment: EndpointMoment, in endpoint: PushEndpoint, for receiver: inout Receiver
  ) {
    while waitingByteCount < Self.waitingLimit, let line = nextLine() {
      guard let answer = receiver.answer(line, of: number, at: moment) else { continue }
      output += Array(JSONText.compact(answer).utf8) + [0x0A]
      endpoint.log.note(
        ConnectionEntry(line: line, answer: answer, at: moment.phone), on: number, of: .control,
        uptime: moment.uptime)
    }
  }

  // What has no line feed is a line, too, once nothing more comes.
  private func nextLine() -> String? {
    passOver()
    if let lineFeed = input.firstIndex(of: 0x0A) {
      defer { input.removeFirst(lineFeed + 1) }
      return String(decoding: input[..<lineFeed], as: UTF8.self)
    }
    if input.count > Self.lineLimit {
      // Answered as a line that no verb begins.
      input = []
      isPassingOver = true
      return "a line has at most \(Self.lineLimit) bytes"
    }
    guard isEnded, !input.isEmpty else { return nil }
    defer { input = [] }
    return String(decoding: input, as: UTF8.self)
  }

  private func passOver() {
    guard isPassingOver else { return }
    let lineFeed = input.firstIndex(of: 0x0A)
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
    if descriptor >= 0 { close(at: moment, in: endpoint) }
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
