import Foundation
import Notifications
import Testing

@testable import Files

/// Binary property lists of objects that are put together byte by byte, as other writers do.
@Suite("Binary property lists")
struct BinaryPropertyListTests {
  /// A file of these objects, with references of one byte.
  private static func file(
    _ objects: [[UInt8]], top: UInt64 = 0, count: UInt64? = nil, offsetBytes: Int = 2
  ) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for offset in offsets { bytes += big(UInt64(offset), offsetBytes) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetBytes), 1]
    return bytes + big(count ?? UInt64(objects.count), 8) + big(top, 8) + big(UInt64(table), 8)
  }

  private static func big(_ number: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
  }

  private func value(_ bytes: [UInt8]) -> PropertyList.Value? {
    PropertyList.read(bytes, path: "p").value?.value
  }

  @Test("What many refer to is made once, however large it is")
  func madeOnce() throws {
    // A hundred references to one object of 1,000 bytes.
    let array: [UInt8] = [0xAF, 0x10, 100] + [UInt8](repeating: 1, count: 100)
    let data: [UInt8] = [0x4F, 0x11, 0x03, 0xE8] + [UInt8](repeating: 7, count: 1000)
    guard case .array(let values)? = value(Self.file([array, data])) else {
      Issue.record("no array is read")
      return
    }
    let places = Set(
      values.map { value in
        guard case .data(let bytes) = value.value else { return UInt(0) }
        return bytes.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
      })
    #expect(values.count == 100 && places.count == 1 && !places.contains(0))
  }

  @Test("Each kind of object is what the format says", arguments: scalars)
  func scalar(object: [UInt8], meant: PropertyList.Value) {
    for width in [1, 2, 4, 8] {
      #expect(value(Self.file([object], offsetBytes: width)) == meant, "offsets of \(width) bytes")
    }
  }

  private static let scalars: [([UInt8], PropertyList.Value)] = [
    ([0x08], .bool(false)), ([0x09], .bool(true)), ([0x10, 0xFF], .integer(255)),
    ([0x11, 0x80, 0x00], .integer(32768)),
    ([0x12, 0xFF, 0xFF, 0xFF, 0xFF], .integer(4_294_967_295)),
    ([0x13] + Array(repeating: 0xFF, count: 8), .integer(-1)),
    ([0x14] + Array(repeating: 0, count: 15) + [7], .integer(7)),
    ([0x22, 0x3F, 0x80, 0x00, 0x00], .real(1)), ([0x23, 0xC0, 0, 0, 0, 0, 0, 0, 0], .real(-2)),
    ([0x33, 0, 0, 0, 0, 0, 0, 0, 0], .date(.sinceReference(0))), ([0x40], .data([])),
    ([0x42, 1, 2], .data([1, 2])), ([0x50], .string("")), ([0x52, 0x48, 0x69], .string("Hi")),
    ([0x61, 0x00, 0xE9], .string("é")), ([0x62, 0xD8, 0x3D, 0xDE, 0x00], .string("😀")),
    ([0x61, 0xD8, 0x3D], .string("\u{FFFD}")),
    ([0x5F, 0x10, 0x02, 0x48, 0x69], .string("Hi")),
    ([0x5F, 0x11, 0x00, 0x01, 0x48], .string("H")),
    ([0xA0], .array([])), ([0xC0], .array([])), ([0xD0], .dictionary([])),
  ]

  @Test("A set is an array, and objects may be shared")
  func shared() {
    let bytes = Self.file([[0xC3, 1, 1, 2], [0x51, 0x61], [0xD1, 1, 1]])
    let list = PropertyList.read(bytes, path: "p").value
    #expect(list?.array?.map(\.string) == ["a", "a", nil])
    #expect(list?.array?.last?["a"]?.string == "a")
    #expect(list?.place == Place("p"))
  }

  @Test(
    "What leads nowhere, into itself or out of the file is one complaint",
    arguments: [
      ("into itself", file([[0xA1, 0]])), ("into each other", file([[0xA1, 1], [0xA1, 0]])),
      ("to no object", file([[0xA1, 7]])), ("beyond the top", file([[0x09]], top: 1)),
      ("past the end", file([[0x5F, 0x10, 0xFF, 0x61]])),
      ("a key of 9", file([[0xD1, 1, 1], [0x09]])),
      ("a length of a text", file([[0x5F, 0x51, 0x61]])), ("no UTF-8", file([[0x52, 0x61, 0xFC]])),
      ("an unknown kind", file([[0x90]])),
      ("more objects than bytes", file([[0x09]], count: 1 << 40)),
      (
        "counts that overflow",
        file([[0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]])
      ),
      ("an empty object", file([[0x00]])),
      ("a negative length", file([[0xAF, 0x13] + Array(repeating: 0xFF, count: 8)])),
    ] as [(String, [UInt8])])
  func damage(what: String, bytes: [UInt8]) {
    let reading = PropertyList.read(bytes, path: "p")
    #expect(reading.value == nil, "\(what) was read")
    #expect(
      reading.diagnostics.map(\.description)
        == ["p:1:1: error: this binary property list is damaged or cut off"])
  }

  @Test("A file of a hundred bytes cannot stand for millions of values")
  func bomb() {
    var nested: [[UInt8]] = (1...30).map { [0xA2, $0, $0] }
    nested.append([0x09])
    let reading = PropertyList.read(Self.file(nested), path: "p")
    #expect(
      reading.diagnostics.map(\.message)
        == ["this property list stands for more than the 100000 values that are read"])
  }

  @Test("What is large and not made of the same is read, though all its texts are shared")
  func large() throws {
    // A table of 40 languages with 1,300 texts each, and 104,000 values in all.
    let texts = Dictionary(uniqueKeysWithValues: (1...1300).map { ("k\($0)", "Yes") })
    let table = Dictionary(
      uniqueKeysWithValues: (1...40).map { ("l\($0)", texts.merging(["k1": "l\($0)"]) { $1 }) })
    let data = try PropertyListSerialization.data(
      fromPropertyList: table, format: .binary, options: 0)
    let reading = PropertyList.read([UInt8](data), path: "Localizable.loctable")
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    #expect(reading.value?["l40"]?["k1300"]?.string == "Yes")
  }

  @Test(
    "Cut anywhere, a file is one complaint", arguments: 1...6 as ClosedRange<UInt64>)
  func cut(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let texts = (0..<5).map { _ in "\(random.next() % 1000) é" }
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["k": texts, "n": [1, 2.5, true]], format: .binary, options: 0)
    let whole = [UInt8](data)
    for count in 6..<whole.count {
      let reading = PropertyList.read(Array(whole.prefix(count)), path: "p")
      #expect(reading.value == nil && reading.diagnostics.count == 1, "\(count) bytes")
    }
  }

  @Test("Foundation’s dates are the moments that they were", arguments: [0, 1.5, -86_400, 5.5e8])
  func dates(seconds: Double) throws {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["d": date], format: .binary, options: 0)
    let json = try #require(PropertyList.read([UInt8](data), path: "p").value?["d"]).json
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withInternetDateTime]
    let wanted = formatter.string(from: date).dropLast()
    #expect(json.string?.hasPrefix(wanted) == true, "\(json) for \(wanted)")
  }
}
