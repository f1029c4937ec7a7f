import Delivery
import Explaining
import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("The report of interruptions in lines")
struct InterruptionLinesTests {
  private static let chat: BundleIdentifier = "com.example.chat"
  private static let mail: BundleIdentifier = "com.example.mail"

  /// What comes on a locked phone in an hour: so many from each app.
  private func report(
    _ counts: [(app: BundleIdentifier, count: Int)], settings: [(BundleIdentifier, [Setting])] = []
  ) throws -> InterruptionReport {
    var phone = try Phone(apps: [Self.chat, Self.mail])
    for (app, settings) in settings { try phone.perform(.set(app, settings)) }
    try phone.perform(.device(.lock))
    for (app, count) in counts {
      for number in 0..<count { try phone.send("\(app)-\(number)", app: app, sound: Sound()) }
    }
    var log = FactLog()
    log.append(phone.facts)
    return InterruptionReport(log, on: phone.state)
  }

  @Test("The sums before and after a change are whole, and no bar reads as a number")
  func wholeSums() throws {
    let (before, after) = (try report([(Self.chat, 200)]), try report([(Self.chat, 169)]))
    for (columns, sums) in [
      (36, "200→169 "), (76, "  200→169 "), (80, "  200 → 169 "), (200, "  200 → 169 "),
    ] {
      let changed = before.lines(after: after, columns: columns).map(\.text)
      #expect(changed.contains { $0.hasPrefix(sums) }, "\(changed)")
      let lines = before.lines(after: after, columns: columns, isASCII: true).map(\.text)
      let bars = lines.flatMap { $0.split(separator: " ") }.filter { $0.contains("...") }
      #expect(bars.allSatisfy { !$0.contains { $0.isNumber } }, "\(bars)")
    }
  }

  @Test("The sum below goes on in the next line where it has too little room")
  func narrowSum() throws {
    let (before, after) = (try report([(Self.chat, 200)]), try report([(Self.chat, 169)]))
    let sum = before.lines(after: after, columns: 36).map(\.text).suffix(2)
    #expect(sum.first?.hasPrefix("200 interruptions") == true, "\(sum)")
    #expect(sum.last?.hasSuffix("after the change") == true, "\(sum)")
    #expect(sum.allSatisfy { $0.columns <= 36 }, "\(sum)")
  }

  @Test("All lines of a report are of one width, with 24 hours each", arguments: [false, true])
  func width(isASCII: Bool) throws {
    let report = try report([(Self.chat, 3), (Self.mail, 40)])
    let lines = report.lines(isASCII: isASCII).map(\.text)
    #expect(lines.count == 6, "a head, two apps, all of them, a blank line and the sum")
    #expect(Set(lines.prefix(4).map(\.count)).count == 1, "\(lines)")
    let narrow = report.lines(columns: 40, isASCII: isASCII).map(\.text)
    #expect(Set(narrow.prefix(4).map(\.count)) == [37])
    #expect(narrow[3].hasPrefix("all apps "), "\(narrow)")
    let least = report.lines(columns: 36, isASCII: isASCII).map(\.text)
    #expect(least[3].hasPrefix("all   "), "\(least)")
    if isASCII { #expect(lines.joined().utf8.allSatisfy { $0 < 128 }) }
  }

  @Test("Bars grow with what they stand for, the most is the highest, and none is a dot")
  func bars() throws {
    let bars = Array("▁▂▃▄▅▆▇█")
    for most in [1, 2, 7, 8, 9, 100] {
      let layout = InterruptionLines(columns: 40, isASCII: false, most: most)
      var last = -1
      for count in 0...most {
        var hours = [InterruptionReport.Tally](repeating: .init(), count: 24)
        hours[5] = try tally(count)
        let line = try #require(layout.lines("x", hours, after: nil).first).text
        let bar = Array(line)[8 + 5]
        let height = bars.firstIndex(of: bar) ?? -1
        #expect((bar == "·") == (count == 0), "\(count) of \(most)")
        #expect(height >= last, "\(count) of \(most)")
        last = height
      }
      #expect(last == bars.count - 1)
    }
  }

  @Test("All apps together have a highest bar of their own, before a change and after it")
  func together() throws {
    let before = try report([(Self.chat, 8), (Self.mail, 8)])
    let after = try report([(Self.chat, 8), (Self.mail, 4)])
    let lines = before.lines(after: after).map(\.text)
    func bar(_ start: String) -> [Character] {
      lines.filter { $0.hasPrefix(start) }.flatMap { $0.filter("▁▂▃▄▅▆▇█".contains) }
    }
    #expect(bar("chat") == ["█"] && bar("all apps") == ["█"], "\(lines)")
    #expect(bar("  16 → 12") == ["▆"], "\(lines)")
  }

  @Test("The whole width is used: an hour is as wide as fits, and has its sum below it")
  func wide() throws {
    let report = try report([(Self.chat, 3), (Self.mail, 40)])
    for columns in [76, 100, 124, 160, 200] {
      let lines = report.lines(columns: columns).map(\.text)
      #expect(lines.allSatisfy { $0.columns <= columns }, "\(columns)")
    }
    let wide = report.lines(columns: 160).map(\.text)
    #expect(wide[0].columns > 140 && wide[4].contains("43"), "\(wide)")
  }

  @Test("What is counted has two blanks before it")
  func heads() throws {
    let head = try report([(Self.chat, 3)]).lines()[0].text
    #expect(head.hasSuffix("  sound  vibr.  banner  wake  badge  quiet"), "\(head)")
  }

  @Test("Where nothing came, that is all there is to say")
  func nothing() throws {
    #expect(try report([]).lines().map(\.text) == ["Nothing came, so nothing interrupts."])
  }

  @Test("U4: where what came was turned off, the report does not say that nothing came")
  func turnedOff() throws {
    let settings = [(Self.chat, [Setting.toggle(.notifications, false)])]
    let off = try report([(Self.chat, 1)], settings: settings)
    #expect(off.lines().map(\.text) == ["Nothing that came showed, so nothing interrupts."])
  }

  private func tally(_ count: Int) throws -> InterruptionReport.Tally {
    count == 0 ? .init() : try #require(report([(Self.chat, count)]).apps.first?.total)
  }

  @Test("A name that is too long ends in a mark, of 7 bits where nothing else may be written")
  func names() {
    let hours = [InterruptionReport.Tally](repeating: .init(), count: 24)
    func name(_ text: String, isASCII: Bool) -> String {
      let layout = InterruptionLines(columns: 76, isASCII: isASCII, most: 0)
      return String(layout.lines(text, hours, after: nil)[0].text.prefix(10))
    }
    #expect(name("Tea", isASCII: false) == "Tea       ")
    #expect(name("Telescope", isASCII: false) == "Telescope ")
    #expect(name("Telescopes", isASCII: false) == "Telescop⋯ ")
    #expect(name("Telescopes", isASCII: true) == "Telesc... ")
  }

  @Test(
    "The hours begin in one column whatever the name is written in",
    arguments: [
      "Tea", "Telescopes", "天気", "天気予報", "天気予報アプリ", "a天気予報", "🫖", "🫖🫖🫖🫖🫖🫖", "Cafe\u{301}",
      "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "דואר", "two\nlines", "tab\tbed", "",
    ], [true, false])
  func wideNames(name: String, isWide: Bool) throws {
    let hours = [InterruptionReport.Tally](repeating: .init(), count: 24)
    for isASCII in [false, true] {
      let layout = InterruptionLines(columns: isWide ? 76 : 40, isASCII: isASCII, most: 0)
      let line = try #require(layout.lines(name, hours, after: nil).first).text
      let bars = String(repeating: isASCII ? "." : "·", count: 24)
      let start = try #require(line.range(of: bars)?.lowerBound, "\(line)")
      #expect(String(line[..<start]).columns == (isWide ? 10 : 8), "\(line)")
      #expect(line.columns == layout.head.text.columns, "\(line)")
      #expect(line[..<start].hasSuffix(" "), "a blank is between the name and the hours: \(line)")
    }
  }

  @Test("A change has a second line where it makes a difference, and only there")
  func change() throws {
    let before = try report([(Self.chat, 2), (Self.mail, 1)])
    let after = try report([(Self.chat, 1), (Self.mail, 1)])
    let lines = before.lines(after: after).map(\.text)
    #expect(
      lines.map { $0.contains(" → ") } == [
        false, false, true, false, false, true, false, false,
      ])
    #expect(lines.last == "3 interruptions on 1 day, 2 after the change")
    #expect(before.lines(after: before).allSatisfy { !$0.text.contains("→") })
  }

