import Foundation
import Notifications
import Testing

@testable import Files

@Suite("Keyed archives")
struct KeyedArchiveTests {
  private func read(_ bytes: [UInt8]) -> Reading<PropertyList> {
    PropertyList.archived(in: bytes, path: "a.plist")
  }

  private func xml(_ objects: String, top: String = "<key>root</key>\(uid(1))") -> [UInt8] {
    Array(
      """
      <plist><dict><key>$archiver</key><string>NSKeyedArchiver</string>
      <key>$objects</key><array><string>$null</string>\(objects)</array>
      <key>$top</key><dict>\(top)</dict></dict></plist>
      """.utf8)
  }

  @Test(
    "What Foundation archives comes back as plain values",
    arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml])
  func foundation(format: PropertyListSerialization.PropertyListFormat) throws {
    let values: NSDictionary = [
      "title": "Tide's out", "count": 3, "ratio": 0.25, "isLow": true, "none": NSArray(),
      "times": ["6:10", "18:35"] as NSArray, "nested": ["a": ["b": "c"]] as NSDictionary,
      "at": Date(timeIntervalSinceReferenceDate: 0), "raw": Data([1, 2, 3]),
    ]
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.outputFormat = format
    archiver.encode(values, forKey: "root")
    archiver.finishEncoding()
    let list = try #require(read([UInt8](archiver.encodedData)).value)
    let json = list.json
    #expect(json["title"]?.string == "Tide's out" && json["count"] == 3)
    #expect(json["ratio"] == .number("0.25") && json["isLow"] == true)
    #expect(json["times"] == ["6:10", "18:35"] && json["none"] == [])
    #expect(json["nested"]?["a"]?["b"] == "c")
    #expect(json["at"]?.string?.hasPrefix("2001-01-01T00:00:00") == true)
    #expect(json["raw"] == "AQID")
  }

  @Test("What is no archive is the list that it is")
  func plain() {
    let bytes = Array("<plist><dict><key>alertBody</key><string>Hi</string></dict></plist>".utf8)
    #expect(read(bytes).value?["alertBody"]?.string == "Hi")
  }

  @Test("Nil is nothing: as a value of a key, as an element and as a member")
  func null() throws {
    let class4 = "<key>$class</key>\(uid(4))"
    let object =
      "<dict><key>a</key>\(uid(0))<key>b</key>\(uid(2))<key>l</key>\(uid(3))\(class4)</dict>"
    let list = "<dict><key>NS.objects</key><array>\(uid(0))\(uid(2))</array>\(class4)</dict>"
    let named = "<dict><key>$classname</key><string>Note</string></dict>"
    let value = try #require(read(xml(object + "<string>x</string>" + list + named)).value)
    #expect(value["a"] == nil && value["b"]?.string == "x")
    #expect(value["l"]?.array?.map(\.string) == ["x"])
    #expect(value["$class"] == nil, "what it was is no part of it")
  }

  @Test("Keys and values of a dictionary belong together, also where one was nil")
  func dictionary() throws {
    let keys = "<key>NS.keys</key><array>\(uid(2))\(uid(3))</array>"
    let values = "<key>NS.objects</key><array>\(uid(0))\(uid(4))</array>"
    let words = ["one", "two", "second"].map { "<string>\($0)</string>" }.joined()
    let value = try #require(read(xml("<dict>\(keys)\(values)</dict>" + words)).value)
    #expect(value["one"] == nil && value["two"]?.string == "second")
  }

  @Test(
    "What leads nowhere is said in words",
    arguments: [
      ("<string>x</string>", "<key>root</key>\(uid(9))", "this archive has no object 9"),
      ("<string>x</string>", "<key>root</key>\(uid(-1))", "this archive has no object -1"),
      ("<string>x</string>", "", "this archive is empty; nothing is under $top"),
      (
        "<dict><key>NS.objects</key><array>\(uid(1))</array></dict>", "<key>root</key>\(uid(1))",
        "the objects of this archive lead into each other"
      ),
      (
        "<dict><key>a</key>\(uid(2))</dict><dict><key>b</key>\(uid(1))</dict>",
        "<key>root</key>\(uid(1))", "the objects of this archive lead into each other"
      ),
    ])
  func wrong(objects: String, top: String, message: String) {
    let reading = read(xml(objects, top: top))
    #expect(reading.value == nil)
    #expect(reading.diagnostics.map(\.message) == [message])
  }

  @Test(
    "Objects that share others without end, or lie too deep, are given up, soon and in words",
    arguments: [
      (20, "this archive stands for more than the 100000 values that are read"),
      (40, "references and values of this archive are nested more than 64 deep"),
    ])
  func shared(levels: Int, message: String) {
    let objects = (1...levels).map { number in
      "<dict><key>NS.objects</key><array>\(uid(number + 1))\(uid(number + 1))</array></dict>"
    }
    let reading = read(xml(objects.joined() + "<string>x</string>"))
    #expect(reading.value == nil && reading.diagnostics.map(\.message) == [message])
  }

  @Test("An object that is shared, and not within itself, leads into nothing")
  func twice() {
    let list = "<dict><key>NS.objects</key><array>\(uid(2))\(uid(2))</array></dict>"
    let value = read(xml(list + "<string>x</string>")).value
    #expect(value?.array?.map(\.string) == ["x", "x"])
  }

  @Test("The first object stands for one that is not called root")
  func otherName() {
    let value = read(xml("<string>x</string>", top: "<key>note</key>\(uid(1))")).value
    #expect(value?.string == "x")
  }
}

// A reference to an object, by its number.
private func uid(_ number: Int) -> String {
  "<dict><key>CF$UID</key><integer>\(number)</integer></dict>"
}
