import Files
import Glibc

/// The key with which provider tokens can be signed to try the endpoint.
enum ProviderKeyFile {
  /// Its identifier, of ten characters as Apple's are.
  static let identifier = "COVERSHEET"
  /// The team that it belongs to.
  static let team = "SIMULATION"

  /// Makes the folder with key and team, where it is not there.
  ///
  /// A key that is there stays, so that tokens made with it go on being good. It comes
  /// last: where it is, all is.
  ///
  /// - Throws: `KeyFile.Unwritten`, or `OpenSSLError` where it makes no key.
  static func make(in folder: String) throws {
    let path = "\(folder)/\(identifier).p8"
    guard !Folder.exists(path) else { return }
    mkdir(folder, 0o700)
    try KeyFile.write(Array("\(team)\n".utf8), to: "\(folder)/TEAM.txt")
    try KeyFile.write(try PrivateKey().pem(), to: path)
  }
}
