import Localization
import Notifications

extension State {
  /// X23, X24: whether an app on trial can be kept like this here.
  package func isOffered(_ keeping: Keeping) -> Bool {
    switch keeping {
    case .quietly, .prominently: device.profile < .ios15
    case .immediately: device.profile >= .ios15
    case .summary: device.profile >= .ios15 && device.hasScheduledSummary
    }
  }

  /// Why an app on trial cannot be kept like this here; nil where it can.
  func refusal(of keeping: Keeping) -> Refusal? {
    if isOffered(keeping) { return nil }
    switch keeping {
    case .quietly, .prominently:
      return Refusal("from iOS 15 on Keep means “keep immediately”; iOS 12 to 14 have this one")
    case .immediately:
      return Refusal("“keep immediately” is there from iOS 15 on; write “device os=15” first")
    case .summary where device.profile < .ios15:
      return Refusal("“keep summary” is there from iOS 15 on; write “device os=15” first")
    case .summary:
      return Refusal("no summary is scheduled; write “device summary=on” first")
    }
  }
}

extension Keeping {
  /// How it is called on the sheet.
  var title: SystemText {
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
