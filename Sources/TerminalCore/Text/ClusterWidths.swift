/// How many columns a terminal takes for each kind of character on which terminals do not agree.
///
/// Layout knows nothing of it and has two columns for each; it tells the writer after which of them the cursor stands
/// where our table says, and how far the others paint over what is beside them. It is recorded in what is exported.
package struct ClusterWidths: Hashable, Sendable {
  // For each kind in their order; empty where nothing was measured.
  private let columns: [Int]

  /// Nothing is known: no terminal is believed to agree.
  package static let fixed = ClusterWidths(columns: [])

  private init(columns: [Int]) { self.columns = columns }

  /// What was measured; nil unless that is a place for each sample, and none farther than any terminal would go.
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

  /// Whether the terminal takes as many columns for a character as our table, so that the cursor stands behind it.
  package func agree(on character: Character) -> Bool {
    guard policy == .measured, character.columns == 2, character.isBuiltAsSamples else {
      return false
    }
    let kinds = character.clusterKinds
    return !kinds.isEmpty && kinds.allSatisfy { self[$0] == 2 }
  }

  /// How many columns a terminal takes for a character beyond those of its parts: some show what others hide.
  package func excess(of character: Character) -> Int {
    if columns.isEmpty { return 0 }
    return character.clusterKinds.reduce(0) { $0 + excess(of: $1) }
  }

  /// Whether the terminal takes more columns for some than their parts have, so that more is to be covered.
  package var hasExcess: Bool { ClusterKind.allCases.contains { excess(of: $0) > 0 } }

  // For each code point that makes a character one of the kind.
  private func excess(of kind: ClusterKind) -> Int {
    guard let measured = self[kind] else { return 0 }
    let marks = kind.sample.clusterKinds.count { $0 == kind }
    return (max(0, measured - kind.sample.columnsOfParts) + marks - 1) / max(1, marks)
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
