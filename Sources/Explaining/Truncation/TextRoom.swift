import Notifications

/// How much of a text a surface shows: a row of the table of truncation.
///
/// The lines are the policies'; how many characters go on a line is the screen's.
package struct TextRoom: Equatable, Sendable {
  /// Where it is shown.
  package let surface: TextSurface
  /// Which text.
  package let part: TextPart
  /// The most lines.
  package let lines: Int
  /// The switch that sets them; nil where they are fixed.
  package let policy: String?
  /// The rule that it follows.
  package let rule: RuleID
}

/// A place that cuts texts. The open rich view shows all of them.
package enum TextSurface: String, CaseIterable, Hashable, Sendable {
  /// A row of the lock screen or of Notification Center; the leading one of a stack, too.
  case row
  /// A notification of an expanded stack, whose first text shares its line with the time.
  case member
  case banner
  /// The long look (W6).
  case watch

  /// As the command line and scenarios name it.
  package var name: String {
    switch self {
    case .row: "list"
    case .member, .banner, .watch: rawValue
    }
  }
}

/// A text of a notification.
package enum TextPart: String, CaseIterable, Hashable, Sendable {
  case title, subtitle, body
  /// What stands under a collapsed stack.
  case summary
}

extension TextRoom {
  /// The room that a surface has for a text; nil where it does not show it.
  package static func room(
    for part: TextPart, on surface: TextSurface, _ policies: Policies
  ) -> TextRoom? {
    func room(_ key: PolicyKey<Int>) -> TextRoom {
      TextRoom(
        surface: surface, part: part, lines: policies[key], policy: key.name,
        rule: key.rule)
    }
    switch (surface, part) {
    case (.row, .title), (.row, .subtitle), (.member, .title), (.member, .subtitle):
      return room(.titleListLines)
    case (.row, .body), (.member, .body): return room(.bodyListLines)
    case (.row, .summary):
      return TextRoom(surface: surface, part: part, lines: 1, policy: nil, rule: "T29")
    case (.banner, .title), (.banner, .subtitle): return room(.titleBannerLines)
    case (.banner, .body): return room(.bodyBannerLines)
    case (.watch, .title): return room(.titleWatchLines)
    case (.watch, .subtitle):
      return TextRoom(surface: surface, part: part, lines: 1, policy: nil, rule: "W6")
    case (.watch, .body): return room(.bodyWatchLines)
    case (.member, .summary), (.banner, .summary), (.watch, .summary): return nil
    }
  }
}
