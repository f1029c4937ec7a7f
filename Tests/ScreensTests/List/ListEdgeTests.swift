import TerminalCore
import Testing

@testable import Screens

@Suite("What lines up in the list, and what is kept apart")
struct ListEdgeTests {
  private func rows(_ harness: ScreenHarness) -> [[Cell]] {
    let canvas = harness.model.frame(in: harness.scene).canvas
    return (0..<canvas.size.rows).map { Array(canvas.row($0)) }
  }

  private func text(_ cells: [Cell]) -> String { String(cells.map(\.character)) }

  // The columns behind words, wherever they stand.
  private func ends(of words: String, in rows: [[Cell]]) -> Set<Int> {
    var ends: Set<Int> = []
    for cells in rows {
      let characters = cells.map(\.character)
      for start in characters.indices where characters[start...].starts(with: words) {
        ends.insert(start + words.count)
      }
    }
    return ends
  }

  @Test("What clears a list or a group ends where the times below it do", arguments: ["", "ov"])
  func rightEdge(keys: String) {
    var harness = ScreenHarness.morning(columns: 80, rows: 60)
    harness.type("jjl" + keys)
    let rows = rows(harness)
    let times = ends(of: "m ago", in: rows).union(ends(of: "now", in: rows))
    #expect(times.count == 1, "\(harness.text)")
    #expect(ends(of: "✕ Clear", in: rows) == times, "\(harness.text)")
    #expect(ends(of: "✕ ‹X›", in: rows) == times, "\(harness.text)")
  }

  @Test("In a box, too, a line lies between the members of a group")
  func members() {
    var harness = ScreenHarness.morning(columns: 80, rows: 60, glyphs: .ascii)
    harness.type("jjl")
    let rules = harness.text.split(separator: "\n").filter { line in
      let drawn = line.filter { $0 != " " && $0 != "#" }
      return drawn.hasPrefix("|--") && drawn.allSatisfy { $0 == "|" || $0 == "-" }
    }
    #expect(rules.count == 3, "\(harness.text)")
  }

  @Test("Counts and times of the compact list have columns of their own")
  func compact() {
    var harness = ScreenHarness.morning(columns: 80, rows: 60)
    harness.type("ov")
    let counts = ends(of: "+3", in: rows(harness)).union(ends(of: "+1", in: rows(harness)))
    #expect(counts.count == 1, "\(harness.text)")
  }

  @Test("In the compact list words go on up to a short time where no count stands before it")
  func compactWords() {
    var harness = ScreenHarness(columns: 80, rows: 24)
    harness.install("com.example.sugar", "Sugar")
    let body = "Glucose level at 57."
    harness.push("WARNING: LOW BLOOD SUGAR", body, app: "com.example.sugar", isCritical: true)
    harness.type("ov")
    #expect(harness.text.contains("\(body)  "), "\(harness.text)")
  }

  @Test("Rows of the compact list all have their app's name, or none has", arguments: 40...60)
  func compactNames(columns: Int) {
    var harness = ScreenHarness.morning(columns: columns, rows: 60)
    harness.type("ov")
    let named = ["SUGAR", "MESSAGES", "PODCASTS", "MAIL"].filter { harness.text.contains($0) }
    #expect([0, 4].contains(named.count), "\(harness.text)")
  }

  @Test("So they have where times or counts are longer than any of ours", arguments: 58...66)
  func compactNamesBesideLongTimes(columns: Int) {
    var harness = ScreenHarness(columns: columns, rows: 24)
    harness.speak("de", saying: ["pattern.yesterdayAndTime": "Gestern, kurz nach %1$@"])
    harness.install("com.example.chat", "Chat")
    harness.install("com.example.mail", "Mail")
    harness.push("Bins", "Take them out.", app: "com.example.chat", then: 100_000)
    harness.push("Stamps", "None are left.", app: "com.example.mail")
    harness.type("ov")
    let named = ["CHAT", "MAIL"].filter { harness.text.contains($0) }
    #expect([0, 2].contains(named.count), "\(harness.text)")
    #expect(harness.text.contains("Gestern, kurz nach "), "\(harness.text)")
  }

  @Test(
    "Where names have no room, words give way to a long time and to a long count",
    arguments: 40...50)
  func compactLongTimes(columns: Int) {
    var harness = ScreenHarness(columns: columns, rows: 12)
    harness.install("com.example.messages", "Messages")
    harness.push("Kim", "Cup", then: 44_640)
    for number in 1...120 {
      let text = "He turns eighteen, at last."
      harness.push("Grandpa’s birthday", text, then: number == 120 ? 86_400 : 0)
    }
    harness.type("ov")
    #expect(harness.text.contains("+120"), "\(harness.text)")
    #expect(harness.text.contains("Yesterday, 10:05 PM"), "\(harness.text)")
  }

