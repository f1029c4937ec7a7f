import Notifications

/// A value as code writes it down, as far as it can be known without running it.
struct CodeExpression: Hashable {
  /// What it is.
  let value: Value
  /// Where it begins.
  let place: Place

  /// The kinds of values.
  indirect enum Value: Hashable {
    /// A string without anything in it that code would put there.
    case text(String)
    /// A number as it is written.
    case number(String)
    /// Objective-C's `YES`, Swift's `true`.
    case bool(Bool)
    /// `nil`.
    case null
    /// A name with the names before it, such as `Kind.comment`; an empty one first for `.alert`.
    case name([String])
    /// A call with its arguments; of a message of Objective-C the labels are the parts of its
    /// selector. A tuple is a call without a name.
    case call([String], [Argument])
    /// What stands under a key of a dictionary that a name stands for: `userInfo["from"]`.
    case element([String], String)
    /// An array.
    case list([CodeExpression])
    /// A dictionary whose keys are strings.
    case dictionary([Member])
    /// Options joined by `|`, `+` or `union`.
    case union([CodeExpression])
    /// Anything else: it has to be run to be known.
    case other
  }

  /// An argument of a call.
  struct Argument: Hashable {
    /// Nil where it has none.
    let label: String?
    /// What is passed.
    let value: CodeExpression
  }

  /// A key of a dictionary with its value.
  struct Member: Hashable {
    /// A string.
    let key: String
    /// What it stands for.
    let value: CodeExpression
  }

  /// The string, where it is one.
  var text: String? {
    guard case .text(let text) = value else { return nil }
    return text
  }

  /// The elements, where it is an array; none otherwise.
  var elements: [CodeExpression] {
    guard case .list(let elements) = value else { return [] }
    return elements
  }

  /// What a call is given first; nil where it is no call, or is given nothing.
  var firstArgument: CodeExpression? {
    guard case .call(_, let arguments) = value else { return nil }
    return arguments.first?.value
  }

  /// The same with what names stand for in their place; a name without a value stays.
  func filled(by value: ([String]) -> Value?) -> CodeExpression {
    let filled: Value
    switch self.value {
    case .name(let names): filled = value(names) ?? self.value
    case .call(let names, let arguments):
      filled = .call(
        names, arguments.map { Argument(label: $0.label, value: $0.value.filled(by: value)) })
    case .list(let elements): filled = .list(elements.map { $0.filled(by: value) })
    case .union(let parts): filled = .union(parts.map { $0.filled(by: value) })
    case .text, .number, .bool, .null, .element, .dictionary, .other: return self
    }
    return CodeExpression(value: filled, place: place)
  }

  /// The same with what the variables of a loop stand for in their place.
  func filled(by round: [String: CodeExpression]) -> CodeExpression {
    round.isEmpty ? self : filled { $0.count == 1 ? round[$0[0]]?.value : nil }
  }

  /// The value of a call's argument; nil where it is no call, or has none of that label.
  subscript(label: String) -> CodeExpression? {
    guard case .call(_, let arguments) = value else { return nil }
    return arguments.first { $0.label == label }?.value
  }
}
