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
    /// A call with its arguments; of a message of Objective-C the labels are the parts of its selector.
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

  /// The value of a call's argument; nil where it is no call, or has none of that label.
  subscript(label: String) -> CodeExpression? {
    guard case .call(_, let arguments) = value else { return nil }
    return arguments.first { $0.label == label }?.value
  }
}
