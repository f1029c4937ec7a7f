import Files

extension ExternalProgram {
  /// Why it cannot be started, and what to do, by what is there of it; nil where that tells nothing,
  /// as where no file has its name.
  ///
  /// The system's own words are the same for a script that is missing and for one whose
  /// interpreter is.
  var refusal: String? {
    guard let word = words.first else { return nil }
    let path = absolute(word)
    if word.contains("/") { return ProgramFile.refusal(path) }
    return Folder.isRegularFile(path) ? "it is not in PATH; write ./\(word)" : nil
  }
}
