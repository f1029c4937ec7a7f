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

  /// Section O: the system that apps are opened on, so that what every cell's has is no mistake of
  /// theirs: the oldest that is named, where a fresh phone's is older still; else nil.
  var openingSystem: Profile? {
    let named = namedSystems
    let oldest = named.isEmpty ? nil : (named + comparedSystems).min()
    return oldest.flatMap { $0 > Device.standardProfile ? $0 : nil }
  }

  // Those that are named, else the phone's own.
  private func systems(of runs: [HeadlessRun]) -> [Profile] {
    let named = namedSystems
    return (named.isEmpty ? runs.map(\.session.state.device.profile) : named) + comparedSystems
  }

  private var namedSystems: [Profile] {
    let isAxis = ((rows ?? []) + (columns ?? [])).contains(.system)
    let named = values[.system] ?? (isAxis ? MatrixAxis.system.allValues : [])
    return named.compactMap { value in
      if case .system(let profile) = value { profile } else { nil }
    }
  }

  private var comparedSystems: [Profile] { [against?.point.system].compactMap(\.self) }
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
