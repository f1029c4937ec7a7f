import Lint
import Notifications
import Scenarios
import Testing

@testable import Sessions

@Suite("A run in lines for people")
struct RunTextTests {
  private func lines(_ text: String) throws -> [String] {
    let run = try HeadlessRun.played(text)
    return run.session.facts.facts.map { $0.line(in: run.session.state) }
  }

  @Test("A fact is a line: when, what, about whom, and why")
  func facts() throws {
    let got = try lines(
      """
      app {"bundleIdentifier":"a.chat","displayName":"Chat"}
      push chat {"aps":{"alert":"Hello","thread-id":"t"}} id=x
      note 'A word'
      """)
    #expect(
      got == [
        "09:41:00 installed a.chat — U14 the defaults after a full grant",
        "09:41:00 received x “Hello” — B2 the device is online",
        "09:41:00 decided x “Hello” — P3 the device is locked, P24 unlocking removes nothing",
        "09:41:00 listed x “Hello” — G3 grouped by thread: t",
        "09:41:00 woke x “Hello” — P3 the device is locked", "09:41:00 noted A word",
      ])
  }

  @Test("G3: a character of a thread that cannot be seen is spelled out in its line")
  func unseen() throws {
    let got = try lines(
      #"""
      app {"bundleIdentifier":"a.chat"}
      push chat {"aps":{"alert":"Hello","thread-id":"t\u200b"}} id=x
      """#)
    #expect(got.contains(#"09:41:00 listed x “Hello” — G3 grouped by thread: t\u{200B}"#), "\(got)")
  }

  @Test("A line says to which day the clock goes, and the offset where that changes")
  func days() throws {
    let got = try lines("+1d5s wait 10s\nat 2018-11-04T01:30-08:00")
    #expect(
      got == [
        "09:41:00 clockMoved to 2018-06-05 09:41:05", "09:41:05 clockMoved to 2018-06-05 09:41:15",
        "09:41:15 clockMoved to 2018-11-04 01:30-08:00",
      ])
  }

  @Test("K8, K2: of what waits, or is not to, the line names the request, and says until when")
  func requests() throws {
    let got = try lines(
      """
      app {"bundleIdentifier":"a.chat"}
      schedule chat {"identifier":"eggs","content":{"body":"A"},"trigger":{"timeInterval":60}}
      schedule chat {"identifier":"New Year","content":{"body":"A"},"trigger":{"dateMatching":{"year":2018}}}
      schedule chat {"identifier":"","content":{"body":"A"},"trigger":{"timeInterval":0}}
      network off
      push chat {"aps":{"alert":"A"}} id=p
      """)
    #expect(got.contains("09:41:00 scheduled a.chat:eggs for 2018-06-04 09:42"), "\(got)")
    #expect(got.contains(#"09:41:00 scheduled a.chat:"New Year""#), "\(got)")
    #expect(
      got.contains(#"09:41:00 unscheduled a.chat:"New Year" — K8 its date never comes again"#))
    #expect(got.contains { $0.hasPrefix(#"09:41:00 refused a.chat:"" — K2 "#) }, "\(got)")
    #expect(got.contains { $0.hasPrefix("09:41:00 stored a.chat:p — B") }, "\(got)")
  }

  @Test("Long words are cut at forty characters; the first of title, subtitle and body is told")
  func cut() throws {
    let long = String(repeating: "x", count: 41)
    let got = try lines(
      """
      app {"bundleIdentifier":"a.chat","displayName":"Chat"}
      push chat {"aps":{"alert":"\(long)"}} id=l
      push chat {"aps":{"alert":"\(long.dropLast())"}} id=f
      push chat {"aps":{"alert":{"title":"Title","body":"Body"}}} id=t
      push chat {"aps":{"alert":{"subtitle":"Only sub"}}} id=s
      push chat {"aps":{"badge":1}} id=b
      """)
    #expect(got.contains { $0.contains("received l “\(String(repeating: "x", count: 39))⋯”") })
    #expect(got.contains { $0.contains("received f “\(String(repeating: "x", count: 40))”") })
    #expect(got.contains { $0.contains("received t “Title”") })
    #expect(got.contains { $0.contains("received s “Only sub”") })
    #expect(got.contains { $0.contains("received b — ") })
  }

  @Test(
    "The same complaint comes three times, and then once with its count and last place",
    arguments: 1...6)
  func fold(count: Int) {
    let all = (1...count).map {
      Diagnostic(Place("a", line: $0), .warning, "no", rule: "Y9")
    }
    let folded = ComplaintFold.folded(all)
    #expect(folded.count == min(count, 4))
    #expect(folded.prefix(3).map(\.message).allSatisfy { $0 == "no" })
    if count == 4 { #expect(folded[3].message == "no" && folded[3].place.line == 4) }
    if count > 4 {
      #expect(folded[3].message == "no (\(count - 3) more like this, the last here)")
      #expect(folded[3].place.line == Int32(count))
    }
  }

  @Test("Complaints of other files, severities, rules and words are counted apart")
  func apart() {
    var all: [Diagnostic] = []
    for line in 1...3 {
      all += [
        Diagnostic(Place("a", line: line), .warning, "no", rule: "Y9"),
        Diagnostic(Place("b", line: line), .warning, "no", rule: "Y9"),
        Diagnostic(Place("a", line: line), .note, "no", rule: "Y9"),
        Diagnostic(Place("a", line: line), .warning, "no", rule: "Y8"),
        Diagnostic(Place("a", line: line), .warning, "nono", rule: "Y9"),
        Diagnostic(Place("a", line: line), .warning, "no"),
      ]
    }
    #expect(ComplaintFold.folded(all) == all.inOrder)
  }

  @Test("A journal that was cut at any byte keeps its whole lines, and says what is lost")
  func tail() {
    let whole = Array("# first\nsecond line\nthird\n".utf8)
    for count in 0...whole.count {
      for nulls in [0, 3] {
        let bytes = Array(whole[..<count]) + Array(repeating: UInt8(0), count: nulls)
        let tail = JournalTail(of: bytes)
        let lastBreak = whole[..<count].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        #expect(tail.start == lastBreak, "cut at \(count), \(nulls) NULs")
        let line = whole[..<count].count { $0 == 0x0A } + 1
        #expect(tail.diagnostic(in: "j").place == Place("j", line: line))
        if count > lastBreak {
          let lost = String(decoding: whole[lastBreak..<count], as: UTF8.self)
          #expect(tail.diagnostic(in: "j").message.contains("“\(lost)”"))
        }
      }
    }
  }

  @Test(
    "A journal's first line reads back as it was written",
    arguments: [
      ["a.scenario"], ["a b", "c\"d", "é"], [],
    ])
  func header(paths: [String]) throws {
    let header = JournalHeader(
      paths: paths, folder: "/w", options: ["--os=15", "--seed=4"], hash: "00ff")
    #expect(try JournalHeader.read(Array(header.line.utf8), path: "j") == header)
    #expect(header.paths(from: "/w") == paths)
    #expect(header.paths(from: "/x") == paths.map { "/w/" + $0 })
  }

  @Test(
    "What is no journal has no header",
    arguments: [
      "", "# coversheet {\"journal\":1}", "# coversheet {\"journal\":2}\n", "# coversheet {\n",
      "note x\n", "coversheet {\"journal\":1}\n",
    ])
  func noHeader(text: String) {
    #expect(throws: Diagnostic.self) { try JournalHeader.read(Array(text.utf8), path: "j") }
  }
}
