import Notifications
import TerminalCore
import Testing

@testable import NcursesTerminal

@Suite("Bytes become mouse, paste, focus and answers")
struct InputDecoderReportTests {
  private func events(_ sent: String) -> [InputDecoder.Event] {
    var decoder = InputDecoder()
    return decoder.feed(sent.utf8)
  }

  @Test(
    "The mouse is read in every form",
    arguments: [
      ("\u{1b}[<0;1;1M", Mouse(.press(.left), at: Point(column: 0, row: 0))),
      ("\u{1b}[<0;12;5m", Mouse(.release(.left), at: Point(column: 11, row: 4))),
      ("\u{1b}[<2;300;5M", Mouse(.press(.right), at: Point(column: 299, row: 4))),
      ("\u{1b}[<32;3;4M", Mouse(.drag(.left), at: Point(column: 2, row: 3))),
      ("\u{1b}[<64;3;4M", Mouse(.wheelUp, at: Point(column: 2, row: 3))),
      ("\u{1b}[<65;3;4M", Mouse(.wheelDown, at: Point(column: 2, row: 3))),
      ("\u{1b}[<17;3;4M", Mouse(.press(.middle), at: Point(column: 2, row: 3))),
      ("\u{1b}[<12;3;4M", Mouse(.press(.left), at: Point(column: 2, row: 3))),
      ("\u{1b}[M #$", Mouse(.press(.left), at: Point(column: 2, row: 3))),
      ("\u{1b}[M`#$", Mouse(.wheelUp, at: Point(column: 2, row: 3))),
      ("\u{1b}[32;3;4M", Mouse(.press(.left), at: Point(column: 2, row: 3))),
    ])
  func mouse(sent: String, mouse: Mouse) {
    let events = events(sent)
    #expect(events == [.input(.mouse(mouse))])
  }

