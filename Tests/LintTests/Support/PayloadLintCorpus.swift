import Files
import Foundation
import Notifications
import TestSupport

/// Payloads in whose findings what is remembered is held against what is not.
enum PayloadLintCorpus {
  /// The payload that some bytes are; nil where they are none.
  static func payload(_ source: SourceText) -> Payload? {
    let document = JSONDocument.read(source, grammar: .payload)
    guard let root = document.root, !document.isBroken else { return nil }
    return PayloadReader.payload(root, source: source, []).value
  }

  /// Every payload of `Fixtures`: files, lines, and what scenarios write.
  static let fixtures: [SourceText] = {
    let folder = Checkout.path + "/Fixtures"
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.sorted().flatMap { name -> [SourceText] in
      guard let file = SourceFile.readIfThere("\(folder)/\(name)") else { return [] }
      switch FilePath(name).kind {
      case "apns", "json": return [SourceText(file.bytes[...], at: Place(name))]
      case "ndjson": return PayloadLines(file).compactMap(\.payload?.source)
      case "scenario": return written(in: file, name)
      default: return []
      }
    }
  }()

  // What lines of a scenario write within braces.
  private static func written(in file: SourceFile, _ name: String) -> [SourceText] {
    file.bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard let first = line.firstIndex(of: UInt8(ascii: "{")),
        let last = line.lastIndex(of: UInt8(ascii: "}")), first < last
      else { return nil }
      return SourceText(line[first...last], at: Place(name))
    }
  }

  /// Fixtures in which a few bytes are others.
  static func damaged(_ seed: UInt64, count: Int) -> [SourceText] {
    var random = SplitMix(seed: seed)
    let letters = Array(#""{}[]:,\-0159 aepst_.é"#.utf8)
    return (0..<count).map { number in
      let source = fixtures[Int(random.next() % UInt64(fixtures.count))]
      var bytes = Array(source.bytes)
      for _ in 0...random.next() % 3 where !bytes.isEmpty {
        let index = Int(random.next() % UInt64(bytes.count))
        bytes[index] = letters[Int(random.next() % UInt64(letters.count))]
      }
      return SourceText(bytes[...], at: Place("damaged", line: number + 1))
    }
  }

  /// Payloads made at random: of each shape several, in turns.
  static func random(_ seed: UInt64, shapes: UInt64, of count: Int) -> [SourceText] {
    var values = SplitMix(seed: seed &* 7919)
    return (0..<count).flatMap { _ in
      (0..<shapes).map { shape in
        var maker = RandomPayload(shape: SplitMix(seed: seed &* 1009 &+ shape), values: values)
        let text = maker.text()
        values = maker.values
        return SourceText(Array(text.utf8)[...], at: Place("random", line: Int(shape) + 1))
      }
    }
  }
}

/// A payload of which one generator decides the shape, and another the values.
private struct RandomPayload {
  var shape: SplitMix
  var values: SplitMix

  private static let top = [
    "badge", "sound", "Alert", "category", "content_available", "content-available", "alert", "id",
    "apiKey", "card_number", "lat", "event", "thread-id", "summary-arg", "tokens", "ap", "soun",
    "Simulator Target Bundle", "mutable-content", "host",
  ]
  private static let aps =
    top + [
      "interruption-level", "relevance-score", "content-state", "threadId", "Badge", "volume",
      "title", "target-content-id", "catagory", "interuption-level",
    ]
  private static let alert =
    aps + [
      "body", "subtitle", "loc-key", "loc-args", "title-loc-key", "title-loc-args", "tittle",
      "launch-image", "action-loc-key", "subtitle-loc-key", "summary-arg-count", "alertBody",
    ]

  mutating func text() -> String {
    var members = object(Self.top, depth: 2)
    let inner = object(Self.aps, depth: 2) + [#""alert":\#(alertText())"#]
    members.append(#""aps":{\#(inner.joined(separator: ","))}"#)
    return "{\(members.joined(separator: ", "))}"
  }

  private mutating func alertText() -> String {
    if pick(4, &shape) == 0 { return string() }
    return "{\(object(Self.alert, depth: 1).joined(separator: ","))}"
  }

  private mutating func object(_ keys: [String], depth: Int) -> [String] {
    (0..<pick(6, &shape)).map { _ in
      "\"\(keys[pick(keys.count, &shape)])\":\(value(depth: depth))"
    }
  }

  private mutating func value(depth: Int) -> String {
    switch pick(depth > 0 ? 9 : 7, &shape) {
    case 0: return "null"
    case 1: return pick(2, &values) == 0 ? "true" : "false"
    case 2:
      let numbers = ["0", "1", "-3", "42", "4111111111111111", "99999999999999999999", "-0"]
      return numbers[pick(numbers.count, &values)]
    case 3:
      let numbers = ["0.5", "1.0", "-1.5", "4.111111111111111e15", "2e0", "1e400", "0.0"]
      return numbers[pick(numbers.count, &values)]
    case 4: return #""""#
    case 5, 6: return string()
    case 7:
      return "[" + (0..<pick(3, &shape)).map { _ in value(depth: depth - 1) }.joined(separator: ",")
        + "]"
    default:
      let keys = ["volume", "name", "critical", "token", "password", "number", "title"]
      return "{\(object(keys, depth: depth - 1).joined(separator: ","))}"
    }
  }

  private mutating func string() -> String {
    let words = [
      "default", "1", "critical", "time-sensitive", "GREETING", "tea.caf", "tea.mp3", "bell.xyz",
      "4111 1111 1111 1111", "3714-496353-98431", #"\u0034111111111111111"#, "[BUNDLE_ID]",
      "gateway.push.apple.com:2195", #"gateway.push\u002eapple.com"#,
      "feedback.sandbox.push.apple.com",
      String(repeating: "long ", count: 12), String(repeating: "é", count: 40),
      String(repeating: "tea ", count: 60), #"a\nb"#, " ", "🫖", #"\ud83e\uded6 is ready"#,
      "GAME_PLAY",
    ]
    return "\"\(words[pick(words.count, &values)])\""
  }

  private func pick(_ count: Int, _ random: inout SplitMix) -> Int {
    Int(random.next() % UInt64(count))
  }
}
