/// A reader that takes bytes from elsewhere, as fuzzing tries it.
///
/// Whatever the bytes are, it ends by itself, soon, within little memory, and keeps
/// what `broken` asks of it.
package struct FuzzTarget: Sendable {
  /// What it is called on the command line and in `Fuzzing/Finds`.
  package let name: String
  /// What mutations begin with.
  package let seeds: Seeds
  /// Words that inputs are put together from, of the tables that the program itself runs on.
  package let words: @Sendable () -> [String]
  /// What is not as it is to be with these bytes; nil where all is.
  package let broken: @Sendable (_ bytes: [UInt8]) -> String?

  init(
    _ name: String, _ seeds: Seeds, words: @escaping @Sendable () -> [String] = { [] },
    broken: @escaping @Sendable (_ bytes: [UInt8]) -> String?
  ) {
    self.name = name
    self.seeds = seeds
    self.words = words
    self.broken = broken
  }

  /// Of all kinds of input, in the order of their modules.
  package static let all: [FuzzTarget] =
    json + strings + propertyLists + projects + scenarios + settings + terminal + wires + messages
    + media

  /// The target with a name; nil where there is none.
  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
