import Delivery
import Notifications

/// What each kind of notification reveals to who looks at the phone, by its previews
/// and by how it lies there.
package struct PrivacyAudit: Equatable, Sendable {
  /// A row for each app and category that is listed, in the order of the list; then those that lie
  /// in summaries alone.
  package let subjects: [Subject]
  /// H1: whether the phone's system has no previews, so that everything shows.
  package let hidesNothing: Bool

  /// An app's notifications of one category.
  package struct Subject: Hashable, Sendable {
    /// The app.
    package let app: BundleIdentifier
    /// What the app is called.
    package let appName: String
    /// The category; nil for those without one.
    package let category: String?
    // The delivery number of the newest one.
    fileprivate var newest: Int
    /// How many there are in the list and in summaries.
    package fileprivate(set) var count = 0
    /// By previews, then by lock.
    package fileprivate(set) var cells: [Cell] = []
    /// What a stranger reads while previews are Never; nil where nothing of it is listed then.
    package fileprivate(set) var reading: Reading?
  }

  /// What a stranger reads of a kind on a locked phone, in the app's own words.
  package struct Reading: Hashable, Sendable {
    /// The title, or what stands for the content.
    package let words: String
    /// What that is, and where it shows too much, why the app did not choose that.
    package let account: String
    /// Whether it shows more than it should.
    package let isFinding: Bool
  }

  /// What shows under one setting.
  package struct Cell: Hashable, Sendable {
    /// When content may be read.
    package let previews: Previews
    /// How the phone lies there.
    package let lock: MatrixLock
    /// What shows, in order; empty where only the app and the time do.
    package fileprivate(set) var parts: [RevealedPart] = []
    /// H14: what shows although previews are hidden.
    package fileprivate(set) var leaks: [MatrixFlag] = []
  }

  /// Looks at a phone under all settings; nothing happens to it.
  package init(_ state: State) {
    var subjects = state.auditedKinds
    for previews in Previews.allCases {
      for lock in MatrixLock.allCases {
        let looked = state.lookedAt(
          previews: previews, isLocked: lock != .unlocked, isAuthenticated: lock != .locked)
        let rows = Dictionary(
          grouping: looked.matrixRows(groups: State.mostAudited), by: looked.kind)
        for index in subjects.indices {
          let own = rows[subjects[index].kind] ?? []
          // What lies below another one of its stack shows once the stack is expanded.
          let shown = own.isEmpty ? [MatrixRow(subjects[index].newest, in: looked)] : own
          subjects[index].cells.append(looked.cell(previews, lock, shown))
          if previews == .never, lock == .locked {
            subjects[index].reading = shown.first.map(looked.reading)
          }
        }
      }
    }
    self.subjects = subjects
    hidesNothing = !state.device.profile.has(.previews)
  }

  /// Looks at several phones; what an earlier one has is not looked at again.
  package init(_ states: [State]) {
    subjects = states.flatMap { PrivacyAudit($0).subjects }.uniqued(on: \.kind)
    hidesNothing = states.contains { !$0.device.profile.has(.previews) }
  }

  /// How many settings of a subject let something show although previews are hidden, chosen or not.
  var leakCount: Int {
    subjects.reduce(0) { $0 + $1.cells.count { !$0.leaks.isEmpty } }
  }

  /// How many kinds show more than they should: what an app chose by name for
  /// all of its kinds is none.
  package var findingCount: Int { subjects.count { !$0.findings.isEmpty } }
}

extension PrivacyAudit.Subject {
  /// What its notifications have in common.
  fileprivate var kind: WordSubject { WordSubject(app: app, category: category) }

  /// The leaks of all settings, each once.
  package var leaks: [MatrixFlag] { cells.flatMap(\.leaks).uniqued() }

  /// Those that the app did not choose.
  var findings: [MatrixFlag] { leaks.filter { !$0.isChosen } }
}

extension State {
  // What comes further down the list, or the group, is of the same kinds,
  // or was of no use for long.
  fileprivate static let mostAudited = 500

