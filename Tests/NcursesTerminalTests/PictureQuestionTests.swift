import TerminalCore
import TestSupport
import TestTraits
import Testing

@testable import NcursesTerminal

@Suite("Which way pictures go to the terminal", .waitsOutside)
struct PictureQuestionTests {
  private static let kitty = "\u{1b}_Gi=\(KittyPictures.questionID);OK\u{1b}\\"
  private static let inline = "\u{1b}]1337;ReportCellSize=18.0;9.0;2.0\u{1b}\\"
  private static let cell = "\u{1b}[6;22;11t"
  private static let sixel = "\u{1b}[?62;4;22c"
  private static let plain = "\u{1b}[?62;22c"

  private func way(
    _ answers: String, _ wish: PictureWish = .auto, through multiplexer: Multiplexer = .none,
    window: PixelSize? = nil
  ) -> PictureWay? {
    var decoder = InputDecoder()
    var heard = PictureAnswers()
    for case .answer(let answer) in decoder.feed(Array(answers.utf8)) { heard.take(answer) }
    return PictureWay(
      wish, heard, through: multiplexer, size: Size(columns: 80, rows: 24), window: window)
  }

  @Test("Kitty’s protocol comes before iTerm2’s, and that before sixel")
  func order() {
    #expect(way(Self.kitty + Self.inline + Self.cell + Self.sixel)?.protocol == .kitty)
    #expect(way(Self.inline + Self.cell + Self.sixel)?.protocol == .iterm2)
    #expect(way(Self.cell + Self.sixel)?.protocol == .sixel)
    #expect(way(Self.cell + Self.plain) == nil)
  }

  @Test("A terminal that refuses kitty’s question does not know the protocol")
  func refusal() {
    #expect(way("\u{1b}_Gi=\(KittyPictures.questionID);EINVAL:no\u{1b}\\" + Self.plain) == nil)
    #expect(way("\u{1b}_Gi=31;OK\u{1b}\\" + Self.plain) == nil, "another program’s answer")
  }

  @Test("A cell’s pixels are its own report, then a share of the window’s")
  func cells() {
    #expect(way(Self.cell + Self.sixel)?.cell == PixelSize(width: 11, height: 22))
    #expect(way(Self.inline + Self.plain)?.cell == PixelSize(width: 18, height: 36))
    #expect(way("\u{1b}[4;480;720t" + Self.sixel)?.cell == PixelSize(width: 9, height: 20))
    let window = PixelSize(width: 640, height: 384)
    #expect(way(Self.sixel, window: window)?.cell == PixelSize(width: 8, height: 16))
    #expect(way(Self.kitty + Self.plain)?.cell == .usualCell)
  }

  @Test("Sixel without a cell’s size, or with one that is none, is not used")
  func unknownCells() {
    #expect(way(Self.sixel) == nil)
    #expect(way("\u{1b}[6;0;0t" + Self.sixel) == nil)
    #expect(way("\u{1b}[6;9999;9999t" + Self.sixel) == nil)
    #expect(way(Self.sixel, .sixel)?.cell == .usualCell)
  }

  @Test("tmux hands sixel on where it says so, screen nothing")
  func multiplexers() {
    #expect(way(Self.cell + Self.sixel, through: .tmux)?.protocol == .sixel)
    #expect(way(Self.cell + Self.plain, through: .tmux) == nil)
    #expect(way(Self.cell + Self.sixel, through: .screen) == nil)
    #expect(way("", .kitty, through: .tmux) == nil)
  }

  @Test("The wish for tiles is heard whatever the terminal knows")
  func tiles() {
    #expect(way(Self.kitty + Self.cell + Self.sixel, .tiles) == nil)
  }

  @Test("All is asked before DA1; tmux is asked for sixel alone, and nothing is asked for tiles")
  func questions() throws {
    let asked = String(
      decoding: try ProbeProgram(["--pictures", "auto"]).terminal.output, as: UTF8.self)
    #expect(asked.contains("\u{1b}[16t\u{1b}[14t\u{1b}[?2026$p\u{1b}[c"))
    #expect(asked.contains("a=q") && !asked.contains("1337"))
    let iTerm2 = String(
      decoding: try ProbeProgram(["--pictures", "auto", "--iterm2"]).terminal.output, as: UTF8.self)
    #expect(iTerm2.contains("1337;ReportCellSize"))
    let tmux = String(
      decoding: try ProbeProgram(["--pictures", "auto", "--multiplexer", "tmux"]).terminal.output,
      as: UTF8.self)
    #expect(tmux.contains("\u{1b}[16t") && !tmux.contains("a=q") && !tmux.contains("1337"))
    let tiles = String(decoding: try ProbeProgram().terminal.output, as: UTF8.self)
    #expect(!tiles.contains("\u{1b}[16t") && !tiles.contains("a=q"))
  }

  @Test(
    "Answers that are garbage are no keys and no pictures",
    arguments: [
      "\u{1b}_G\u{1b}\\", "\u{1b}]1337;ReportCellSize=x;y\u{1b}\\", "\u{1b}[6;;t", "\u{1b}[6t",
      "\u{1b}_Gi=;;;OK\u{1b}\\", "\u{1b}]1337;ReportCellSize=1e308;1e308;1e308\u{1b}\\",
      "\u{1b}[6;99999999999;1t",
    ])
  func garbage(_ bytes: String) throws {
    let probe = try ProbeProgram(["--pictures", "auto", "--picture"])
    probe.terminal.send(bytes + Self.plain + "j")
    try probe.expect(#"key character("j") 0"#)
    #expect(!probe.terminal.screen.text.contains("1337"))
    #expect(DecodedPictures(probe.terminal.output).kittyFiles.isEmpty)
  }
}
