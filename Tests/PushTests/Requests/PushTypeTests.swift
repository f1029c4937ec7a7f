import Notifications
import Push
import Testing

@Suite("Types and priorities of pushes")
struct PushTypeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let suffix: String
    let first: Profile
    var bytes = 4096

    var testDescription: String { name }
  }

  /// B15, B16, B19.
  private static let rows: [Row] = [
    Row(name: "alert", suffix: "", first: .ios4),
    Row(name: "background", suffix: "", first: .ios4),
    Row(name: "voip", suffix: ".voip", first: .ios4, bytes: 5120),
    Row(name: "complication", suffix: ".complication", first: .ios4),
    Row(name: "fileprovider", suffix: ".pushkit.fileprovider", first: .ios4),
    Row(name: "mdm", suffix: "", first: .ios4),
    Row(name: "location", suffix: ".location-query", first: .ios15),
    Row(name: "liveactivity", suffix: ".push-type.liveactivity", first: .ios16),
    Row(name: "pushtotalk", suffix: ".voip-ptt", first: .ios16),
    Row(name: "controls", suffix: ".push-type.controls", first: .ios18),
    Row(name: "widgets", suffix: ".push-type.widgets", first: .ios26),
  ]

  @Test("B15, B16, B19: each type has its topic, its size and its first version", arguments: rows)
  func table(_ row: Row) throws {
    let type = try #require(PushType(rawValue: row.name))
    #expect(PushHeaders(pushType: row.name).type == type && PushHeaders().type == nil)
    #expect(type.topicSuffix == row.suffix && type.byteLimit == row.bytes)
    #expect(type.first == row.first)
    #expect(type.isSimulated == ["alert", "background"].contains(row.name))
    let topic = "com.example.chat" + row.suffix
    #expect(type.bundleIdentifier(ofTopic: topic) == "com.example.chat")
    #expect(
      type.bundleIdentifier(ofTopic: topic + ".x") == BundleIdentifier(topic + ".x"),
      "a topic without the suffix is the app itself")
  }

  @Test("B15: there are no other types, and case counts")
  func names() {
    #expect(Set(Self.rows.map(\.name)) == Set(PushType.allCases.map(\.rawValue)))
    for name in ["", "Alert", "silent", "live-activity", "alert "] {
      #expect(PushType(rawValue: name) == nil, "“\(name)”")
      #expect(PushHeaders(pushType: name).type == nil, "“\(name)”")
    }
  }

  @Test("B16: no topic of an app belongs to two of its types, but where there is no suffix")
  func topics() {
    let suffixes = PushType.allCases.map(\.topicSuffix).filter { !$0.isEmpty }
    #expect(Set(suffixes).count == suffixes.count)
    for suffix in suffixes {
      let others = suffixes.filter { $0 != suffix && suffix.hasSuffix($0) }
      #expect(others.isEmpty, "\(suffix) ends as \(others) do")
    }
  }

  @Test(
    "B11: 10, 5 and 1 are known; without one, and with any other from a file, it is 10",
    arguments: [
      (nil, .immediate), (10, .immediate), (5, .considerate), (1, .low), (0, .immediate),
      (7, .immediate), (-5, .immediate), (.max, .immediate),
    ] as [(Int?, PushPriority)])
  func urgency(number: Int?, urgency: PushPriority) {
    #expect(PushHeaders(priority: number).urgency == urgency)
  }

  @Test("B22: each priority is said by one word")
  func words() {
    #expect(PushPriority.allCases.map(\.word) == ["10", "5", "1"])
    #expect(PushPriority.allCases.allSatisfy { PushPriority(word: $0.word) == $0 })
    #expect(["010", "5 ", "", "7", "١"].allSatisfy { PushPriority(word: $0) == nil })
    #expect(PushPriority.words == "10, 5 or 1")
  }

  @Test("B24, B32: what comes over a wire is read strictly; three ways are the binary interface's")
  func ways() {
    let ways = Transport.allCases.map { "\($0.rawValue) \($0.isWire) \($0.isBinary)" }
    #expect(
      ways == [
        "file false false", "http true false", "binary0 true true", "binary1 true true",
        "binary2 true true",
      ])
  }
}
