/// An option of the command line.
struct CommandLineOption: Sendable {
  /// The long name without dashes.
  let name: String
  /// A one-letter twin, such as `o` for `-o`.
  var letter: Character?
  /// What stands for its value in help; nil for a switch.
  var value: String?
  /// Whether it may be given without a value; one that it has stands behind “=”.
  var isValueOptional = false
  /// The values it takes, where they are few.
  var choices: [String] = []
  /// Whether it may be given more than once.
  var isRepeatable = false
  /// Whether a second value is refused; of other options that are not repeatable the last one
  /// counts.
  var isSingle = false
  /// Whether its value names what is written.
  var isOutput = false
  /// What help says of it: a phrase without a capital and a period.
  let summary: String
  /// Why a value is none of the choices, where that takes more than naming them.
  var refusal: (@Sendable (String) -> String)?

  /// Whether the next word is its value, unless that stands behind “=”.
  var needsValue: Bool { value != nil && !isValueOptional }

  /// Whether its value is the name of something, or a part of one: that is never empty.
  var takesName: Bool { ["FILE", "DIR", "PATH", "SOCKET", "TEXT"].contains(value) }

  /// Whether its value names a folder.
  var takesFolder: Bool { value == "DIR" }

  /// The option as help shows it: `-o, --output=FILE`.
  var usage: String {
    let value = value.map { isValueOptional ? "[=\($0)]" : "=\($0)" } ?? ""
    return (letter.map { "-\($0), " } ?? "") + "--\(name)" + value
  }
}
