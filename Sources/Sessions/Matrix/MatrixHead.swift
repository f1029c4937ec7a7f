import Delivery
import Explaining
import Notifications

/// What stands above the tables of a page: how it is made again, and what all of
/// its phones have in common.
package struct MatrixHead: Sendable {
  /// The command that makes the page; empty where it was made on the screen.
  let command: String
  /// What all cells have in common, by name.
  let facts: [(name: String, value: String)]

  /// - Parameters:
  ///   - sections: The tables: what is one of their axes is said there.
  ///   - state: The phone that they were made of.
  ///   - other: The phone that it is compared with; nil where that is the same one, or none is.
  ///   - change: What that one is set to instead.
  ///   - command: As a shell takes it; empty for none.
  package init(
    _ sections: [Matrix.Table], of state: State, beside other: State? = nil,
    changing change: MatrixPoint = MatrixPoint(), command: String = ""
  ) {
    self.command = command
    let others = other.map { Self.facts(sections, of: $0, changing: change) }
    facts = Self.facts(sections, of: state, changing: change).filter { fact in
      others?.contains { $0 == fact } ?? true
    }
  }

  private static func facts(
    _ sections: [Matrix.Table], of state: State, changing change: MatrixPoint
  ) -> [(name: String, value: String)] {
    let axes = sections.map(\.axes)
    func isOpen(_ axis: MatrixAxis) -> Bool {
      change[axis] != nil || axes.contains { $0.rows.contains(axis) || $0.columns.contains(axis) }
    }
    func common(_ axis: MatrixAxis) -> String? {
      axes.first?.common[axis]?.title
    }
    let isPlayed = sections.contains { $0.subject == .played }
    let lock = isPlayed && !state.device.isLocked ? "unlocked" : "locked"
    let all: [(MatrixAxis?, String, String)] = [
      (.system, "system", "iOS \(state.device.profile.rawValue)"), (.lock, "phone", lock),
      (.width, "width", "\(Matrix.Table.standardWidth) columns"),
      (nil, "date", state.device.dayAndClock(state.now)),
    ]
    return all.compactMap { axis, name, usual in
      guard let axis else { return (name, usual) }
      return isOpen(axis) ? nil : (name, common(axis) ?? usual)
    }
  }

  /// The list below the heading.
  var html: String {
    let items = facts.map { "<div><dt>\($0.name.markup)</dt><dd>\($0.value.markup)</dd></div>" }
    let line = command.isEmpty ? "" : "<p class=\"command\"><code>\(command.markup)</code></p>\n"
    return "\(line)<dl class=\"facts\">\(items.joined())</dl>\n"
  }
}

/// What the marks and shades of a page mean.
enum MatrixLegend {
  /// - Parameters:
  ///   - digest: Only what is on the page is explained.
  ///   - isComparison: Whether a cell is two phones.
  static func html(_ digest: MatrixDigest, isComparison: Bool) -> String {
    let kinds = digest.flagCounts.map { kind, _ in
      "<dt class=\"\(kind.rawValue)\"><b aria-hidden=\"true\">\(kind.mark.symbol)</b></dt>"
        + "<dd>\(kind.word): \(kind.meaning)</dd>"
    }
    let bar = isComparison ? "differs from the other phone" : "differs from the phone before it"
    let all = [
      digest.noteCount > 0
        ? "<dt>note</dt><dd>the app’s developer chose it by name</dd>" : nil,
      "<dt class=\"bar\"><i></i></dt><dd>\(bar)</dd>",
      isComparison ? nil : "<dt class=\"pale\">pale</dt><dd>the same as the phone before it</dd>",
    ]
    // Each pair is a piece, so that none is torn apart at the end of a line.
    let pairs = (kinds + all.compactMap(\.self)).map { "<div>\($0)</div>" }
    return "<dl class=\"legend\">\(pairs.joined())</dl>\n"
  }
}

extension MatrixFlag.Kind {
  /// What it means, for who sees the page first.
  fileprivate var meaning: String {
    switch self {
    case .missingForm: "a number asks for a plural form that the language lacks"
    case .untranslated: "words of another language, or a key, stand in"
    case .cut: "a text ends in “…” on the phone"
    case .leak: "a stranger reads it on a locked phone although previews are hidden"
    case .differs: "the two phones show different words"
    }
  }
}
