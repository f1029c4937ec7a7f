import Glibc
import Notifications
import TestSupport
import Testing

@testable import Programs

@Suite("Which program it is that a person allows")
struct ExternalProgramTests {
  private let hash = String(repeating: "0", count: 64)

  @Test("V17: the same bytes in other words, or the same words in other parts, are another program")
  func parts() throws {
    let scratch = try ScratchFolder(["a": "x", "b": "x", "ab": "x"])
    let words: [[String]] = [
      ["a"], ["b"], ["ab"], ["a", "b"], ["b", "a"], ["a", ""], ["", "a"], [], [""], ["a b"],
      ["a", "b", ""], ["1 a"], ["none"],
    ]
    let prints = words.map { ExternalProgram($0, in: scratch.path).fingerprint }
    #expect(Set(prints).count == words.count)
    #expect(prints.allSatisfy { $0.utf8.count == 64 && $0.allSatisfy(\.isHexDigit) })
  }

  @Test("V17: each file that a word names counts, by its bytes and not by when it was written")
  func files() throws {
    let scratch = try ScratchFolder(["run.sh": "echo {}", "words.json": "{}", "other": "1"])
    let program = ExternalProgram(["sh", "run.sh", "words.json"], in: scratch.path)
    let before = program.fingerprint
    try scratch.write(Array("echo {}".utf8), to: "run.sh")
    try scratch.write(Array("2".utf8), to: "other")
    #expect(program.fingerprint == before, "nothing of it changed")
    try scratch.write(Array("{ }".utf8), to: "words.json")
    #expect(program.fingerprint != before)
    try scratch.write(Array("{}".utf8), to: "words.json")
    #expect(program.fingerprint == before, "it is the old one again")
    unlink(scratch("words.json"))
    #expect(program.fingerprint != before)
  }

  @Test(
    "V17: a name is looked for in PATH from left to right, a path is not",
    arguments: [
      ("one:two", "tool", "one/tool"), ("two:one", "tool", "two/tool"),
      ("none:two", "tool", "two/tool"), ("", "tool", "tool"), ("one:", "here", "here"),
      // A folder, and a file that cannot be run, are no programs.
      ("one:two", "folder", nil), ("one:two", "text", nil), ("one", "./tool", nil),
      ("one", "two/tool", nil), ("one", "", nil),
    ] as [(String, String, String?)])
  func resolved(path: String, name: String, found: String?) throws {
    let scratch = try ScratchFolder([
      "one/tool": "#!", "two/tool": "#!", "tool": "#!", "here": "#!", "one/folder/x": "",
      "two/text": "words",
    ])
    for tool in ["one/tool", "two/tool", "tool", "here"] { chmod(scratch(tool), 0o755) }
    // What is empty between two colons is the program's own folder, as shells have it.
    let folders = path.split(separator: ":", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : scratch(String($0)) }
    let program = ExternalProgram([name, "--quiet"], in: scratch.path)
    let resolved = program.resolved(through: folders.joined(separator: ":"))
    let word = try #require(resolved.words.first)
    let wanted = found.map { scratch($0) } ?? name
    #expect(realPath(word) == realPath(wanted), "\(word)")
    #expect(resolved.words.dropFirst() == ["--quiet"] && resolved.folder == program.folder)
  }

  private func realPath(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  @Test("V17: a path that no line can hold is allowed for now, and keeps no other from being kept")
  func lineFeed() throws {
    let scratch = try ScratchFolder()
    var consent = ProgramConsent(scratch("programs"))
    let isKept = consent.allow("/apps/two\nlines.app", hash: hash)
    #expect(!isKept && consent.isAllowed("/apps/two\nlines.app", hash: hash))
    let isOtherKept = consent.allow("/apps/one line.app", hash: hash)
    #expect(isOtherKept)
    let next = ProgramConsent(scratch("programs"))
    #expect(next.isAllowed("/apps/one line.app", hash: hash))
    #expect(!next.isAllowed("/apps/two\nlines.app", hash: hash))
    #expect(!next.isAllowed("/apps/two", hash: hash), "half a path is another program")
  }

  @Test("V17: every list of programs that is kept is read again", arguments: 1...4)
  func kept(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let scratch = try ScratchFolder()
    var wanted: [String: String] = [:]
    var consent = ProgramConsent(scratch("programs"))
    let names = ["/a", "/a b", "/ä/日本 語", "/a ", "/A", "/a/b/../c", "/😀"]
    for _ in 0..<40 {
      let digit = ["a", "b", "c"].randomElement(using: &random) ?? "a"
      let (path, hash) = (
        names.randomElement(using: &random) ?? "/a", String(repeating: digit, count: 64)
      )
      consent.allow(path, hash: hash)
      wanted[path] = hash
    }
    let next = ProgramConsent(scratch("programs"))
    for path in names {
      for digit in ["a", "b", "c"] {
        let hash = String(repeating: digit, count: 64)
        #expect(next.isAllowed(path, hash: hash) == (wanted[path] == hash), "\(path) \(digit)")
      }
    }
  }
}
