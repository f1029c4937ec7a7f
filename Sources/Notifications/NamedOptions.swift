/// A set of options that files write as a list of names.
package protocol NamedOptions: OptionSet, Hashable, Sendable where Element == Self {
  /// Every option with its name, in the order they are written.
  static var names: [(option: Self, name: String)] { get }
}

extension NamedOptions {
  /// The option with a name; nil for a name that nobody knows.
  package init?(named name: String) {
    guard let known = Self.names.first(where: { $0.name == name }) else { return nil }
    self = known.option
  }

  /// The options with these names; names that nobody knows are left out.
  package init(named names: some Sequence<String>) {
    self = Self(names.compactMap { Self(named: $0) })
  }

  /// The names of those that are in it, in the order of the table.
  package var names: [String] { Self.names.filter { contains($0.option) }.map(\.name) }
}
