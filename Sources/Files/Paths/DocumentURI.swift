import Encodings

/// A file's address as clients write it, `file:///…`, and its path.
package struct DocumentURI: Equatable, Sendable {
  /// As the client writes it.
  package let text: String
  /// The whole path.
  package let path: String

  /// Reads what a client writes, such as `file:///tmp/a%20b`.
  ///
  /// - Returns: Nil where it is no file's address.
  package init?(_ text: String) {
    guard text.hasPrefix("file://") else { return nil }
    let rest = text.dropFirst("file://".count)
    // A host may stand there: `localhost`, or none.
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    self.text = text
    path = FilePath(String(decoding: rest[slash...].percentDecodedBytes, as: UTF8.self)).text
  }

  /// The address of a file at a whole path.
  package init(path: String) {
    self.path = path
    text = "file://" + path.percentEncoded
  }
}
