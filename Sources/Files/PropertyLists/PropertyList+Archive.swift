import Encodings
import Notifications

extension PropertyList {
  /// What a file archived: the property list that it holds, or of a keyed archive its object.
  ///
  /// - Returns: With the complaints of both, the list and the archive.
  package static func archived(in bytes: [UInt8], path: String) -> Reading<PropertyList> {
    let reading = read(bytes, path: path)
    guard let list = reading.value else { return reading }
    do throws(Diagnostic) {
      return Reading(try KeyedArchive.root(of: list), reading.diagnostics)
    } catch {
      return Reading(nil, reading.diagnostics + [error])
    }
  }

  /// Whether bytes begin as a property list does, XML or binary.
  ///
  /// Blanks and a byte order mark before XML do not matter.
  package static func begins(_ bytes: [UInt8]) -> Bool {
    let start = bytes.first { !" \t\r\n".utf8.contains($0) && !"\u{FEFF}".utf8.contains($0) }
    return start == UInt8(ascii: "<") || bytes.starts(with: Array("bplist".utf8))
  }

  /// The value as JSON has it: dates in ISO 8601, data as base64.
  ///
  /// Integers stay integers, what is no finite number is null; a date of a binary
  /// file is counted from 2001.
  package var json: JSONValue {
    switch value {
    case .string(let text): .string(text)
    case .integer(let number): .integer(number)
    // JSON has no numbers beyond all others, nor one that is none.
    case .real(let number): number.isFinite ? JSONValue.number("\(number)").canonical : .null
    case .bool(let bool): .bool(bool)
    case .date(let date): .string(date.json)
    case .data(let bytes): .string(Base64.standard.text(bytes))
    case .array(let elements): .array(elements.map(\.json))
    case .dictionary(let members): .object(members.map { .init($0.key, $0.value.json) })
    }
  }

  /// A value as a property list has it; null, which there is none, is left out.
  ///
  /// Nulls within arrays and objects are left out as well.
  package init?(_ json: JSONValue) {
    let place = Place("")
    switch json {
    case .null: return nil
    case .bool(let bool): self.init(.bool(bool), at: place)
    case .integer(let number): self.init(.integer(number), at: place)
    case .number(let text): self.init(.real(Double(text) ?? 0), at: place)
    case .string(let text): self.init(.string(text), at: place)
    case .array(let elements): self.init(.array(elements.compactMap(Self.init)), at: place)
    case .object(let members):
      let members = members.compactMap { member in
        PropertyList(member.value).map { Member(key: member.key, value: $0) }
      }
      self.init(.dictionary(members), at: place)
    }
  }
}
