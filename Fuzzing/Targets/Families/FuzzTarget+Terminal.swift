import NcursesTerminal
import TerminalCore

extension FuzzTarget {
  static let terminal = [
    FuzzTarget("terminal-input", .inputs { keys }, words: { sequences }, broken: brokenInput),
    FuzzTarget("terminal-answers", .inputs { answers }, words: { sequences }, broken: brokenInput),
  ]

  private static let sequences = [
    "\u{1b}[", "\u{1b}O", "\u{1b}]11;rgb:", "\u{1b}P>|", "\u{1b}_Gi=", "\u{1b}\\", "\u{7}", "[200~",
    "[201~", "[<0;1;1M", "[M",
    "[?2026;1$y", "[?997;1n", "[?1;4c", "[6;20;10t", "[4;600;800t", "]1337;ReportCellSize=",
    "\u{3}", "\u{18}", "[[A", "O2P", ";5~",
  ]

  private static let keys: [[UInt8]] = [
    "jk\u{1b}[A\u{1b}OB\u{1b}[1;5C\u{1b}[3~\r\t", "\u{1b}[200~pasted\u{1b}[201~",
    "\u{1b}[<0;10;5M\u{1b}[<0;10;5m",
    "\u{1b}[M !!", "é日本👩‍👩‍👧\u{1b}é", "\u{1b}[I\u{1b}[O\u{1b}[[A\u{1b}\u{1b}[A",
  ].map { Array($0.utf8) }

  private static let answers: [[UInt8]] = [
    "\u{1b}]11;rgb:ffff/0000/1234\u{1b}\\\u{1b}[?62;4c", "\u{1b}[?2026;2$y\u{1b}[?997;2n",
    "\u{1b}P>|kitty(0.26.5)\u{1b}\\",
    "\u{1b}_Gi=31;OK\u{1b}\\", "\u{1b}[6;20;10t\u{1b}[4;600;800t\u{1b}[12;40R",
    "\u{1b}]1337;ReportCellSize=14.0;7.0;2.0\u{7}",
    "\u{1b}]11;rgba:ff/ff/ff/ff\u{7}",
  ].map { Array($0.utf8) }

  // No key is a control character, and nothing waits once the person waited.
  @Sendable private static func brokenInput(_ bytes: [UInt8]) -> String? {
    var decoder = InputDecoder()
    var events: [InputDecoder.Event] = []
    for piece in bytes.pieces { events += decoder.feed(piece) }
    events += decoder.flush()
    if decoder.isPending { return "it still waits after the escape delay" }
    for case .input(.key(let key)) in events {
      guard case .character(let character) = key.code else { continue }
      if character.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
        return "a key \(character.unicodeScalars.map(\.value))"
      }
    }
    return nil
  }
}
