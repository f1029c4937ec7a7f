import Glibc
import Notifications
import Push

/// A program that talks to the phone in lines, over a socket in the file system.
///
/// Lines are answered in order, one JSON object a line. A program that asks to follow is told of
/// facts between the answers.
final class ControlPeer: ClientConnection {
  /// How many bytes may wait that the program does not read: above this nothing more is read of it.
  private static let waitingLimit = 1 << 20
  /// How many bytes of what it follows may wait: above this it is let go.
  static let followingLimit = 8 << 20

  private(set) var descriptor: Int32
  /// Tells it from the other programs; the same as in the log of connections.
  let number: Int
  private var input = ProgramLines()
  private var output = OutgoingBytes()
  private var isEnded = false
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

  func handle<Receiver: PushReceiver>(in turn: Turn, for receiver: inout Receiver) {
    if waitsToRead { read(in: turn) }
    repeat {
      answerLines(in: turn, for: &receiver)
      write()
    } while hasLine && waitingByteCount == 0 && descriptor >= 0
    let isDone = isEnded && waitingByteCount == 0 && !hasLine
    if isDone || descriptor < 0 { end(in: turn, for: &receiver) }
  }

  /// What is begun is answered; nothing more is read.
  func drain(in turn: Turn) {
    isEnded = true
    input.removeAll()
    write()
    if waitingByteCount == 0 { end(in: turn, because: nil) }
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

  func giveWay(in turn: Turn, because words: String) {
    turn.fail(number, of: .control, because: words)
    output += Self.line(Self.refusal(words))
    write()
    end(in: turn, because: nil)
  }

  /// The words are for the log.
  func end(in turn: Turn, because words: String?) {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
    turn.close(number, because: words)
  }

  private var waitingByteCount: Int { output.waitingCount }
  private var hasLine: Bool { input.hasLine(isEnded: isEnded) }

  private func read(in turn: Turn) {
    switch SocketCalls.read(descriptor, &turn.endpoint.piece) {
    case .count(let count):
      input.append(turn.endpoint.piece.prefix(count))
      lastUse = turn.moment.uptime
    case .later: break
    case .ended: isEnded = true
    }
  }

  private func answerLines<Receiver: PushReceiver>(in turn: Turn, for receiver: inout Receiver) {
    while waitingByteCount < Self.waitingLimit {
      guard let line = input.next(isEnded: isEnded) else { return }
      switch line {
      case .text(let text):
        let answer = receiver.answer(text, of: number)
        isFollowing = answer.isSubscribed
        send(answer.json, to: text, in: turn)
      case .refused(let words): send(Self.refusal(words), to: "", in: turn)
      }
    }
  }

  private func send(_ answer: JSONValue, to line: String, in turn: Turn) {
    hasGreeted = true
    output += Self.line(answer)
    turn.note(
      ConnectionEntry(line: line, answer: answer, at: turn.moment.phone), on: number, of: .control)
  }

  private static func refusal(_ words: String) -> JSONValue {
    ["ok": false, "error": .string(words), "suggestions": []]
  }

  /// A value as a line of its own, with its line feed.
  static func line(_ value: JSONValue) -> [UInt8] {
    Array(JSONText.compact(value).utf8) + [0x0A]
  }

  private func write() {
    guard descriptor >= 0 else { return }
    switch output.write(to: descriptor) {
    case .done, .later: break
    case .ended:
      // A program that does not hear the answers does not mean the lines any more.
      (input, output, isEnded) = (ProgramLines(), OutgoingBytes(), true)
    }
  }

  private func end<Receiver: PushReceiver>(in turn: Turn, for receiver: inout Receiver) {
    receiver.forget(number)
    if descriptor >= 0 { end(in: turn, because: nil) }
  }
}

extension ConnectionEntry {
  // Payloads are long: as much is kept as any screen shows.
  private static let mostCharacters = 400

  // A push is told by what its sender was told, any other line by its first words.
  fileprivate init(line: String, answer: JSONValue, at now: Instant) {
    if let error = answer["error"]?.string {
      self.init(at: now, status: nil, reason: "error", topic: nil, words: error)
      return
    }
    let words = String(line.prefix(Self.mostCharacters))
    let told = Self.fact(ofPush: line, among: answer["facts"]?.array ?? [])
    let reason = told?["reason"]?.string
    let name = told?["push"]?.string ?? told?["notification"]?.string
    var status: Int?
    if case .integer(let answered)? = told?["status"] { status = Int(clamping: answered) }
    self.init(
      at: now, status: status, reason: reason,
      topic: told?["app"]?.string,
      words: (reason == nil ? name : told?["words"]?.string) ?? words,
      advice: told?["advice"]?.string)
  }

  // What its sender was told of a push; where the phone does not answer, that it came or waits.
  // Others may come before it, while the clock goes on to its moment. Nil for any other line.
  private static func fact(ofPush line: String, among facts: [JSONValue]) -> JSONValue? {
    if let answered = facts.first(where: { $0["push"] != nil && $0["status"] != nil }) {
      return answered
    }
    let words = line.split(maxSplits: 2, whereSeparator: \.isWhitespace)
    guard words.prefix(2).contains(where: { $0 == "push" }) else { return nil }
    return facts.last { $0["push"] != nil || $0["fact"]?.string == "received" }
  }
}
