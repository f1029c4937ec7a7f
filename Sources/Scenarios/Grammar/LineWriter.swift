import Delivery
import Notifications

/// The words of a line as they are written, in the state that it would be read in.
struct LineWriter {
  /// What names are looked up in.
  let state: State
  /// The zone that times are written in: the device's, or the one that the line itself names before.
  var zone: TimeZone
  /// The line so far.
  private(set) var line: String

  /// Begins a line with its verb.
  ///
  /// - Parameter state: In which the line will be read again: the same words mean something else in
  ///   another.
  init(_ verb: String, in state: State) {
    self.state = state
    zone = state.device.timeZone
    line = verb
  }

  /// Adds a word; quotes are there already where it needs some.
  ///
  /// - Parameter word: Without blanks at its ends.
  mutating func add(_ word: String) {
    line += " "
    line += word
  }

  /// Adds an option.
  ///
  /// - Parameter value: With quotes where it needs some.
  mutating func add(_ key: String, _ value: String) {
    add(key)
    line += "="
    line += value
  }
}

/// No line says this: an empty list, a group whose notification is gone, a payload that is no JSON object.
///
/// Not shown to the person: the caller then looks for another verb, or writes nothing.
struct Unwritable: Error {}
