import Delivery
import Notifications

extension Lane<Phone> {
  /// Sends a push in each step that has a letter, named by it.
  ///
  /// - Parameter collapse: What all of them are replaced by (G26); nil
  ///   where each stands for itself.
  package static func push(
    _ picture: String, to app: BundleIdentifier = "com.example.chat", thread: String? = nil,
    collapse: String? = nil, sound: Sound? = nil, isMutable: Bool = false
  ) -> Lane {
    Lane("push", picture) { phone, letter in
      try phone.send(
        String(letter), thread: thread, app: app, collapse: collapse, sound: sound,
        isMutable: isMutable)
    }
  }

  /// Gives the phone a command in each step that has a symbol.
  package static func does(_ picture: String, _ command: Command) -> Lane {
    Lane("does", picture) { phone, _ in try phone.perform(command) }
  }
}
