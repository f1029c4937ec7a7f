import Notifications
import TerminalCore

/// One thing that `doctor` looked at.
struct DoctorFinding {
  /// What was looked at, as its line begins.
  var name: String
  /// What was found.
  var value: String
  /// Where the value comes from; empty where that needs no saying.
  var reason: String
  /// Whether all is well with it; a line that is not sound begins with "!".
  var isSound = true

  // Where the values stand, in columns from the edge.
  private static let valueColumn = 20

  /// Its lines: what is too long for one goes on below, indented.
  ///
  /// No word is broken: a path that is wider than the terminal can still be copied as one.
  ///
  /// - Parameter columns: The width in terminal columns.
  func text(columns: Int) -> String {
    let words = (Self.cut(value) + (reason.isEmpty ? "" : "  (\(Self.cut(reason)))")).revealedLine
    let padding = String(repeating: " ", count: max(1, Self.valueColumn - 2 - name.columns))
    let lines = words.folded(columns: columns - Self.valueColumn)
    let indent = String(repeating: " ", count: Self.valueColumn)
    return "\(isSound ? " " : "!") \(name)\(padding)"
      + lines.joined(separator: "\n\(indent)") + "\n"
  }

  // Values come from the environment and from files, and may be of any length; paths are whole.
  private static let mostCharacters = 8192
  private static let wordByteLimit = 4096

  private static func cut(_ text: String) -> String {
    let words = text.prefix(mostCharacters).split(separator: " ", omittingEmptySubsequences: false)
    let cut = words.map { $0.utf8.count > wordByteLimit ? $0.prefix(64) + "…" : $0 }
    return cut.joined(separator: " ") + (text.count > mostCharacters ? "…" : "")
  }

  /// An object with `name`, `value`, `reason` and `sound`, for `doctor --json`.
  var json: JSONValue {
    [
      "name": .string(name), "value": .string(Self.cut(value)), "reason": .string(Self.cut(reason)),
      "sound": .bool(isSound),
    ]
  }
}

extension DoctorFinding {
  /// What is known of the terminal's widths: whether they were measured, and
  /// the columns of each kind.
  static func widths(_ widths: ClusterWidths, because reason: String) -> DoctorFinding {
    let columns = ClusterKind.allCases.compactMap { kind in
      widths[kind].map { "\(kind.inWords) \($0)" }
    }
    let value = columns.isEmpty ? "" : ": " + columns.joined(separator: ", ")
    return DoctorFinding(name: "widths", value: widths.policy.rawValue + value, reason: reason)
  }
}

extension ClusterKind {
  fileprivate var inWords: String {
    switch self {
    case .joined: "joined emoji"
    case .selected: "signs as emoji"
    case .flag: "flags"
    case .toned: "skin tones"
    case .keycap: "keycaps"
    }
  }
}
