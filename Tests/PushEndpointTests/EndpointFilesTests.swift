internal import COpenSSL
import Files
import Glibc
import Notifications
import TestSupport
import TestTraits
import Testing

@testable import PushEndpoint

@Suite("What the endpoint is known by", .waitsOutside)
struct EndpointFilesTests {
  private static let now = EndpointHarness.now
  private static let names = [
    "ca-key.pem", "ca.pem", "provider-keys", "server-key.pem", "server.pem",
  ]

  private func texts(_ folder: ScratchFolder) -> [String?] {
    Self.names.filter { $0.hasSuffix("pem") }.map { folder.text($0) }
  }

  @Test("What is made at first use is kept, and used again")
  func kept() throws {
    let folder = try ScratchFolder()
    let files = try EndpointFiles(folder: folder.path, now: Self.now)
    #expect(folder.names() == Self.names)
    #expect(files.authorityPath == folder("ca.pem"))
    let first = texts(folder)
    #expect(first.allSatisfy { $0?.hasPrefix("-----BEGIN") == true })
    _ = try EndpointFiles(folder: folder.path, now: Self.now + .days(100))
    #expect(texts(folder) == first)
  }

  @Test("A certificate that ends is made anew, and so is what was signed by another authority")
  func renewed() throws {
    let folder = try ScratchFolder()
    _ = try EndpointFiles(folder: folder.path, now: Self.now)
    let first = texts(folder)
    // The server's is good for 800 days, the authority's for ten years.
    _ = try EndpointFiles(folder: folder.path, now: Self.now + .days(800))
    let second = texts(folder)
    #expect(second[0] == first[0] && second[1] == first[1])
    #expect(second[2] != first[2] && second[3] != first[3])
    try folder.write(Array("no certificate".utf8), to: "ca.pem")
    _ = try EndpointFiles(folder: folder.path, now: Self.now + .days(800))
    let third = texts(folder)
    #expect(zip(third, second).allSatisfy { $0 != $1 }, "all of it hangs on the authority")
    let key = folder.text("provider-keys/COVERSHEET.p8")
    _ = try EndpointFiles(folder: folder.path, now: Self.now + .days(5000))
    #expect(folder.text("provider-keys/COVERSHEET.p8") == key, "tokens go on being good")
  }

