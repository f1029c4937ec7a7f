import Notifications

extension Place {
  /// Whether what it names is nothing that an editor could open.
  package var isWithoutFile: Bool { ["", "-", "pasted"].contains(path) }
}
