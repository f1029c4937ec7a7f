import Foundation
import Notifications
import Testing

@testable import Files

@Suite("Property lists as they are written")
struct XMLPropertyListWriterTests {
  private static let place = Place("")

  private static func list(_ value: PropertyList.Value) -> PropertyList {
    PropertyList(value, at: place)
  }

  private static func text(_ random: inout SplitMix) -> String {
    let parts = [
      "a", "Key", "<", ">", "&", "&amp;", "]]>", "\"", "'", "é", "日本", "👩‍👩‍👧", " ", "\n", "\t", "\r",
      "\r\n", "%@", "\u{A0}", "<!--",
    ]
    return (0..<Int.random(in: 0...6, using: &random)).map { _ in
      parts.randomElement(using: &random) ?? ""
    }.joined()
  }

  private static func value(_ depth: Int, _ random: inout SplitMix) -> PropertyList {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &random) {
    case 0: return list(.string(text(&random)))
    case 1: return list(.integer(Int64(truncatingIfNeeded: random.next())))
    case 2: return list(.real(Double(Int64(truncatingIfNeeded: random.next())) / 1024))
    case 3: return list(.bool(Bool.random(using: &random)))
    case 4:
      return list(.data((0..<Int.random(in: 0...40, using: &random)).map { UInt8($0 * 6) }))
    case 5:
      let year = Int.random(in: 2010...2030, using: &random)
      return list(.date(.written("\(year)-06-04T09:41:00Z")))
    case 6:
      let count = Int.random(in: 0...4, using: &random)
      return list(.array((0..<count).map { _ in value(depth - 1, &random) }))
    default:
      let members = (0..<Int.random(in: 0...4, using: &random)).map { number in
        PropertyList.Member(key: "\(number)" + text(&random), value: value(depth - 1, &random))
      }
      return list(.dictionary(members))
    }
  }

  /// The same without places.
  private func placeless(_ list: PropertyList) -> PropertyList {
    switch list.value {
    case .array(let elements): Self.list(.array(elements.map(placeless)))
    case .dictionary(let members):
      Self.list(
        .dictionary(
          members.map { PropertyList.Member(key: $0.key, value: placeless($0.value)) }))
    case .string, .integer, .real, .bool, .date, .data: Self.list(list.value)
    }
  }

  @Test(
    "A date of a binary list is written as XML has it, and what is no date stays the number that it is",
    arguments: [
      (0, "2001-01-01T00:00:00Z"), (549_798_060.75, "2018-06-04T09:41:00Z"),
      (-0.5, "2000-12-31T23:59:59Z"), (1e300, "1e+300"), (Double.nan, "nan"),
    ] as [(Double, String)])
  func binaryDate(seconds: Double, written: String) {
    let text = XMLPropertyListWriter.text(of: Self.list(.date(.sinceReference(seconds))))
    #expect(text.contains("<date>\(written)</date>"), "\(text)")
  }

  @Test(
    "What is written is read again as it was, and Foundation reads it, too",
    arguments: 1...40 as ClosedRange<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let list = Self.value(4, &random)
    let text = XMLPropertyListWriter.text(of: list)
    let reading = PropertyList.read(Array(text.utf8), path: "p")
    #expect(reading.diagnostics == [])
    #expect(try placeless(#require(reading.value)) == list, "\(text)")
    #expect(throws: Never.self) {
      _ = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    }
  }

  @Test("Equal lists are equal bytes, and what is written again is the same")
  func stable() throws {
    var random = SplitMix(seed: 7)
    let list = Self.value(5, &random)
    let text = XMLPropertyListWriter.text(of: list)
    let again = try #require(PropertyList.read(Array(text.utf8), path: "p").value)
    #expect(XMLPropertyListWriter.text(of: again) == text)
  }

  @Test("A file is set in by tabs, and ends with a line feed")
  func layout() {
    let inner = Self.list(.array([Self.list(.string("a<b")), Self.list(.array([]))]))
    let list = Self.list(
      .dictionary([
        .init(key: "K&", value: inner), .init(key: "D", value: Self.list(.dictionary([]))),
      ]))
    let lines = XMLPropertyListWriter.text(of: list).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.dropFirst(3) == [
        "<dict>", "\t<key>K&amp;</key>", "\t<array>", "\t\t<string>a&lt;b</string>", "\t\t<array/>",
        "\t</array>", "\t<key>D</key>", "\t<dict/>", "</dict>", "</plist>", "",
      ])
  }
}