  @Test(
    "An app that only interrupts after the change has a line of its own, with nothing before it")
  func onlyAfter() throws {
    let off: [(BundleIdentifier, [Setting])] = [(Self.mail, [.toggle(.notifications, false)])]
    let before = try report([(Self.chat, 1), (Self.mail, 2)], settings: off)
    let after = try report([(Self.chat, 1), (Self.mail, 2)])
    #expect(before.count(of: Self.mail) == nil)
    let lines = before.lines(after: after).map(\.text)
    let mail = try #require(lines.firstIndex { $0.hasPrefix("mail") }, "\(lines)")
    #expect(lines[mail].hasSuffix("0      0       0     0      0      0"))
    #expect(lines[mail + 1].hasPrefix("  0 → 2"))
    #expect(lines.contains { $0.hasPrefix("all apps") })
    #expect(lines.last == "1 interruption on 1 day, 3 after the change")
  }

  @Test("In words each app has how many in which hours and ways, and no sign stands for a number")
  func words() throws {
    let before = try report([(Self.chat, 3), (Self.mail, 1)])
    let lines = before.lines(isInWords: true).map(\.text)
    #expect(lines.count == 5, "two apps, all of them, a blank line and the sum")
    #expect(lines[0].hasPrefix("chat: 3 interruptions, 3 between 9 and 10; sound 3"), "\(lines)")
    #expect(lines[2].hasPrefix("all apps: 4 interruptions"), "\(lines)")
    let after = try report([(Self.chat, 2), (Self.mail, 1)])
    let changed = before.lines(after: after, isInWords: true).map(\.text)
    #expect(changed[1].hasPrefix("chat, after the change: 2 interruptions"), "\(changed)")
    #expect(changed[2].hasPrefix("mail: 1 interruption,") && !changed[3].hasPrefix("mail"))
    #expect(!changed.contains { $0.contains(where: "▁▂▃▄▅▆▇█·→".contains) }, "\(changed)")
  }

  @Test("Where nothing came before the change, what comes after it is shown all the same")
  func fromNothing() throws {
    let off: [(BundleIdentifier, [Setting])] = [(Self.chat, [.toggle(.notifications, false)])]
    let before = try report([(Self.chat, 2)], settings: off)
    let lines = before.lines(after: try report([(Self.chat, 2)])).map(\.text)
    #expect(lines.count == 5, "\(lines)")
    #expect(lines.last == "0 interruptions on 1 day, 2 after the change")
  }
}