  @Test("The old mouse protocol releases the button that was pressed")
  func oldRelease() {
    let events = events("\u{1b}[M\"#$\u{1b}[M##$")
    let point = Point(column: 2, row: 3)
    #expect(
      events == [
        .input(.mouse(Mouse(.press(.right), at: point))),
        .input(.mouse(Mouse(.release(.right), at: point))),
      ])
  }

  @Test(
    "Mouse reports that mean nothing are dropped",
    arguments: [
      "\u{1b}[<35;3;4M", "\u{1b}[<66;3;4M", "\u{1b}[<0;0;4M", "\u{1b}[<0;4M", "\u{1b}[<M",
    ])
  func noMouse(sent: String) {
    let events = events(sent + "q")
    #expect(events == [.input(.key(Key(.character("q"))))])
  }

  @Test(
    "A paste is text, never keys",
    arguments: [
      ("two\rlines\r\nand\nmore", "two\nlines\nand\nmore"), ("", ""), ("{\"a\": 1}", "{\"a\": 1}"),
      ("red \u{1b}[31m text", "red [31m text"), ("\u{1b}[20", "[20"), ("日本", "日本"),
      ("\u{1b}\u{1b}[A", "[A"),
    ])
  func paste(sent: String, text: String) {
    let sequence = "\u{1b}[200~\(sent)\u{1b}[201~"
    let whole = events(sequence + "q")
    let wanted: [InputDecoder.Event] = [.input(.paste(text)), .input(.key(Key(.character("q"))))]
    #expect(whole == wanted)
    var decoder = InputDecoder()
    let cut = (sequence + "q").utf8.flatMap { decoder.feed([$0]) }
    #expect(cut == wanted, "also when it arrives byte by byte")
  }

  @Test("A paste keeps its first MiB")
  func longPaste() {
    let events = events("\u{1b}[200~" + String(repeating: "x", count: 1_100_000) + "\u{1b}[201~")
    guard case .input(.paste(let text)) = events.first, events.count == 1 else {
      Issue.record("expected one paste, got \(events.count) events")
      return
    }
    #expect(text.utf8.count == 1 << 20)
  }

  @Test("The focus is read")
  func focus() {
    let events = events("\u{1b}[I\u{1b}[O")
    #expect(events == [.input(.focus(true)), .input(.focus(false))])
  }

  @Test(
    "What the terminal says about itself is an answer, never keys",
    arguments: [
      ("\u{1b}[?62;22c", Answer.deviceAttributes([62, 22])),
      ("\u{1b}[?2026;2$y", .mode(2026, setting: 2)),
      ("\u{1b}[?2026;0$y", .mode(2026, setting: 0)), ("\u{1b}[>1;95;0c", .other),
      ("\u{1b}[12;40R", .cursor(Point(column: 39, row: 11))), ("\u{1b}[8;24;80t", .other),
      ("\u{1b}]11;rgb:0000/8080/ffff\u{07}", .background(RGB(0x0080FF))),
      ("\u{1b}]11;rgb:0/8/f\u{1b}\\", .background(RGB(0x0088FF))),
      ("\u{1b}]11;rgba:10/20/30/ff\u{07}", .background(RGB(0x102030))),
      ("\u{1b}]11;rgb:0/0\u{07}", .other), ("\u{1b}]11;rgb:0/x/0\u{07}", .other),
      ("\u{1b}]11;?\u{07}", .other), ("\u{1b}]10;rgb:0/0/0\u{07}", .other),
      ("\u{1b}P11;rgb:0/0/0\u{1b}\\", .other),
      ("\u{1b}P>|name 1.0\u{1b}\\", .version("name 1.0")), ("\u{1b}Pq\u{1b}\\", .other),
      ("\u{1b}_Gi=1;OK\u{1b}\\", .other),
      ("\u{1b}[0n", .other), ("\u{1b}[6;20;10t", .cell(PixelSize(width: 10, height: 20))),
      ("\u{1b}[4;480;800t", .textArea(PixelSize(width: 800, height: 480))),
      ("\u{1b}]1337;ReportCellSize=20;10.5\u{1b}\\", .inlineCell(PixelSize(width: 11, height: 20))),
    ])
  func answer(sent: String, answer: Answer) {
    var decoder = InputDecoder()
    let events = sent.utf8.flatMap { byte in
      // The rest is late: the escape delay passes once the sequence has begun beyond doubt.
      decoder.feed([byte]) + (decoder.isPending ? [] : decoder.flush())
    }
    #expect(events == [.answer(answer)])
  }

  @Test("An unfinished sequence ends with the next, and gives the keyboard back")
  func unfinished() {
    #expect(events("\u{1b}[12;\u{1b}[A") == [.input(.key(Key(.up)))])
    #expect(events("\u{1b}]never ends\u{03}") == [.input(.key(Key(.character("c"), .control)))])
    #expect(events("\u{1b}]x\u{1b}[A") == [.input(.key(Key(.up)))])
  }

  @Test(
    "A string is swallowed whole, however long it is",
    arguments: ["]", "P", "_", "^", "X"], [0, 1, 8191, 8192, 8193, 300_000])
  func longString(introducer: String, count: Int) {
    var decoder = InputDecoder()
    let text = String(repeating: "qx\u{7F}\r", count: count / 4) + "é"
    let first = decoder.feed("\u{1b}\(introducer)\(text)".utf8)
    let rest = decoder.flush() + decoder.feed("\(text)\u{1b}\\q".utf8)
    #expect(first.isEmpty)
    #expect(rest == [.answer(.other), .input(.key(Key(.character("q"))))])
  }

  @Test(
    "A bell ends an OSC, and is a part of any other string", arguments: ["]", "P", "_", "^", "X"])
  func bell(introducer: String) {
    let events = events("\u{1b}\(introducer)a\u{7}q\u{1b}\\")
    let q = InputDecoder.Event.input(.key(Key(.character("q"))))
    #expect(
      introducer == "]" ? events.starts(with: [.answer(.other), q]) : events == [.answer(.other)])
  }

  @Test("No bytes whatever stop it", arguments: 0..<64)
  func anything(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let likely: [UInt8] =
      Array("\u{1b}\u{1b}[[<?;;0129~MmORPu$^]\\_\u{07}\u{18}".utf8) + [0xc3, 0xf0]
    var decoder = InputDecoder()
    for _ in 0..<2000 {
      let draw = UInt8(truncatingIfNeeded: random.next())
      _ = decoder.feed([draw < 192 ? likely[Int(draw) % likely.count] : draw])
      if draw % 16 == 0 { _ = decoder.flush() }
    }
    _ = decoder.feed("\u{1b}[201~\u{18}\u{1b}\u{18}".utf8)
    _ = decoder.flush()
    let events = decoder.feed("\u{1b}[A".utf8)
    #expect(events.last == .input(.key(Key(.up))), "seed \(seed): a key is a key again")
  }
}
