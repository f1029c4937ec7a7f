import Notifications

/// Reads binary property lists (`bplist00`).
///
/// Every offset and length is checked, since files may lie; objects may be shared by
/// many others, so the number of values made is limited as well as their depth, and
/// texts and data are made once.
struct BinaryPropertyList {
  /// Ends the reading of a file.
  private enum Refusal: Error {
    /// It contradicts itself.
    case damage
    /// Arrays and dictionaries lie in one another as in no honest file.
    case depth
    /// It stands for more values than a file of its size has.
    case expansion
  }

  private let bytes: [UInt8]
  private let place: Place
  private var offsetBytes = 0
  private var referenceBytes = 0
  private var objectCount = 0
  private var tableStart = 0
  private var valuesMade = 0
  // A value takes a reference of two bytes, where there are more than a few: beyond that,
  // whole containers are shared.
  private var valueLimit: Int { max(100_000, bytes.count / 2) }
  // The objects that are being read, each within the one before.
  private var open: [Int] = []
  // Texts and data by their objects.
  private var made: [Int: PropertyList.Value] = [:]

  /// Reads a file that begins with `bplist00`; it has no lines, so that a
  /// complaint names its start.
  ///
  /// - Returns: The value, or one complaint at the file's beginning.
  static func read(_ bytes: [UInt8], path: String) -> Reading<PropertyList> {
    var reader = BinaryPropertyList(bytes: bytes, place: Place(path))
    do throws(Refusal) {
      return Reading(try reader.document())
    } catch {
      return Reading(nil, [Diagnostic(Place(path), .error, reader.words(for: error))])
    }
  }

  private func words(for refusal: Refusal) -> String {
    switch refusal {
    case .damage: "this binary property list is damaged or cut off"
    case .depth: PropertyList.tooDeep
    case .expansion:
      "this property list stands for more than the \(valueLimit) values that are read"
    }
  }

  private init(bytes: [UInt8], place: Place) {
    (self.bytes, self.place) = (bytes, place)
  }

  // The last 32 bytes say where everything is.
  private mutating func document() throws(Refusal) -> PropertyList {
    let trailer = bytes.count - 32
    guard trailer >= 8 else { throw .damage }
    offsetBytes = Int(bytes[trailer + 6])
    referenceBytes = Int(bytes[trailer + 7])
    objectCount = try number(at: trailer + 8, byteCount: 8)
    let top = try number(at: trailer + 16, byteCount: 8)
    tableStart = try number(at: trailer + 24, byteCount: 8)
    guard (1...8).contains(offsetBytes), (1...8).contains(referenceBytes) else { throw .damage }
    guard objectCount <= bytes.count, tableStart <= bytes.count else { throw .damage }
    return try value(top)
  }

  private mutating func value(_ object: Int) throws(Refusal) -> PropertyList {
    valuesMade += 1
    guard valuesMade <= valueLimit else { throw .expansion }
    guard object < objectCount, !open.contains(object) else { throw .damage }
    let offset = try number(at: tableStart + object * offsetBytes, byteCount: offsetBytes)
    guard offset < tableStart else { throw .damage }
    if let shared = made[object] { return PropertyList(shared, at: place) }
    open.append(object)
    let value = try value(marker: bytes[offset], offset: offset)
    open.removeLast()
    switch value {
    case .string, .data: made[object] = value
    case .bool, .integer, .real, .date, .array, .dictionary: break
    }
    return PropertyList(value, at: place)
  }

  private mutating func value(
    marker: UInt8, offset: Int
  ) throws(Refusal) -> PropertyList.Value {
    let low = Int(marker & 0x0F)
    switch marker {
    case 0x08: return .bool(false)
    case 0x09: return .bool(true)
    case 0x10...0x14: return try integer(at: offset + 1, byteCount: 1 << low)
    case 0x22, 0x23: return .real(try real(at: offset + 1, byteCount: 1 << low))
    case 0x33: return .date(.sinceReference(try real(at: offset + 1, byteCount: 8)))
    case 0x80...0x8F: return .reference(try number(at: offset + 1, byteCount: low + 1), at: place)
    default: break
    }
    let (count, start) = try length(low, at: offset)
    switch marker >> 4 {
    case 0x4: return .data(Array(try slice(start, count)))
    case 0x5, 0x7: return .string(try string(start, count))
    case 0x6: return .string(try wideString(start, count))
    case 0xA, 0xC: return .array(try values(count, at: start))
    case 0xD: return .dictionary(try members(count, at: start))
    default: throw .damage
    }
  }

  /// The count in a marker's lower half, or in the integer that follows, and where content begins.
  private func length(_ low: Int, at offset: Int) throws(Refusal) -> (count: Int, start: Int) {
    guard low == 0x0F else { return (low, offset + 1) }
    guard offset + 1 < bytes.count, 0x10...0x13 ~= bytes[offset + 1] else { throw .damage }
    let width = 1 << Int(bytes[offset + 1] & 0x0F)
    return (try number(at: offset + 2, byteCount: width), offset + 2 + width)
  }

  private mutating func values(
    _ count: Int, at start: Int
  ) throws(Refusal) -> [PropertyList] {
    guard open.count <= PropertyList.depthLimit else { throw .depth }
    _ = try slice(start, count, width: referenceBytes)
    var values: [PropertyList] = []
    for index in 0..<count {
      let object = try number(at: start + index * referenceBytes, byteCount: referenceBytes)
      values.append(try value(object))
    }
    return values
  }

  private mutating func members(
    _ count: Int, at start: Int
  ) throws(Refusal) -> [PropertyList.Member] {
    let keys = try self.values(count, at: start)
    let values = try self.values(count, at: start + count * referenceBytes)
    var members: [PropertyList.Member] = []
    for (key, value) in zip(keys, values) {
      guard let name = key.string else { throw .damage }
      members.append(PropertyList.Member(key: name, value: value))
    }
    return members
  }

  private func integer(at start: Int, byteCount: Int) throws(Refusal) -> PropertyList.Value {
    let slice = try slice(start, byteCount)
    // Shorter than eight bytes they are unsigned; of sixteen, the lower half counts.
    let bits = slice.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return .integer(Int64(bitPattern: bits))
  }

  private func real(at start: Int, byteCount: Int) throws(Refusal) -> Double {
    let bits = try slice(start, byteCount).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return byteCount == 4
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
  }

  private func string(_ start: Int, _ count: Int) throws(Refusal) -> String {
    let slice = try slice(start, count)
    guard let string = String(validating: slice, as: UTF8.self) else { throw .damage }
    return string
  }

  private func wideString(_ start: Int, _ count: Int) throws(Refusal) -> String {
    let slice = try slice(start, count, width: 2)
    let units = stride(from: slice.startIndex, to: slice.endIndex, by: 2).map { index in
      UInt16(slice[index]) << 8 | UInt16(slice[index + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private func number(at start: Int, byteCount: Int) throws(Refusal) -> Int {
    let bits = try slice(start, byteCount).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard let number = Int(exactly: bits) else { throw .damage }
    return number
  }

  private func slice(
    _ start: Int, _ count: Int, width: Int = 1
  ) throws(Refusal) -> ArraySlice<UInt8> {
    guard start >= 0, count >= 0, count <= bytes.count / width, start <= bytes.count - count * width
    else { throw .damage }
    return bytes[start..<start + count * width]
  }
}
