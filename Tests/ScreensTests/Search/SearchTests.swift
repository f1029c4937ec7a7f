import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("Searching the list")
struct SearchTests {
  func searching(_ text: String) -> ScreenHarness {
    var harness = ScreenHarness.morning()
    harness.type("/" + text)
    return harness
  }

  @Test("It goes to the first hit while one types, and counts")
  func typing() {
    var harness = searching("bees")
    #expect(harness.selectedWords == "Episode 12 is out.")
    #expect(harness.text.contains("1 of 1"))
    harness.type("x")
    #expect(
      harness.selectedWords == "Glucose level at 57.", "nothing is found: back where it began")
    #expect(harness.text.contains(Words.noHit))
  }

  @Test("A question mark is text in each line that is typed; F1 helps, and keeps what was typed")
  func help() throws {
    for keys in ["/", "f", "Lf"] {
      var harness = ScreenHarness.morning()
      harness.type(keys + "bees?")
      #expect(harness.model.sheets.isEmpty && harness.text.contains("bees?"), "\(harness.text)")
      harness.press(.function(1))
      let help = try #require(harness.model.sheets.last as? HelpSheet)
      let entries = HelpEntries(help, harness.model, harness.scene)
      let here = entries.groups.first { $0.heading == Words.here }?.controls.map(\.title)
      #expect(here == [Words.keepHit], "nothing is found to go through")
      var kept = harness
      harness.press(.escape)
      #expect(harness.model.sheets.isEmpty && harness.model.typedLine != nil)
      #expect(harness.text.contains("bees?"), "\(harness.text)")
      kept.press(.enter)
      #expect(kept.model.sheets.isEmpty && kept.model.typedLine == nil, "\(kept.text)")
    }
  }

  @Test(
    "Keys that go through what is found are offered where something is, and nothing is said twice",
    arguments: [("/", "bees"), ("f", "app:mail"), ("Lf", "messages")])
  func otherHits(keys: String, words: String) {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.type(keys + words)
    #expect(harness.text.contains("↓ \(Words.nextHit)  ↵ \(Words.keepHit)"), "\(harness.text)")
    harness.type("xyz")
    #expect(!harness.text.contains("↓ \(Words.nextHit)"), "\(harness.text)")
    #expect(harness.text.contains("  ↵ \(Words.keepHit)"), "\(harness.text)")
    harness.press(.down)
    #expect(harness.model.message == nil, "\(harness.text)")
  }

  @Test("Beside a search nothing of ours is cut in a word, however narrow the screen")
  func narrow() {
    var harness = ScreenHarness.morning(columns: 40, rows: 12)
    harness.type("/zzzq")
    #expect(harness.text.contains(" \(Words.noHitInShort) "), "\(harness.text)")
    harness.press(.escape)
    harness.type("f")
    let line = harness.text.split(separator: "\n").last ?? ""
    #expect(line.contains("↵ keep  F1 help") && !line.contains("app:"), "\(line)")
    #expect(!line.contains("…") && !line.contains("⋯"), "\(line)")
    harness.type("app:mail nothing at all")
    let typed = harness.text.split(separator: "\n").last ?? ""
    #expect(typed.contains("filter:") && typed.contains(" 0 of 10 "), "\(typed)")
  }

  @Test(
    "In the filter line an example gives way to the keys", arguments: [(50, false), (60, true)])
  func example(columns: Int, isShown: Bool) {
    var harness = ScreenHarness.morning(columns: columns, rows: 14)
    harness.type("f")
    let line = harness.text.split(separator: "\n").last ?? ""
    #expect(line.contains("↵ keep  F1 help  Esc back"), "\(line)")
    #expect(line.contains("  app:NAME ") == isShown, "\(line)")
  }

  @Test("Small letters find capitals; capitals find only themselves")
  func smartCase() {
    #expect(searching("EPISODE").text.contains(Words.noHit))
    #expect(searching("Episode").text.contains("1 of 1"))
    #expect(searching("episode").text.contains("1 of 1"))
  }

  @Test("What is found in a stack lays it open, and that is no act")
  func peeking() {
    var harness = searching("cake")
    #expect(harness.selectedWords == "I bring cake")
    #expect(harness.text.contains("Show Less"))
    #expect(harness.effects.isEmpty)
    #expect(harness.state.list.expandedGroups.isEmpty)
    harness.press(.escape)
    #expect(harness.selectedWords == "Glucose level at 57.")
    #expect(!harness.text.contains("Show Less"))
    #expect(harness.model.list.search == nil)
  }

  @Test("Enter stays there, and expands the stack by a command")
  func keeping() {
    var harness = searching("cake")
    harness.press(.enter)
    #expect(
      harness.effects == [
        .perform(
          .expand(
            GroupTarget(harness.state.groupKey(3), in: .lockScreen)))
      ])
    #expect(harness.selectedWords == "I bring cake")
    #expect(harness.state.list.expandedGroups.count == 1)
  }

  @Test("n and N go on, round the ends, and what was laid open closes again")
  func next() {
    var harness = searching("t?")
    harness.press(.enter)
    harness.press(.escape)
    harness.type("/invoice")
    harness.press(.enter)
    harness.press(.escape)
    harness.type("gg/i")
    harness.press(.enter)
    var seen: [String] = []
    for _ in 0..<20 {
      harness.type("n")
      seen.append(harness.selectedWords)
    }
    #expect(Set(seen).contains("Me neither, and I have looked everywhere in the house."))
    #expect(Set(seen).contains("Episode 12 is out."))
    let (first, last) = (harness.selectedWords, seen[18])
    harness.type("N")
    #expect(harness.selectedWords == last)
    harness.type("n")
    #expect(harness.selectedWords == first)
    harness.type("gg")
    #expect(harness.model.list.search?.peek == nil)
  }

  @Test("Hits stand out in the rows")
  func highlighting() throws {
    let harness = searching("sugar")
    let canvas = harness.model.frame(in: harness.scene).canvas
    let lines = harness.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("Low blood sugar") })
    let reversed = (0..<80).filter {
      canvas[Point(column: $0, row: row)].style.attributes.contains(.reverse)
    }
    #expect(reversed.count == 5)
  }

  @Test("n without a search says how to begin one")
  func nothing() {
    var harness = ScreenHarness.morning()
    harness.type("n")
    #expect(harness.model.message == Message(text: Words.noSearch.standard, isError: true))
  }

  @Test("n goes on with what was looked for last, also after Esc")
  func again() {
    var harness = searching("cake")
    harness.press(.escape)
    harness.press(.escape)
    #expect(harness.model.list.search == nil)
    harness.type("n")
    #expect(harness.selectedWords == "I bring cake")
    #expect(harness.text.contains("/cake · 1 of 1"), "\(harness.text)")
  }

  @Test("A long list is looked through in slices, and until then the count is open")
  func slices() {
    var harness = lookingForNeedle(in: 7)
    #expect(harness.model.list.search?.scanned == 100)
    #expect(harness.text.contains("0…"))
    #expect(harness.model.nextWake != nil)
    harness.send(.tick(.milliseconds(1)))
    harness.send(.tick(.milliseconds(2)))
    #expect(harness.text.contains("1 of 1"))
    #expect(harness.selectedWords == "needle")
    #expect(harness.model.nextWake == nil)
  }

  @Test("What stands next to the selection is found before a long list is looked through")
  func near() {
    let harness = lookingForNeedle(in: 243)
    #expect(harness.text.contains("1…"))
    #expect(harness.selectedWords == "needle")
  }

  @Test("Letters beyond ASCII are looked for slice by slice, too")
  func slicesBeyondASCII() {
    var harness = lookingForNeedle(in: 7, as: "Nähnadel")
    #expect(harness.model.list.search?.scanned == 100)
    harness.send(.tick(.milliseconds(1)))
    #expect(harness.model.list.search?.scanned == 200)
    harness.send(.tick(.milliseconds(2)))
    #expect(harness.selectedWords == "Nähnadel")
  }

  // A hundred are looked at in a turn, and none is ready.
  private func lookingForNeedle(in sought: Int, as word: String = "needle") -> ScreenHarness {
    var harness = ScreenHarness.haystack(around: sought, word)
    harness.type("/")
    harness.model.list.search?.slice = 100
    harness.model.list.searchable = SearchableText()
    harness.send(.input(.paste(word)))
    return harness
  }

  @Test("Two blanks part what can be done in the line that is typed, as in every last row")
  func lastRow() {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.type("/cake")
    let last = harness.text.split(separator: "\n").last ?? ""
    #expect(last.hasSuffix("  ↑ ↓ next  ↵ keep  F1 help  Esc back"), "\(last)")
    #expect(last.contains("  1 of 1"), "\(last)")
  }

  @Test("What is ready to be searched finds what the texts themselves do, also after they changed")
  func searchable() {
    var harness = ScreenHarness.morning()
    harness.push("Zoe", "Mehl, Äpfel, KIWI", thread: "zoe")
    harness.push("Zoe", "is called\u{0}so", thread: "zoe")
    harness.push("Zoe", "from \u{2068}Bo\u{2069}\tcafe\u{301} or 7\u{FE0F}\u{20E3}", thread: "zoe")
    let patterns = [
      "a", "e", "cake", "Cake", "KIWI", "kiwi", "äpfel", "Äpfel", "messages", "Mess", "zzz", "so",
      ", ", ".",
      "g c", "1", "pfel", "\u{0}", "from Bo", "bo ", "cafe", "Cafe", "7",
    ]
    for pattern in patterns {
      guard let matcher = TextMatcher(pattern) else { continue }
      let state = harness.engine.state
      var text = SearchableText()
      #expect(text.answers(matcher, in: state) == nil, "not all is ready")
      text.extend(state, by: 3)
      text.extend(state, by: 1000)
      let plain = (0..<state.notifications.count).map { state.says(matcher, $0) }
      #expect(text.answers(matcher, in: state) ?? plain == plain, "\(pattern)")
      #expect((text.answers(matcher, in: state) == nil) == !matcher.isASCII)
    }
    harness.type("/from bo c")
    #expect(harness.model.list.search?.hits.count == 1)
    harness.press(.escape)
    harness.type("/cake")
    #expect(harness.model.list.searchable.count == harness.engine.state.notifications.count)
    let count = harness.model.list.search?.hits.count ?? 0
    harness.push("Zoe", "More cake", thread: "zoe")
    #expect(harness.model.list.search?.hits.count == count + 1)
  }
}
