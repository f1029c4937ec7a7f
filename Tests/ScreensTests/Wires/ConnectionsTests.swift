import Notifications
import Push
import TerminalCore
import Testing

@testable import Screens

@Suite("Connections to the push endpoint")
struct ConnectionsTests {
  private static func wires() -> Wires {
    var log = ConnectionLog()
    log.listen(.apns, address: "127.0.0.1:8443")
    let number = log.open(client: "python 41522")
    log.change(number) {
      $0.spoken = "HTTP/2, TLSv1.3"
      $0.openStreams = 2
    }
    log.note(
      ConnectionEntry(
        at: ScreenHarness.start, status: 200, reason: nil, topic: "com.example.messages",
        words: "n1"),
      on: number, of: .apns, uptime: .zero)
    log.note(
      ConnectionEntry(
        at: ScreenHarness.start, status: 400, reason: "BadDeviceToken",
        topic: "com.example.messages", words: "63 digits; a token has 64",
        advice: "do not send it again"),
      on: number, of: .apns, uptime: .zero)
    return Wires(
      log, uptime: .zero, authorityPath: "/state/ca.pem", providerToken: "a.b.c")
  }

  private static func harness(columns: Int = 120, rows: Int = 40) -> ScreenHarness {
    var harness = ScreenHarness(columns: columns, rows: rows)
    harness.install("com.example.messages", "Messages")
    harness.push("Anna", "Six?")
    harness.model.wires = wires()
    return harness
  }

