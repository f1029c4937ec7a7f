import Delivery
import Notifications

/// The words of a line as they are written, in the state that it would be read in.
struct LineWriter {
  /// What names are looked up in.
  var state: State { _read { yield lent.pointee } }
  // A copy of the state is sixty references to count, for each of many thousand
  // pushes that are written down.
  private let lent: UnsafePointer<State>
  /// The zone that times are written in: the device's, or the one that the
  /// line itself names before.
  var zone: TimeZone {
    get { namedZone ?? state.device.timeZone }
    set { namedZone = newValue }
  }
  // Few lines write a time, and a zone is a list of its changes to hold.
  private var namedZone: TimeZone?
  /// The line so far.
  private(set) var line: String

  private init(_ verb: String, in state: UnsafePointer<State>) {
    lent = state
    line = verb
  }

  /// Writes a line that begins with its verb.
  ///
  /// - Parameters:
  ///   - state: In which the line will be read again: the same words mean
  ///     something else in another.
  ///   - write: Adds the rest; must not keep the writer, to which the state is lent.
  static func line(
    _ verb: String, in state: State,
    _ write: (inout LineWriter) throws(Unwritable) -> Void
  ) throws(Unwritable) -> String {
    try withUnsafePointer(to: state) { state throws(Unwritable) in
      var writer = LineWriter(verb, in: state)
      try write(&writer)
      return writer.line
    }
  }

  /// Adds a word; quotes are there already where it needs some.
  ///
  /// - Parameter word: Without blanks at its ends.
  mutating func add(_ word: String) {
    // A payload, behind which nearly always the headers come: once is enough to make room.
    let count = word.utf8.count
    if count > 32 { line.reserveCapacity(line.utf8.count + count + 64) }
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

/// No line says this: an empty list, a group whose notification is gone, a
/// payload that is no JSON object.
///
/// Not shown to the person: the caller then looks for another verb, or writes nothing.
struct Unwritable: Error {}
