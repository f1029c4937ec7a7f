extension [String] {
  /// One after the other with a full stop between, unless there is one or something like it.
  package var asSentences: String {
    reduce(into: "") { sentences, next in
      if !sentences.isEmpty { sentences += sentences.isEnded ? " " : ". " }
      sentences += next
    }
  }
}

extension String {
  // A sentence in brackets ends what it stands in.
  fileprivate var isEnded: Bool {
    guard last == ")" else { return last.map { ".!?…:;".contains($0) } ?? false }
    return dropLast().last.map { ".!?".contains($0) } ?? false
  }
}
