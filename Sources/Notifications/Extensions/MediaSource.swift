/// A file that an extension can attach, as a reader found it.
package struct MediaSource: Hashable, Sendable {
  /// Where the file lies, as it was named.
  package var path: String
  /// How big it is, in bytes, or is said to be.
  package var byteCount: Int
  /// What its first bytes say it is; nil where they tell nothing (V11).
  var format: MediaFormat?
  /// How long a sound or a film is; nil where it is neither, or does not say.
  var length: Interval?

  package init(path: String, byteCount: Int, format: MediaFormat?, length: Interval? = nil) {
    (self.length, self.path, self.byteCount, self.format) = (length, path, byteCount, format)
  }
}
