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
  /// - Throws: Where the folder or a key in it cannot be read, or there is no key.
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
    let team = SourceFile.readIfThere(FilePath(folder).appending("TEAM.txt"), byteLimit: 1 << 10)
    let words = team.map {
      String(decoding: $0.bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    }
    self.init(
      folder: folder, keys: keys, files: files, team: words?.first.map(String.init))
  }

  /// The key with an identifier; nil where there is none.
  ///
  /// - Parameter identifier: `kid`, of ten characters with Apple's keys.
  func key(_ identifier: String) -> PrivateKey? { keys[identifier] }

  /// The key that tokens to try the endpoint with are signed with: its file, itself and its team; nil for none.
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

  private static func key(_ path: String) throws(Diagnostic) -> PrivateKey {
    let file = try SourceFile.read(path, byteLimit: 1 << 16)
    do throws(OpenSSLError) { return try PrivateKey(pem: file.bytes) } catch {
      throw Diagnostic(Place(path), .error, "\(error)")
    }
  }
}
