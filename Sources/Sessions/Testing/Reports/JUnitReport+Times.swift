import Files

extension JUnitReport {
  /// The paths of the test cases in a report with their times in seconds; nil where it has none.
  ///
  /// Only what this needs of XML is read: start tags with their attributes.
  static func times(in file: SourceFile) -> [(path: String, seconds: Double)]? {
    let text = String(decoding: file.bytes, as: UTF8.self)
    let isReport = text.contains("<testsuite")
    let times = text.matches(of: #/<testcase\s([^>]*)>/#).compactMap { match in
      let attributes = attributes(match.output.1)
      return attributes["name"].flatMap { name in
        attributes["time"].flatMap(Double.init).map { (name, $0) }
      }
    }
    return isReport ? times : nil
  }

  private static func attributes(_ tag: Substring) -> [String: String] {
    let pairs = tag.matches(of: #/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/#).map { match in
      (String(match.output.1), unescaped(match.output.2 ?? match.output.3 ?? ""))
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'")]
      .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }.replacing("&amp;", with: "&")
  }
}
