import Testing

@testable import Sessions

@Suite("What differs between two pictures")
struct LineDifferenceTests {
  @Test("A line that changed stands above the new one, with carets below the columns that differ")
  func changed() {
    let lines = LineDifference("one\nAnna  now\nthree\n", "one\nAnne  now\nthree\n").lines
    #expect(lines == ["@@ line 2 @@", " one", "-Anna  now", "+Anne  now", "?   ^"])
  }

  @Test("A line that came between shifts none of the others")
  func inserted() {
    let lines = LineDifference("a\nb\nc\n", "a\nnew\nb\nc\n").lines
    #expect(lines == ["@@ line 2 @@", " a", "+new"])
  }

  @Test(
    "What differs at the end, or is all there is, is told by the line before it, if there is one",
    arguments: [
      ("a\nb\n", "a\n", ["@@ line 2 @@", " a", "-b"]),
      ("a\n", "a\nb\n", ["@@ line 2 @@", " a", "+b"]),
      ("a\nb\n", "a\nc\n", ["@@ line 2 @@", " a", "-b", "+c", "?^"]),
      ("a\nb\nc\n", "b\nc\nd\n", ["@@ line 1 @@", "-a", "@@ line 3 @@", " c", "+d"]),
      ("a\n", "", ["@@ line 1 @@", "-a"]), ("", "a\n", ["@@ line 1 @@", "+a"]),
    ])
  func ends(old: String, new: String, wanted: [String]) {
    #expect(LineDifference(old, new).lines == wanted)
  }

  @Test("A wide character takes two columns, so that carets stand below what they mean")
  func wide() {
    let lines = LineDifference("日x\n", "日y\n").lines
    #expect(lines.last == "?  ^")
  }

  @Test("G5: letters that look the same differ where their bytes do, with a caret below them")
  func lookalikes() {
    let lines = LineDifference("Caf\u{E9} x\n", "Cafe\u{301} x\n").lines
    #expect(lines == ["@@ line 1 @@", "-Caf\u{E9} x", "+Cafe\u{301} x", "?   ^"])
  }

  @Test("A picture that is all different is shown in part, and the rest is counted")
  func long() {
    let old = (1...100).map { "old \($0)\n" }.joined()
    let new = (1...100).map { "new \($0)\n" }.joined()
    let lines = LineDifference(old, new).lines
    #expect(lines.count == LineDifference.most + 1 && lines.last == "… and 241 more lines")
  }

  @Test("What a kept file holds drives no terminal")
  func hostile() {
    let lines = LineDifference("\u{1B}[2J\n", "x\n").lines
    #expect(lines.allSatisfy { !$0.contains("\u{1B}") })
  }

  @Test("Nothing differs between two that are the same, empty ones too")
  func same() {
    #expect(LineDifference("a\n", "a\n").lines.isEmpty && LineDifference("", "").lines.isEmpty)
  }
}
