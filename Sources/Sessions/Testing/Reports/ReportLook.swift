/// How a report for people looks: with colors of the terminal, or as plain text.
package struct ReportLook: Sendable {
  /// Whether escape sequences are written.
  let isColored: Bool

  package init(isColored: Bool) { self.isColored = isColored }

  /// What counts most.
  func strong(_ text: String) -> String { styled(text, "1") }
  /// What stands around it.
  func faint(_ text: String) -> String { styled(text, "2") }
  /// What did not pass.
  func bad(_ text: String) -> String { styled(text, "1;31") }
  /// What did.
  func good(_ text: String) -> String { styled(text, "32") }
  /// What differs.
  func marked(_ text: String) -> String { styled(text, "7") }

  private func styled(_ text: String, _ codes: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(codes)m\(text)\u{1B}[0m" : text
  }
}
