import Files
import Notifications

/// The properties of a local notification of old as a file has them, whatever the kind of the file.
///
/// So that the same reader takes JSON from a line, a JSON file and a property list.
struct LegacyFields {
  /// In the order of the file.
  var members: [Member]

  /// A property with its value.
  struct Member {
    /// As it is written.
    var name: String
    /// Where the name stands.
    var namePlace: Place
    /// Dates of property lists are ISO 8601, data base64.
    var value: JSONValue
    /// Where the value stands.
    var place: Place
  }

  /// Takes the members of an object.
  ///
  /// - Parameter object: A JSON value.
  /// - Throws: Where it is none.
  init(checking object: JSONNode) throws(Diagnostic) {
    guard object.isObject else {
      let message = "a notification is \(object.kindInWords) where an object is needed"
      throw Diagnostic(object.place, .error, message)
    }
    members = object.members.map {
      Member(
        name: $0.name, namePlace: $0.key.place, value: $0.value.value, place: $0.value.place)
    }
  }

  /// Takes the members of a dictionary.
  ///
  /// - Parameter list: Of a keyed archive, the object in it.
  /// - Throws: Where it is none.
  init(_ list: PropertyList) throws(Diagnostic) {
    guard case .dictionary(let members) = list.value else {
      let message = "a notification is \(list.kindInWords) where a dictionary is needed"
      throw Diagnostic(list.place, .error, message)
    }
    self.members = members.map { member in
      let value = member.value
      // Archives have numbers for truth values, too.
      let bool = Self.bools.contains(member.key) ? value.bool.map(JSONValue.bool) : nil
      return Member(
        name: member.key, namePlace: value.place, value: bool ?? value.json, place: value.place)
    }
  }

  private static let bools = ["hasAction", "regionTriggersOnce"]

  /// A property; nil where it is not there, or null.
  ///
  /// - Parameter name: As `UILocalNotification` has it.
  subscript(name: String) -> Member? {
    members.last { $0.name == name && $0.value != .null }
  }
}
