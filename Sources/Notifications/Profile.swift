/// The version of the system that is simulated (`os=12`); behavior differs only where a rule says so.
package enum Profile: Int, CaseIterable, Comparable, Sendable {
  case ios4 = 4
  case ios10 = 10
  case ios11, ios12, ios13, ios14, ios15, ios16

  package static func < (left: Profile, right: Profile) -> Bool { left.rawValue < right.rawValue }
}
