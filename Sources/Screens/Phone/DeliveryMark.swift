import Delivery
import TerminalCore

/// How something is delivered, where that is not as usual: what stands before its app's name.
enum DeliveryMark: Hashable {
  case critical
  /// Of a provisional app (X21).
  case provisional
  /// In Notification Center and nowhere else (X5).
  case quiet

  /// Its color.
  var role: Role {
    switch self {
    case .critical: .critical
    case .provisional, .quiet: .quiet
    }
  }
}

extension InstalledApp {
  /// How its notifications are delivered now; nil for as usual.
  var deliveryMark: DeliveryMark? {
    if authorization == .provisional { return .provisional }
    return isQuiet ? .quiet : nil
  }
}

extension Marks {
  /// The character of a mark.
  subscript(mark: DeliveryMark) -> String {
    switch mark {
    case .critical: critical
    case .provisional: provisional
    case .quiet: quiet
    }
  }

  /// A mark before a name; empty for none.
  func before(_ mark: DeliveryMark?) -> String { mark.map { self[$0] + " " } ?? "" }
}
