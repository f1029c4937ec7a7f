import Delivery
import Explaining
import Notifications

extension FiringPreview {
  /// What a trigger depends on and when it fires, a line each, with the rules at the end.
  func lines(in zone: TimeZone) -> [String] {
    let next = firings.map { "  next  \($0.line(in: zone))" }
    return dependence.map { "  \($0.words)  \($0.rule)" } + next
  }
}

extension Firing {
  private func day(in zone: TimeZone) -> String {
    let time = at.map { CivilTime($0, in: zone) } ?? reading
    guard let time else { return "" }
    return at == nil ? time.day() : "\(time.day()) \(time.shortestClock)"
  }

  /// The firing as a line: when, and what is special about it.
  fileprivate func line(in zone: TimeZone) -> String {
    [day(in: zone), remark, adjustment.map { "\($0.rule)" }].compactMap(\.self)
      .joined(separator: "  ")
  }
}
