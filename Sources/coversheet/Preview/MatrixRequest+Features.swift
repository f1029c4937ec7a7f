import Delivery
import Explaining
import Notifications
import Sessions

extension MatrixRequest {
  /// Section O: refuses a value that none of the systems has: each of its cells would only say so.
  ///
  /// - Parameter runs: What is shown. Where lines of it are wrong, one of them may
  ///   be what names the system.
  func checkFeatures(in runs: [HeadlessRun]) throws(UsageError) {
    if runs.contains(where: \.report.hasInvalidInput) { return }
    let systems = systems(of: runs)
    let named = MatrixAxis.allCases.flatMap { values[$0] ?? [] }.map { ("", $0) }
    let others = (against?.point.values ?? []).map { ("against=", $0) }
    for (option, value) in named + others {
      guard let feature = value.feature, !systems.contains(where: feature.exists(in:)) else {
        continue
      }
      throw UsageError(
        "--\(option)\(value.axis.rawValue)=\(value.name): \(feature.name) is there from iOS "
          + "\(feature.first.rawValue) on; write --systems=\(feature.first.rawValue)")
    }
  }

  // Those that are named, else the phone's own.
  private func systems(of runs: [HeadlessRun]) -> [Profile] {
    let isAxis = ((rows ?? []) + (columns ?? [])).contains(.system)
    let named = values[.system] ?? (isAxis ? MatrixAxis.system.allValues : [])
    let systems = named.compactMap { value in
      if case .system(let profile) = value { profile } else { nil }
    }
    let own = runs.map(\.session.state.device.profile)
    return (systems.isEmpty ? own : systems) + [against?.point.system].compactMap(\.self)
  }
}

extension MatrixValue {
  /// What a system has to have for it; nil where each has.
  fileprivate var feature: Feature? {
    switch self {
    case .delivery(.summary): .scheduledSummary
    case .grouping: .grouping
    case .delivery, .system, .locale, .focus, .count, .previews, .lock, .surface, .age, .theme,
      .width:
      nil
    }
  }
}
