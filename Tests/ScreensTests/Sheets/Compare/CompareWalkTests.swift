import Delivery
import Explaining
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("Going through two phones")
struct CompareWalkTests {
  private func canvas(_ letters: String) -> Canvas {
    var canvas = Canvas(size: Size(columns: 3, rows: letters.count))
    for (row, letter) in letters.enumerated() {
      canvas.put(String(letter), at: Point(column: 0, row: row))
    }
    return canvas
  }

  /// A comparison of two columns of letters.
  private func sheet(_ left: String, _ right: String) -> CompareSheet {
    let harness = ScreenHarness.album(columns: 120, rows: 40)
    var sheet = CompareSheet(CompareChoice(.event(0), "then", "moment"), harness.scene)
    let order = ComparisonOrder(
      .event(0), at: nil, size: Size(columns: 3, rows: 9),
      PhoneLook(harness.model), after: harness.scene.course)
    sheet.take(ComparedScreens(order, canvas(left), canvas(right), refusedCount: 0))
    return sheet
  }

  @Test(
    "The cursor begins at what differs first, and goes from one run of differences to the next, round"
  )
  func differences() {
    var sheet = sheet("aXbcYZd", "aKbcLMd")
    var rows = [sheet.row]
    for step in [1, 1, 1, -1, -1, -1] {
      sheet.goToDifference(step)
      rows.append(sheet.row)
    }
    #expect(rows == [1, 4, 1, 4, 1, 4, 1])
    sheet.move(to: 5)
    sheet.goToDifference(-1)
    #expect(sheet.row == 4, "to the beginning of the run that it is in")
  }

  @Test("Where nothing differs it stays where it is")
  func same() {
    var sheet = sheet("abc", "abc")
    sheet.move(to: 2)
    sheet.goToDifference(1)
    #expect(sheet.row == 2)
  }

  @Test("It passes over air, and says which of the rows with words it is on")
  func air() {
    var sheet = sheet("a  b c", "a  b c")
    var rows = [sheet.row]
    for step in [1, 1, 1, -1, -5] {
      sheet.move(step)
      rows.append(sheet.row)
    }
    #expect(rows == [0, 3, 5, 5, 3, 0])
    #expect(sheet.place.map { [$0.number, $0.count] } == [1, 3])
    sheet.move(to: 4)
    #expect(sheet.row == 3, "a click between two rows means the one above")
    sheet.move(to: 99)
    #expect(sheet.row == 5)
  }

  @Test("A difference in air alone is gone to all the same")
  func wordlessDifference() {
    var sheet = sheet("ab", "a b")
    #expect(sheet.selected?.kind == .onlyRight)
    sheet.move(1)
    #expect(sheet.row == 2)
    sheet.goToDifference(1)
    #expect(sheet.row == 1)
  }

  @Test("It stops at the ends, and has no row where there is none")
  func ends() {
    var sheet = sheet("abc", "abd")
    sheet.move(99)
    #expect(sheet.row == 2 && sheet.selected?.kind == .changed)
    sheet.move(-99)
    #expect(sheet.row == 0)
    var empty = CompareSheet(
      CompareChoice(.event(0), "then", "moment"), ScreenHarness.album().scene)
    empty.move(3)
    #expect(empty.row == 0 && empty.selected == nil && empty.rows.isEmpty)
  }

  @Test("What is seen stays where it is while the cursor is seen, and moves as little as shows it")
  func scrolling() {
    let model = Model(size: Size(columns: 80, rows: 24))
    let page = ComparePane(model, sheet("a", "b")).pageRows
    let letters = String(repeating: "a", count: 3 * page)
    var sheet = sheet(letters + "b  ", letters + "c  ")
    #expect(ComparePane(model, sheet).firstLine == 2 * page + 3, "the end is seen")
    for (row, first) in [
      (2 * page + 9, 2 * page + 3), (page, page), (page + 3, page), (2 * page, page + 1), (0, 0),
      (3 * page, 2 * page + 3),
    ] {
      sheet.firstLine = ComparePane(model, sheet).firstLine
      sheet.move(to: row)
      #expect(ComparePane(model, sheet).firstLine == first, "to \(row)")
    }
  }

  /// Two phones that are still to be drawn, on a phone whose course is known.
  private func opened(rows: Int = 40) -> ScreenHarness {
    var harness = ScreenHarness.album(columns: 120, rows: rows)
    harness.type("T")
    harness.type("C")
    harness.send(.input(.paste("pl language")))
    harness.press(.enter)
    return harness
  }

  private func sheet(_ harness: ScreenHarness) throws -> CompareSheet {
    try #require(harness.model.sheets.last as? CompareSheet)
  }

  @Test("Time goes by an event, no farther than there are, and the end is the present")
  func time() throws {
    var harness = opened()
    let count = try sheet(harness).eventCount
    #expect(count > 2)
    harness.type(",,")
    #expect(try sheet(harness).moment == count - 2)
    #expect(harness.model.comparisonOrder?.moment == count - 2)
    harness.type("..")
    #expect(try sheet(harness).moment == nil)
    harness.type(String(repeating: ",", count: count + 5))
    #expect(try sheet(harness).moment == 0)
  }