  @Test("In the compact list a subtitle stands behind a dot, and only the title is bold")
  func subtitle() throws {
    var harness = ScreenHarness.morning(columns: 80, rows: 24)
    let alert = #"{"title":"Tea","subtitle":"Green","body":"Hot"}"#
    harness.play(#"push messages {"aps":{"alert":\#(alert)}}"#)
    harness.type("ovj")
    let row = try #require(rows(harness).first { text($0).contains("Tea · Green  Hot") })
    let start = try #require(ends(of: "Tea", in: [row]).first)
    #expect(row[start - 1].style.attributes.contains(.bold))
    #expect(row[start..<start + 8].allSatisfy { !$0.style.attributes.contains(.bold) })
  }

  @Test("R3: the badge of a critical alert is in one piece, whichever way its words run")
  func badge() throws {
    var harness = ScreenHarness.morning(columns: 80, rows: 60, theme: "dark")
    harness.model.appearance.bidi = .program
    harness.speak("ar", saying: ["row.critical": "حرج"])
    harness.type("j")
    let row = try #require(rows(harness).first { text($0).contains("SUGAR") })
    let badge = row.indices.filter {
      row[$0].style.foreground == .critical && row[$0].character != "▲"
    }
    let word = badge.filter { row[$0].character != " " }
    let (first, last) = (try #require(word.first), try #require(word.last))
    let name = try #require(ends(of: "SUGAR", in: [row]).first) - "SUGAR".count
    #expect(word.count == 3 && last - first == 2 && last < name, "\(text(row))")
    #expect(badge.contains(first - 1) && badge.contains(last + 1), "\(badge)")
    #expect(!badge.contains(name - 1), "the blank before the name is the name's")
  }

  @Test("The pile at the bottom is no edge of the card above it")
  func pile() throws {
    var harness = ScreenHarness.morning(columns: 80, rows: 24, theme: "dark")
    harness.play("device os=16")
    let row = try #require(
      rows(harness).last { $0.contains { $0.character == "▄" && $0.style.foreground == .edge } },
      "\(harness.text)")
    let pile = row.filter { $0.character == "▄" }
    let columns = harness.model.layout.listColumns
    #expect(pile.count == columns - 2 * (columns / 4) && !text(row).contains("▀"))
  }

  @Test("The bar of a selected row goes on behind its time", arguments: ["16", "18"])
  func bar(system: String) throws {
    var harness = ScreenHarness.morning(columns: 80, rows: 40, theme: "dark")
    harness.play("device os=\(system)")
    harness.press(.home)
    harness.type("j")
    let bars = rows(harness).compactMap { cells -> String? in
      let bar = text(cells.filter { $0.style.attributes.contains(.reverse) })
      return bar.contains("ago") || bar.contains("now") ? bar : nil
    }
    let bar = try #require(bars.first, "\(harness.text)")
    #expect(bar.hasSuffix("  "), "\(bar)")
  }

  @Test("F13: in a box, a summary has all four edges, selected or not", arguments: ["", "j", "jj"])
  func summaryBox(keys: String) throws {
    var harness = ScreenHarness.summary(columns: 80, rows: 40, glyphs: .ascii)
    harness.play("at 18:00")
    harness.type(keys)
    let lines = harness.text.split(separator: "\n").map { line in
      String(line.drop { $0 == " " || $0 == ">" })
    }
    let top = try #require(lines.firstIndex { $0.hasPrefix("+") && $0.contains("Summary") })
    let bottom = try #require(
      lines.indices.first { $0 > top && lines[$0].hasPrefix("+--") }, "\(harness.text)")
    #expect(lines[top + 1..<bottom].allSatisfy { $0.hasPrefix("|") }, "\(harness.text)")
    #expect(lines[top..<bottom].contains { $0.contains("Marrow") }, "\(harness.text)")
  }

  @Test("What a setting is set to ends where the list's times do", arguments: [80, 120, 200])
  func settings(columns: Int) throws {
    var harness = ScreenHarness.morning(columns: columns, rows: 60)
    let phone = harness.model.layout.phoneColumns
    let times = ends(of: "now", in: rows(harness).map { Array($0.prefix(phone)) })
    harness.play("unlock\nsettings mail")
    _ = harness.model.show(in: harness.scene)
    let settings = harness.model.painted.targets.filter { target in
      if case .setting = target.id { true } else { false }
    }
    let values = rows(harness)
    let last = settings.compactMap { target in
      values[target.rect.origin.row].prefix(phone - 1).lastIndex { $0.character != " " }
    }
    #expect(times.count == 1 && settings.count > 3, "\(harness.text)")
    #expect(last.max().map { $0 + 1 } == times.first, "\(harness.text)")
  }

  @Test(
    "G18: above an expanded group the thread gives way, not the app and the count",
    arguments: [
      (40, "Messages · 4 "), (48, "Messages · fa⋯ly · 4 "), (49, "Messages · family · 4 "),
    ])
  func groupName(columns: Int, name: String) {
    var harness = ScreenHarness.morning(columns: columns, rows: 24)
    harness.type("jjl")
    #expect(harness.text.contains(name), "\(harness.text)")
    #expect(harness.text.contains("Show Less ‹e›"), "\(harness.text)")
  }

  @Test("G18: the keys of an expanded group go before a letter of its app’s name")
  func groupKeys() {
    var harness = ScreenHarness(columns: 40, rows: 24)
    harness.install("com.example.family", "Family Calendar")
    for name in ["Jo", "Ben"] { harness.push(name, "Cake?", app: "com.example.family") }
    harness.type("l")
    #expect(harness.text.contains("Family Calendar · 2 "), "\(harness.text)")
    #expect(harness.text.contains("Show Less  ✕"), "\(harness.text)")
  }

  @Test("Over a narrow list what was typed gives way to how many fit and how many are above")
  func narrowedCount() throws {
    var harness = ScreenHarness.morning(columns: 40, rows: 12)
    harness.type("f!zzzz !yyyyyyyyyyyyyyyy")
    harness.press(.enter)
    harness.type("G")
    let head = try #require(harness.text.split(separator: "\n").first { $0.contains("↑") })
    #expect(head.contains(" more ") && head.contains("⋯ · 10 of 10"), "\(head)")
  }
}
