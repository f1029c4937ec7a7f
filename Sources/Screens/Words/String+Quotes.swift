extension String {
  /// With single marks where quotes stand within quotes: `“Room ‘Tulip’”`; as it is
  /// where they do not pair up.
  var withInnerQuotes: String {
    var (depth, text) = (0, "")
    for scalar in unicodeScalars {
      switch scalar {
      case "“":
        depth += 1
        text.unicodeScalars.append(depth > 1 ? "‘" : scalar)
      case "”" where depth == 0: return self
      case "”":
        text.unicodeScalars.append(depth > 1 ? "’" : scalar)
        depth -= 1
      default: text.unicodeScalars.append(scalar)
      }
    }
    return depth == 0 ? text : self
  }
}