  @Test("What cannot act is not offered, and its key says why")
  func offered() throws {
    var harness = opened()
    let order = try #require(harness.model.comparisonOrder)
    let phone = harness.model.canvas(of: harness.scene, for: order)
    harness.model.take(ComparedScreens(order, phone, phone, refusedCount: 0))
    #expect(harness.text.contains(", earlier") && !harness.text.contains(". later"))
    #expect(!harness.text.contains("n next difference"), "\(harness.text)")
    for (key, reason) in [("n", Words.noDifference), (".", Words.comparesPresent)] {
      harness.type(key)
      #expect(harness.model.message == Message(text: reason, isError: true))
    }
    harness.type(String(repeating: ",", count: try sheet(harness).eventCount))
    #expect(harness.text.contains(". later") && !harness.text.contains(", earlier"))
    harness.type(",")
    #expect(harness.model.message == Message(text: Words.atBeginning, isError: true))
    #expect(try sheet(harness).moment == 0)
  }

  @Test("While the other phone is played, Enter says so; what went wrong is said instead")
  func notReady() {
    var harness = opened()
    harness.press(.enter)
    #expect(harness.model.message == Message(text: Words.comparedNotReady, isError: true))
    harness.model.followComparison((3, 12))
    #expect(harness.text.contains("3 of 12 steps"), "\(harness.text)")
    harness.model.refuseComparison("there is no such phone")
    #expect(harness.model.comparisonOrder == nil, "it is not asked for again")
    #expect(harness.text.contains(" ✗ there is no such phone"), "\(harness.text)")
    harness.press(.enter)
    #expect(harness.model.message == Message(text: "there is no such phone", isError: true))
  }

  @Test("What happens on the phone has both drawn anew")
  func changes() throws {
    var harness = opened()
    let before = try #require(harness.model.comparisonOrder)
    harness.type(",")
    harness.push("Zoe", "Hi", app: "com.example.album", then: 0)
    let after = try #require(harness.model.comparisonOrder)
    #expect(after != before && !after.isPlayedLike(before) && after.moment == nil)
    #expect(try sheet(harness).eventCount > 0)
  }

  @Test("In other colors both are drawn anew, and the other phone is not played again")
  func theme() throws {
    var harness = opened()
    let before = try #require(harness.model.comparisonOrder)
    harness.model.use(.light)
    let after = try #require(harness.model.comparisonOrder)
    #expect(after != before && after.isPlayedLike(before))
  }

  @Test("C compares with something else")
  func other() {
    var harness = opened()
    harness.type("C")
    #expect(harness.model.sheets.count == 1 && harness.model.sheets.last is CompareChooserSheet)
  }

  @Test(
    "H1, G1: only what the phone can be set to is offered",
    arguments: [
      (Profile.ios10, ""), (.ios11, "previews"), (.ios12, "previews grouping"),
    ])
  func settable(profile: Profile, kinds: String) {
    var harness = ScreenHarness.album(columns: 120, rows: 40)
    harness.play("device os=\(profile.rawValue)")
    let offered = Set(CompareChoice.all(harness.scene).map(\.kind))
    let settable = ["previews", "grouping"].filter(offered.contains)
    #expect(settable.joined(separator: " ") == kinds)
  }

  @Test(
    "G2: a grouping is offered unless every app has it",
    arguments: [
      ("", "by-app off"), ("setting album grouping=off", "automatic by-app off"),
      ("setting all grouping=off", "automatic by-app"),
    ])
  func groupings(line: String, names: String) {
    var harness = ScreenHarness.album(columns: 120, rows: 40)
    harness.play(#"app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}"#)
    if !line.isEmpty { harness.play(line) }
    let offered = CompareChoice.all(harness.scene).filter { $0.kind == "grouping" }
    #expect(offered.map(\.name).joined(separator: " ") == names)
    #expect(offered.allSatisfy { $0.title == "grouping \($0.name)" })
  }

  @Test("Its command is found by what it compares", arguments: ["grouping", "previews", "locale"])
  func found(word: String) {
    var harness = ScreenHarness.album(columns: 120, rows: 40)
    harness.type(":")
    harness.send(.input(.paste(word)))
    #expect(harness.text.contains("Put the phone beside"), "\(harness.text)")
  }

  @Test("P21: the phone as it looks later is offered, but for at once")
  func ages() {
    let choices = CompareChoice.all(ScreenHarness.album(columns: 120, rows: 40).scene)
    let ages = choices.filter { $0.kind == "age" }.map(\.title)
    #expect(ages == ["5m", "Yesterday"])
  }

  @Test(
    "A version that behaves as another is found at that one", arguments: ["17", "26", "iOS 18"])
  func laterVersions(typed: String) throws {
    var harness = ScreenHarness.album(columns: 120, rows: 40)
    harness.type("C")
    harness.send(.input(.paste(typed)))
    let chooser = try #require(harness.model.sheets.last as? CompareChooserSheet)
    #expect(chooser.choices.first?.side == .set(MatrixPoint([.system(.ios16)])))
  }

  @Test("What looks like a path is offered as one first, anything else last")
  func paths() throws {
    for (typed, isFirst) in [
      ("tea/", true), ("./tea", true), ("tea.apns", true), ("polski", false),
    ] {
      var harness = ScreenHarness.album(columns: 120, rows: 40)
      harness.type("C")
      harness.send(.input(.paste(typed)))
      let chooser = try #require(harness.model.sheets.last as? CompareChooserSheet)
      let sides = chooser.choices.map(\.side)
      #expect((isFirst ? sides.first : sides.last) == .source(typed), "\(typed): \(sides)")
    }
  }
}
