import Notifications
import Scenarios

/// One thing that the interface can do: its words, its keys, when it can act, and what it does.
///
/// Keys, footer, help, mouse and `help --json` all read the one table, `Control.all`. A
/// class, because every frame picks from the table, and a dozen texts and closures are more
/// to copy than one reference.
///
/// It asks `when` before it acts; what it does on a particular surface that surface says first.
package final class Control: Sendable {
  /// Unique in the table.
  package let id: ControlID
  /// A word or two, for footer and buttons.
  package let title: String
  /// One sentence for help, without a full stop.
  package let summary: String
  /// Other words by which it may be looked for, with blanks between them; never shown.
  let aliases: String
  /// The first one is the one that the footer shows.
  ///
  /// Empty for a control that clicks, lists and the palette reach.
  package let shortcuts: [Shortcut]
  /// Keys that were published and have left the table: they go on working
  /// where nothing else has them.
  package var publishedShortcuts: [Shortcut] { Shortcut.published[id] ?? [] }
  /// Its heading in help.
  package let section: Family
  /// The scenario verb that it stands for; nil for what is only visual.
  package var verb: Verb? { makeVerb() }

  /// The shortcut that is offered: while letters are text, the first that is none; nil for none.
  func shortcut(whileWriting isWritten: Bool) -> Shortcut? {
    isWritten ? shortcuts.first { !$0.isTyped } : shortcuts.first
  }
  /// Its place in the footer and at the top of help, from 1; above 20 only there.
  /// Nil keeps it out of both.
  let footerRank: Int?
  // Made when it is asked for: before the first frame no row is.
  private let makeVerb: @Sendable () -> Verb?
  // What it does where no surface says something else.
  private let label: Label?
  private let condition: Condition
  private let act: Act

  /// Words of the moment.
  typealias Label = @Sendable (Model, Scene) -> ControlTitle?
  /// A look at the moment.
  typealias Condition = @Sendable (Model, Scene) -> Availability
  /// What is done.
  typealias Act = @Sendable (inout Model, Scene) -> [Effect]

  /// The headings of help, in their order.
  ///
  /// Its cases stand in the order of help.
  package enum Family: String, CaseIterable, Hashable, Sendable {
    case moving, list, options, inspector, going, payloads, phone, clock, program, copying

    /// The heading.
    package var title: String { Words.title(of: self) }
  }

  /// - Parameters:
  ///   - condition: Whether it can act; always where it is not given.
  ///   - reason: In place of it: why it cannot act where no surface answers for it.
  init(
    _ id: ControlID, _ title: String, _ summary: String, also aliases: String = "",
    _ shortcuts: [Shortcut], in section: Family,
    verb: @autoclosure @escaping @Sendable () -> Verb? = nil, footer footerRank: Int? = nil,
    label: Label? = nil, when condition: Condition? = nil, elsewhere reason: Sentence? = nil,
    act: @escaping Act = { _, _ in [] }
  ) {
    (self.id, self.title, self.summary) = (id, title, summary)
    (self.aliases, self.shortcuts, self.section) = (aliases, shortcuts, section)
    makeVerb = verb
    (self.footerRank, self.label) = (footerRank, label)
    self.condition = condition ?? { _, _ in reason.map(Availability.disabled) ?? .enabled }
    self.act = act
  }

  /// What it does where no surface says something else.
  func elsewhere(_ model: Model, _ scene: Scene) -> Binding {
    Binding(title: label?(model, scene), condition(model, scene), act: act)
  }

  /// The same control with other keys.
  func having(_ shortcuts: [Shortcut]) -> Control {
    Control(
      id, title, summary, also: aliases, shortcuts, in: section, verb: self.makeVerb(),
      footer: footerRank, label: label, when: condition, act: act)
  }
}

extension Control {
  /// Makes one of several that are alike but for their words.
  convenience init(
    _ id: ControlID, _ words: ControlWords, _ shortcuts: [Shortcut], in section: Family,
    verb: @autoclosure @escaping @Sendable () -> Verb? = nil, footer footerRank: Int? = nil,
    label: Label? = nil, when condition: Condition? = nil, act: @escaping Act = { _, _ in [] }
  ) {
    self.init(
      id, words.title, words.summary, also: words.aliases, shortcuts, in: section,
      verb: verb(), footer: footerRank, label: label, when: condition, act: act)
  }
}

/// Whether a control can act now.
///
/// A control that cannot act stays in help and footer, and says why when its key is pressed.
package enum Availability: Hashable, Sendable {
  case enabled
  /// Why not.
  case disabled(Sentence)

  /// Why not, in words that name no control.
  static func disabled(_ words: String) -> Availability { .disabled(Sentence(words)) }

  /// Enabled under a condition.
  static func when(
    _ condition: Bool, else reason: @autoclosure () -> Sentence
  ) -> Availability {
    condition ? .enabled : .disabled(reason())
  }

  /// Enabled under a condition, else for a reason that names no control.
  static func when(_ condition: Bool, else reason: String) -> Availability {
    .when(condition, else: Sentence(reason))
  }

  /// The reason; nil where it is enabled.
  package var reason: Sentence? {
    switch self {
    case .enabled: nil
    case .disabled(let reason): reason
    }
  }
}

extension Control {
  /// Everything that can be done on the main screen.
  ///
  /// In the order of help within each section. Its keys are only the default: see `Keymap`.
  package static let all: [Control] =
    list + richView + copying + copyingMore + copyLists + wires + moving + searching + inspecting
    + stepping
    + outward + editing
    + payloads
    + phone + watch + banner + clock + timeline
    + options + silence + wording + recording + expecting + reports
    + sessions
    + opening
    + exporting
    + program
    + tour
    + mouse

  /// The control with this id.
  static func with(_ id: ControlID) -> Control? { byID[id] }

  private static let byID = Dictionary(
    all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// Whether the footer shows it where there is room.
  var isInFooter: Bool { footerRank.map { $0 <= 20 } ?? false }

  /// Whether the typed word is another word for it, or begins one.
  ///
  /// Its title, its name in files, its aliases and those of a verb of the same name count.
  package func isMeant(by typed: String) -> Bool {
    OtherWords.fit(
      typed, [title, id.rawValue, aliases, ownVerb?.aliases ?? ""].joined(separator: " "))
  }

  /// Whether the typed text is one of its names, all of it.
  ///
  /// Its title and its name in files count.
  package func isCalled(_ typed: String) -> Bool {
    OtherWords.same(title, typed) || OtherWords.same(id.rawValue, typed)
  }

  /// What the palette shows it as where no surface says something else: what is copied stands
  /// behind that verb.
  package var shownName: String { section == .copying ? Words.copy(title) : title }

  // The words of a verb that does other things besides, such as `setting`, are not its own.
  private var ownVerb: Verb? { verb?.name == id.rawValue ? verb : nil }
}

extension [Control] {
  /// Those that a typed text names, all of it: first those that are shown so, as `why`, then those
  /// of whose name it is a part, as `copy why`.
  package func called(_ typed: String) -> [Control] {
    let shown = filter { OtherWords.same($0.shownName, typed) }
    return (shown + filter { $0.isCalled(typed) }).uniqued(on: \.id)
  }
}
