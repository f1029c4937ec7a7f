import Notifications

extension [Region] {
  /// The place with a name; nil where none has it.
  package func named(_ name: String) -> Region? { first { $0.name == name } }

  /// What to say where no place has a name: the nearest name, else all of
  /// them, else how to name one.
  package func complaint(missing name: String) -> String {
    let known = map(\.name)
    let near = suggestion(for: name, among: known)
    let all =
      known.isEmpty
      ? "; name it under \"places\" of Notifications.json"
      : "; the app's places are: \(known.joined(separator: ", "))"
    return "there is no place \"\(name)\"\(near.isEmpty ? all : near)"
  }
}
