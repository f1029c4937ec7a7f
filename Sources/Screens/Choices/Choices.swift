import Notifications
import Scenarios

/// What the person chose for the interface by hand, to be so the next time;
/// nil for what was not chosen.
package struct Choices: Hashable, Sendable {
  /// The theme's name.
  package var theme: String?
  /// How much room the rows of the list take.
  package var density: Density?
  /// How wide the phone beside the inspector is.
  var phoneColumns: Int?

  package init(theme: String? = nil, density: Density? = nil, phoneColumns: Int? = nil) {
    (self.theme, self.density, self.phoneColumns) = (theme, density, phoneColumns)
  }

  /// Reads what `text` wrote, a choice a line: `theme dark`. What another
  /// version knows is left out.
  package init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2 else { continue }
      switch words[0] {
      case "theme": theme = words[1]
      case "rows": density = Density(rawValue: words[1])
      case "phone":
        let columns = Int(digits: words[1])
        phoneColumns = columns.flatMap { 1...ScreenSize.most ~= $0 ? $0 : nil }
      default: break
      }
    }
  }

  /// A choice a line; empty where nothing was chosen.
  package var text: String {
    [
      theme.map { "theme \($0)" }, density.map { "rows \($0.rawValue)" },
      phoneColumns.map { "phone \($0)" },
    ].compactMap(\.self).map { $0 + "\n" }.joined()
  }

  /// The same with what was chosen later.
  package func completed(by later: Choices) -> Choices {
    Choices(
      theme: later.theme ?? theme, density: later.density ?? density,
      phoneColumns: later.phoneColumns ?? phoneColumns)
  }
}
