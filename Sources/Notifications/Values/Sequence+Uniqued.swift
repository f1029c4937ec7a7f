extension Sequence {
  /// Those that differ in something, each at its first place.
  package func uniqued<Subject: Hashable>(on subject: (Element) -> Subject) -> [Element] {
    var known: Set<Subject> = []
    return filter { known.insert(subject($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// Each once, at its first place.
  package func uniqued() -> [Element] { uniqued { $0 } }
}
