import Delivery
import Explaining
import Notifications

extension FiringPreview {
  /// When it fires next, a line each, with the rules at the end.
  func nextLines(on device: Device) -> [String] {
    firings.map { "  next  \($0.line(on: device))" }
  }
}

extension Firing {
  private func day(on device: Device) -> String {
    guard let time = time(on: device) else { return "" }
    let day = device.englishDates.day(time)
    return at == nil ? day : "\(day) \(time.shortestClock)"
  }

  /// The firing as a line: when, and what is special about it.
  fileprivate func line(on device: Device) -> String {
    // What no clock decides is repeated by its own rule, which stands above.
    let rule = reading == nil ? nil : adjustment.map { "\($0.rule)" }
    return [day(on: device), remark, rule].compactMap(\.self).joined(separator: "  ")
  }
}
