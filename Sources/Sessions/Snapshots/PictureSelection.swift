/// Which pictures are kept as they are drawn; the others are compared.
package enum PictureSelection: Equatable, Sendable {
  /// None: each is compared.
  case none
  /// All of them.
  case all
  /// Those that lines call so, of each case.
  case named(Set<String>)

  /// What `--update-snapshots=list,badge` or `=all` names.
  package init(names text: String) {
    let names = text.split(separator: ",").map(String.init)
    self = names.contains("all") ? .all : .named(Set(names))
  }

  /// Whether a picture of this name is kept.
  package func takes(_ name: String) -> Bool {
    switch self {
    case .none: false
    case .all: true
    case .named(let names): names.contains(name)
    }
  }

  /// The names that none of some pictures has, in order.
  package func missing(among drawn: Set<String>) -> [String] {
    switch self {
    case .none, .all: []
    case .named(let names): names.subtracting(drawn).sorted()
    }
  }
}