  @Test(
    "What is there and cannot be read is told and stays",
    arguments: ["ca.pem", "ca-key.pem", "server.pem", "server-key.pem"])
  func unreadable(name: String) throws {
    let folder = try ScratchFolder()
    _ = try EndpointFiles(folder: folder.path, now: Self.now)
    try folder.write(Array(repeating: 0x23, count: 1 << 17), to: name)
    let before = texts(folder)
    let complaint = #expect(throws: Diagnostic.self) {
      _ = try EndpointFiles(folder: folder.path, now: Self.now)
    }
    #expect(complaint?.place.path == folder(name))
    #expect(texts(folder) == before)
  }

  @Test(
    "A key that is not its certificate's is made anew with it, and so is half a key",
    arguments: ["ca", "server"], [false, true])
  func strangeKeys(name: String, isHalf: Bool) throws {
    let folder = try ScratchFolder()
    _ = try EndpointFiles(folder: folder.path, now: Self.now)
    let first = texts(folder)
    let own = try PrivateKey(pem: try SourceFile.read(folder("\(name)-key.pem")).bytes)
    let strange = try isHalf ? own.publicHalf() : PrivateKey().pem()
    try folder.write(strange, to: "\(name)-key.pem")
    _ = try EndpointFiles(folder: folder.path, now: Self.now)
    let second = texts(folder)
    #expect(second[2] != first[2] && second[3] != first[3], "the server's")
    #expect((second[1] == first[1]) == (name == "server"), "the authority's")
    _ = try EndpointFiles(folder: folder.path, now: Self.now)
    #expect(texts(folder) == second, "all fits again")
  }

  @Test("A folder of keys without a team has no key yet: the next start makes both")
  func halfMadeKeys() throws {
    let folder = try ScratchFolder(["provider-keys/TEAM.txt/in-the-way": ""])
    #expect(throws: Diagnostic.self) { try EndpointFiles(folder: folder.path, now: Self.now) }
    #expect(folder.text("provider-keys/COVERSHEET.p8") == nil)
    unlink(folder("provider-keys/TEAM.txt/in-the-way"))
    rmdir(folder("provider-keys/TEAM.txt"))
    _ = try EndpointFiles(folder: folder.path, now: Self.now)
    #expect(folder.text("provider-keys/TEAM.txt") == "SIMULATION\n")
    #expect(folder.text("provider-keys/COVERSHEET.p8")?.hasPrefix("-----BEGIN") == true)
  }

  @Test("A certificate is by the authority that signed it, and by no other")
  func signed() throws {
    let (one, two) = (try ScratchFolder(), try ScratchFolder())
    for folder in [one, two] { _ = try EndpointFiles(folder: folder.path, now: Self.now) }
    func certificate(_ folder: ScratchFolder, _ name: String) throws -> Certificate {
      try Certificate(pem: try SourceFile.read(folder(name)).bytes)
    }
    let server = try certificate(one, "server.pem")
    #expect(server.isSigned(by: try certificate(one, "ca.pem")))
    #expect(!server.isSigned(by: try certificate(two, "ca.pem")))
    #expect(!server.isSigned(by: server))
    #expect(throws: OpenSSLError.self) { try Certificate(pem: Array("words".utf8)) }
    #expect(server.isValid(at: Self.now) && !server.isValid(at: Self.now + .days(801)))
  }

  @Test("A folder that is not there is refused in words that name it")
  func missing() throws {
    let folder = try ScratchFolder()
    let error = #expect(throws: Diagnostic.self) {
      try EndpointFiles(folder: folder("none"), now: Self.now)
    }
    #expect(error?.message.contains("cannot be written: No such file or directory") == true)
    #expect(folder.names() == [], "nothing is left behind")
  }

  @Test("A token that is printed to be tried is one that these keys take")
  func tokens() throws {
    let folder = try ScratchFolder()
    let files = try EndpointFiles(folder: folder.path, now: Self.now)
    let keys = try ProviderKeys(folder: files.providerKeyFolder)
    let token = try #require(keys.token(at: Self.now))
    let authenticator = Authenticator(keys: keys)
    guard case .token(let found) = authenticator.authentication(by: token[...]) else {
      Issue.record("it was refused")
      return
    }
    #expect(found.keyIdentifier == "COVERSHEET")
    #expect(found.issuedAt.seconds == Self.now.seconds)
    #expect(ProviderKeys.any.token(at: Self.now) == nil, "without keys there is none")
    #expect(keys.identifiers == ["COVERSHEET"])
  }

  @Test(
    "Keys of other names and kinds: what is taken for a key, and what is said of the rest",
    arguments: [
      ("AuthKey_ABC1234567.p8", "ABC1234567"), ("ABC1234567.pem", "ABC1234567"), ("x.P8", "x"),
    ])
  func names(name: String, identifier: String) throws {
    let folder = try ScratchFolder(["readme.txt": "words", "TEAM.txt": "  TEAM123456 \n# of tea\n"])
    try folder.write(try PrivateKey().pem(), to: name)
    let keys = try ProviderKeys(folder: folder.path)
    #expect(keys.identifiers == [identifier] && keys.team == "TEAM123456")
    #expect(keys.key(identifier) != nil && keys.key(identifier + "x") == nil)
  }

  @Test(
    "A byte order mark is no part of the team or of a key",
    arguments: ["TEAM123456", "TEAM123456\r\n"])
  func marks(text: String) throws {
    let folder = try ScratchFolder(["TEAM.txt": "\u{FEFF}" + text])
    try folder.write([0xEF, 0xBB, 0xBF] + PrivateKey().pem(), to: "ABC1234567.p8")
    let keys = try ProviderKeys(folder: folder.path)
    #expect(keys.identifiers == ["ABC1234567"] && keys.team == "TEAM123456")
  }

  @Test(
    "A team that is not in UTF-8 would refuse every token, so it is said how to save it",
    arguments: [
      [0xFF, 0xFE, 0x54, 0, 0x45, 0], [0xFE, 0xFF, 0, 0x54], [0x54, 0, 0x45, 0], [0x54, 0xC0],
    ] as [[UInt8]])
  func otherEncodings(bytes: [UInt8]) throws {
    let folder = try ScratchFolder()
    try folder.write(try PrivateKey().pem(), to: "ABC1234567.p8")
    try folder.write(bytes, to: "TEAM.txt")
    let error = #expect(throws: Diagnostic.self) { try ProviderKeys(folder: folder.path) }
    #expect(error?.message == "this is no text in UTF-8; save the file as UTF-8")
    #expect(error?.place.path.hasSuffix("/TEAM.txt") == true)
  }

  @Test("The libraries that are linked are named with their versions")
  func libraries() {
    let words = EndpointLibraries.versions
    #expect(words.hasPrefix("nghttp2 1.") && words.contains(", OpenSSL "), "\(words)")
  }
}

extension PrivateKey {
  /// The half that only checks, in PEM.
  fileprivate func publicHalf() throws -> [UInt8] {
    let bytes = try MemoryBIO()
    defer { bytes.free() }
    #expect(PEM_write_bio_PUBKEY(bytes.pointer, pointer) == 1)
    return bytes.take()
  }
}
