import Screens

extension Document {
  /// The keys of the screen.
  static let controls = Document(
    path: "Sources/Screens/Controls/README.md",
    text: """
      # Keys

      What the keys do on the screen. Every control can be clicked, too, and `?` shows those that act
      here. Made from the table in this folder; \(refreshing.code) makes it anew.

      \(sections)
      """)

  private static var sections: String {
    Control.Family.allCases.compactMap { section in
      let controls = Control.all.filter { $0.section == section }
      guard !controls.isEmpty else { return nil }
      var table = Table("Keys", "Control", "What it does", "Scenario verb")
      for control in controls {
        let shortcuts =
          control.shortcuts.isEmpty ? control.publishedShortcuts : control.shortcuts
        let keys = shortcuts.map(\.description.code).joined(separator: ", ")
        table.add(keys, control.title, control.summary, control.verb?.name.code ?? "")
      }
      return "## \(section.title)\n\n\(table.text)"
    }.joined(separator: "\n")
  }
}
