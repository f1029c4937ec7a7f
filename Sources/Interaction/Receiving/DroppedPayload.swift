import Files
import Notifications
import Push
import Sessions

/// A payload that was put into a folder, and what became of it.
package struct DroppedPayload: Equatable, Sendable {
  /// The folder, as it was named.
  package let folder: String
  /// As the list of connections tells it: the file is its topic.
  package let entry: ConnectionEntry

  /// - Parameters:
  ///   - name: What the notification is called; nil where there is none.
  ///   - refusal: Why it was not delivered; nil where it was.
  init(_ line: PayloadLine, in folder: DropFolder, name: String?, refusal: String?, at now: Instant)
  {
    self.folder = folder.path
    entry = ConnectionEntry(
      at: now, status: nil, reason: refusal.map { _ in "error" },
      topic: FilePath(line.place.path).name, words: refusal ?? name ?? "")
  }
}
