import TestSupport
import Testing

@testable import Sessions

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
