/// A file that an extension can attach, as a reader found it.
package struct MediaSource: Hashable, Sendable {
  package var path: String
  /// How big it is, in bytes, or is said to be.
  package var byteCount: Int
  /// What its first bytes say it is; nil where they tell nothing (V11).
  package var format: MediaFormat?

  package init(path: String, byteCount: Int, format: MediaFormat?) {
    self.path = path
    self.byteCount = byteCount
    self.format = format
  }
}
