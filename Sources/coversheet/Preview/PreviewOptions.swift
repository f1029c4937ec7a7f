import Explaining
import Notifications

/// What `preview` takes.
struct PreviewOptions: CommandOptions {
  private var lists: [MatrixAxis: String] = [:]
  private let rowsText: String?
  private let columnsText: String?
  private let hasPseudo: Bool
  private let html: String?
  private let svg: String?
  private let against: String?
  private let isStrict: Bool
  private let isJSON: Bool
  private let isText: Bool

  init(_ line: inout OptionReader) {
    html = line.value(
      CommandLineOption(
        name: "html", value: "FILE", isOutput: true,
        summary: "draw every cell, on one page that needs nothing else"
      ))
    svg = line.value(
      CommandLineOption(
        name: "svg", value: "DIR", isOutput: true, summary: "draw every cell, a picture each"))
    against = line.value(
      CommandLineOption(
        name: "against", value: "OTHER",
        summary:
          "compare every cell with that of another app folder or scenario, or with the same set otherwise,"
          + " such as locale=pl or system=12,previews=never"))
    isText = line.has(
      CommandLineOption(
        name: "text",
        summary: "print a table for each category, as --locales and --counts alone do"))
    for axis in MatrixAxis.allCases { lists[axis] = line.value(axis.option) }
    hasPseudo = line.has(
      CommandLineOption(
        name: "pseudo",
        summary:
          "also in en-XL (a third longer), en-XA (accented), ar-XB (right to left), made of the app’s own"
          + " words: what stays plain there is not localized"))
    rowsText = line.value(.axes("rows", "what goes down the side; languages if not said"))
    columnsText = line.value(.axes("columns", "what goes along the top; the rest if not said"))
    isJSON = line.has(.json)
    isStrict = line.has(.strict)
    line.shares(.output)
  }

  /// What is asked for.
  ///
  /// - Throws: Where a value is none that can be said.
  func request() throws(UsageError) -> MatrixRequest {
    var values: [MatrixAxis: [MatrixValue]] = [:]
    for axis in MatrixAxis.allCases {
      guard let text = lists[axis] else { continue }
      values[axis] = try Self.values(text, on: axis)
    }
    let request = MatrixRequest(
      values: values, rows: try axes(rowsText, "rows"), columns: try axes(columnsText, "columns"),
      hasPseudo: hasPseudo, html: html, svg: svg, against: try comparedInput, isStrict: isStrict,
      isJSON: isJSON, isText: isText)
    if let twice = request.rows?.first(where: { request.columns?.contains($0) == true }) {
      throw UsageError("--rows and --columns both have \(twice.rawValue); say it once")
    }
    return request
  }

  private var comparedInput: ComparedInput? {
    get throws(UsageError) {
      guard let against else { return nil }
      if against.isEmpty { throw UsageError("--against is empty; write --against=OTHER") }
      return try ComparedInput(against)
    }
  }

  private static func values(
    _ text: String, on axis: MatrixAxis
  ) throws(UsageError) -> [MatrixValue] {
    var values: [MatrixValue] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let value = MatrixValue(String(word), on: axis) else {
        throw UsageError(
          "--\(axis.optionName)\(axis == .locale ? ":" : "") \(axis.refusal(of: String(word)))")
      }
      values.append(value)
    }
    return values.uniqued()
  }

  private func axes(_ text: String?, _ option: String) throws(UsageError) -> [MatrixAxis]? {
    guard let text else { return nil }
    var axes: [MatrixAxis] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let axis = MatrixAxis(rawValue: String(word)) else {
        let names = MatrixAxis.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("--\(option) takes \(names), with commas between; “\(word)” is none")
      }
      axes.append(axis)
    }
    return axes.uniqued()
  }
}

extension CommandLineOption {
  fileprivate static func axes(_ name: String, _ summary: String) -> CommandLineOption {
    let names = MatrixAxis.allCases.map(\.rawValue).joined(separator: ", ")
    return CommandLineOption(name: name, value: "AXIS,…", summary: "\(summary): \(names)")
  }
}
