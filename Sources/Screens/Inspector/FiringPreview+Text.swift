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
    at.map { device.dayAndClock($0) } ?? time(on: device).map { device.englishDates.day($0) } ?? ""
  }

  /// The firing as a line: when, and what is special about it.
  fileprivate func line(on device: Device) -> String {
    // What no clock decides is repeated by its own rule, which stands above.
    let rule = reading == nil ? nil : adjustment.map { "\($0.rule)" }
    return [day(on: device), remark, rule].compactMap(\.self).joined(separator: "  ")
  }
}
