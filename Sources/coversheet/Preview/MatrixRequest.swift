import Delivery
import Explaining
import Localization
import Notifications
import TerminalCore

/// What `preview` is asked for.
struct MatrixRequest {
  /// The values that were said, by axis.
  let values: [MatrixAxis: [MatrixValue]]
  /// The axes down the side; nil where none were said.
  let rows: [MatrixAxis]?
  /// The axes along the top; nil where none were said.
  let columns: [MatrixAxis]?
  /// Whether the pseudo-locales come after the others.
  let hasPseudo: Bool
  /// Where the page goes; nil for none.
  let html: String?
  /// The folder for pictures; nil for none.
  let svg: String?
  /// What every cell is compared with; nil for nothing.
  let against: ComparedInput?
  /// Whether a flaw makes the status 1.
  let isStrict: Bool
  /// Whether the words are printed for programs.
  let isJSON: Bool
  /// Whether the words are printed as tables though they are drawn or compared.
  let isText: Bool
  /// The themes that are named, by their names; read before anything is played.
  var palettes: [String: Palette] = [:]

  /// More cells than a person looks through.
  static let mostCells = 5000
  /// As many notifications as a cell holds at most.
  static let mostCounted = 1000

  /// Whether cells are played, and not only words looked up.
  var isDrawn: Bool {
    html != nil || svg != nil || against != nil || isStrict || rows != nil || columns != nil
      || hasOtherAxes
  }

  private var hasOtherAxes: Bool {
    values.keys.contains { $0 != .locale && $0 != .count }
  }

  /// The numbers that were said; nil for none.
  var counts: [Int]? {
    values[.count]?.compactMap { if case .count(let count) = $0 { count } else { nil } }
  }

  /// The languages that were said, else those given, with the pseudo-locales
  /// where they were asked for.
  func locales(else usual: [WordLocale]?) -> [WordLocale]? {
    let said = values[.locale]?.compactMap { value -> WordLocale? in
      if case .locale(let locale) = value { locale } else { nil }
    }
    guard let locales = said ?? usual else { return nil }
    let pseudo = hasPseudo ? PseudoLocale.allCases.map { WordLocale($0.rawValue) } : []
    return locales + pseudo.filter { !locales.contains($0) }
  }

  /// All languages that the words of a phone's apps are looked at in, each once.
  func shownLocales(on state: State) -> [WordLocale] {
    let spoken = state.wordSubjects.flatMap { state.wordLocales(of: $0.app) }
    let other = [against?.point.locale].compactMap(\.self)
    return ((locales(else: spoken) ?? []) + other).uniqued()
  }

  /// The axes for a subject on a phone.
  func axes(of subject: MatrixSubject, on state: State) -> MatrixAxes {
    axes(allValues(of: subject, on: state))
  }

  /// The axes for what two phones show, with the languages and numbers of both; nil
  /// where one shows none of it.
  func axes(
    of subjects: (MatrixSubject?, MatrixSubject?), on left: State, _ right: State
  ) -> MatrixAxes {
    let left = subjects.0.map { allValues(of: $0, on: left) } ?? [:]
    let right = subjects.1.map { allValues(of: $0, on: right) } ?? [:]
    return axes(left.merging(right) { left, right in left + right.filter { !left.contains($0) } })
  }

  private func axes(_ all: [MatrixAxis: [MatrixValue]]) -> MatrixAxes {
    MatrixAxes(MatrixAxis.allCases.flatMap { all[$0] ?? [] }, rows: rows, columns: columns)
  }

  private func allValues(
    of subject: MatrixSubject, on state: State
  ) -> [MatrixAxis: [MatrixValue]] {
    var all = values
    let own = [WordLocale(state.device.languages.first ?? "en")]
    let other = against?.point ?? MatrixPoint()
    switch subject {
    case .category(let words):
      let usual = other.locale == nil ? state.wordLocales(of: words.app) : own
      let locales = locales(else: usual) ?? []
      all[.locale] = locales.map(MatrixValue.locale)
      let numbers = counts ?? state.numbersToTry(in: locales + [other.locale].compactMap(\.self))
      all[.count] = other.count == nil ? numbers.map(MatrixValue.count) : all[.count]
    case .played:
      let spoken = state.spokenLanguages.filter { !$0.apps.isEmpty }.map { WordLocale($0.tag.name) }
      let usual = spoken.isEmpty || other.locale != nil ? own : spoken
      all[.locale] = (locales(else: usual) ?? []).map(MatrixValue.locale)
    }
    if all[.previews] == nil, other.previews == nil {
      all[.previews] = [.previews(.always), .previews(.never)]
    }
    for axis in (rows ?? []) + (columns ?? []) where all[axis] == nil {
      all[axis] = axis.allValues
    }
    return all
  }
}
