import TerminalCore
import Testing

@testable import NcursesTerminal

@Suite("Bytes become keys")
struct InputDecoderKeyTests {
  /// What terminals send for a key, in Swift's notation, and the key.
  static let keys: [(sent: String, key: Key)] = [
    ("a", Key(.character("a"))), ("G", Key(.character("G"))), (" ", Key(.character(" "))),
    ("é", Key(.character("é"))), ("日", Key(.character("日"))), ("👩🏽‍💻", Key(.character("👩🏽‍💻"))),
    ("\0", Key(.character(" "), .control)), ("\u{01}", Key(.character("a"), .control)),
    ("\u{12}", Key(.character("r"), .control)), ("\u{1a}", Key(.character("z"), .control)),
    ("\u{1c}", Key(.character("\\"), .control)), ("\u{1f}", Key(.character("_"), .control)),
    ("\t", Key(.tab)), ("\r", Key(.enter)), ("\n", Key(.enter)), ("\u{7f}", Key(.backspace)),
    ("\u{08}", Key(.backspace)),
    // Alt is a leading ESC.
    ("\u{1b}x", Key(.character("x"), .alt)), ("\u{1b}é", Key(.character("é"), .alt)),
    ("\u{1b}\r", Key(.enter, .alt)), ("\u{1b}\u{7f}", Key(.backspace, .alt)),
    ("\u{1b}\u{02}", Key(.character("b"), [.alt, .control])),
    // xterm and vt100, both cursor key modes.
    ("\u{1b}[A", Key(.up)), ("\u{1b}[B", Key(.down)), ("\u{1b}[C", Key(.right)),
    ("\u{1b}[D", Key(.left)), ("\u{1b}OA", Key(.up)), ("\u{1b}OD", Key(.left)),
    ("\u{1b}[H", Key(.home)), ("\u{1b}[F", Key(.end)), ("\u{1b}OH", Key(.home)),
    ("\u{1b}OF", Key(.end)), ("\u{1b}OP", Key(.function(1))), ("\u{1b}OS", Key(.function(4))),
    ("\u{1b}[15~", Key(.function(5))), ("\u{1b}[24~", Key(.function(12))),
    ("\u{1b}[2~", Key(.insert)), ("\u{1b}[3~", Key(.delete)), ("\u{1b}[5~", Key(.pageUp)),
    ("\u{1b}[6~", Key(.pageDown)), ("\u{1b}[Z", Key(.tab, .shift)),
    ("\u{1b}[1;2A", Key(.up, .shift)), ("\u{1b}[1;3B", Key(.down, .alt)),
    ("\u{1b}[1;5C", Key(.right, .control)), ("\u{1b}[1;6D", Key(.left, [.shift, .control])),
    ("\u{1b}[1;8H", Key(.home, [.shift, .alt, .control])), ("\u{1b}[3;5~", Key(.delete, .control)),
    ("\u{1b}[1;2P", Key(.function(1), .shift)), ("\u{1b}[1;2R", Key(.function(3), .shift)),
    ("\u{1b}O5A", Key(.up, .control)), ("\u{1b}[27;5;13~", Key(.enter, .control)),
    ("\u{1b}[97;5u", Key(.character("a"), .control)), ("\u{1b}[27u", Key(.escape)),
    // The keypad in application mode.
    ("\u{1b}OM", Key(.enter)), ("\u{1b}Op", Key(.character("0"))),
    ("\u{1b}Ok", Key(.character("+"))),
    // screen, tmux and the Linux console.
    ("\u{1b}[1~", Key(.home)), ("\u{1b}[4~", Key(.end)), ("\u{1b}[[A", Key(.function(1))),
    ("\u{1b}[[E", Key(.function(5))), ("\u{1b}[25~", Key(.function(13))),
    // rxvt.
    ("\u{1b}[7~", Key(.home)), ("\u{1b}[8~", Key(.end)), ("\u{1b}[11~", Key(.function(1))),
    ("\u{1b}[a", Key(.up, .shift)), ("\u{1b}Oa", Key(.up, .control)),
    ("\u{1b}[3$", Key(.delete, .shift)), ("\u{1b}[5^", Key(.pageUp, .control)),
    ("\u{1b}[6@", Key(.pageDown, [.shift, .control])), ("\u{1b}\u{1b}[A", Key(.up, .alt)),
    ("\u{1b}\u{1b}[3~", Key(.delete, .alt)),
  ]

