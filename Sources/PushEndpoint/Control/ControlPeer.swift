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
    input = []
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
    turn.close(number, of: .control, because: words)
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

  private func read(in turn: Turn) {
    switch SocketCalls.read(descriptor, &turn.endpoint.piece) {
    case .count(let count):
      input += turn.endpoint.piece.prefix(count)
      lastUse = turn.moment.uptime
    case .later: break
    case .ended: isEnded = true
    }
  }

  private func answerLines<Receiver: PushReceiver>(in turn: Turn, for receiver: inout Receiver) {
    while waitingByteCount < Self.waitingLimit {
      switch nextLine() {
      case .none: return
      case .line(let line):
        let answer = receiver.answer(line, of: number, at: turn.moment)
        isFollowing = answer.isSubscribed
        send(answer.json, to: line, in: turn)
      case .tooLong: send(Self.refusal(ProgramLine.tooLong), to: "", in: turn)
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

  private static func line(_ value: JSONValue) -> [UInt8] {
    Array(JSONText.compact(value).utf8) + [0x0A]
  }

  private enum NextLine {
    /// None is whole yet.
    case none
    case line(String)
    /// It is not kept.
    case tooLong
  }

  // What has no line feed is a line, too, once nothing more comes.
  private func nextLine() -> NextLine {
    passOver()
    guard let lineFeed else { return unfinishedLine() }
    defer { input.removeFirst(lineFeed + 1) }
    return lineFeed > ProgramLine.byteLimit ? .tooLong : .line(text(input[..<lineFeed]))
  }

  private func unfinishedLine() -> NextLine {
    if input.count > ProgramLine.byteLimit {
      input = []
      isPassingOver = true
      return .tooLong
    }
    guard isEnded, !input.isEmpty else { return .none }
    defer { input = [] }
    return .line(text(input[...]))
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

  private func end<Receiver: PushReceiver>(in turn: Turn, for receiver: inout Receiver) {
    receiver.forget(number)
    if descriptor >= 0 { end(in: turn, because: nil) }
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
