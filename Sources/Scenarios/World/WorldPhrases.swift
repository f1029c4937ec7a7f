import Files

/// What notifications of a generated world say in one language: four people, and phrases of every
/// kind. None needs an escape in JSON.
struct WorldPhrases: Sendable {
  /// Those who write messages and mail.
  let people: [String]
  private let bodies: [WorldKind: [String]]
  private let titles: [WorldKind: String]

  /// Reads those of a language, as `phrases.json` has them: a list of what people write, or a title
  /// with what stands below it.
  fileprivate init(_ node: JSONNode?) {
    let kinds = WorldKind.allCases.map { ($0, node?.member(named: $0.rawValue)) }
    people = node?["people"].strings ?? []
    bodies = kinds.reduce(into: [:]) { $0[$1.0] = ($1.1?["bodies"] ?? $1.1).strings }
    titles = kinds.reduce(into: [:]) { $0[$1.0] = $1.1?["title"]?.string }
  }

  /// What a notification of a kind says.
  func bodies(_ kind: WorldKind) -> [String] { bodies[kind] ?? [] }

  /// What stands above it; nil where that is a person's name.
  func title(_ kind: WorldKind) -> String? { titles[kind] }

  fileprivate static let all: [WorldLanguage: WorldPhrases] = {
    let bytes = PackageResources.phrases_json
    let root = JSONDocument.read(bytes, path: "phrases.json", grammar: .ours).root
    let languages = WorldLanguage.allCases
    return Dictionary(
      uniqueKeysWithValues: languages.map { ($0, WorldPhrases(root?.member(named: $0.rawValue))) })
  }()
}

extension WorldLanguage {
  /// What people write in it.
  var phrases: WorldPhrases { WorldPhrases.all[self] ?? WorldPhrases(nil) }
}

extension JSONNode? {
  fileprivate var strings: [String] { self?.elements.compactMap(\.string) ?? [] }
}
