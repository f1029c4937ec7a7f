import TerminalCore
import TestSupport
import Testing

@testable import NcursesTerminal

@Suite("What comes, however it is cut and whatever is among it")
struct InputStreamTests {
  static let seeds: [UInt64] = Array(1...60)

  /// Whole inputs as terminals send them, with what they are.
  private static let pieces: [(sent: String, event: InputDecoder.Event)] = [
    ("j", .input(.key(Key(.character("j"))))), ("\u{1B}[A", .input(.key(Key(.up)))),
    ("\u{1B}OB", .input(.key(Key(.down)))), ("\r", .input(.key(Key(.enter)))),
    ("\u{1B}[1;5C", .input(.key(Key(.right, .control)))), ("\t", .input(.key(Key(.tab)))),
    ("\u{1B}x", .input(.key(Key(.character("x"), .alt)))),
    ("\u{1B}é", .input(.key(Key(.character("é"), .alt)))),
    ("\u{1B}[[C", .input(.key(Key(.function(3))))),
    ("\u{1B}\u{1B}[5~", .input(.key(Key(.pageUp, .alt)))),
    ("\u{1B}[3$", .input(.key(Key(.delete, .shift)))),
    ("\u{1B}[<0;3;4M", .input(.mouse(Mouse(.press(.left), at: Point(column: 2, row: 3))))),
    ("\u{1B}[<64;9;9M", .input(.mouse(Mouse(.wheelUp, at: Point(column: 8, row: 8))))),
    ("\u{1B}[M #$", .input(.mouse(Mouse(.press(.left), at: Point(column: 2, row: 3))))),
    ("\u{1B}[200~tea\r\nfor \u{1B}[A two\u{1B}[201~", .input(.paste("tea\nfor [A two"))),
    ("\u{1B}[200~\u{1B}[201~", .input(.paste(""))), ("\u{1B}[I", .input(.focus(true))),
    ("\u{1B}[O", .input(.focus(false))), ("\u{1B}[?62;4c", .answer(.deviceAttributes([62, 4]))),
    ("\u{1B}[?2026;2$y", .answer(.mode(2026, setting: 2))),
    ("\u{1B}[24;80R", .answer(.cursor(Point(column: 79, row: 23)))),
    ("\u{1B}]11;rgb:ff/80/00\u{07}", .answer(.background(RGB(0xFF8000)))),
    ("\u{1B}]11;rgb:ffff/8080/0000\u{1B}\\", .answer(.background(RGB(0xFF8000)))),
    ("\u{1B}P>|kettle 1\u{1B}\\", .answer(.version("kettle 1"))),
    ("\u{1B}[6;20;10t", .answer(.cell(.usualCell))),
  ]

  private func stream(_ seed: UInt64) -> (bytes: [UInt8], events: [InputDecoder.Event]) {
    var random = RandomTexts(seed: seed)
    let chosen = (0..<30).map { _ in random.pick(Self.pieces) }
    return (chosen.flatMap { Array($0.sent.utf8) }, chosen.map(\.event))
  }

  @Test("All that is sent arrives, each once and in order", arguments: seeds)
  func whole(seed: UInt64) {
    let (bytes, events) = stream(seed)
    var decoder = InputDecoder()
    let seen = decoder.feed(bytes)
    #expect(seen == events)
    #expect(!decoder.isPending && decoder.flush().isEmpty)
  }

  @Test("Wherever the stream is cut, the same arrives", arguments: seeds)
  func cut(seed: UInt64) {
    var random = RandomTexts(seed: seed &+ 1000)
    let (bytes, events) = stream(seed)
    var decoder = InputDecoder()
    var (seen, place): ([InputDecoder.Event], Int) = ([], 0)
    while place < bytes.count {
      let end = min(bytes.count, place + random.number(1...7))
      seen += decoder.feed(bytes[place..<end])
      place = end
    }
    #expect(seen == events)
  }

  @Test("After anything at all, a key is a key again once the delay has passed", arguments: seeds)
  func recovers(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    var decoder = InputDecoder()
    _ = decoder.feed(random.bytes(300))
    // What may still be open: a paste, then a string.
    _ = decoder.feed("\u{1B}[201~\u{18}".utf8)
    _ = decoder.flush()
    let events = decoder.feed("\u{1B}[Bj".utf8)
    #expect(events.suffix(2) == [.input(.key(Key(.down))), .input(.key(Key(.character("j"))))])
  }

