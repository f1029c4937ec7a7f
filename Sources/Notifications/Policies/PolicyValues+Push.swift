/// B3: which of the pushes that wait for a device are kept.
package enum OfflineStore: String, CaseIterable, Sendable {
  /// The newest of each app.
  case latest
  /// The newest of each app and collapse identifier (B4).
  case perCollapseId
  /// Every one of them, without a limit.
  case all
}

/// B17: what becomes of a background push that is to come at once.
package enum BackgroundPriority: String, CaseIterable, Sendable {
  /// `reject` answers with an error, as B17 says; `accept` takes it.
  case reject, accept
}

/// B19: how much a payload of the binary interface may have.
package enum LegacyLimit: String, CaseIterable, Sendable {
  /// 2,048 bytes.
  case since2014 = "2048"
  /// 256 bytes.
  case before2014 = "256"

  /// In bytes.
  package var bytes: Int {
    switch self {
    case .since2014: 2048
    case .before2014: 256
    }
  }
}

/// B39: what a push of command 0 that fails is answered with.
package enum SimpleCommandReply: String, CaseIterable, Sendable {
  /// Nothing: the connection closes.
  case none
  /// An error frame with identifier 0.
  case error
}

/// B49: how the size of a payload file is measured.
package enum SizeBasis: String, CaseIterable, Sendable {
  /// As it stands.
  case raw
  /// Without blanks between its values.
  case minified
}
