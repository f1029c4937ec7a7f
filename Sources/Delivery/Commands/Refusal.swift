import Notifications

/// Why a command cannot act: a sentence for the person.
package struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String
  /// The key of the option of a line that is refused; nil where it is the line as a whole.
  package let option: String?

  /// - Parameter option: Without the `=`.
  package init(_ description: String, of option: String? = nil) {
    (self.description, self.option) = (description, option)
  }
}

extension Refusal {
  /// P1: what a person does on an unlocked phone alone.
  static let locked = Refusal("the device is locked; unlock it first")
  /// W1: what needs a watch that is paired.
  ///
  /// - Parameter option: What of a line asks for one; nil for the line as a whole.
  static func noWatch(for option: String? = nil) -> Refusal {
    Refusal("no watch is paired; write watch first", of: option)
  }

  /// Why the clock is not set to a time that is past.
  ///
  /// - Parameter reading: What it reads already.
  package static func backward(from reading: CivilTime) -> Refusal {
    Refusal("the clock only goes forward; it reads \(reading.isoText) already")
  }

  /// A13: an action that is no text input action was given a text.
  static func takesNoText(_ action: Action) -> Refusal {
    Refusal("“\(action.identifier)” takes no text")
  }
}
