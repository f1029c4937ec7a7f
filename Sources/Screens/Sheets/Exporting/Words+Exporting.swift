/// The words around pictures that are written into files.
extension Words {
  /// The title of the sheet.
  static let exportTitle = "Export"
  /// Above the field for the file's path.
  static let exportName = "Write what is on the screen, as a picture, a page or text, into:"
  /// Below the field: the endings, each for a format.
  static let exportEndings = "The name’s ending says how: .svg .html .png .txt .ansi"
  /// What Enter does with the path.
  static let exports = "write"
  /// Why nothing was written: the field is empty.
  static let noExportName = "Type the name of a file, such as screen.svg."

  /// Why nothing was written: no format has this ending.
  static func unknownEnding(_ ending: String) -> String {
    ending.isEmpty
      ? "The name has no ending; write .svg .html .png .txt or .ansi behind it."
      : ".\(ending) is no picture; write .svg .html .png .txt or .ansi instead."
  }
  /// What is said once the file was written.
  static func exported(_ path: String) -> String { "What was on the screen is in \(path)." }
}