  // Each as often as it is listed, and not looked at yet.
  fileprivate var auditedKinds: [PrivacyAudit.Subject] {
    var (subjects, places): ([PrivacyAudit.Subject], [WordSubject: Int]) = ([], [:])
    for number in auditedNumbers {
      let notification = notification(number)
      let kind = notification.wordSubject
      let index = places[kind] ?? subjects.count
      if index == subjects.count {
        places[kind] = index
        subjects.append(
          PrivacyAudit.Subject(
            app: kind.app, appName: displayName(of: kind.app), category: kind.category,
            newest: number))
      }
      subjects[index].count += 1
      subjects[index].newest = max(subjects[index].newest, number)
    }
    return subjects
  }

  // F13, F16: what summaries brought, and what is shown of the next one, is seen there, too.
  private var auditedNumbers: [Int] {
    Section.allCases.flatMap { list[$0].groups.prefix(Self.mostAudited).flatMap(\.memberNumbers) }
      + summary.cards.flatMap(\.members) + (summary.isNextShown ? summary.held : [])
  }

  fileprivate func kind(of row: MatrixRow) -> WordSubject {
    notification(row.number).wordSubject
  }

  fileprivate func reading(_ row: MatrixRow) -> PrivacyAudit.Reading {
    // H1, H22: such a system, or such a notification, has nothing that stands for its content.
    guard row.shown.isHidden else {
      let words = row.shown.firstWords ?? ""
      return PrivacyAudit.Reading(words: words, account: "all of it shows", isFinding: false)
    }
    let finding = leaks(in: row).first { !$0.isChosen }
    if let title = row.shown.title ?? row.shown.subtitle, !title.isEmpty {
      let part = row.shown.title == nil ? "subtitle" : "title"
      let why = finding == nil ? ", as all of its kinds say" : "; its other kinds hide theirs"
      return PrivacyAudit.Reading(
        words: title, account: part + why, isFinding: finding != nil)
    }
    let own = row.hasSystemWords ? "the system’s own" : "placeholder"
    return PrivacyAudit.Reading(
      words: row.shown.body ?? "", account: finding.map { "\(own); \($0.words)" } ?? own,
      isFinding: finding != nil)
  }

  fileprivate func cell(
    _ previews: Previews, _ lock: MatrixLock, _ rows: [MatrixRow]
  ) -> PrivacyAudit.Cell {
    let revealed = Set(rows.flatMap(parts))
    return PrivacyAudit.Cell(
      previews: previews, lock: lock, parts: RevealedPart.allCases.filter(revealed.contains),
      leaks: rows.flatMap(leaks).uniqued())
  }

  private func parts(of row: MatrixRow) -> [RevealedPart] {
    let shown = row.shown
    let notification = notification(row.number)
    let counted = shown.summary ?? (shown.isHidden ? shown.body : nil) ?? ""
    let arguments = row.members.prefix(Self.mostAudited)
      .compactMap { self.notification($0).content.summaryArgument }
    let hasActions = category(of: notification)?.actions.isEmpty == false
    let all: [(RevealedPart, Bool)] = [
      (.title, shown.title != nil), (.subtitle, shown.subtitle != nil),
      (.body, shown.body != nil && !shown.isHidden),
      (.argument, arguments.contains { !$0.isEmpty && counted.containsBytes(of: $0) }),
      (.count, row.members.count > 1 && !counted.isEmpty && tellsNumber(row)),
      (.picture, shown.thumbnail != nil), (.actions, hasActions && !shown.isHidden),
    ]
    return all.filter(\.1).map(\.0)
  }

  // H4, H13, T8, T21: the system's own words have the number always, also as a part of a mix.
  private func tellsNumber(_ row: MatrixRow) -> Bool {
    if row.hasSystemWords { return true }
    let localizer = localizer(of: notification(row.number).app)
    var known: [Text] = []
    for number in row.members.prefix(Self.mostAudited) {
      let category = category(of: notification(number))
      let isSummary = row.shown.summary != nil
      let text =
        isSummary ? category?.categorySummaryFormat : category?.hiddenPreviewsBodyPlaceholder
      guard let text, !localizer.resolve(text, for: .placeholder, number: 1).saysNothing else {
        return true
      }
      if known.contains(text) { continue }
      known.append(text)
      if localizer.tellsNumber(text, for: isSummary ? .summary : .placeholder) { return true }
    }
    return false
  }
}
