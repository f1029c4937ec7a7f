/// What makes one character of several code points, on whose columns terminals do not agree.
/// Our table has two for each.
package enum ClusterKind: String, CaseIterable, Hashable, Sendable {
  /// U+200D: several emoji are one.
  case joined
  /// U+FE0F: a letter or sign is an emoji.
  case selected
  /// Two halves of a flag.
  case flag
  /// A skin tone.
  case toned
  /// A digit on a key.
  case keycap

  /// The kind that a code point makes of what it is part of; nil for none.
  package init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{200D}": self = .joined
    case Unicode.Scalar.emojiSelector: self = .selected
    case "\u{20E3}": self = .keycap
    case _ where scalar.isRegionalIndicator: self = .flag
    case _ where scalar.isSkinTone: self = .toned
    default: return nil
    }
  }

  /// What a terminal is given to measure: one of the longest of its kind, since
  /// some join only so many bytes.
  package var sample: Character {
    switch self {
    case .joined: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"
    case .selected: "\u{2764}\u{FE0F}"
    case .flag: "\u{1F1EF}\u{1F1F5}"
    case .toned: "\u{1F44D}\u{1F3FD}"
    case .keycap: "1\u{FE0F}\u{20E3}"
    }
  }
}

extension Character {
  /// What it is of the kinds that terminals do not agree on, a kind for each
  /// code point that makes it one.
  var clusterKinds: [ClusterKind] { unicodeScalars.compactMap { ClusterKind($0) } }

  /// Whether measured samples tell what a terminal makes of it: it is built
  /// as they are, and no longer.
  var isBuiltAsSamples: Bool {
    let scalars = Array(unicodeScalars)
    // What ends in a joiner goes on in what stands beside it.
    guard utf8.count <= ClusterKind.joined.sample.utf8.count, let first = scalars.first,
      first.isRegionalIndicator || ClusterKind(first) == nil, scalars.last != "\u{200D}"
    else { return false }
    return scalars.indices.allSatisfy { index in
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      return ClusterKind(scalars[index]) != nil || scalars[index].isEmoji(before: next)
    }
  }

  /// The columns of its parts where each has its own.
  var columnsOfParts: Int {
    unicodeScalars.reduce(0) { $0 + $1.mostColumns(WidthClass($1).columns) }
  }
}

extension Unicode.Scalar {
  // As text it is as narrow as the font has it.
  fileprivate func isEmoji(before next: Unicode.Scalar?) -> Bool {
    properties.isEmojiPresentation || properties.isEmoji && next == .emojiSelector
  }
}
