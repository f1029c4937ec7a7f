import Delivery
import Explaining
import Notifications
import Testing

@testable import Sessions

@Suite("What is wrong in a matrix, each flaw once")
struct MatrixDigestTests {
  private func cell(_ flags: [(MatrixFlag.Kind, String)]) -> MatrixCell {
    MatrixCell(at: MatrixPoint(), flags: flags.map { MatrixFlag($0.0, $0.1) })
  }

  @Test("A flaw is told once for each table, with its cells and the rows that have it")
  func entries() throws {
    var digest = MatrixDigest()
    digest.add(cell([(.cut, "a"), (.leak, "b")]), in: 0, number: 0, row: "en")
    digest.add(cell([(.cut, "a")]), in: 0, number: 1, row: "en")
    digest.add(cell([(.cut, "a")]), in: 0, number: 2, row: "pl")
    digest.add(cell([(.cut, "a")]), in: 1, number: 0, row: "en")
    digest.add(cell([]), in: 1, number: 1, row: "pl")
    let told = digest.entries.map {
      "\($0.section) \($0.flag.words) \($0.count) \($0.rows) \($0.firstCell)"
    }
    #expect(told == [#"0 a 3 ["en", "pl"] 0"#, #"0 b 1 ["en"] 0"#, #"1 a 1 ["en"] 0"#])
    #expect(digest.summary == "5 cells: 4 cut, 1 shows too much")
  }

  @Test("What was chosen by name is a note: it is told apart, and no finding")
  func notes() {
    var digest = MatrixDigest()
    let chosen = MatrixFlag(.leak, "the title shows", isChosen: true)
    digest.add(MatrixCell(at: MatrixPoint(), flags: [chosen]), in: 0, number: 0, row: "en")
    digest.add(
      MatrixCell(at: MatrixPoint(), flags: [chosen, MatrixFlag(.missingForm, "b")]), in: 0,
      number: 1, row: "pl")
    #expect(digest.findings.map(\.flag.words) == ["b"] && digest.notes.map(\.count) == [2])
    #expect(digest.summary == "2 cells: 1 form missing; 2 notes")
    #expect(digest.flagCounts.map(\.kind) == [.missingForm])
  }

  @Test("A cell that is not drawn is counted, and nothing is said to be right")
  func refused() {
    var digest = MatrixDigest()
    let refused = MatrixCell(at: MatrixPoint(), refusal: "No banner shows it.")
    digest.add(refused, in: 0, number: 0, row: "en")
    #expect(digest.summary == "1 cell: 1 not drawn" && digest.findings.isEmpty)
    digest.add(cell([(.cut, "a")]), in: 0, number: 1, row: "pl")
    #expect(digest.summary == "2 cells: 1 cut, 1 not drawn")
    #expect([refused].refusedCount == 1)
  }

  @Test("Pairs that are not drawn are counted beside those in which nothing differs")
  func refusedPairs() {
    var digest = MatrixDigest(isComparison: true)
    let refused = MatrixCell(at: MatrixPoint(), refusal: "No banner shows it.")
    digest.add(refused, in: 0, number: 0, row: "en")
    #expect(digest.summary == "1 pair: 1 not drawn")
    digest.add(cell([]), in: 0, number: 1, row: "pl")
    #expect(digest.summary == "2 pairs, nothing differs, 1 not drawn")
    digest.add(cell([(.differs, "a | b")]), in: 0, number: 2, row: "de")
    #expect(digest.summary == "3 pairs: 1 differs, 1 not drawn")
  }

  @Test("A page counts its notes in one way, by the cells that have one")
  func noteCount() {
    let section = Matrix.Table(
      subject: .played, title: "Tea", axes: MatrixAxes([]), isMadeUp: false)
    var page = MatrixPage([section], title: "Tea")
    let flags = [MatrixFlag(.leak, "a", isChosen: true), MatrixFlag(.leak, "b", isChosen: true)]
    page.add(
      Matrix.Picture(cell: MatrixCell(at: MatrixPoint(), flags: flags), frame: nil), to: 0)
    #expect(page.html.contains("nothing is wrong; 1 note"), "\(page.html)")
    #expect(page.html.contains("<summary>1 note: what the developer chose"))
  }

  @Test("The worst comes first, whatever was found first")
  func worst() {
    var digest = MatrixDigest()
    let kinds: [MatrixFlag.Kind] = [.leak, .cut, .untranslated, .missingForm]
    digest.add(cell(kinds.map { ($0, $0.rawValue) }), in: 0, number: 0, row: "en")
    #expect(
      digest.findings.map(\.flag.kind) == [.missingForm, .untranslated, .cut, .leak])
  }

  @Test(
    "All of it is one line, of cells or of pairs",
    arguments: [
      (false, 0, 0, "0 cells, nothing is wrong"), (false, 1, 0, "1 cell, nothing is wrong"),
      (true, 2, 0, "2 pairs, nothing differs"), (true, 1, 1, "1 pair: 1 differs"),
      (true, 3, 2, "3 pairs: 2 differ"),
    ])
  func summary(isComparison: Bool, count: Int, flawed: Int, words: String) {
    var digest = MatrixDigest(isComparison: isComparison)
    for number in 0..<count {
      let flags: [(MatrixFlag.Kind, String)] = number < flawed ? [(.differs, "a | b")] : []
      digest.add(cell(flags), in: 0, number: number, row: "en")
    }
    #expect(digest.summary == words)
  }

  @Test(
    "Where a flaw is in all rows that is said, and of many rows the first eight are named",
    arguments: [
      (["en"], 1, ""), (["en", "pl"], 2, "all rows"), (["en"], 2, "en"), ([""], 5, "all rows"),
      (["a", "b", "c", "d", "e", "f", "g", "h"], 20, "a, b, c, d, e, f, g, h"),
      (
        ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"], 20, "a, b, c, d, e, f, g, h and 2 more"
      ),
    ])
  func rows(rows: [String], count: Int, words: String) throws {
    var digest = MatrixDigest()
    for (number, row) in rows.enumerated() {
      digest.add(cell([(.cut, "a")]), in: 0, number: number, row: row)
    }
    #expect(try #require(digest.entries.first).rowWords(of: count) == words)
  }
}

