import Files

extension SourceFile {
  /// What stands behind a byte order mark of UTF-8, which some editors put first; all where there is none.
  var bytesBehindMark: ArraySlice<UInt8> {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
  }
}
