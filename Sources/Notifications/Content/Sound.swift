/// What a notification asks to be heard (`UNNotificationSound`, R1, R13).
package struct Sound: Hashable, Sendable {
  /// `default`, or the name of a file.
  package var name: String
  /// Whether it asks to be a critical alert; whether it becomes one is R2's business.
  package var isCritical: Bool
  /// 0 to 1; nil where none is given (R5).
  package var volume: Double?

  package init(name: String = "default", isCritical: Bool = false, volume: Double? = nil) {
    (self.name, self.isCritical, self.volume) = (name, isCritical, volume)
  }

  /// Whether it asks for the system's own.
  package var isStandard: Bool { name == "default" }
}
