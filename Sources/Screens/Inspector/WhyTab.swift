import Delivery
import Explaining
import Notifications
import TerminalCore

/// *Why*: the answer first, then the questions that people ask of the inspected thing.
struct WhyTab {
  /// The inspector around it: width, selection and marks.
  let pane: InspectorPane

  init(_ pane: InspectorPane) { self.pane = pane }

  /// The phone at the moment that is shown.
  var scene: Scene { pane.scene }

  /// All of it, seen or not.
  var part: Part {
    if case .previews = pane.subject { return previews }
    if case .remark(let said) = pane.subject { return part(of: said) }
    guard let explanation else { return pane.noSubject }
    return .vertical(
      [
        .text(pane.marks.own(subject(explanation)), .text, rows: 2),
        .text(pane.marks.own(explanation.answer), .text, .bold, rows: nil),
      ] + (hasFindings ? findingsOfApp : [])
        + WhyQuestions(pane, explanation).parts + cuts
        + firings(explanation) + findingsOfSetting + (hasFindings ? [] : findingsOfApp))
  }

  // Nothing but fields, each of which runs its own way.
  private func subject(_ explanation: Explanation) -> String {
    let fields = explanation.subject.withInnerQuotes.split(atBytesOf: " · ")
    return pane.marks.joined(fields.map { String($0) })
  }

  // H1: what is set for the whole phone, and what that means.
  private var previews: Part {
    let (words, value) = (scene.state.systemWords, scene.state.previews)
    return .vertical([
      .text(pane.phoneMarks.own(words(.showPreviews)), .text, rows: 2),
      .text(pane.phoneMarks.own(words(value.systemValue)), .text, .bold, rows: nil),
      remark(pane.marks.own(Words.meaning(of: value)), "H1"),
      remark(Words.ownPreviewsCount, "H1"),
    ])
  }

  private func part(of said: Remark) -> Part {
    .vertical(
      [
        .text(pane.marks.own(said.subject), .text, rows: 2),
        said.answer.isEmpty
          ? nil : .text(pane.marks.own(said.answer), .text, .bold, rows: nil),
      ] + said.reasons.map { remark(pane.marks.own($0.words), $0.rule) })
  }

  private var findingsOfApp: [Part?] {
    if case .app(let app) = pane.subject { findings(app) } else { [] }
  }

  // Below what its setting does.
  private var findingsOfSetting: [Part?] {
    if case .setting(let app, _) = pane.subject { findings(app) } else { [] }
  }

  // What is wrong comes before all questions; that nothing is known to be wrong comes last.
  private var hasFindings: Bool {
    if case .app(let app) = pane.subject { !found(in: app).isEmpty } else { false }
  }

  private func found(in app: BundleIdentifier) -> [Diagnostic] {
    guard let folder = scene.state.app(app)?.app.folder else { return [] }
    return scene.diagnostics.filter { $0.place.path.isWithin(folder) }
  }

  // What is wrong with the files of an app.
  private func findings(_ app: BundleIdentifier) -> [Part?] {
    guard scene.state.app(app)?.app.folder != nil else { return [] }
    let found = found(in: app)
    let hint = pane.model.text(found.isEmpty ? Words.checksFiles : Words.listsFindings)
    return [.text(Words.inFiles, .accent)] + found.map(part(finding:))
      + [.text(pane.marks.own(hint), .dim, rows: nil)]
  }

  private func part(finding: Diagnostic) -> Part? {
    let place = finding.place
    let words = "\(place.fileAndLine): \(finding.message.revealed)"
    let look = pane.look(of: finding)
    return line(look.mark, look.role, [TextRun(pane.marks.own(words), look.role)], finding.rule)
  }

  private func line(
    _ mark: String, _ role: Role, _ words: [TextRun], _ rule: RuleID?
  ) -> Part {
    .horizontal([
      .text("\(mark) ", role, .bold), Part.text(words, rows: nil).growing(),
      rule.map { .text("  \($0)", .dim) },
    ])
  }

  private var explanation: Explanation? {
    switch pane.subject {
    case .notification(let number):
      scene.memory.told.withLock { memory in
        Explanation(
          of: number, facts: scene.facts, in: scene.state, isBrief: true,
          isCountOpen: pane.model.isCountOpen, remembering: &memory)
      }
    case .group(let place): Explanation(of: place, facts: scene.facts, in: scene.state)
    case .app(let app): Explanation(of: app, facts: scene.facts, in: scene.state)
    case .pending(let pending): Explanation(of: pending, facts: scene.facts, in: scene.state)
    case .push(let push): Explanation(of: push, facts: scene.facts.facts, in: scene.state)
    case .setting(let app, let key):
      scene.state.app(app).flatMap { installed in
        Explanation(
          ofSetting: key, meaning: scene.state.meaning(ofSetting: key, of: installed) ?? "",
          of: app, facts: scene.facts, in: scene.state)
      }
    case .previews, .remark, .nothing: nil
    }
  }

  // What a trigger depends on, and when it fires next.
  private func firings(_ explanation: Explanation) -> [Part?] {
    guard let preview = explanation.preview else { return [] }
    let words = FiringWords(scene.state, pane.marks).all(preview.firings)
    let separator = TextRun(" \(pane.marks.dot) ", .dim)
    let next = Array(words.flatMap { [$0, separator] }.dropLast())
    let own = explanation.unsaidDependence.map {
      remark(pane.marks.own($0.words), $0.rule)
    }
    if next.isEmpty { return own }
    let line = Part.text([TextRun(Words.next + " ", .dim)] + next, rows: nil)
    return own + [line.padded(leading: 2)]
  }

  /// Words of a reason, with the rule beside them.
  func remark(_ words: String, _ rule: RuleID) -> Part {
    .horizontal([
      Part.empty.sized(columns: 2), Part.text(words, .dim, rows: nil).growing(),
      .text("  \(rule)", .dim),
    ])
  }
}
