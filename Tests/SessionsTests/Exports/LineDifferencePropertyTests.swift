import Notifications
import TestSupport
import Testing

@testable import Scenarios
@testable import Sessions

@Suite("What differs between pictures, whatever they are")
struct LineDifferencePropertyTests {
  private func text(_ random: inout SplitMix) -> String {
    let lines = ["tea", "tea  hot", "日本", "日本 hot", "", "cup", "  cup"]
    return (0..<Int.random(in: 0...7, using: &random)).map { _ in
      lines[Int.random(in: 0..<lines.count, using: &random)] + "\n"
    }.joined()
  }

  @Test(
    "What is gone and what is new are counted as they are, and nothing else is marked",
    arguments: 1...6 as ClosedRange<UInt64>)
  func counts(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<120 {
      let (old, new) = (text(&random), text(&random))
      let lines = LineDifference(old, new).lines
      #expect(lines.isEmpty == (old == new), "\(old)|\(new)")
      let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let newLines = new.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let gone = lines.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) }
      let added = lines.filter { $0.hasPrefix("+") }.map { String($0.dropFirst()) }
      #expect(gone.count - added.count == oldLines.count - newLines.count)
      // Without what is gone and with what is new, the old lines are the new ones.
      var rest = oldLines.map(String.init)
      for line in gone {
        guard let index = rest.firstIndex(of: line) else {
          Issue.record("\(line) was not there")
          continue
        }
        rest.remove(at: index)
      }
      #expect((rest + added).sorted() == newLines.map(String.init).sorted())
      #expect(lines.allSatisfy { $0.first.map { "@ -+?".contains($0) } == true })
      #expect(lines.first?.hasPrefix("@@ line ") != false)
    }
  }

  @Test("Carets stand below the columns that differ, and below no others")
  func carets() {
    for (old, new, carets) in [
      ("abc", "abd", "?  ^"), ("abc", "abcd", "?   ^"), ("abcd", "ab", "?  ^^"),
      ("日a", "日b", "?  ^"),
      ("日", "ab", "?^^"), ("a", "b", "?^"),
    ] {
      let lines = LineDifference(old + "\n", new + "\n").lines
      #expect(lines.last == carets, "\(old) | \(new): \(lines)")
    }
  }

  @Test("One line too many is one line, and not lines", arguments: [59, 60, 61, 62])
  func most(count: Int) {
    // A head, and lines that are only gone.
    let old = (1..<count).map { "\($0)\n" }.joined()
    let lines = LineDifference(old, "").lines
    #expect(lines.count == min(count, LineDifference.most + 1))
    if count == 61 { #expect(lines.last == "… and 1 more line") }
    if count == 62 { #expect(lines.last == "… and 2 more lines") }
  }
}

@Suite("Pictures that were kept")
struct PictureDifferenceTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder(["kept.txt": "tea\ncup\n", "folder.txt/x": ""])
    try folder.write([0x74, 0xFF, 0x0A], to: "bytes.txt")
  }

  private func difference(_ drawn: String, _ name: String = "kept.txt", format: String? = nil)
    -> PictureDifference?
  {
    PictureDifference(
      drawn, with: folder(name),
      for: SnapshotRequest(
        name: "kept", screen: nil, size: nil, format: format, place: Place("d.scenario", line: 4)))
  }

  @Test("The same picture, byte for byte, is no difference")
  func same() { #expect(difference("tea\ncup\n") == nil) }

  @Test("G5: a picture that only looks the same differs, as it is drawn anew where pictures are")
  func lookalikes() throws {
    try folder.write(Array("tea\ncaf\u{E9}\n".utf8), to: "kept.txt")
    let found = try #require(difference("tea\ncafe\u{301}\n"))
    #expect(found.diagnostic.message.contains("line 2 differs first"), "\(found.diagnostic)")
    #expect(found.lines.last == "?   ^", "\(found.lines)")
  }

  @Test("A picture whose lines end with CRLF, as Git may check it out, is compared line by line")
  func returns() throws {
    try folder.write(Array("tea\r\ncup\r\n".utf8), to: "kept.txt")
    #expect(difference("tea\ncup\n") == nil)
    let found = try #require(difference("tea\npot\n"))
    #expect(found.diagnostic.message.contains("line 2 differs first"), "\(found.diagnostic)")
    #expect(found.kept == "tea\ncup\n" && found.lines.contains("-cup"), "\(found.lines)")
    var update = PictureUpdate()
    let written = ["tea\ncup\n", "tea\npot\n"].map { update.takes($0, at: folder("kept.txt")) }
    #expect(written == [false, true] && update.summary == "1 picture changed")
  }

  @Test(
    "A picture that an editor cut at its end is the same, and stays as it is",
    arguments: ["tea\ncup\n", "tea\ncup", "tea\r\ncup\r\n", "tea\ncup\n\n"])
  func cutAtItsEnd(kept: String) throws {
    try folder.write(Array(kept.utf8), to: "kept.txt")
    #expect(difference("tea\ncup\n\n\n") == nil)
    var update = PictureUpdate()
    let isWritten = update.takes("tea\ncup\n\n\n", at: folder("kept.txt"))
    #expect(!isWritten)
    let found = try #require(difference("tea\npot\n\n\n"))
    #expect(found.diagnostic.message.contains("line 2 differs first"), "\(found.diagnostic)")
    #expect(found.lines == ["@@ line 2 @@", " tea", "-cup", "+pot", "?^^^"])
  }

  @Test(
    "What differs is said at the line of the scenario: another line, another size, or no picture at all",
    arguments: [
      ("tea\npot\n", "kept.txt", nil, "line 2 differs first", 1),
      ("Tea\npot\n", "kept.txt", nil, "line 1 differs first", 7),
      ("tea\n", "kept.txt", nil, "has another size: 2 rows, and the screen 1", 3),
      ("tea\ncup\npot\n", "kept.txt", "ansi", "has another size: 2 rows, and the screen 3", 3),
      ("<svg>\n", "kept.txt", "svg", "line 1 differs first", 4),
      ("x\n", "none.txt", nil, "is missing; --update-snapshots draws it", 0),
      ("x\n", "bytes.txt", nil, "it is no text in UTF-8", 0),
      ("x\n", "folder.txt", nil, "cannot be compared", 0),
    ] as [(String, String, String?, String, Int)])
  func different(drawn: String, name: String, format: String?, words: String, lineCount: Int) throws
  {
    let found = try #require(difference(drawn, name, format: format))
    #expect(found.diagnostic.message.contains(words), "\(found.diagnostic.message)")
    #expect(
      found.diagnostic.place == Place("d.scenario", line: 4) && found.diagnostic.severity == .error)
    #expect(found.lines.isEmpty == (lineCount == 0), "\(found.lines)")
    #expect(found.drawn == drawn && found.name == "kept")
  }
}
