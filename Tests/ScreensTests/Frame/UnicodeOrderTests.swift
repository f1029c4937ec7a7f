import TerminalCore
import Testing

@testable import Screens

@Suite("L34: lines of a paragraph in the order in which they are seen")
struct UnicodeOrderTests {
  private func rows(_ text: String, _ columns: Int, _ direction: Direction) -> [String] {
    let size = Size(columns: columns, rows: 8)
    let painting: Painting<Spot> = Part.text(text, rows: nil).painted(
      as: Spot.self, size: size, direction: direction, reordering: .unicode)
    return (0..<size.rows).map { row in
      let cells = painting.canvas.row(row).filter { $0.columns > 0 }
      let isBlank = { (character: Character) in character == " " }
      let words = cells.map(\.character).drop(while: isBlank).reversed().drop(while: isBlank)
      return String(words.reversed())
    }
  }

  static let directions: [Direction] = [.leftToRight, .rightToLeft]

  @Test(
    "A line without a letter that runs from right to left keeps its paragraph's direction",
    arguments: directions)
  func sentences(direction: Direction) {
    let file = "أرسل محمد تقريرا إلى المجموعة report (PDF 3.5 MB)."
    #expect(rows(file, 31, direction)[1] == ".report (PDF 3.5 MB)")
    #expect(rows(file, 20, direction)[2] == ".3.5 MB)")
    #expect(rows(file, 16, direction)[3] == ".MB)")
    let link = "שלחתי לך עכשיו את הקובץ החדש שלנו, see report.pdf!"
    #expect(rows(link, 20, direction)[2] == "!report.pdf")
    #expect(rows("abc אבגדהוזח 12, 13 טיכלמנסעפצ", 12, direction)[1] == "13 ,12")
  }

  @Test("A number is the same at every width", arguments: 15...40)
  func numbers(columns: Int) {
    for direction in Self.directions {
      let rows = rows("اتصل بي على الرقم +972-3-555-1234", columns, direction)
      #expect(rows.contains { $0.hasPrefix("1234-555-3-972+") }, "\(rows)")
    }
  }

  @Test("A count stays behind the name of an app that runs from right to left")
  func counts() {
    let marks = Marks(.unicode)
    let cleared = marks.own("Cleared הודעות, 2 notifications; u undoes it.")
    #expect(rows(cleared, 60, .leftToRight)[0] == "Cleared תועדוה, 2 notifications; u undoes it.")
    let quoted = marks.own("Cleared “שלום, 2 ספרים” · Post, 2 times")
    #expect(rows(quoted, 60, .leftToRight)[0] == "Cleared “םירפס 2 ,םולש” · Post, 2 times")
  }

  @Test("Paragraphs that run from left to right stay as they are", arguments: directions)
  func plain(direction: Direction) {
    let text = "שלום\nreport (PDF 3.5 MB).\n+3"
    #expect(rows(text, 21, direction)[1...2] == ["report (PDF 3.5 MB).", "+3"])
  }
}
