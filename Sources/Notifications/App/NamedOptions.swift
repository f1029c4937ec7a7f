/// A set of options that files write as a list of names.
package protocol NamedOptions: OptionSet, Hashable, Sendable where Element == Self {
  /// Every option with its name, in the order they are written.
  static var names: [(option: Self, name: String)] { get }
}

extension NamedOptions {
  /// The option with a name; nil for an unknown name.
  package init?(named name: String) {
    // By index: in code that is not specialized, a sequence has the runtime look protocols up.
    let known = Self.names
    guard let index = known.indices.first(where: { known[$0].name == name }) else { return nil }
    self = known[index].option
  }

  /// The options with these names; unknown names are left out.
  package init(named names: some Sequence<String>) {
    self = []
    for name in names {
      if let option = Self(named: name) { formUnion(option) }
    }
  }

  /// The names of those that are in it, in the order of the table.
  @inlinable package var names: [String] {
    Self.names.compactMap { contains($0.option) ? $0.name : nil }
  }
}
