extension StringProtocol {
  /// With words in the place of a character, wherever it stands.
  ///
  /// A mark behind it makes another character of it, which stays.
  package func replacingEach(_ character: Character, by words: String) -> String {
    reduce(into: "") { $1 == character ? $0.append(words) : $0.append($1) }
  }
}