  @Test("Each terminal's keys are read", arguments: keys.indices)
  func key(index: Int) {
    let (sent, key) = Self.keys[index]
    var decoder = InputDecoder()
    let events = decoder.feed(sent.utf8)
    #expect(events == [.input(.key(key))], "\(sent.debugDescription)")
    #expect(!decoder.isPending, "\(sent.debugDescription) is complete")
  }

  @Test("A sequence cut after any byte is the same key", arguments: keys.indices)
  func cut(index: Int) {
    let (sent, key) = Self.keys[index]
    guard sent.unicodeScalars.count == 1 || sent.first == "\u{1b}" else { return }
    var decoder = InputDecoder()
    let events = sent.utf8.flatMap { decoder.feed([$0]) }
    #expect(events == [.input(.key(key))], "\(sent.debugDescription)")
  }

  @Test("Keys that arrive together stay in order")
  func together() {
    var decoder = InputDecoder()
    let events = decoder.feed("j\u{1b}[Bk\u{1b}OAx".utf8)
    let keys = [
      Key(.character("j")), Key(.down), Key(.character("k")), Key(.up), Key(.character("x")),
    ]
    #expect(events == keys.map { .input(.key($0)) })
  }

  @Test(
    "What is pending after the escape delay is the key itself",
    arguments: [
      ("\u{1b}", [Key(.escape)]), ("\u{1b}\u{1b}", [Key(.escape), Key(.escape)]),
      ("\u{1b}[", [Key(.character("["), .alt)]), ("\u{1b}O", [Key(.character("O"), .alt)]),
      ("\u{1b}\u{1b}[", [Key(.escape), Key(.character("["), .alt)]),
      ("\u{1b}\u{1b}O", [Key(.escape), Key(.character("O"), .alt)]),
      ("\u{1b}\u{1b}O1", [Key(.escape)]), ("\u{1b}O1", []),
      ("\u{1b}]", [Key(.character("]"), .alt)]), ("\u{1b}P", [Key(.character("P"), .alt)]),
    ])
  func pending(sent: String, keys: [Key]) {
    var decoder = InputDecoder()
    let early = decoder.feed(sent.utf8)
    #expect(early.isEmpty, "nothing is decided before the delay")
    #expect(decoder.isPending)
    let late = decoder.flush()
    #expect(late == keys.map { .input(.key($0)) })
    #expect(!decoder.isPending)
    let next = decoder.feed("q".utf8)
    #expect(next == [.input(.key(Key(.character("q"))))], "the next key is itself")
  }

  @Test(
    "Escape before what becomes no key is a key by itself",
    arguments: [
      ("[\r", [Key(.escape), Key(.enter)]), ("[1\t", [Key(.escape), Key(.tab)]),
      ("[\u{18}", [Key(.escape)]), ("[[A", [Key(.escape), Key(.function(1))]),
      ("O\r", [Key(.escape), Key(.character("O"), .alt), Key(.enter)]),
      ("O1\r", [Key(.escape), Key(.enter)]), ("Oz", [Key(.escape)]), ("OA", [Key(.up, .alt)]),
    ])
  func escapeBefore(rest: String, keys: [Key]) {
    var decoder = InputDecoder()
    #expect(decoder.feed("\u{1b}\u{1b}\(rest)".utf8) == keys.map { .input(.key($0)) })
    #expect(!decoder.isPending)
  }

  @Test("Bytes that are not UTF-8 are dropped, and what stands around them is kept")
  func brokenText() {
    var decoder = InputDecoder()
    let events = decoder.feed([0x61, 0xff, 0xc3, 0x28, 0x80, 0x62, 0xe6, 0x97])
    let rest = decoder.feed([0xa5])
    #expect(events == ["a", "(", "b"].map { .input(.key(Key(.character($0)))) })
    #expect(rest == [.input(.key(Key(.character("日"))))])
  }

  @Test(
    "Control characters of two bytes are no keys, behind an escape neither",
    arguments: UInt8(0x80)...0x9f)
  func twoByteControls(low: UInt8) {
    for lead in [[], [0x1b]] as [[UInt8]] {
      var decoder = InputDecoder()
      let events = decoder.feed(lead + [0xc2, low] + Array("j".utf8)) + decoder.flush()
      #expect(events == [.input(.key(Key(.character("j"))))])
    }
  }
}
