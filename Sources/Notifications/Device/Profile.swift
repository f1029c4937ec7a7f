/// The version of the system that is simulated (`os=12`); behavior differs
/// only where a rule says so.
///
/// From iOS 17 on there are versions to ask for, and no rules: they behave as iOS 16 (section O).
package enum Profile: Int, CaseIterable, Comparable, Sendable {
  /// Local notifications before there were requests (section N).
  case ios4 = 4
  /// The first with a list of notifications and extensions.
  case ios10 = 10
  case ios11, ios12, ios13, ios14, ios15, ios16
  case ios17, ios18, ios19, ios20, ios21, ios22, ios23, ios24, ios25, ios26

  /// Reads a version such as `12`; nil where it is none that can be asked for.
  package init?(version: String) {
    guard let number = Int(digits: version) else { return nil }
    self.init(rawValue: number)
  }

  package static func < (left: Profile, right: Profile) -> Bool { left.rawValue < right.rawValue }

  /// The profile whose rules are in force: itself, up to the last that rules tell of.
  package var behavesAs: Profile { min(self, .ios16) }

  /// Those that differ from each other, from the oldest on.
  package static let distinct = allCases.filter { $0.behavesAs == $0 }
}

// Words about versions.
extension Profile {
  /// Every version that can be asked for, in words.
  package static let versions = "4, or 10 to 26"

  /// What is said of those that behave as another; nil for one that has rules of its own.
  package var standingIn: String? {
    if behavesAs == self { return nil }
    return "iOS \(rawValue) behaves as iOS \(behavesAs.rawValue): these rules know no later change"
  }

  /// Why a version cannot be simulated, in words without a full stop.
  package static func refusal(of version: String) -> String {
    let advice = "write \(versions)"
    guard let number = Int(digits: version), ios4.rawValue..<ios10.rawValue ~= number else {
      return "“\(version)” is no version that can be simulated; \(advice)"
    }
    return "iOS \(number) cannot be simulated: no rules tell of iOS 5 to 9; \(advice)"
  }
}
