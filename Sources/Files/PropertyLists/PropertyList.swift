import Notifications

/// A value of a property list, with its place.
///
/// Own readers, so that everything has a place to point a complaint to.
package struct PropertyList: Hashable, Sendable {
  /// What it is.
  package var value: Value
  /// Where it begins; 1:1 of a binary file.
  package var place: Place

  /// The kinds of values.
  package indirect enum Value: Hashable, Sendable {
    /// Entities are resolved.
    case string(String)
    /// Also hexadecimal in XML.
    case integer(Int64)
    /// May be infinite.
    case real(Double)
    /// `<true/>`; people's other spellings are told by `PropertyList.bool`.
    case bool(Bool)
    /// In XML as it is written, in a binary file a number.
    case date(Date)
    /// Base64 in XML, resolved.
    case data([UInt8])
    /// In the order of the file.
    case array([PropertyList])
    /// In the order of the file.
    case dictionary([Member])
  }

  /// A key with its value.
  package struct Member: Hashable, Sendable {
    /// As it is written. In XML a dictionary has it once, with the last value; in other
    /// forms the first one counts.
    package var key: String
    /// With the place where it begins.
    package var value: PropertyList

    package init(key: String, value: PropertyList) {
      (self.key, self.value) = (key, value)
    }
  }

  /// - Parameter place: 1:1 for what no file says.
  package init(_ value: Value, at place: Place) {
    (self.value, self.place) = (value, place)
  }

  /// The value of a key; nil for other values and where the key is not there.
  ///
  /// - Complexity: Looks at each member; lists are short.
  package subscript(key: String) -> PropertyList? {
    guard case .dictionary(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The member whose key is nearly another, which was meant by it; nil where there is none.
  package func member(near key: String) -> Member? {
    guard case .dictionary(let members) = value else { return nil }
    return members.first { $0.key != key && nearest($0.key, among: [key]) != nil }
  }

  /// The text, when it is one.
  package var string: String? {
    guard case .string(let string) = value else { return nil }
    return string
  }

  /// The elements, when it is an array.
  package var array: [PropertyList]? {
    guard case .array(let elements) = value else { return nil }
    return elements
  }

  /// The truth value in any of the spellings that people's files have.
  ///
  /// Nil for other words and numbers.
  package var bool: Bool? {
    switch value {
    case .bool(let bool): return bool
    case .integer(let number): return number == 0 ? false : number == 1 ? true : nil
    case .string(let word):
      switch word.lowercased() {
      case "yes", "true", "1": return true
      case "no", "false", "0": return false
      default: return nil
      }
    case .real, .date, .data, .array, .dictionary: return nil
    }
  }

  /// The kind in words, for complaints: `a string`.
  package var kindInWords: String {
    switch value {
    case .string: "a string"
    case .integer, .real: "a number"
    case .bool: "a truth value"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}

extension PropertyList {
  /// How deep arrays and dictionaries may lie in one another, in each of the three forms: deeper
  /// than in any honest file, and no hostile one exhausts the stack.
  static let depthLimit = 64

  /// What to say of one that is deeper.
  static let tooDeep = "values are nested more than \(depthLimit) deep"

  /// Reads a property list, XML or binary.
  ///
  /// Own readers and not Foundation's, which gives no places, keeps the last of repeated keys
  /// without a word, and costs 0.7 ms at each start, with its XML parser 1.9 ms.
  ///
  /// Texts in UTF-16 are read, too; whatever encoding their XML declares, others have to be UTF-8.
  package static func read(_ bytes: [UInt8], path: String) -> Reading<PropertyList> {
    if bytes.starts(with: Array("bplist".utf8)) {
      return BinaryPropertyList.read(bytes, path: path)
    }
    guard let text = TextEncoding.utf8(bytes) else {
      let message = "this is a binary file where a property list is needed"
      return Reading(nil, [Diagnostic(Place(path), .error, message)])
    }
    let reading = XMLPropertyList.read(text, path: path)
    guard let mistake = EncodingMistake(decoded: text)?.diagnostic(text, path) else {
      return reading
    }
    return Reading(reading.value, [mistake] + reading.diagnostics)
  }

  /// Reads a file that holds one.
  ///
  /// - Parameters:
  ///   - enclosure: What it may not lead out of by links; nil for what a person names.
  ///   - diagnostics: Gets what is wrong with it, that it cannot be read included.
  /// - Returns: Nil where it cannot be used.
  static func read(
    file path: String, within enclosure: Enclosure? = nil, _ diagnostics: inout [Diagnostic]
  ) -> PropertyList? {
    do throws(Diagnostic) {
      let reading = read(try SourceFile.read(path, within: enclosure).bytes, path: path)
      diagnostics += reading.diagnostics
      return reading.value
    } catch {
      diagnostics.append(error)
      return nil
    }
  }
}
