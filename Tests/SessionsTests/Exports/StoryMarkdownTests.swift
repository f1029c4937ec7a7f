import Notifications
import TerminalCore
import Testing

@testable import Sessions

@Suite("Stories as Markdown, whatever is in them")
struct StoryMarkdownTests {
  private func markdown(
    title: String = "Tea", note: String? = nil, line: String? = nil, screen: [String] = ["tea"]
  ) -> [String] {
    var story = Story.made([(line, note.map { [$0] } ?? [], screen)])
    story.title = title
    return story.markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The text that a reader of Markdown shows for one line of it, with no block of its own in it;
  /// nil where something in it is Markdown's.
  private func plain(_ text: String) -> String? {
    var (shown, isEscaped) = ("", false)
    for character in text {
      if isEscaped {
        guard character.isASCII, character.isPunctuation || character.isSymbol else { return nil }
        shown.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if "`*_{}[]<>#|&!~$".contains(character) {
        return nil
      } else {
        shown.append(character)
      }
    }
    return isEscaped ? nil : shown
  }

  private static let texts: [String] = [
    "Tea at five", "*loud*", "_quiet_", "`code`", "[link](http://example.com)", "<b>&amp;</b>",
    "# head",
    "~~gone~~", "$x$", "a | b", "!bang", "\\", "C:\\tea\\", "日本 🍵", "5 * 3 = 15 _or so_",
  ]

  @Test(
    "Titles and notes are shown as they are, and nothing in them is Markdown's", arguments: texts)
  func inline(text: String) throws {
    let lines = markdown(title: text, note: text)
    #expect(lines[0].hasPrefix("# ") && plain(String(lines[0].dropFirst(2))) == text)
    let note = try #require(lines.first { $0.hasPrefix("> ") })
    #expect(plain(String(note.dropFirst(2))) == text)
  }

  @Test(
    "A note that looks like a list, a heading or a rule stays a sentence",
    arguments: [
      ("- milk", "\\- milk"), ("+ sugar", "\\+ sugar"), ("---", "\\---"), ("===", "\\==="),
      ("1. boil water", "1\\. boil water"), ("12) pour", "12\\) pour"), ("1 cup", "1 cup"),
      ("1.5 cups", "1\\.5 cups"), ("-", "\\-"), ("    four blanks", "four blanks"),
      ("…- no", "…- no"),
    ])
  func blocks(note: String, shown: String) {
    #expect(markdown(note: note).contains("> \(shown)"))
  }

  @Test(
    "A line is code between more backticks than are in it, kept apart from its own by a blank",
    arguments: [
      ("note x", "`note x`"), ("note `x`", "`` note `x` ``"), ("note ``", "``` note `` ```"),
      ("a`b", "``a`b``"), ("`a", "`` `a ``"),
    ])
  func code(line: String, shown: String) {
    #expect(markdown(line: line).contains("## 09:41:00 \(shown)"))
  }

  @Test("JSON in a line is folded in the heading, and all of the line is a block that is folded")
  func folded() {
    let line = #"push tea {"aps":{"alert":"a ``` b"}} id=a"#
    let text = Story.made([(line, ["Hot"], ["tea"])]).markdown
    #expect(
      text.contains(
        "## 09:41:00 `push tea {…} id=a`\n\n<details><summary>The whole line</summary>\n\n"
          + "````text\n\(line)\n````\n\n</details>\n\n> Hot\n\n```text\ntea"),
      "\(text)")
  }

  @Test("A screen stands between fences that nothing in it ends, without empty rows around it")
  func picture() throws {
    let lines = markdown(screen: ["", "````", "tea", "", ""])
    let start = try #require(lines.firstIndex { $0.hasSuffix("`text") })
    #expect(lines[start] == "`````text")
    #expect(Array(lines[(start + 1)...(start + 3)]) == ["````", "tea", "`````"])
  }

  @Test("What is only noted stands above what happened next, and is no step of its own")
  func notes() {
    let text = Story.made([("note \"Water\"", ["Water"], ["cup"]), ("wake", [], ["tea"])]).markdown
    #expect(text.contains("## 09:42:00 `wake`\n\n> Water\n\n```text\ntea"), "\(text)")
    #expect(text.ranges(of: "\n## ").count == 1 && text.contains("1 step\n"))
  }

  @Test("A screen that did not change is shown once, and comes again once it changed back")
  func unchanged() {
    let story = Story.made([
      ("a", [], ["one"]), ("b", [], ["one"]), ("c", [], ["two"]), ("d", [], ["one"]),
    ])
    #expect(story.markdown.ranges(of: "```text").count == 3)
    #expect(story.markdown.ranges(of: "\n## ").count == 4)
    #expect(story.markdown.contains("iOS 12 · en\\_US · UTC · 4 steps"))
  }

  @Test("What was checked says whether it held, and what was found instead")
  func checks() {
    var story = Story(title: "Tea")
    let frame = { Frame.made(["x"]) }
    story.add(
      Story.Check(line: "expect groups 1"), frame: frame(), at: Instant(milliseconds: 0),
      clock: "09:41:00")
    story.add(
      Story.Check(line: "expect groups 2", failure: "1 *group*"), frame: frame(),
      at: Instant(milliseconds: 0), clock: "09:41:00")
    #expect(story.steps.count == 1, "a check before any step makes one")
    #expect(story.markdown.contains("- ✓ `expect groups 1`\n"))
    #expect(story.markdown.contains("- **✗** `expect groups 2`: found 1 \\*group\\*\n"))
    #expect(story.markdown.contains("## 09:41:00 Time passes"))
  }

  @Test(
    "A step is called by its notes, else by what happened first, else by its line",
    arguments: [
      (["Morning", "again"], true, "wake", "Morning again"), ([], true, "wake", "n1 listed"),
      ([], false, "wake", "wake"), ([], false, nil, "The beginning"),
    ] as [([String], Bool, String?, String)])
  func names(notes: [String], happens: Bool, line: String?, name: String) {
    var step = Story.Step(at: Instant(milliseconds: 0), clock: "", frame: .made(["x"]))
    (step.notes, step.line) = (notes, line)
    step.happenings = happens ? [Story.Happening(subject: "n1", words: "listed")] : []
    #expect(step.name == name)
  }
}
