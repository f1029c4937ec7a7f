import Delivery
import Notifications
import Scenarios
import TerminalCore

/// Finds what a line that is being typed may become: controls, verbs, and words that may come next.
///
/// A class, as it is never changed: to copy what it holds would be fifteen kilobytes of the program.
final class CommandSuggestions {
  private let model: Model
  private let scene: Scene
  private let palette: CommandSheet
  private let bindings: Bindings
  private let typed: String

  init(_ model: Model, _ scene: Scene, _ palette: CommandSheet) {
    (self.model, self.scene, self.palette) = (model, scene, palette)
    bindings = Bindings(model, scene)
    typed = palette.field.text.trimmed
  }

  /// The best first.
  var all: [CommandSuggestion] {
    // Keys do not wait for what a pasted file might become.
    if palette.field.characters.count > 1024 { return [] }
    guard palette.isLine else { return acts }
    return Self.once(named + words + controls(palette.field.text) + verbsOfSeveralWords)
  }

  /// What is nearest to a line that names nothing; nil where it has a name of the best, all of it
  /// or how its words begin, and where there is nothing near.
  var guess: String? {
    guard !palette.isLine, let best = all.first, !isNamed(best) else { return nil }
    return best.text
  }

  private func isNamed(_ suggestion: CommandSuggestion) -> Bool {
    if OtherWords.same(suggestion.text, typed) || OtherWords.fit(typed, suggestion.text) {
      return true
    }
    switch suggestion.act {
    case .option, .nothing: return true
    case .control(let id):
      return Control.with(id).map { $0.isCalled(typed) || $0.isMeant(by: typed) } ?? false
    case .line, .insert: return Verb.named(suggestion.text)?.isMeant(by: typed) ?? false
    }
  }

  /// The controls whose whole name, of several words, a line is: `clear all` is no
  /// line about something `all`.
  var named: [CommandSuggestion] {
    let isWhole = typed.containsBytes(of: " ") && !palette.field.text.hasSuffix(" ")
    return palette.isLine && isWhole ? calledControls : []
  }

  // A control and its verb may be called the same: the control stands where it needs no more words.
  private var acts: [CommandSuggestion] {
    let offered = allControls + verbs
    if typed.isEmpty { return offered }
    // A pasted file is no name.
    if typed.utf8.count > FuzzyMatch.patternBytes { return [] }
    let letters = typed.filter { $0 != " " }
    let words = typed.lowercased()
    let ranked = FuzzyMatch.ranked(letters, among: offered, by: \.text).map { candidate, match in
      candidate.hitting(match.indices)
    }
    let isCalled = { (offer: CommandSuggestion) in
      offer.text.lowercased().containsBytes(of: words)
    }
    let others = offered.filter { $0.summary.lowercased().containsBytes(of: words) }
    // Several words are a phrase, and not the letters of something.
    let likely = palette.hasSeveralWords ? ranked.filter(isCalled) : ranked
    let near = called + begun(offered) + values(isExact: true) + absences
    return Self.once(
      near + ranked.filter(isCalled) + meant + values(isExact: false) + likely + others)
  }

  // A control with a value is titled as that value's own row is: `theme: dark`.
  private static func once(_ suggestions: [CommandSuggestion]) -> [CommandSuggestion] {
    var acts: Set<CommandSuggestion.Act> = []
    var values: Set<String> = []
    return suggestions.filter { suggestion in
      acts.insert(suggestion.act).inserted
        && (!suggestion.namesValue || values.insert(suggestion.text).inserted)
    }
  }

  // What bears the name comes before what it is a part of. Beside an open view with a medium
  // `play` and `pause` are the medium's, as they are in a scenario; the clock's control comes
  // behind them, and has a key.
  private var called: [CommandSuggestion] {
    let controls = calledControls + clockControls
    return calledVerbs.contains(where: \.isOfMedium) && scene.state.richView?.media != nil
      ? calledVerbs + controls : controls + calledVerbs
  }

  // Its name is `play`, but while the clock runs it says `pause`.
  private var clockControls: [CommandSuggestion] {
    controls.filter { $0.id == .play && OtherWords.same(bindings.title(of: $0), typed) }
      .map(suggestion)
  }

  private var calledControls: [CommandSuggestion] {
    controls.called(typed).map(suggestion)
  }

  // Their first word may be a verb of its own: `clear all`.
  private var verbsOfSeveralWords: [CommandSuggestion] {
    calledVerbs.filter { $0.text.containsBytes(of: "-") }
  }

  private var calledVerbs: [CommandSuggestion] {
    offeredVerbs.filter { OtherWords.same($0.name, typed) }.map(suggestion)
  }

  // So does what its name begins with, whichever of `-` and blanks divides it.
  private func begun(_ offered: [CommandSuggestion]) -> [CommandSuggestion] {
    offered.filter { OtherWords.begins($0.text, with: typed) }
  }

