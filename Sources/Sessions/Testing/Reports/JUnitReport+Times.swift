import Files
import Notifications

extension JUnitReport {
  /// The paths of the test cases in a report with their times in seconds; nil
  /// where it is no such report.
  ///
  /// - Throws: Where it is no whole XML, as where it was cut short.
  static func times(
    in file: SourceFile
  ) throws(Diagnostic) -> [(path: String, seconds: Double)]? {
    var elements = XMLElements(file)
    var times: [(path: String, seconds: Double)] = []
    var isReport = false
    while let element = try elements.next() {
      isReport = isReport || ["testsuite", "testsuites"].contains(element.name)
      guard element.name == "testcase", let name = element["name"],
        let seconds = element["time"].flatMap(Double.init(decimal:))
      else { continue }
      times.append((name, seconds))
    }
    return isReport ? times : nil
  }
}
