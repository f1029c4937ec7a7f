import Push

/// What clients of the service of old connect for, each at a port of its own.
package enum BinaryService: Hashable, Sendable, CaseIterable {
  /// They send pushes in frames.
  case binary
  /// They read which tokens' apps are gone.
  case feedback

  /// Its listener, as the log has it.
  package var kind: ListenerKind {
    switch self {
    case .binary: .binary
    case .feedback: .feedback
    }
  }
}
