/// How many columns a terminal takes for each kind of character on which terminals do not agree.
///
/// Layout knows nothing of it and has two columns for each; it tells the writer after which of them
/// the cursor stands where our table says, and how far the others paint over what is beside them.
/// It is recorded in what is exported.
package struct ClusterWidths: Hashable, Sendable {
  // For each kind in their order; empty where nothing was measured.
  private let columns: [Int]
  // Columns beyond those of the parts, for each code point that makes a character one of the kind.
  private let excesses: [ClusterKind: Int]

  /// Nothing is known: no terminal is believed to agree.
  package static let fixed = ClusterWidths(columns: [])

  private init(columns: [Int]) {
    self.columns = columns
    excesses = zip(ClusterKind.allCases, columns).reduce(into: [:]) { excesses, measured in
      excesses[measured.0] = measured.0.excess(of: measured.1)
    }
  }

  /// What was measured; nil unless that is a place for each sample, and none farther
  /// than any terminal would go.
  ///
  /// - Parameter columns: Where the cursor was behind each, in the order of `ClusterKind`.
  package init?(measured columns: [Int]) {
    let isWhole = columns.count == ClusterKind.allCases.count
    guard isWhole, columns.allSatisfy((0...Self.most).contains) else { return nil }
    self.init(columns: columns)
  }

  /// The columns that the widest sample may take.
  package static let most = 19

  /// What decided it.
  package var policy: WidthPolicy { columns.isEmpty ? .fixed : .measured }

  /// The columns of a kind; nil where they were not measured.
  package subscript(kind: ClusterKind) -> Int? {
    zip(ClusterKind.allCases, columns).first { $0.0 == kind }?.1
  }

  /// Whether the terminal takes as many columns for a character as our table, so that
  /// the cursor stands behind it.
  package func agree(on character: Character) -> Bool {
    guard policy == .measured, character.columns == 2, character.isBuiltAsSamples else {
      return false
    }
    let kinds = character.clusterKinds
    return !kinds.isEmpty && kinds.allSatisfy { self[$0] == 2 }
  }

  /// How many columns a terminal takes for a character beyond those of its parts:
  /// some show what others hide.
  package func excess(of character: Character) -> Int {
    if columns.isEmpty { return 0 }
    return character.clusterKinds.reduce(0) { $0 + excesses[$1, default: 0] }
  }

  /// Whether the terminal takes more columns for some than their parts have, so
  /// that more is to be covered.
  package var hasExcess: Bool { excesses.values.contains { $0 > 0 } }
}

extension ClusterKind {
  // What a terminal that takes so many columns for the sample takes beyond those of its parts, for
  // each code point that makes it one of the kind.
  fileprivate func excess(of measured: Int) -> Int {
    let marks = sample.clusterKinds.count { $0 == self }
    return (max(0, measured - sample.columnsOfParts) + marks - 1) / marks
  }
}

extension ClusterWidths: CustomStringConvertible {
  /// As exports record it: `fixed`, or `measured joined=2 selected=1` and so on.
  package var description: String {
    zip(ClusterKind.allCases, columns).reduce(policy.rawValue) { words, measured in
      words + " \(measured.0.rawValue)=\(measured.1)"
    }
  }
}
