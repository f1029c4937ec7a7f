import Notifications
import Scenarios
import Testing

@Suite("Lines that nobody would write")
struct RandomLineTests {
  private static let words = [
    "chat", "mail", "chat/anna", "n1", "n99", "four", "c", "all", "none", "on", "off", "a", "",
    "-", "--", "=", "x=", "=x", "in=center", "in=", "id=n1", "id=", "at=09:42", "os=12", "os=9",
    "09:41", "25:61", "+5s", "+", "-5s", "5s", "1h30m", "99999999w", "2018-06-04T09:41", "0", "-1",
    "1.5", "1e9", "9223372036854775808", "pending", "delivered", "lock-screen", "center",
    "{}", "{\"aps\":{\"alert\":\"A\"}}", "{\"aps\":", "[1,2]", "[", "\"quoted words\"", "'single'",
    "\"open", "'open", "\\", "#", "# comment", "é", "日本", "👩‍👩‍👧", "\u{202E}abc", "\u{1B}[2J",
    "sounds=off", "sounds=maybe", "grouping=by-app", "previews=never", "body", "title", "count",
    "expanded", "{\"identifier\":\"r\",\"content\":{},\"trigger\":{\"timeInterval\":5}}",
    "schedule=22:00-07:00",
    "alert,sound", "alert,,sound", "Europe/Berlin", "Nowhere", "en_US", "de,fr", "os", "not",
  ]

  private static func line(_ random: inout SplitMix) -> String {
    let verbs = Verb.all.map(\.name) + ["expect", "pusch", "", "09:42 note", "+1s wait"]
    var parts = [verbs[Int(random.next() % UInt64(verbs.count))]]
    for _ in 0..<random.next() % 5 {
      parts.append(words[Int(random.next() % UInt64(words.count))])
    }
    return parts.joined(separator: random.next() % 9 == 0 ? "  " : " ")
  }

  @Test(
    "Each runs, or is one complaint at a place inside it, always the same",
    arguments: 1...12 as ClosedRange<UInt64>)
  func complaints(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let harness = try ScenarioHarness(chatAndMail)
    for _ in 0..<150 {
      let line = Self.line(&random)
      let complaint = harness.complaint(line)
      #expect(complaint == harness.complaint(line), "\(line)")
      if complaint == "ran" { continue }
      // What the engine refuses is a sentence; what cannot be read has its place.
      guard complaint.hasPrefix("a.scenario:") else {
        #expect(!complaint.isEmpty && complaint.last != ".", "\(line): \(complaint)")
        continue
      }
      let parts = complaint.split(separator: ":", maxSplits: 4).map(String.init)
      let column = parts.count > 2 ? Int(parts[2]) ?? 0 : 0
      #expect(parts.count == 5 && parts[1] == "1" && parts[3] == " error", "\(line): \(complaint)")
      #expect((1...line.count + 1).contains(column), "\(line): \(complaint)")
      #expect(!complaint.contains("Optional(") && !complaint.contains("nil"), "\(complaint)")
    }
  }

  @Test(
    "A document of them has its complaints in order, and its other lines",
    arguments: 1...12 as ClosedRange<UInt64>)
  func documents(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let lines = (0..<40).map { _ in Self.line(&random) }
    let text = lines.joined(separator: seed % 2 == 0 ? "\n" : "\r\n")
    let document = ScenarioDocument(Array(text.utf8), path: "a.scenario")
    let places = document.diagnostics.map(\.place)
    #expect(places == places.sorted())
    for place in places { #expect((1...40).contains(place.line)) }
    let numbers = document.lines.map(\.place.line)
    #expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count)
  }

  @Test(
    "Bytes that are no text are complained about, and end nothing",
    arguments: 1...8 as ClosedRange<UInt64>)
  func bytes(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let good = Array("note a\npush chat {\"aps\":{\"alert\":\"A\"}}\nwait 5s\n".utf8)
    for _ in 0..<60 {
      var bytes = good
      for _ in 0..<1 + random.next() % 4 {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      let document = ScenarioDocument(bytes, path: "a.scenario")
      #expect(document.lines.count + document.diagnostics.count > 0)
      for diagnostic in document.diagnostics {
        #expect(!diagnostic.message.isEmpty && diagnostic.place.line >= 1)
      }
    }
  }

  @Test(
    "What a line is printed as reads back as the same commands",
    arguments: 1...8 as ClosedRange<UInt64>)
  func printed(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let harness = try ScenarioHarness(chatAndMail)
    for _ in 0..<200 {
      let line = Self.line(&random)
      let document = ScenarioDocument(Array(line.utf8), path: "a.scenario")
      guard document.diagnostics.isEmpty, let first = document.lines.first,
        let acts = try? harness.acts(first)
      else { continue }
      for case .command(let command) in acts {
        guard let printed = command.line(in: harness.state) else { continue }
        let again = ScenarioDocument(Array(printed.utf8), path: "a.scenario")
        #expect(again.diagnostics.isEmpty, "\(line) → \(printed)")
        guard let second = again.lines.first else { continue }
        let twice = try harness.acts(second).compactMap { act -> String? in
          if case .command(let command) = act { command.line(in: harness.state) } else { nil }
        }
        #expect(twice.contains(printed), "\(line) → \(printed)")
      }
    }
  }
}
