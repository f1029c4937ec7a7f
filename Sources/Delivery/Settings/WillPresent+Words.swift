import Notifications

extension WillPresent {
  /// What is presented while the app is in front.
  package var words: String {
    switch self {
    case .unimplemented, .options([]): "nothing"
    case .options(let options): options.names.joined(separator: ", ")
    }
  }
}
