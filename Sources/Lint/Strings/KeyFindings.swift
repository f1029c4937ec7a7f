import Notifications

/// Something that holds for some keys of a table.
enum KeyFindings {
  /// Of more than these, one sentence tells more than a line each. Then the note stands at the
  /// beginning of the file.
  static let most = 10
}

extension [String] {
  /// The first few in quotes, and how many there are besides: `"a", "b" and 7 more`.
  ///
  /// - Returns: Three at most.
  var quotedFew: String { map { "\"\($0)\"" }.enumerated(atMost: 3) }
}
