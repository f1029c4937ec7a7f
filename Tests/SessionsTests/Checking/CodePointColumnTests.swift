import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("Columns of a report for code scanning")
struct CodePointColumnTests {
  @Test(
    "What people see as one character may be several code points",
    arguments: [
      ("plain x", 7, 7), ("e\u{301}x", 2, 3), ("👩‍👩‍👧x", 2, 6), ("日本x", 3, 3), ("\u{FEFF}éx", 2, 2),
      ("e\u{301}", 9, 10), ("e\u{301}x", 1, 1),
    ])
  func columns(line: String, column: Int, wanted: Int) throws {
    let folder = try ScratchFolder(["a.txt": line + "\nnext\n"])
    var columns = CodePointColumns()
    let place = Place(folder("a.txt"), line: 1, column: column)
    #expect(columns.column(of: place) == wanted)
    #expect(columns.column(of: Place(folder("a.txt"), line: 9, column: 4)) == 4)
    #expect(columns.column(of: Place(folder("none"), line: 1, column: 4)) == 4)
  }

  @Test("SARIF says its columns in the unit that it names")
  func log() throws {
    let folder = try ScratchFolder(["a.apns": "{\"e\u{301}\":1,\"x\":2}"])
    let finding = Diagnostic(Place(folder("a.apns"), line: 1, column: 8), .warning, "here")
    let run = SARIFLog([finding], version: "1").json["runs"]?.array?.first
    #expect(run?["columnKind"] == "unicodeCodePoints")
    let place = run?["results"]?.array?.first?["locations"]?.array?.first?["physicalLocation"]
    #expect(place?["region"]?["startColumn"] == .integer(9))
  }
}
