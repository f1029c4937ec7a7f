extension String {
  /// With single marks where quotes stand within quotes: `“Room ‘Tulip’”`; as it is
  /// where they do not pair up.
  var withInnerQuotes: String {
    var (depth, text) = (0, "")
    for character in self {
      switch character {
      case "“":
        depth += 1
        text.append(depth > 1 ? "‘" : character)
      case "”" where depth == 0: return self
      case "”":
        text.append(depth > 1 ? "’" : character)
        depth -= 1
      default: text.append(character)
      }
    }
    return depth == 0 ? text : self
  }
}
