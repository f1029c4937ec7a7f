import Delivery
import Notifications

/// The languages of the workbench side by side; those that say the same for every number are one.
struct WordGrid {
  /// A language, and what it says: a column for each use.
  struct Language {
    /// The locale, and what its language is called.
    let title: WordColumnTitle
    /// Its words, one column for each of the grid's uses.
    let columns: [WordColumn]
    /// L17: whether the app does not have it, so that another stands in.
    var standsIn: Bool { columns.contains(where: \.isStandIn) }
  }

  /// Languages that say the same; the first one stands for all: one that the
  /// app has, where there is one.
  struct Group {
    fileprivate(set) var languages: [Language]
    /// The one whose words are seen.
    var leader: Language { languages.first { !$0.standsIn } ?? languages[0] }
    /// The others, in order.
    var others: [Language] {
      languages.filter { $0.title.locale != leader.title.locale }
    }
  }

  /// The languages that are shown, each with those that say the same.
  let groups: [Group]
  /// What is counted, ascending.
  let numbers: [Int]
  /// What the words stand for, one or both.
  let uses: [WordUse]

  /// Puts all of it into words once.
  init(
    _ subject: WordSubject, _ uses: [WordUse], _ titles: [WordColumnTitle], numbers: [Int],
    on state: State
  ) {
    (self.numbers, self.uses) = (numbers, uses)
    let matrices = uses.map { use in
      WordMatrix(subject, use, locales: titles.map(\.locale), numbers: numbers, on: state)
    }
    var groups: [Group] = []
    var places: [[Cell]: Int] = [:]
    for (index, title) in titles.enumerated() {
      let language = Language(title: title, columns: matrices.map { $0.columns[index] })
      let cells = language.columns.flatMap { column in numbers.map { Cell(column.wording($0)) } }
      if let place = places[cells] {
        groups[place].languages.append(language)
      } else {
        places[cells] = groups.count
        groups.append(Group(languages: [language]))
      }
    }
    self.groups = groups
  }

  // What is wrong in one language is not to be taken for right in another.
  private struct Cell: Hashable {
    /// What is said for a number.
    let words: String
    /// What is wrong with it, so that right and wrong never count as the same.
    let flaws: [String]

    init(_ wording: Wording) {
      words = wording.words
      flaws = wording.flaws.map(\.message)
    }
  }

  /// Where a cell is; nil where no language fits what is typed.
  func place(of spot: WordSpot) -> (group: Int, use: Int, row: Int)? {
    guard
      let group = groups.firstIndex(where: { $0.languages.contains { $0.isNamed(spot.locale) } }),
      let use = uses.firstIndex(of: spot.use), let row = numbers.firstIndex(of: spot.number)
    else { return nil }
    return (group, use, row)
  }

  /// What a cell says in its own language, for each use.
  func wordings(of spot: WordSpot) -> [Wording] {
    guard let place = place(of: spot) else { return [] }
    let language = groups[place.group].languages.first { $0.isNamed(spot.locale) }
    return language?.columns.map { $0.wording(spot.number) } ?? []
  }
}

extension WordGrid.Language {
  fileprivate func isNamed(_ name: String) -> Bool { title.locale.name == name }
}
