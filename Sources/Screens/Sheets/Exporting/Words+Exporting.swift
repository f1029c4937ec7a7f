/// The words around pictures that are written into files.
extension Words {
  static let exportTitle = "Export"
  static let exportName = "Write what is on the screen, as a picture, a page or text, into:"
  static let exportEndings = "The name's ending says how: .svg .html .png .txt .ansi"
  static let exports = "write"
  static let noExportName = "Type the name of a file, such as screen.svg."

  static func unknownEnding(_ ending: String) -> String {
    ending.isEmpty
      ? "The name has no ending; write .svg .html .png .txt or .ansi behind it."
      : ".\(ending) is no picture; write .svg .html .png .txt or .ansi instead."
  }
  static func exported(_ path: String) -> String { "What was on the screen is in \(path)." }
}

extension ControlWords {
  static let export = ControlWords(
    "picture", "Write what is on the screen into a file: SVG, HTML, PNG or text",
    also: "export screenshot svg html png picture image save file capture")
}