  // A value of an option is something that one looks for: all of its name or another word comes
  // before what only has those letters.
  private func values(isExact: Bool) -> [CommandSuggestion] {
    if typed.count < 2 || typed.containsBytes(of: "  ") { return [] }
    return OptionValue.all(model, scene).filter {
      $0.isMeant(by: typed) && (!isExact || $0.isAll(typed))
    }
    .prefix(Self.mostValues).map { value in
      CommandSuggestion(
        act: .option(value.change), text: value.title.words,
        summary: Words.setsOption(isPresent: value.isPresent), namesValue: true)
    }
  }

  private static let mostValues = 12

  private var absences: [CommandSuggestion] {
    Absence.meant(by: typed).map { absence in
      [
        CommandSuggestion(
          act: .nothing, text: absence.title, summary: model.text(absence.reason))
      ]
    } ?? []
  }

  // What goes by another name is meant by it rather than what happens to have its letters.
  private var meant: [CommandSuggestion] {
    controls.filter { $0.isMeant(by: typed) }.map(suggestion)
      + offeredVerbs.filter { $0.isMeant(by: typed) }.map(suggestion)
  }

  private var controls: [Control] { model.keymap.controls.filter { $0.id != .commands } }

  private var allControls: [CommandSuggestion] { controls.map(suggestion) }

  private func controls(_ typed: String) -> [CommandSuggestion] {
    if typed.utf8.count > FuzzyMatch.patternBytes { return [] }
    let words = typed.lowercased()
    return FuzzyMatch.ranked(typed, among: allControls, by: \.text).filter { candidate, _ in
      candidate.text.lowercased().containsBytes(of: words)
    }.map { $0.candidate.hitting($0.match.indices) }
  }

  private func suggestion(_ control: Control) -> CommandSuggestion {
    let title = bindings.parts(ofTitle: control)
    // What the surface in front calls it says all of what it does there.
    let isOwn = title.words != control.title && bindings.ownTitle(of: control) != nil
    return CommandSuggestion(
      act: .control(control.id),
      text: control.section == .copying ? Words.copy(title.words) : title.words,
      summary: isOwn ? "" : control.summary, key: control.shortcuts.first?.name(model.glyphs) ?? "",
      whyDisabled: bindings.whyDisabled(control), namesValue: title.value != nil)
  }

  private var verbs: [CommandSuggestion] { offeredVerbs.map(suggestion) }

  private var offeredVerbs: [Verb] {
    let doubles = Control.all.compactMap(\.verb?.name)
    return Verb.all.filter { !$0.standsAlone || !doubles.contains($0.name) }
  }

  private func suggestion(_ verb: Verb) -> CommandSuggestion {
    let runs = verb.standsAlone && !lacksSheet(verb)
    let act: CommandSuggestion.Act =
      runs ? .line(verb.name) : .insert(verb.name + " ", 0..<palette.field.text.count)
    return CommandSuggestion(
      act: act, text: verb.name, summary: verb.summary, key: verb.signature.usage)
  }

  // What may name an app instead of the open sheet's has to, where no sheet is open.
  private func lacksSheet(_ verb: Verb) -> Bool {
    verb.family == .management && !verb.signature.parameters.isEmpty && scene.state.sheet == nil
  }

  private var words: [CommandSuggestion] {
    let completion = NameCompletion(
      line: palette.field.text, cursor: palette.field.cursor, state: scene.state
    ) { [scene] in scene.delivered }
    let named = completion.candidates.prefix(200).map { candidate in
      CommandSuggestion(
        act: .insert(candidate.insertion, completion.range), text: candidate.text,
        summary: candidate.summary)
    }
    let start = String(Array(palette.field.text)[completion.range]).lowercased()
    if completion.wantsPayload { return named + payloads(fitting: start, completion.range) }
    if completion.wantsScenario { return named + scenarios(fitting: start, completion.range) }
    return named
  }

  private func scenarios(fitting start: String, _ range: Range<Int>) -> [CommandSuggestion] {
    palette.scenarios.filter { $0.lowercased().containsBytes(of: start) }.map { path in
      CommandSuggestion(act: .insert(path.scenarioWord, range), text: path, summary: "")
    }
  }

  private func payloads(fitting start: String, _ range: Range<Int>) -> [CommandSuggestion] {
    (palette.payloads ?? []).filter {
      $0.path.lowercased().containsBytes(of: start)
    }.map { choice in
      CommandSuggestion(
        act: .insert(choice.path.scenarioWord, range), text: choice.path,
        summary: choice.app.isEmpty ? choice.title : choice.app)
    }
  }
}

extension CommandSuggestion {
  /// Whether it plays or pauses the medium of the open view.
  fileprivate var isOfMedium: Bool { ["play", "pause"].contains { act == .line($0) } }

  fileprivate func hitting(_ indices: [Int]) -> CommandSuggestion {
    var copy = self
    copy.hits = indices
    return copy
  }
}

extension Verb {
  /// How a line with it begins: with a blank where more words have to follow.
  var beginning: String { standsAlone ? name : name + " " }

  /// Whether it is a line without any more words.
  var standsAlone: Bool {
    signature.parameters.allSatisfy(\.isOptional) && !signature.needsOption
  }
}
