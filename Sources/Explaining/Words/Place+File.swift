import Notifications

extension Place {
  /// Whether what it names is nothing that an editor could open: what was typed,
  /// pasted, or came as a push.
  package var isWithoutFile: Bool { ["", "-", "pasted", "push"].contains(path) }
}