  @Test(
    "Who connected, what came, what was answered and why", arguments: [(80, 24), (120, 40)])
  func tab(size: (columns: Int, rows: Int)) {
    var harness = Self.harness(columns: size.columns, rows: size.rows)
    harness.type("S")
    expect(harness, "connections")
    for words in [
      "127.0.0.1:8443", "2 in", "1 refused", "python 41522", "BadDeviceToken",
      "63 digits; a token has 64",
    ] { #expect(harness.text.contains(words), "\(words)\n\(harness.text)") }
  }

  @Test(
    "A path keeps its end, and what is counted lines up, with a rate for all sockets or for none",
    arguments: [(80, 24), (120, 40)])
  func sockets(size: (columns: Int, rows: Int)) {
    var log = Self.wires().log
    log.listen(.binary, address: "127.0.0.1:2195")
    log.listen(.control, address: "/run/user/1000/coversheet/sessions/of-the-day/control.sock")
    var harness = Self.harness(columns: size.columns, rows: size.rows)
    harness.model.wires = Wires(log, uptime: .zero)
    harness.type("S")
    let rows = harness.text.split(separator: "\n").dropFirst().filter {
      $0.contains("127.0.0.1:") || $0.contains("trol.sock")
    }
    #expect(rows.count == 3, "\(harness.text)")
    let starts = rows.compactMap { $0.firstRange(of: /[0-9] in/)?.lowerBound }
    let columns = zip(rows, starts).map { String($0[..<$1]).columns }
    #expect(columns.count == 3 && Set(columns).count == 1, "\(harness.text)")
    #expect(Set(rows.map { $0.contains(/[0-9]\/s/) }).count == 1, "\(harness.text)")
  }

  @Test("B23: what to do stands below what was wrong, and why a client failed below the client")
  func advice() {
    var log = Self.wires().log
    let number = log.open(client: "127.0.0.1:50312")
    log.fail(
      number, of: .apns, at: ScreenHarness.start,
      because: "it spoke TLS 1.1 or older; let it speak TLS 1.2 or later")
    log.close(number, at: ScreenHarness.start)
    var harness = Self.harness()
    harness.model.wires = Wires(log, uptime: .zero)
    harness.type("S")
    for words in [
      "it spoke TLS 1.1 or older", "let it speak TLS 1.2 or later", "do not send it again",
    ] { #expect(harness.text.contains(words), "\(words)\n\(harness.text)") }
    #expect(log.takeFailures().map(\.client) == ["127.0.0.1:50312"])
  }

  private static func crowded(_ count: Int) -> Wires {
    var log = ConnectionLog()
    log.listen(.apns, address: "127.0.0.1:8443")
    for number in 0..<count {
      _ = log.open(client: "python \(number)")
    }
    return Wires(log, uptime: .zero)
  }

  @Test("Scrolling ends where the last row is seen, and rows that go leave no room empty")
  func scrolling() {
    var harness = Self.harness()
    harness.model.wires = Self.crowded(90)
    harness.type("S")
    harness.model.inspector.wire = harness.model.inspector.wireRows.last
    let (scene, room) = (harness.scene, harness.model.layout.wireRoom)
    _ = InspectorSurface().handle(.wheel(1000), &harness.model, scene)
    for count in [90, 60] {
      harness.model.wires = Self.crowded(count)
      let rows = harness.model.inspector.wireRows.count
      #expect(rows > room && harness.model.wiresFirstRow == rows - room)
      #expect(harness.text.contains("python 0 "), "the newest is the first:\n\(harness.text)")
    }
  }

  @Test("Enter explains an accepted request as its notification, a refused one in words")
  func explaining() {
    var harness = Self.harness()
    harness.type("Sj")
    harness.press(.enter)
    #expect(harness.model.inspector.tab == .why)
    harness = Self.harness()
    harness.type("Sjj")
    harness.press(.enter)
    #expect(harness.text.contains("63 digits; a token has 64. Send to"), "\(harness.text)")
  }

  @Test("What Enter says of a mistake is a sentence with one mark at its end")
  func explainedMistake() {
    var harness = Self.harness()
    let mistake = ConnectionEntry(
      at: ScreenHarness.start, status: nil, reason: "error", topic: nil,
      words: #"unknown verb "bogus"; did you mean "focus"?"#)
    harness.model.wires?.log.note(mistake, on: 1, of: .control, uptime: .zero)
    harness.type("Sjjj")
    #expect(harness.text.contains("  refused\n"), "it has no status:\n\(harness.text)")
    harness.press(.enter)
    let said = harness.model.message?.text ?? ""
    #expect(said.hasPrefix("Unknown verb") && said.hasSuffix("?"), "\(said)")
  }

  @Test(
    "Every list of the inspector marks the row that the keys go to, never by its color alone",
    arguments: [InspectorTab.log, .timeline, .connections])
  func marker(tab: InspectorTab) {
    var harness = Self.harness(columns: 80, rows: 24)
    harness.model.enterInspector(tab)
    harness.type("j")
    let canvas = harness.model.frame(in: harness.scene).canvas
    let selected = (0..<24).map { Array(canvas.row($0)) }.filter { row in
      row.contains { $0.style.background == .surfaceSelected }
    }
    let marked = selected.map { row in row.contains { $0.character == "▌" } }
    #expect(marked == [true], "\(harness.text)")
  }

  @Test("Enter and w say on a connection that they explain requests, and are not offered there")
  func connectionSelected() {
    for key in ["\n", "w"] {
      var harness = Self.harness()
      harness.type("S")
      #expect(harness.text.split(separator: "\n").last?.contains("explain") == false)
      if key == "w" { harness.type(key) } else { harness.press(.enter) }
      #expect(harness.text.contains("explains a request"), "\(harness.text)")
      harness.type("j")
      #expect(harness.text.split(separator: "\n").last?.contains("explain") == true)
    }
  }

  @Test("A line of a program that is no push is said to be none, whatever notifications are called")
  func noPush() {
    var harness = Self.harness()
    let entry = ConnectionEntry(
      at: ScreenHarness.start, status: nil, reason: nil, topic: nil, words: "n1")
    harness.model.wires?.log.note(entry, on: 1, of: .control, uptime: .zero)
    harness.type("Sjjj")
    harness.press(.enter)
    #expect(harness.text.contains("is no push: n1."), "\(harness.text)")
    #expect(harness.text.contains("  taken  "), "it has no status:\n\(harness.text)")
  }

  @Test("The status line says where servers send to, and how much came")
  func statusLine() {
    #expect(Self.harness().text.contains("127.0.0.1:8443 2 in"), "\(Self.harness().text)")
  }

  @Test("y d copies the token of the selected app, the list of y c a line for a shell that works")
  func copying() throws {
    var harness = Self.harness()
    harness.type("yd")
    let token = try #require(harness.state.apps.first?.token.description)
    #expect(harness.effects.last == .terminal(.copy(token)))
    harness.type("yc")
    harness.click(.choice(3))
    harness.press(.enter)
    guard case .terminal(.copy(let line))? = harness.effects.last else {
      Issue.record("nothing was copied")
      return
    }
    for words in [
      "--http2", "--cacert '/state/ca.pem'", "authorization: bearer a.b.c",
      "apns-topic: com.example.messages'", "apns-push-type: alert'",
      "https://localhost:8443/3/device/\(token)",
    ] { #expect(line.contains(words), "\(words) in \(line)") }
  }

  @Test("A folder that is watched is among the connections, also where no endpoint runs")
  func folder() {
    var log = ConnectionLog()
    var folders = FolderLog()
    for _ in 0..<2 { folders.watch("drop", in: &log) }
    let entry = ConnectionEntry(
      at: ScreenHarness.start, status: nil, reason: nil, topic: "one.apns", words: "n1")
    folders.note(entry, of: "drop", in: &log, uptime: .zero)
    folders.note(entry, of: "elsewhere", in: &log, uptime: .zero)
    var harness = Self.harness()
    harness.model.wires = Wires(log, uptime: .zero)
    harness.type("S")
    for words in ["drop folder", "1 in", "one.apns"] {
      #expect(harness.text.contains(words), "\(words)\n\(harness.text)")
    }
    harness.type("yc")
    harness.click(.choice(3))
    harness.press(.enter)
    #expect(harness.text.contains("--serve"), "\(harness.text)")
  }

  @Test("Where no endpoint runs, y c says what starts one")
  func noEndpoint() {
    var harness = Self.harness()
    harness.model.wires = nil
    harness.type("yc")
    harness.click(.choice(3))
    harness.press(.enter)
    #expect(harness.text.contains("--serve"), "\(harness.text)")
  }
}
