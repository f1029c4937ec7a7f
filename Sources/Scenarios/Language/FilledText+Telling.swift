import Notifications

extension FilledText {
  // Longer than most values; the rest stands in the line of the case.
  private static let mostShown = 60

  /// Complaints, and behind each about what a case filled in what that is: the file has its key alone.
  ///
  /// - Parameters:
  ///   - origin: Where it is given, such as `case polish, line 2`.
  ///   - path: The path of the complaints' places; others are left as they are.
  func telling(_ complaints: [Diagnostic], givenBy origin: String, _ path: String) -> [Diagnostic] {
    if complaints.isEmpty { return [] }
    let told = filled(path)
    return complaints.map { complaint in
      guard let words = told[complaint.place] else { return complaint }
      var complaint = complaint
      complaint.message += " (\(words) in \(origin))"
      return complaint
    }
  }

  private func filled(_ path: String) -> [Place: String] {
    var lines = LinePosition(start: file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    var told: [Place: String] = [:]
    for (range, origin) in fillings {
      let (line, column) = lines.position(of: origin.lowerBound, in: file)
      let text = String(decoding: bytes[range], as: UTF8.self)
      let shown = text.count > Self.mostShown ? text.prefix(Self.mostShown) + "…" : text
      let key = String(decoding: file[origin], as: UTF8.self)
      told[Place(path, line: line, column: column)] = "\(key) is “\(shown)”"
    }
    return told
  }
}

extension ScenarioCases {
  /// What a case is called beside what it filled in, with its line where it is one of these.
  func origin(of values: ScenarioCase) -> String {
    let line = self[values.name] == values ? line(of: values.name)?.place.line : nil
    return "case \(values.name)" + (line.map { ", line \($0)" } ?? "")
  }
}
