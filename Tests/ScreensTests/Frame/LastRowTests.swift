import Notifications
import TerminalCore
import Testing

@testable import Screens

/// One footer, one frame: on every surface in every size.
@Suite("The last row of every surface")
struct LastRowTests {
  static let stations: [Station] =
    EverySurfaceTests.stations + [
      Station(keys: "M"), Station(keys: "C"), Station(keys: "ga"), Station(keys: "gj"),
      Station(keys: "yc"), Station(keys: "yy"), Station(keys: "I"), Station(keys: "A"),
      Station(keys: "R?"), Station(keys: ":dark"), Station(keys: "ol:"), Station(keys: "W?"),
      Station("a comparison") {
        $0.type("C")
        $0.press(.enter)
      },
      Station("a pasted payload") { $0.send(.input(.paste("{\"aps\": {\"alert\": \"Bees\"}}"))) },
      Station("a question") { $0.model.open(UnsavedScenarioSheet(path: "bees.scenario")) },
    ]

  static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 120, rows: 40), Size(columns: 40, rows: 12),
    Size(columns: 200, rows: 60),
  ]

  private func entered(_ station: Station, _ size: Size) -> ScreenHarness {
    var harness = ScreenHarness.morning(columns: size.columns, rows: size.rows)
    harness.send(.tick(.zero))
    station.enter(&harness)
    _ = harness.model.show(in: harness.scene)
    return harness
  }

  private func rows(_ harness: ScreenHarness) -> [String] {
    let canvas = harness.model.frame(in: harness.scene).canvas
    return (0..<canvas.size.rows).map { row in
      canvas.row(row).filter { $0.columns > 0 }.map { String($0.character) }.joined()
    }
  }

  @Test("Help is in it at every size, and behind it the way back, or out", arguments: stations)
  func form(station: Station) throws {
    for size in Self.sizes {
      let harness = entered(station, size)
      let last = try #require(rows(harness).last)
      #expect(last.contains("help"), "\(station.name), \(size): \(last)")
      guard let help = last.ranges(of: "help").last, size.columns >= 80 else { continue }
      let behind = last[help.upperBound...]
      let isWayOut = ["Esc ", "q leave"].contains { behind.contains($0) }
      #expect(isWayOut || harness.model.isWriting(in: harness.scene), "\(station.name): \(last)")
    }
  }

  @Test("It ends in the column in which the line at the top ends", arguments: stations)
  func end(station: Station) throws {
    for size in Self.sizes {
      let harness = entered(station, size)
      // What is looked for is written in that row.
      if harness.model.list.search != nil || harness.model.list.filter != nil { continue }
      if harness.model.typedLine != nil { continue }
      let rows = rows(harness)
      let last = try #require(rows.last)
      #expect(last.hasSuffix(" ") && !last.hasSuffix("  "), "\(station.name), \(size): \(last)|")
    }
  }

  @Test("What is said in a big view stands above its acts, and cuts none of them")
  func said() throws {
    for (keys, size) in [("W", Self.sizes[0]), ("M", Self.sizes[0]), ("W", Self.sizes[2])] {
      var harness = entered(Station(keys: keys), size)
      let before = rows(harness)
      harness.model.say(String(repeating: "words ", count: 40), isError: true)
      let after = rows(harness)
      #expect(after.last == before.last, "\(harness.text)")
      let edge = try #require(after.lastIndex { $0.hasPrefix("└") }, "\(harness.text)")
      let said = after[edge...].dropFirst().dropLast()
      #expect(said.first?.contains("✗ ") == true && said.count <= 3, "\(harness.text)")
      #expect(said.joined().contains("⋯"), "\(harness.text)")
    }
  }

  @Test("Esc says that it clears what is typed where it does not go back yet")
  func clearing() throws {
    var harness = entered(Station(keys: "W"), Size(columns: 80, rows: 24))
    #expect(rows(harness).last?.contains("Esc back") == true)
    harness.type("5")
    #expect(rows(harness).last?.contains("Esc clear") == true, "\(harness.text)")
    harness.press(.escape)
    #expect(rows(harness).last?.contains("Esc back") == true && !harness.model.sheets.isEmpty)
  }

  @Test("No box says again which keys it has", arguments: stations)
  func once(station: Station) {
    for size in Self.sizes {
      let harness = entered(station, size)
      let rows = rows(harness)
      for target in harness.model.painted.targets {
        guard case .hintKey(let key) = target.id, target.rect.origin.row < size.rows - 1 else {
          continue
        }
        let row = Array(rows[target.rect.origin.row])
        let words = String(row.dropFirst(target.rect.origin.column)).drop { $0 == " " }
        let name = Shortcut([key]).description
        #expect(!words.hasPrefix("\(name) "), "\(station.name), \(size): \(words)")
      }
    }
  }

  @Test("A box ends right below what it holds", arguments: stations)
  func height(station: Station) throws {
    for size in Self.sizes {
      let harness = entered(station, size)
      guard let sheet = harness.model.sheets.last, !sheet.isWhole, !(sheet is ReportSheet),
        let box = harness.model.painted.targets.rect(of: .sheet)
      else { continue }
      let rows = rows(harness)
      let inner = Array(rows[box.origin.row + box.size.rows - 2])
        .dropFirst(box.origin.column + 1).prefix(box.size.columns - 2)
      #expect(inner.contains { $0 != " " }, "\(station.name), \(size):\n\(harness.text)")
    }
  }

  @Test(
    "? and : open over every surface; where letters are written F1 and Ctrl-P", arguments: stations)
  func helped(station: Station) {
    let start = entered(station, Size(columns: 120, rows: 40))
    if start.model.sheets.last is HelpSheet || start.model.sheets.last is CommandSheet { return }
    let isWritten =
      start.model.sheets.last?.isWritten(start.model)
      ?? (start.model.typedLine != nil || start.model.isWriting(in: start.scene))
    var harness = start
    harness.press(isWritten ? .function(1) : .character("?"))
    #expect(harness.model.sheets.last is HelpSheet, "\(station.name)")
    harness.press(.escape)
    #expect(harness.model.sheets.count == start.model.sheets.count, "\(station.name)")
    harness = start
    if isWritten { harness.press(.character("p"), .control) } else { harness.type(":") }
    #expect(harness.model.sheets.last is CommandSheet, "\(station.name)")
  }

  /// Those that lead to a sheet or a view, help and the command line aside.
  static let sheets: [Station] = stations.filter { station in
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.send(.tick(.zero))
    station.enter(&harness)
    return harness.model.sheets.last.map { !($0 is HelpSheet) && !($0 is CommandSheet) } ?? false
  }

  @Test(
    "Help over a sheet or a view begins with the acts of its last row, not with those of the phone behind",
    arguments: sheets)
  func ofEverySheet(station: Station) throws {
    var harness = entered(station, Size(columns: 120, rows: 40))
    let sheet = try #require(harness.model.sheets.last)
    let acts = sheet.acts(harness.model, harness.scene)
    let last = try #require(rows(harness).last)
    #expect(!sheet.isWhole || !acts.isEmpty, "\(station.name)")
    #expect(acts.first.map { last.contains($0.words) } ?? true, "\(station.name): \(last)")
    harness.press(sheet.isWritten(harness.model) ? .function(1) : .character("?"))
    let list = try #require(harness.model.sheets.last as? HelpSheet)
    let entries = HelpEntries(list, harness.model, harness.scene)
    #expect(entries.controls.prefix(acts.count).map(\.title) == acts.map(\.words))
    let here = entries.groups.first { $0.heading == Words.here }?.controls.count ?? 0
    #expect(here == acts.count, "\(station.name)")
  }

  @Test("Help over a sheet begins with what the sheet does, and does it")
  func ofSheet() {
    var harness = entered(Station(keys: "ot"), Size(columns: 80, rows: 24))
    harness.type("?")
    let list = harness.model.sheets.last as? HelpSheet
    let first = list.flatMap { HelpEntries($0, harness.model, harness.scene).controls.first }
    #expect(first?.title == Words.keeps)
    harness.press(.enter)
    #expect(harness.model.sheets.isEmpty)
    #expect(harness.model.message?.text == Words.theme("terminal"))
  }

  @Test("What is chosen over a view closes it, but not what is being written")
  func chosen() {
    var harness = entered(Station(keys: "ga"), Size(columns: 120, rows: 40))
    harness.type(":lock")
    #expect(harness.model.sheets.count == 2)
    harness = entered(Station(keys: "gj"), Size(columns: 120, rows: 40))
    harness.type("10")
    harness.press(.function(1))
    harness.type("search")
    harness.press(.enter)
    #expect(harness.model.sheets.count == 1 && harness.model.message?.isError == true)
  }

  @Test("No two lines stand side by side: the list's thumb is on the line between the panes")
  func divider() throws {
    for size in [Size(columns: 120, rows: 20), Size(columns: 200, rows: 22)] {
      var harness = entered(Station(keys: ""), size)
      let rows = rows(harness)
      #expect(!rows.contains { $0.contains("▐│") || $0.contains("│▐") || $0.contains("▐┃") })
      let thumb = rows.count { $0.contains("┃") }
      #expect(thumb > 0 && thumb < size.rows - 3, "\(harness.text)")
      let target = try #require(
        harness.model.painted.targets.rect(of: .scrollBar(.phone)))
      let before = harness.model.list.scroll
      harness.send(.input(.mouse(Mouse(.press(.left), at: target.origin))))
      let below = Point(column: target.origin.column, row: size.rows - 4)
      harness.send(.input(.mouse(Mouse(.drag(.left), at: below))))
      #expect(harness.model.list.scroll != before)
    }
  }

  @Test(
    "A box of hints names its group, and present values end at its right",
    arguments: [("o", "Options"), ("y", "Copying"), ("g", "Going elsewhere"), ("s", "The phone")])
  func hints(prefix: String, title: String) throws {
    var harness = entered(Station(keys: prefix), Size(columns: 80, rows: 24))
    harness.send(.tick(.seconds(1)))
    let rows = rows(harness)
    #expect(rows.contains { $0.contains("┌ \(title) ") }, "\(harness.text)")
    #expect(!(rows.last ?? "").contains(" theme"), "said twice: \(rows.last ?? "")")
    guard prefix == "o" else { return }
    for column in [["Automatic ", "comfortable "], ["Always │", "terminal │"]] {
      let ends = column.compactMap { value in
        rows.firstNonNil { row in
          row.ranges(of: value).first.map { String(row[..<$0.upperBound]).columns }
        }
      }
      #expect(ends.count == column.count && Set(ends).count == 1, "\(harness.text)")
    }
  }

  @Test(
    "While the phone waits for an answer only what answers it is offered, why, and the commands",
    arguments: [
      "manage mail", "manage messages sheet=turn-off", ScreenHarness.socialApp + "\nview post",
      ScreenHarness.socialApp + "\nact post report",
    ])
  func modal(lines: String) throws {
    let last = try #require(
      rows(entered(Station(lines: lines), Size(columns: 120, rows: 40))).last)
    for words in [" send", " search", " words", " clear", " next event"] {
      #expect(!last.contains(words), "\(last)")
    }
  }

  @Test("What destroys has no first focus", arguments: stations)
  func focus(station: Station) {
    let harness = entered(station, Size(columns: 80, rows: 24))
    #expect(harness.model.focusedOffer(harness.scene)?.role != .destructive)
    #expect(harness.model.list.swipe?.choice != .clear)
  }

  @Test("A cut of ours is ⋯, a cut of the phone's is …")
  func cuts() {
    var harness = entered(Station(keys: "L"), Size(columns: 120, rows: 40))
    harness.push("Zoe", String(repeating: "bee and ", count: 60), then: 0)
    let rows = rows(harness)
    let beside = rows.map { String($0.drop { $0 != "│" && $0 != "┃" }) }
    #expect(!beside.contains { $0.contains("…") }, "\(harness.text)")
    #expect(rows.contains { $0.prefix(64).contains("…") }, "\(harness.text)")
  }
}