@Suite("How a cell of a matrix comes about")
struct MatrixCommandTests {
  private static let tea: BundleIdentifier = "com.example.tea"

  private func session(_ text: String = "") throws -> Session {
    try HeadlessRun.played(
      """
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea","categories":[{"identifier":"hot"}]}
      \(text)
      """
    ).session
  }

  @Test(
    "H2: content is hidden by previews and by who looks, and before iOS 11 never",
    arguments: [
      ([.previews(.always)], false), ([.previews(.never)], true),
      ([.previews(.whenUnlocked)], true),
      ([.previews(.whenUnlocked), .lock(.authenticated)], false),
      ([.previews(.whenUnlocked), .lock(.unlocked)], false),
      ([.previews(.whenUnlocked), .lock(.locked)], true),
      ([.previews(.never), .lock(.unlocked)], true), ([.previews(.never), .system(.ios10)], false),
      ([], false),
    ] as [([MatrixValue], Bool)])
  func hides(values: [MatrixValue], isHidden: Bool) throws {
    let state = try session().state
    #expect(MatrixPoint(values).hidesContent(of: Self.tea, in: state) == isHidden)
  }

  @Test("H1: before iOS 11 a cell shows the notification, whatever previews are asked for")
  func unhidden() throws {
    var matrix = Matrix(
      [.category(WordSubject(app: Self.tea, category: "hot"))], of: try session()
    ) { _ in MatrixAxes([.system(.ios10), .previews(.always), .previews(.never)]) }
    for previews in [Previews.always, .never] {
      let cell = matrix.cell(0, at: MatrixPoint([.previews(previews)]))
      #expect(cell.refusal == nil && cell.words == "The body of a notification")
    }
    let point = MatrixPoint([.system(.ios10), .previews(.never)])
    #expect(point.acts(on: Self.tea, in: try session().state).isEmpty)
  }

  @Test("What is not set otherwise needs no command")
  func nothing() throws {
    let state = try session().state
    #expect(
      MatrixPoint().configuring(state).isEmpty && MatrixPoint().acts(on: nil, in: state).isEmpty)
    #expect(MatrixPoint([.theme("dark"), .width(80), .count(2)]).configuring(state).isEmpty)
  }

  @Test(
    "T2, H6: a cell's number is that of its words: the members below the leading one, or all while hidden",
    arguments: [(1, false, 2), (4, false, 5), (1, true, 1), (4, true, 4), (0, false, 1)])
  func counts(count: Int, isHidden: Bool, sent: Int) throws {
    var session = try session()
    let point = MatrixPoint([.count(count), .previews(isHidden ? .never : .always)])
    for command in session.commands(for: point, of: WordSubject(app: Self.tea, category: "hot")) {
      try session.perform(command)
    }
    #expect(session.state.list.count == sent)
    let cell = session.state.matrixCell(at: point)
    if sent > 1 { #expect(cell.words.contains("\(count)"), "\(cell.words)") }
  }

  @Test("Samples are what the app sent of the category, the newest thread's; else they are made up")
  func samples() throws {
    let made = MatrixSamples(of: WordSubject(app: Self.tea, category: "hot"), in: try session())
    #expect(made.isMadeUp && made.samples.count == 2)
    let played = MatrixSamples(
      of: WordSubject(app: Self.tea, category: "hot"),
      in: try session(
        """
        push tea {"aps":{"alert":"old","category":"hot","thread-id":"a"}}
        push tea {"aps":{"alert":"new","category":"hot","thread-id":"b"}}
        push tea {"aps":{"alert":"newer","category":"hot","thread-id":"b"}}
        push tea {"aps":{"badge":3,"category":"hot"}}
        push tea {"aps":{"alert":"other"}}
        """))
    let bodies = played.samples.map { sample -> String in
      guard case .push(let push) = sample else { return "a request" }
      return push.payload.content?.body?.wording == .literal("new") ? "new" : "newer"
    }
    #expect(!played.isMadeUp && bodies == ["new", "newer"])
    #expect(played.command(0) == played.command(2) && played.command(1) != played.command(0))
  }

  @Test("A matrix lays out its cells and plays each; what cannot be is said in its cell")
  func matrix() throws {
    var matrix = Matrix(
      [.category(WordSubject(app: Self.tea, category: "hot"))], of: try session()
    ) { _ in MatrixAxes([.count(0), .count(1), .count(3), .previews(.always), .previews(.never)]) }
    #expect(matrix.cellCount == 6 && matrix.sections.first?.title == "Tea · hot")
    let section = try #require(matrix.sections.first)
    #expect(section.isMadeUp)
    var words: [String] = []
    for row in section.axes.rowPoints {
      for column in section.axes.columnPoints {
        let cell = matrix.cell(0, at: row.with(column))
        words.append(cell.refusal ?? cell.words)
      }
    }
    #expect(
      words == [
        "The body of a notification", "1 more notification from Anna",
        "3 more notifications from Anna and Ben", "Without notifications there is no row.",
        "Notification", "3 Notifications",
      ])
  }
}