  @Test("A paste is its bytes without ESC, with line feeds for line ends", arguments: seeds)
  func paste(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    let text = random.text(
      random.number(0...40),
      of: [
        "a", "é", "日", "\r", "\n", "\r\n", "\u{1B}", "\u{1B}[20", "\u{1B}[201", "[", "\u{7}",
        "\u{3}",
      ])
    let fed = text.replacing(/\r\n?/.matchingSemantics(.unicodeScalar), with: "\n")
    let wanted = String(decoding: fed.utf8.filter { $0 != 0x1B }, as: UTF8.self)
    var decoder = InputDecoder()
    let events = decoder.feed("\u{1B}[200~\(text)\u{1B}[201~".utf8)
    #expect(events == [.input(.paste(wanted))], "\(text.debugDescription)")
  }

  @Test("A paste whose end is lost ends once nothing came for two seconds, and keys are keys again")
  func lostEnd() {
    var decoder = InputDecoder()
    _ = decoder.feed("\u{1B}[200~gre".utf8)
    #expect(decoder.endLostPaste(at: .seconds(1)).isEmpty)
    _ = decoder.feed("en\u{1B}[2".utf8)
    #expect(decoder.endLostPaste(at: .seconds(3)).isEmpty, "what comes late is a part of it")
    #expect(
      decoder.endLostPaste(at: .milliseconds(4999)).isEmpty && decoder.pasteDelay == .seconds(2))
    #expect(decoder.endLostPaste(at: .seconds(5)) == [.input(.paste("green"))])
    #expect(decoder.feed("\u{3}".utf8) == [.input(.key(Key(.character("c"), .control)))])
    #expect(decoder.pasteDelay == nil && decoder.endLostPaste(at: .seconds(60)).isEmpty)
  }

  @Test("What is pasted that is not UTF-8 shows where it is broken")
  func brokenPaste() {
    var decoder = InputDecoder()
    let bytes: [UInt8] = [0x61, 0xFF, 0x62, 0xE6, 0x97]
    let events = decoder.feed(Array("\u{1B}[200~".utf8) + bytes + Array("\u{1B}[201~".utf8))
    #expect(events == [.input(.paste("a\u{FFFD}b\u{FFFD}"))])
  }

  @Test(
    "What has begun is waited for a while, or for as long as it takes",
    arguments: [
      ("\u{1B}", true), ("\u{1B}\u{1B}", true), ("\u{1B}[", true), ("\u{1B}[1", false),
      ("\u{1B}[<0;1", false), ("\u{1B}O", true), ("\u{1B}O5", true), ("\u{1B}[[", true),
      ("\u{1B}]", true), ("\u{1B}]1", false), ("\u{1B}P1", false), ("\u{1B}[M", true),
      ("\u{1B}[M #", true), ("\u{1B}[200~", false), ("\u{1B}[200~tea", false), ("\u{1B}é", false),
      ("a", false),
    ])
  func pending(sent: String, isPending: Bool) {
    var decoder = InputDecoder()
    _ = decoder.feed(sent.utf8)
    #expect(decoder.isPending == isPending, "\(sent.debugDescription)")
  }

  @Test(
    "A character that comes in pieces is one key, and an unfinished one does not hold others up")
  func pieces() {
    var decoder = InputDecoder()
    let bytes = Array("日".utf8)
    let events = [bytes[0...0], bytes[1...1], bytes[2...2]].map { decoder.feed($0).count }
    #expect(events == [0, 0, 1])
    _ = decoder.feed([bytes[0]])
    let next = decoder.feed("\r".utf8)
    #expect(next == [.input(.key(Key(.enter)))])
  }

  @Test(
    "Ctrl-X and its like end a sequence that is not finished, and are not typed",
    arguments: ["\u{1B}[12;3", "\u{1B}]11;rgb", "\u{1B}P>|x"], ["\u{18}", "\u{1A}"])
  func canceled(begun: String, end: String) {
    var decoder = InputDecoder()
    let events = decoder.feed((begun + end + "j").utf8)
    #expect(events == [.input(.key(Key(.character("j"))))], "\(begun.debugDescription)")
  }
}
