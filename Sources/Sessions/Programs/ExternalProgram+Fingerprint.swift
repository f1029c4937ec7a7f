import Files

extension ExternalProgram {
  /// What a person allows: the words, and the files of the folder that they name. It is another one as soon
  /// as any of them changes; what these files load in turn is not looked at.
  package var fingerprint: String {
    var digest = SHA256()
    for word in words {
      let bytes = content(of: word)
      // Lengths keep the parts apart: no two programs have the same bytes altogether.
      digest.add(Array("\(word.utf8.count) \(bytes.count)\n".utf8))
      digest.add(Array(word.utf8))
      digest.add(bytes)
    }
    return digest.finished()
  }

  private func content(of word: String) -> [UInt8] {
    let path = word.hasPrefix("/") ? word : FilePath(folder).appending(word)
    return SourceFile.readIfThere(path, byteLimit: 64 << 20)?.bytes ?? []
  }
}
