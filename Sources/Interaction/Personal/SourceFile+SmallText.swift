import Files

extension SourceFile {
  /// What a small file that is kept between sessions says.
  ///
  /// Nil where there is none, or it has more than 4 KiB. Read from the disk each time. Bytes
  /// that are no UTF-8 are U+FFFD.
  static func smallText(_ path: String) -> String? {
    readIfThere(path, byteLimit: 4096).map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
