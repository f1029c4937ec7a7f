import Delivery
import Notifications
import TerminalCore

extension WorkbenchPainter {
  /// Below the account: the same number in the languages that are not
  /// seen, or where all of them are, in the app's other categories.
  var others: [Part?] {
    let isAllSeen = seenLanguages == grid.groups.count
    let entries = isAllSeen ? otherCategories : otherLanguages
    guard selected != nil, !entries.isEmpty else { return [] }
    let columns = min(inner / 3, entries.map(\.name.columns).max() ?? 0)
    let title = (isAllSeen ? Words.inOtherCategories : Words.inOtherLanguages)(
      workbench.spot.number)
    return [.text(" "), .text(title, .accent)]
      + entries.map { line($0, nameColumns: columns).identified($0.spot) }
  }

  private typealias Entry = (name: String, wording: Wording, spot: Spot?)

  private var otherLanguages: [Entry] {
    let seen = Set(WordColumnLayout(self).seen.map(\.group))
    guard let use = selected?.use else { return [] }
    return grid.groups.indices.filter { !seen.contains($0) }.map { index in
      let leader = grid.groups[index].leader
      return (
        leader.title.names[0].visibleLine, leader.columns[use].wording(workbench.spot.number),
        spot(ofGroup: index)
      )
    }
  }

  private var otherCategories: [Entry] {
    let (own, spot) = (workbench.subject, workbench.spot)
    guard let title = workbench.columns.first(where: { $0.locale.name == spot.locale }) else {
      return []
    }
    return workbench.subjects.filter { $0.app == own.app && $0 != own }.compactMap { subject in
      let matrix = WordMatrix(
        subject, spot.use, locales: [title.locale], numbers: [spot.number], on: scene.state)
      return matrix.columns.first.map {
        ((subject.category ?? Words.noCategory).visibleLine, $0.wording(spot.number), nil)
      }
    }
  }

  private func line(_ entry: Entry, nameColumns: Int) -> Part {
    .horizontal([
      Part.text("  \(entry.name)", .dim).sized(columns: nameColumns + 4),
      mark(of: entry.wording).map { .text("\($0) ", .warning, .bold) },
      Part.text(entry.wording.words.visibleLine, .text).growing(),
    ])
  }
}

extension Words {
  /// Above what the languages that are not seen say for a number.
  static func inOtherLanguages(_ number: Int) -> String { "\(number) in the other languages" }
  /// Above what the app's other categories say for a number.
  static func inOtherCategories(_ number: Int) -> String { "\(number) in the other categories" }
}
