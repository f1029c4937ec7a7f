import Files
import Glibc

/// A file for its owner's eyes only, whole or not there.
enum KeyFile {
  /// A file that is there is replaced as a whole: a reader has the old one or the new one.
  ///
  /// - Throws: Where it cannot be written, with the system's words.
  static func write(_ bytes: [UInt8], to path: String) throws(OpenSSLError) {
    guard WholeWrite.replace(path, with: bytes) else {
      throw OpenSSLError(path: path, String(cString: strerror(errno)))
    }
  }
}

/// The key with which provider tokens can be signed to try the endpoint.
enum ProviderKeyFile {
  /// Its identifier, of ten characters as Apple's are.
  static let identifier = "COVERSHEET"
  /// The team that it belongs to.
  static let team = "SIMULATION"

  /// Makes the folder with key and team, where it is not there.
  ///
  /// A key that is there stays, so that tokens made with it go on being good. It comes last: where it is, all is.
  ///
  /// - Throws: Where it cannot be written.
  static func make(in folder: String) throws(OpenSSLError) {
    let path = "\(folder)/\(identifier).p8"
    guard !Folder.exists(path) else { return }
    mkdir(folder, 0o700)
    try KeyFile.write(Array("\(team)\n".utf8), to: "\(folder)/TEAM.txt")
    try KeyFile.write(try PrivateKey().pem(), to: path)
  }
}
