import Localization
import Notifications

extension State {
  /// X23, X24: whether a provisional app can be kept like this here.
  package func isOffered(_ keeping: Keeping) -> Bool {
    refusal(of: keeping) == nil
  }

  /// Why a provisional app cannot be kept like this here; nil where it can.
  func refusal(of keeping: Keeping) -> Refusal? {
    if let words = Feature.keeping(keeping.rawValue).refusal(in: device.profile) {
      return Refusal(words)
    }
    if keeping != .summary || device.hasScheduledSummary { return nil }
    return Refusal("no summary is scheduled; write “device summary=on” first")
  }
}

extension Keeping {
  /// How it is called on the sheet.
  package var title: SystemText {
    switch self {
    case .quietly: .deliverQuietly
    case .prominently: .deliverProminently
    case .immediately: .deliverImmediately
    case .summary: .deliverInSummary
    }
  }

  /// The order on the sheet, the one that delivers most first.
  static let bySheet: [Keeping] = [.prominently, .quietly, .immediately, .summary]
}
