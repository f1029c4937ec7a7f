import Files

extension [String: SourceFile] {
  /// What came through the pipe of that name, which can be read only once, else the file that need
  /// not be there; nil where neither can be read.
  package func readIfThere(_ path: String) -> SourceFile? {
    self[path] ?? SourceFile.readIfThere(path)
  }
}
