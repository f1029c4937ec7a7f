import Explaining
import Files
import Notifications

/// What `preview --against` names: something else that is played, or the same set otherwise.
enum ComparedInput {
  /// What is at a path: an app's folder, a scenario, payloads.
  case source(String)
  /// The same with other values on some axes.
  case set(MatrixPoint)

  /// - Parameter text: A path, or `AXIS=VALUE,…` such as `locale=pl,system=12`.
  /// - Throws: Where a value is none of its axis.
  init(_ text: String) throws(UsageError) {
    var values: [MatrixValue] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let axis = MatrixAxis(rawValue: String(parts[0])) else {
        // A name may have such a sign in it, too.
        if parts.count == 2 || !values.isEmpty, !Folder.exists(text) {
          throw UsageError(
            parts.count == 2
              ? Self.unknownAxis(String(parts[0]))
              : "--against takes one value of each axis; “\(word)” has no axis before it")
        }
        self = .source(text)
        return
      }
      guard let value = MatrixValue(String(parts[1]), on: axis) else {
        throw Self.refusal(of: String(parts[1]), on: axis)
      }
      guard !values.contains(where: { $0.axis == axis }) else {
        throw UsageError("--against names \(axis.rawValue) twice; a phone has one of them")
      }
      values.append(value)
    }
    self = .set(MatrixPoint(values))
  }

  /// What to say of a word that is no value of an axis.
  static func refusal(of word: String, on axis: MatrixAxis) -> UsageError {
    let colon = axis == .locale ? ":" : ""
    return UsageError(
      "--against=\(axis.rawValue)=\(colon) \(axis.refusal(of: word, isAlone: true))")
  }

  private static func unknownAxis(_ name: String) -> String {
    let names = MatrixAxis.allCases.map(\.rawValue)
    let near = suggestion(for: name, among: names)
    let known = near.isEmpty ? "; write one of: " + names.joined(separator: ", ") : near
    return "--against: there is no axis “\(name)”\(known)"
  }

  /// What is set otherwise; nothing for something else that is played.
  var point: MatrixPoint {
    switch self {
    case .source: MatrixPoint()
    case .set(let point): point
    }
  }

  /// Where something else is; nil for the same set otherwise.
  var path: String? {
    switch self {
    case .source(let path): path
    case .set: nil
    }
  }
}
