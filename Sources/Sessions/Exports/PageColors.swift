import TerminalCore

extension ThemedMarkup {
  /// The colors of a page around its pictures, as variables of a stylesheet: light, or dark
  /// where the reader's system is.
  var variables: String {
    let names: [(String, Role)] = [
      ("background", .background), ("text", .text), ("secondary", .dim), ("line", .line),
      ("accent", .accent), ("critical", .critical), ("surface", .surface), ("warning", .warning),
    ]
    let colors = names.map { ($0, self.colors(of: $1)) }
    let light = colors.map { "--\($0): \($1.light);" }.joined(separator: " ")
    let dark = colors.map { "--\($0): \($1.dark);" }.joined(separator: " ")
    return ":root { color-scheme: light dark; \(light) }\n"
      + "@media (prefers-color-scheme: dark) { :root { \(dark) } }\n"
  }

  /// A whole stylesheet: the variables that a file of rules reads, its rules,
  /// and those of the pictures.
  ///
  /// - Parameters:
  ///   - file: The bytes of one of `Pages/*.css`.
  ///   - columns: How wide the pictures are, for rules that make them fit; nil where none do.
  func stylesheet(_ file: [UInt8], columns: Int? = nil) -> String {
    let width = columns.map { " --columns: \($0);" } ?? ""
    return variables + ":root { --mono: \(Frame.fontFamilies);\(width) }\n"
      + String(decoding: file, as: UTF8.self) + stylesheet
  }
}
