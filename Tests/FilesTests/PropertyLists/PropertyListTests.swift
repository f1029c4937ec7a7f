import Foundation
import Notifications
import Testing

@testable import Files

@Suite("Property lists")
struct PropertyListTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <!-- a comment -->
    <dict>
      <key>Text</key><string>a &amp; b &#x1F600; <![CDATA[<c>]]></string>
      <key>Number</key><integer>-7</integer>
      <key>Real</key><real>1.5</real>
      <key>Yes</key><true/>
      <key>No</key><false/>
      <key>Data</key><data>AQID
      BA==</data>
      <key>List</key><array><string/><dict/></array>
    </dict>
    </plist>
    """

  @Test("XML is read with the places of its values")
  func xml() throws {
    let reading = read(Self.text)
    let list = try #require(reading.value)
    #expect(reading.diagnostics == [])
    #expect(list["Text"]?.string == "a & b 😀 <c>")
    #expect(list["Number"]?.value == .integer(-7))
    #expect(list["Real"]?.value == .real(1.5))
    #expect(list["Yes"]?.bool == true && list["No"]?.bool == false)
    #expect(list["Data"]?.value == .data([1, 2, 3, 4]))
    #expect(list["List"]?.array?.map(\.value) == [.string(""), .dictionary([])])
    #expect(list["Number"]?.place == Place("Info.plist", line: 7, column: 20))
  }

  @Test("XML says what Foundation reads in it", arguments: 0..<40 as Range<UInt64>)
  func foundation(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    let values = ["root": Self.value(depth: 4, &generator), "text": Self.text(&generator)]
    let data = try PropertyListSerialization.data(
      fromPropertyList: values, format: .xml, options: 0)
    let reading = PropertyList.read([UInt8](data), path: "Info.plist")
    #expect(reading.diagnostics == [])
    let list = try #require(reading.value)
    let theirs = try PropertyListSerialization.propertyList(from: data, format: nil)
    #expect(Self.text(list) == Self.text(of: theirs), "\(String(decoding: data, as: UTF8.self))")
  }

  @Test(
    "What people write by hand is read as Foundation reads it",
    arguments: [
      "<string> a\n b\t</string>", "<string>&lt;&#60;&#x3c;&quot;&apos;&gt;</string>",
      "<string><![CDATA[]]>]]&gt;<![CDATA[&amp;]]></string>", "<integer>12</integer>",
      "<integer>-0</integer>", "<integer>0x1F</integer>", "<real>1e3</real>", "<real>-.5</real>",
      "<data> Zg = =</data>", "<data>Zm9v\n\tYmFy</data>", "<array><true /><false></false></array>",
      "<dict><!-- a --><key>a</key><!-- b --><string>b</string></dict>", "<string/>",
    ])
  func handwritten(xml: String) throws {
    let text = "<?xml version=\"1.0\"?><plist version=\"1.0\">\(xml)</plist>"
    let theirs = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let list = try #require(read(text).value, "\(read(text).diagnostics)")
    #expect(Self.text(list) == Self.text(of: theirs))
  }

  private static func value(depth: Int, _ generator: inout SplitMix) -> Any {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &generator) {
    case 0: return text(&generator)
    case 1: return Int.random(in: -1_000_000...1_000_000, using: &generator)
    case 2: return Double(Int.random(in: -1000...1000, using: &generator)) / 8 + 0.0625
    case 3: return Bool.random(using: &generator)
    case 4:
      return Data(
        (0..<Int.random(in: 0...70, using: &generator)).map { UInt8(truncatingIfNeeded: $0 * 37) })
    case 5: return Int.max
    case 6:
      return (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        value(depth: depth - 1, &generator)
      }
    default:
      var members: [String: Any] = [:]
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        members[text(&generator)] = value(depth: depth - 1, &generator)
      }
      return members
    }
  }

  private static func text(_ generator: inout SplitMix) -> String {
    let parts = ["a", "Key", "<", "&", "]]>", "\"", "é", "日本", "👩‍👩‍👧", " ", "\n", "%@", "'", "\t"]
    return (0..<Int.random(in: 0...6, using: &generator)).map { _ in
      parts[Int.random(in: 0..<parts.count, using: &generator)]
    }.joined()
  }

  // Both in one form, members by their keys.
  private static func text(_ list: PropertyList) -> String {
    switch list.value {
    case .string(let string): "s\(string.debugDescription)"
    case .integer(let number): "i\(number)"
    case .real(let number): "r\(number)"
    case .bool(let bool): "b\(bool)"
    case .date(let date): "d\(date)"
    case .data(let bytes): "x\(bytes)"
    case .array(let elements): "[" + elements.map { text($0) }.joined(separator: ",") + "]"
    case .dictionary(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { "\($0.key.debugDescription):\(text($0.value))" }
        .joined(separator: ",") + "}"
    }
  }

  private static func text(of value: Any) -> String {
    switch value {
    case let string as String: return "s\(string.debugDescription)"
    case let data as Data: return "x\([UInt8](data))"
    case let elements as [Any]:
      return "[" + elements.map { text(of: $0) }.joined(separator: ",") + "]"
    case let members as [String: Any]:
      let texts = members.sorted { $0.key < $1.key }.map {
        "\($0.key.debugDescription):\(text(of: $0.value))"
      }
      return "{" + texts.joined(separator: ",") + "}"
    case let number as NSNumber:
      let kind = String(cString: number.objCType)
      if kind == "c" || kind == "B" { return "b\(number.boolValue)" }
      return kind == "d" || kind == "f" ? "r\(number.doubleValue)" : "i\(number.int64Value)"
    default: return "\(type(of: value))"
    }
  }

  @Test("Binary files say the same as XML", arguments: [0, 20, 300, 70_000])
  func binary(length: Int) throws {
    let text = String(repeating: "é", count: length)
    let values: [String: Any] = [
      "Text": text, "ASCII": "abc", "Numbers": [1, 200, 70_000, -3, Int.max], "Real": 2.5,
      "Yes": true, "Data": Data([1, 2]), "Nested": ["a": ["b": "c"]],
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: values, format: .binary, options: 0)
    let list = try #require(PropertyList.read([UInt8](data), path: "Info.plist").value)
    #expect(list["Text"]?.string == text && list["ASCII"]?.string == "abc")
    let numbers: [Int64] = [1, 200, 70_000, -3, .max]
    #expect(list["Numbers"]?.array?.map(\.value) == numbers.map(PropertyList.Value.integer))
    #expect(list["Real"]?.value == .real(2.5) && list["Yes"]?.bool == true)
    #expect(list["Data"]?.value == .data([1, 2]))
    #expect(list["Nested"]?["a"]?["b"]?.string == "c")
  }

  @Test("Damaged binary files are one complaint, and never more", arguments: 0..<8)
  func damage(seed: UInt64) throws {
    let values: [String: Any] = ["a": ["b", ["c": 1]], "text": "é", "n": 3.5]
    let data = try PropertyListSerialization.data(
      fromPropertyList: values, format: .binary, options: 0)
    var random = SplitMix(seed: seed)
    for _ in 0..<300 {
      var bytes = [UInt8](data)
      for _ in 0..<3 {
        bytes[Int.random(in: 8..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      bytes.removeLast(Int.random(in: 0..<3, using: &random))
      let reading = PropertyList.read(bytes, path: "Info.plist")
      #expect(reading.value != nil || reading.diagnostics.count == 1)
    }
    #expect(
      PropertyList.read(Array("bplist00".utf8), path: "p").diagnostics.map(\.description) == [
        "p:1:1: error: this binary property list is damaged or cut off"
      ])
  }

  @Test(
    "A wrong XML file is one complaint at its place",
    arguments: [
      ("", "1:1: error: the file is empty; write a property list"),
      ("<!-- -->", "1:9: error: there is no <plist> in this file; write a property list"),
      ("<plist>\n<dict>\n<key>A</key>", "3:13: error: the file ends where a value is needed"),
      ("<plist>\n<dict>", "2:7: error: the file ends inside a <dict>; write </dict>"),
      (
        "<plist><dict><string>A</string></dict></plist>",
        "1:14: error: found <string> where <key> is needed"
      ),
      (
        "<plist><strng>A</strng></plist>",
        "1:8: error: <strng> is no value of a property list; did you mean <string>?"
      ),
      (
        "<plist><string>A & B</string></plist>",
        "1:18: error: found '&' that begins no entity; write &amp; for the character"
      ),
      (
        "<plist><string>A & B; C</string></plist>",
        "1:18: error: found '&' that begins no entity; write &amp; for the character"
      ),
      (
        "<plist><string>&lol;</string></plist>",
        "1:16: error: &lol; is no entity here; write the character itself"
      ),
      (
        "<!DOCTYPE plist>\n<!DOCTYPE plist>\n<plist/>",
        "2:1: error: there is a <!DOCTYPE already; remove this one"
      ),
      (
        "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist/>",
        "1:17: error: declarations inside <!DOCTYPE are not read; remove [ to ]"
      ),
      ("<plist><integer>x</integer></plist>", "1:8: error: 'x' is no integer"),
      ("<plist><integer>0x-10</integer></plist>", "1:8: error: '0x-10' is no integer"),
      ("<plist><integer>--0x1</integer></plist>", "1:8: error: '--0x1' is no integer"),
      (
        "<plist><string>&#+65;</string></plist>",
        "1:16: error: &#+65; is no entity here; write the character itself"
      ),
      ("<plist><string>A", "1:17: error: found the end of the file where </string> is needed"),
      ("<plist><string>A</key></plist>", "1:17: error: found </key> where </string> is needed"),
      (
        "<plist><true/><true/></plist>",
        "1:15: error: found a second value where </plist> is needed"
      ),
      ("hello", "1:1: error: this is no property list, which begins with a tag"),
      ("/hello", "1:1: error: this is no property list, which begins with a tag"),
      ("<plist><!-- ", "1:8: error: this comment is not closed; write --> at its end"),
    ])
  func complaints(text: String, complaint: String) {
    #expect(read(text).diagnostics.map(\.description) == ["Info.plist:" + complaint])
  }

  @Test("A hexadecimal number has its sign before 0x")
  func hexadecimal() {
    #expect(read("<plist><integer>-0x10</integer></plist>").value?.value == .integer(-16))
    #expect(read("<plist><integer>+0x10</integer></plist>").value?.value == .integer(16))
  }

  @Test("Repeated keys are said, and the last counts")
  func repeatedKeys() {
    let reading = read("<dict><key>a</key><true/>\n<key>a</key><false/></dict>")
    #expect(reading.value?["a"]?.bool == false)
    #expect(
      reading.diagnostics.map(\.description) == [
        "Info.plist:2:1: warning: \"a\" is given twice; this one counts"
      ])
  }

  @Test("Nesting without end is refused where it is too deep, and not at its end")
  func depth() {
    let text = String(repeating: "<array>", count: 100_000)
    #expect(read(text).diagnostics.map(\.message) == [Self.tooDeep])
  }

  private static let tooDeep = "values are nested more than 64 deep"

  @Test("Of arrays and dictionaries in one another 64 are read, whatever the form")
  func levels() throws {
    for (count, wanted) in [(64, []), (65, [Self.tooDeep])] {
      for bytes in try Self.forms(ofLevels: count) {
        let reading = PropertyList.read(bytes, path: "Info.plist")
        #expect(reading.diagnostics.map(\.message) == wanted, "\(count): \(bytes.prefix(20))")
        #expect((reading.value == nil) == !wanted.isEmpty)
      }
    }
  }

  // The innermost of these holds a text, as it may.
  private static func forms(ofLevels count: Int) throws -> [[UInt8]] {
    let array = String(repeating: "<array>", count: count) + "<string>a</string>"
    let dictionary =
      String(repeating: "<dict><key>k</key>", count: count - 1) + "<dict/>"
      + String(repeating: "</dict>", count: count - 1)
    var value: Any = ["k": "a"]
    for _ in 1..<count { value = [value] }
    let binary = try PropertyListSerialization.data(
      fromPropertyList: value, format: .binary, options: 0)
    return [
      Array((array + String(repeating: "</array>", count: count)).utf8), Array(dictionary.utf8),
      [UInt8](binary),
    ]
  }

  @Test(
    "Truth values are read in the spellings that files have",
    arguments: [
      "<true/>", "<string>YES</string>", "<string>true</string>", "<string>1</string>",
      "<integer>1</integer>",
    ])
  func truth(text: String) { #expect(read(text).value?.bool == true) }

  private func read(_ text: String) -> Reading<PropertyList> {
    PropertyList.read(Array(text.utf8), path: "Info.plist")
  }
}
