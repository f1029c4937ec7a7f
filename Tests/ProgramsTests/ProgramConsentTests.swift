import Glibc
import TestSupport
import Testing

@testable import Programs

@Suite("Programs that the person allowed")
struct ProgramConsentTests {
  private let hash = String(repeating: "a", count: 64)

  @Test("V17: what was allowed is known in the next session, and nothing else")
  func remembered() throws {
    let scratch = try ScratchFolder()
    var consent = ProgramConsent(scratch("programs"))
    #expect(!consent.isAllowed("/apps/Album.app", hash: hash))
    let isKept = consent.allow("/apps/Album.app", hash: hash)
    #expect(isKept)
    let isKeptToo = consent.allow("/apps/My Album.app", hash: hash)
    #expect(isKeptToo)
    let next = ProgramConsent(scratch("programs"))
    for path in ["/apps/Album.app", "/apps/My Album.app"] {
      #expect(consent.isAllowed(path, hash: hash))
      #expect(next.isAllowed(path, hash: hash))
    }
    #expect(!next.isAllowed("/apps/Mail.app", hash: hash))
    #expect(scratch.names() == ["programs"], "nothing is left of writing it")
  }

  @Test("V17: a program that changed is asked about again")
  func changed() throws {
    let scratch = try ScratchFolder(["enrich.sh": "echo {}\n"])
    let program = ExternalProgram(["sh", "enrich.sh"], in: scratch.path)
    let before = program.fingerprint
    #expect(program.fingerprint == before)
    try scratch.write(Array("echo {}; rm -r ~\n".utf8), to: "enrich.sh")
    #expect(program.fingerprint != before)
    var other = program
    other.words = ["sh", "-x", "enrich.sh"]
    #expect(other.fingerprint != program.fingerprint)
  }

  @Test("V17: of a large program all is looked at")
  func large() throws {
    let scratch = try ScratchFolder(["large": ""])
    let program = ExternalProgram(["./large"], in: scratch.path)
    #expect(truncate(scratch("large"), 9 << 20) == 0)
    let before = program.fingerprint
    let file = open(scratch("large"), O_WRONLY | O_CLOEXEC)
    defer { close(file) }
    #expect(pwrite(file, "x", 1, (9 << 20) - 1) == 1)
    #expect(program.fingerprint != before)
  }

  @Test("V17: a program that is found through PATH is the file that was found, as it is")
  func throughPath() throws {
    let scratch = try ScratchFolder([
      "bin/enrich": "#!/bin/sh\necho 1\n", "more/enrich": "no program",
    ])
    #expect(chmod(scratch("bin/enrich"), 0o755) == 0)
    let words = ExternalProgram(["enrich", "enrich"], in: scratch.path)
    let program = words.resolved(through: "/nowhere:\(scratch("more")):\(scratch("bin"))")
    #expect(program.words == [scratch("bin/enrich"), "enrich"])
    #expect(words.resolved(through: "/nowhere").words == words.words)
    let before = program.fingerprint
    try scratch.write(Array("#!/bin/sh\necho 2\n".utf8), to: "bin/enrich")
    #expect(program.fingerprint != before)
  }

  @Test("Allowing the new one forgets the old one")
  func replaced() throws {
    let scratch = try ScratchFolder()
    var consent = ProgramConsent(scratch("programs"))
    consent.allow("/apps/Album.app", hash: hash)
    consent.allow("/apps/Album.app", hash: String(repeating: "b", count: 64))
    #expect(!ProgramConsent(scratch("programs")).isAllowed("/apps/Album.app", hash: hash))
  }

  @Test("Two sessions at a time keep what both allowed")
  func together() throws {
    let scratch = try ScratchFolder()
    var one = ProgramConsent(scratch("programs"))
    var two = ProgramConsent(scratch("programs"))
    one.allow("/a", hash: hash)
    two.allow("/b", hash: hash)
    #expect(ProgramConsent(scratch("programs")).isAllowed("/a", hash: hash))
    #expect(ProgramConsent(scratch("programs")).isAllowed("/b", hash: hash))
  }

  @Test("What was allowed is kept, however much it is, and where it cannot be read now")
  func kept() throws {
    let folder = "/" + String(repeating: "x", count: 1000)
    let many = (1...1000).map { "\(hash) \(folder)/\($0).app\n" }.joined()
    let scratch = try ScratchFolder(["programs": many])
    #expect(many.utf8.count > 1 << 20)
    var consent = ProgramConsent(scratch("programs"))
    let isKept = consent.allow("/apps/Album.app", hash: hash)
    #expect(isKept)
    let next = ProgramConsent(scratch("programs"))
    #expect(next.isAllowed("\(folder)/1.app", hash: hash))
    #expect(next.isAllowed("/apps/Album.app", hash: hash))
    #expect(mkfifo(scratch("pipe"), 0o600) == 0)
    var other = ProgramConsent(scratch("pipe"))
    let isKeptThere = other.allow("/a", hash: hash)
    #expect(!isKeptThere)
    #expect(other.isAllowed("/a", hash: hash))
    var status = stat()
    #expect(lstat(scratch("pipe"), &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test("Without a place to keep it, it holds for the session; a broken file allows nothing")
  func elsewhere() throws {
    let scratch = try ScratchFolder(["broken": "\u{1}\nx /apps/Album.app\n\(hash)\n"])
    for file in [nil, scratch("no/such/folder")] {
      var consent = ProgramConsent(file)
      let isKept = consent.allow("/a", hash: hash)
      #expect(!isKept)
      #expect(consent.isAllowed("/a", hash: hash))
    }
    #expect(!ProgramConsent(scratch("broken")).isAllowed("/apps/Album.app", hash: hash))
  }
}
