extension String {
  /// L5, L7: the text with each `%@` replaced by the next argument and each `%2$@` by that one.
  ///
  /// What has no argument becomes empty; a surplus is ignored. Anything else stays as it is.
  package func filling(_ arguments: [String]) -> String {
    var result = ""
    var rest = self[...]
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      guard let placeholder = Placeholder(startOf: rest) else {
        result.append(rest.removeFirst())
        continue
      }
      let index = placeholder.position.map { $0 - 1 } ?? next
      if placeholder.position == nil { next += 1 }
      if arguments.indices.contains(index) { result += arguments[index] }
      rest = rest.dropFirst(placeholder.length)
    }
    return result + rest
  }
}

/// `%@` or `%2$@`.
private struct Placeholder {
  /// From 1; nil where none is written.
  var position: Int?
  /// In characters, with the percent sign.
  var length: Int

  init?(startOf text: Substring) {
    let digits = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
    let end = text.dropFirst(1 + digits.count)
    if digits.isEmpty, end.first == "@" {
      length = 2
    } else if let number = Int(digits), number > 0, end.hasPrefix("$@") {
      position = number
      length = digits.count + 3
    } else {
      return nil
    }
  }
}
