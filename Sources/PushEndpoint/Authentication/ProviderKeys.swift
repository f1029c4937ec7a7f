import Files
import Notifications

/// The keys with which provider tokens may be signed.
package struct ProviderKeys {
  /// Where the keys were read from; nil where any key is taken for good.
  let folder: String?
  /// The keys by their identifiers.
  private let keys: [String: PrivateKey]
  // The names of their files.
  private let files: [String: String]
  /// The team that they belong to; nil for any.
  let team: String?

  /// Takes every token that is well formed: which keys there are was not said.
  ///
  /// The endpoint uses it where no folder was named: a beginner's server need not have keys.
  package static var any: ProviderKeys {
    ProviderKeys(folder: nil, keys: [:], files: [:], team: nil)
  }

  private init(
    folder: String?, keys: [String: PrivateKey], files: [String: String], team: String?
  ) {
    (self.files, self.folder, self.keys, self.team) = (files, folder, keys, team)
  }

  /// Reads a folder of keys: `KEYID.p8` or `KEYID.pem`, and the team's identifier in `TEAM.txt`.
  ///
  /// `AuthKey_KEYID.p8`, as they are downloaded, is the same.
  ///
  /// - Parameter folder: Other files in it are not looked at. Without `TEAM.txt` any team is taken.
  /// - Throws: Where the folder or a key in it cannot be read, there is no key,
  ///   or `TEAM.txt` is no UTF-8.
  package init(folder: String) throws(Diagnostic) {
    var (keys, files): ([String: PrivateKey], [String: String]) = ([:], [:])
    for name in try Folder.entries(folder) {
      let path = FilePath(FilePath(folder).appending(name))
      guard ["p8", "pem"].contains(path.kind) else { continue }
      keys[Self.identifier(path.stem)] = try Self.key(path.text)
      files[Self.identifier(path.stem)] = name
    }
    guard !keys.isEmpty else {
      throw Diagnostic(
        Place(folder), .error, "there is no key in it; put KEYID.p8 or KEYID.pem there")
    }
    self.init(folder: folder, keys: keys, files: files, team: try Self.team(in: folder))
  }

  /// The key with an identifier; nil where there is none.
  ///
  /// - Parameter identifier: `kid`, of ten characters with Apple's keys.
  func key(_ identifier: String) -> PrivateKey? { keys[identifier] }

  /// The key that tokens to try the endpoint with are signed with: its file, itself
  /// and its team; nil for none.
  package var signing: (path: String, identifier: String, team: String)? {
    guard let folder, let identifier = identifiers.first, let name = files[identifier] else {
      return nil
    }
    return (FilePath(folder).appending(name), identifier, team ?? ProviderKeyFile.team)
  }

  /// The identifiers, in order, for words.
  var identifiers: [String] { keys.keys.sorted() }

  private static func identifier(_ stem: String) -> String {
    stem.hasPrefix("AuthKey_") ? String(stem.dropFirst("AuthKey_".count)) : stem
  }

  // Its first word: what follows may be a remark.
  private static func team(in folder: String) throws(Diagnostic) -> String? {
    let path = FilePath(folder).appending("TEAM.txt")
    guard let file = SourceFile.readIfThere(path, byteLimit: 1 << 10) else { return nil }
    guard let text = utf8(file).flatMap({ String(validating: $0, as: UTF8.self) }) else {
      throw Diagnostic(Place(path), .error, "this is no text in UTF-8; save the file as UTF-8")
    }
    return text.split(whereSeparator: \.isWhitespace).first.map(String.init)
  }

  private static func key(_ path: String) throws(Diagnostic) -> PrivateKey {
    let file = try SourceFile.read(path, byteLimit: 1 << 16)
    let pem = utf8(file) ?? file.bytes[...]
    do throws(OpenSSLError) { return try PrivateKey(pem: Array(pem)) } catch {
      throw Diagnostic(Place(path), .error, "\(error)")
    }
  }

  // Behind the byte order mark that some editors put first; nil for another encoding.
  private static func utf8(_ file: SourceFile) -> ArraySlice<UInt8>? {
    let (encoding, markBytes) = TextEncoding.detect(file.bytes)
    return encoding == .utf8 ? file.bytes.dropFirst(markBytes) : nil
  }
}
