import Delivery

/// What a cell of a matrix says, and what is wrong with it.
package struct MatrixCell: Hashable, Sendable {
  /// What the phone is set to.
  package let point: MatrixPoint
  /// What the list says of it in a line: the summary, else the body or what stands for it;
  /// empty where nothing shows.
  package var words: String
  /// What is wrong, each kind of flaw and each text once.
  package var flags: [MatrixFlag]
  /// All texts that the list shows, from top to bottom, whole however much of them is cut.
  package var texts: [String] = []
  /// What the actions are called that its notifications offer, each once; behind one that asks for
  /// text in brackets what stands around that.
  package var actions: [String] = []
  /// Why the phone cannot be set like that; nil where it can.
  package var refusal: String?
  /// The tag of the language that the phone is set to.
  package var language = "en"
  /// Whether that runs from right to left.
  package var isRightToLeft = false

  package init(
    at point: MatrixPoint, words: String = "", flags: [MatrixFlag] = [], refusal: String? = nil
  ) {
    (self.point, self.words, self.flags, self.refusal) = (point, words, flags, refusal)
  }

  /// So many cells of which nothing is known, in words: `2 not drawn`; nil for none.
  package static func refused(_ count: Int) -> String? {
    count > 0 ? "\(count) not drawn" : nil
  }

  /// What the app did not choose, the worst first.
  package var findings: [MatrixFlag] {
    kinds.flatMap { kind in flags.filter { $0.kind == kind && !$0.isChosen } }
  }

  /// What was chosen by name.
  package var notes: [MatrixFlag] { flags.filter(\.isChosen) }

  /// The kinds of its findings, each once, in order.
  package var kinds: [MatrixFlag.Kind] { kinds { _ in true } }

  /// The same without titles of actions, which are those of all its row.
  package var ownKinds: [MatrixFlag.Kind] { kinds { !$0.isAboutAction } }

  private func kinds(of isCounted: (MatrixFlag) -> Bool) -> [MatrixFlag.Kind] {
    MatrixFlag.Kind.allCases.filter { kind in
      flags.contains { $0.kind == kind && !$0.isChosen && isCounted($0) }
    }
  }
}

extension Sequence<MatrixCell> {
  /// In how many cells each kind of finding is, and of titles of actions how many there are;
  /// those that are nowhere are left out.
  package var flagCounts: [(kind: MatrixFlag.Kind, count: Int)] {
    var counts: [MatrixFlag.Kind: Int] = [:]
    for kind in flatMap(\.ownKinds) + actionFlaws.map(\.flag.kind) { counts[kind, default: 0] += 1 }
    return MatrixFlag.Kind.allCases.compactMap { kind in counts[kind].map { (kind, $0) } }
  }

  /// What is wrong with titles of actions, each once for a language.
  package var actionFlaws: [(language: String, flag: MatrixFlag)] {
    flatMap { cell in
      cell.findings.filter(\.isAboutAction).map { (cell.point.locale?.name ?? cell.language, $0) }
    }.uniqued { "\($0.language) \($0.flag.words)" }
  }

  /// In how many cells something was chosen by name.
  package var noteCount: Int { count { !$0.notes.isEmpty } }

  /// How many cells show nothing, since the phone cannot be set like that.
  package var refusedCount: Int { count { $0.refusal != nil } }
}
