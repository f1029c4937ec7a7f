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
  /// What the actions are called that its notifications offer, each once.
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
  package var kinds: [MatrixFlag.Kind] {
    MatrixFlag.Kind.allCases.filter { kind in
      flags.contains { $0.kind == kind && !$0.isChosen }
    }
  }
}

extension Sequence<MatrixCell> {
  /// In how many cells each kind of finding is; those that are nowhere are left out.
  package var flagCounts: [(kind: MatrixFlag.Kind, count: Int)] {
    var counts: [MatrixFlag.Kind: Int] = [:]
    for cell in self { for kind in cell.kinds { counts[kind, default: 0] += 1 } }
    return MatrixFlag.Kind.allCases.compactMap { kind in counts[kind].map { (kind, $0) } }
  }

  /// In how many cells something was chosen by name.
  package var noteCount: Int { count { !$0.notes.isEmpty } }

  /// How many cells show nothing, since the phone cannot be set like that.
  package var refusedCount: Int { count { $0.refusal != nil } }
}
