import TerminalCore
import Testing

@testable import NcursesTerminal

@Suite("What changed is written in few bytes")
struct CharacterWriterTests {
  private let red = GraphicRendition(asking: Array("\u{1b}[31m".utf8)) ?? GraphicRendition()
  private let reversed = GraphicRendition(asking: Array("\u{1b}[7m".utf8)) ?? GraphicRendition()

  private func written(
    repeating: CharacterWriter.Repeated = .ascii, erasesInColor: Bool = true,
    _ write: (inout CharacterWriter, inout RenditionTable) -> Void
  ) -> String {
    var table = RenditionTable()
    var writer = CharacterWriter(
      .init(repeated: repeating, erasesInColor: erasesInColor), columns: 80)
    write(&writer, &table)
    writer.end(at: nil)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test("The cursor goes the short way")
  func moves() {
    let text = written { writer, _ in
      for (column, row) in [
        (3, 2), (4, 2), (9, 2), (0, 3), (0, 5), (0, 6), (2, 7), (1, 8), (11, 9),
      ] {
        writer.move(to: Point(column: column, row: row))
      }
    }
    #expect(
      text == "\u{1b}[3;4H\u{1b}[C\u{1b}[5C\r\n\u{1b}[6H\n\n\u{1b}[2C\n\u{08}\n\u{1b}[10C")
  }

  @Test("Colors are named once, and blanks do not name those of letters")
  func colors() {
    let text = written { writer, table in
      writer.move(to: Point(column: 0, row: 0))
      writer.draw(in: red)
      writer.write("a", width: 1, times: 1, &table)
      writer.write("b", width: 1, times: 1, &table)
      writer.draw(in: GraphicRendition())
      writer.write(" ", width: 1, times: 2, &table)
      writer.draw(in: red)
      writer.write("c", width: 1, times: 1, &table)
    }
    #expect(text == "\u{1b}[1H\u{1b}[0;31mab  c\u{1b}[m")
  }

  @Test("The screen is cleared in a background only where the terminal erases in it")
  func clearing() {
    let ground = GraphicRendition(asking: Array("\u{1b}[44m".utf8)) ?? GraphicRendition()
    func cleared(_ rendition: GraphicRendition, erasesInColor: Bool) -> String {
      written(erasesInColor: erasesInColor) { writer, table in
        writer.clear(in: rendition, &table)
        writer.move(to: Point(column: 2, row: 0))
      }
    }
    #expect(
      cleared(ground, erasesInColor: true) == "\u{1b}[0;44m\u{1b}[H\u{1b}[J\u{1b}[2C\u{1b}[m")
    #expect(cleared(ground, erasesInColor: false) == "\u{1b}[m\u{1b}[H\u{1b}[J\u{1b}[2C")
    #expect(cleared(reversed, erasesInColor: true) == "\u{1b}[m\u{1b}[H\u{1b}[J\u{1b}[2C")
  }

  @Test("Blanks up to the edge are erased unless that would look otherwise")
  func erasing() {
    func blanks(_ rendition: GraphicRendition, erasesInColor: Bool) -> String {
      written(repeating: .nothing, erasesInColor: erasesInColor) { writer, table in
        writer.move(to: Point(column: 70, row: 0))
        writer.draw(in: rendition)
        writer.write(" ", width: 1, times: 10, &table)
      }
    }
    #expect(blanks(red, erasesInColor: false) == "\u{1b}[1;71H\u{1b}[0;31m\u{1b}[K\u{1b}[m")
    #expect(!blanks(reversed, erasesInColor: true).contains("K"))
    let blue = GraphicRendition(asking: Array("\u{1b}[44m".utf8)) ?? red
    #expect(blanks(blue, erasesInColor: true).contains("K"))
    #expect(!blanks(blue, erasesInColor: false).contains("K"))
  }

  @Test(
    "What is written often is repeated where the terminal can",
    arguments: [
      ("-", 1, .nothing, "------------"), ("-", 1, .ascii, "-\u{1b}[11b"),
      ("-", 1, .narrow, "-\u{1b}[11b"), ("▀", 1, .ascii, "▀▀▀▀▀▀▀▀▀▀▀▀"),
      ("▀", 1, .narrow, "▀\u{1b}[11b"), ("中", 2, .narrow, "中中中中中中中中中中中中"),
      ("𝄀", 1, .narrow, "𝄀𝄀𝄀𝄀𝄀𝄀𝄀𝄀𝄀𝄀𝄀𝄀"),
    ] as [(Unicode.Scalar, Int, CharacterWriter.Repeated, String)])
  func repeating(
    scalar: Unicode.Scalar, width: Int, repeated: CharacterWriter.Repeated, bytes: String
  ) {
    #expect(row(of: scalar, width: width, times: 12, where: repeated) == bytes)
  }

  @Test(
    "What is no longer than its number is written out",
    arguments: [("-", 5, "-----"), ("-", 6, "-\u{1b}[5b"), ("▀", 2, "▀▀"), ("▀", 3, "▀\u{1b}[2b")]
      as [(Unicode.Scalar, Int, String)])
  func shortRuns(scalar: Unicode.Scalar, count: Int, bytes: String) {
    #expect(row(of: scalar, width: 1, times: count, where: .narrow) == bytes)
  }

  private func row(
    of scalar: Unicode.Scalar, width: Int, times count: Int,
    where repeated: CharacterWriter.Repeated
  ) -> String {
    let row = written(repeating: repeated) { writer, table in
      writer.move(to: Point(column: 0, row: 0))
      writer.draw(in: GraphicRendition())
      writer.write(scalar, width: width, times: count, &table)
    }
    return String(row.dropFirst("\u{1b}[1H\u{1b}[m".count))
  }

  @Test("A terminal that repeats nothing is not believed to repeat all")
  func learning() {
    var (nothing, ascii) = (CharacterWriter.Abilities(), CharacterWriter.Abilities())
    ascii.repeated = .ascii
    nothing.learn(repeatsAll: true)
    ascii.learn(repeatsAll: true)
    #expect(nothing.repeated == .nothing && ascii.repeated == .narrow)
    ascii.learn(repeatsAll: false)
    #expect(ascii.repeated == .ascii)
  }

  @Test("Behind the last column the cursor is set anew")
  func edge() {
    let text = written(repeating: .nothing) { writer, table in
      writer.move(to: Point(column: 79, row: 0))
      writer.draw(in: GraphicRendition())
      writer.write("x", width: 1, times: 1, &table)
      writer.move(to: Point(column: 0, row: 1))
    }
    #expect(text == "\u{1b}[1;80H\u{1b}[mx\u{1b}[2H")
  }

  @Test(
    "What is no color or attribute is left to ncurses",
    arguments: ["\u{1b}(B", "\u{1b}[58;5;1m", "x"])
  func unknown(bytes: String) {
    #expect(GraphicRendition(asking: Array(bytes.utf8)) == nil)
  }
}
