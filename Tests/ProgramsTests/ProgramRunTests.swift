import Foundation
import TestSupport
import TestTraits
import Testing

@testable import Programs

@Suite("Programs of service extensions", .waitsOutside)
struct ProgramRunTests {
  @Test("V17: a program reads the request and answers; what it says besides is for the log")
  func answers() {
    let request = #"{"content":{"userInfo":{"user":"Jane"}}}"#
    let (outcome, remarks) = ProgramHarness.run(ProgramHarness.program("enriches.py"), request)
    #expect(outcome.text == #"{"content": {"title": "Jane posted a photo"}}"#)
    #expect(remarks == ["asked for Jane"])
  }

  @Test("V17: it gets its folder, PATH, LANG and three descriptors, and nothing else")
  func locations() throws {
    let program = ProgramHarness.program("shows-surroundings.py")
    let text = try #require(ProgramHarness.run(program).outcome.text)
    #expect(
      text == #"{"variables": ["LANG=C.UTF-8", "PATH=/usr/bin:/bin"], "folder": ""#
        + program.folder + #"", "descriptors": [0, 1, 2], "noTerminal": true}"#)
  }

  @Test("V17: it sees no interface of the machine, where the system allows that")
  func network() throws {
    let text = try #require(
      ProgramHarness.run(ProgramHarness.program("shows-network.sh")).outcome.text)
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/net")
    #expect(text.contains(#""namespace": "net:["#), "\(text)")
    #expect(text.contains(own) != NetworkNamespace.isAllowed, "\(text), and the test’s is \(own)")
  }

  @Test(
    "V17: whatever a program does instead of answering has its name and its sentence",
    arguments: [
      ("answers-nonsense.sh", "its answer is no JSON: 1:1: "),
      ("answers-invalid-text.sh", "its answer is no UTF-8: byte 25 is wrong"),
      ("answers-without-end.sh", "it answered more than the 1 MiB that are read"),
      ("eats-memory.py", "it wanted more than the 256 MiB of memory it may use"),
      ("crashes.sh", "it was ended by signal 11 (Segmentation fault)"),
      ("fails.sh", "it ended with status 3: no key: /keys/album.pem"),
      ("says-nothing.sh", "it ended without an answer"),
      ("is-not-there.sh", "it could not be started: ./is-not-there.sh: No such file or directory"),
    ])
  func fails(name: String, sentence: String) {
    // Where the address space cannot be limited, not all of it must be taken.
    if name == "eats-memory.py", ProgramHarness.isSanitized { return }
    var limits = ProgramHarness.limits
    limits.memoryBytes = 256 << 20
    let outcome = ProgramHarness.run(ProgramHarness.misbehaving(name, limits)).outcome
    let told = outcome.failure?.sentence ?? "an answer: \(outcome.text ?? "")"
    #expect(told.hasPrefix(sentence), "\(told)")
  }

  @Test(
    "V17: a program that is there and cannot be started says why",
    arguments: [
      ("./e.sh", "#!/bin/sh\r\n", 0o755, "its lines end in CR LF; save it with LF alone"),
      (
        "./e.sh", "#!/none/python9\n", 0o755,
        "its first line names /none/python9, which is not there; install it, or name another"
      ),
      ("./e.sh", "#!/bin/sh\n", 0o644, "it is not executable; allow it with chmod +x"),
      ("./bin", "#!/bin/sh\n", 0o755, "this is a folder where a file is needed"),
      ("e.sh", "#!/bin/sh\n", 0o755, "it is not in PATH; write ./e.sh"),
    ] as [(String, String, mode_t, String)])
  func refused(word: String, script: String, mode: mode_t, why: String) throws {
    let scratch = try ScratchFolder(["e.sh": script, "bin/e.sh": script])
    chmod(scratch("e.sh"), mode)
    let program = ExternalProgram([word], in: scratch.path, limits: ProgramHarness.limits)
    let told = ProgramHarness.run(program).outcome.failure?.sentence
    #expect(told == "it could not be started: \(word): \(why)")
  }

  @Test("V17: a file above the limit ends the program")
  func fillsTheDisk() throws {
    let scratch = try ScratchFolder()
    var program = ProgramHarness.misbehaving("fills-the-disk.sh")
    program.words = [program.folder + "/fills-the-disk.sh"]
    program.folder = scratch.path
    #expect(ProgramHarness.run(program).outcome.failure == .fileTooLarge(bytes: 1 << 20))
  }

  @Test("V17: one that opens files without end has 64 descriptors, and no more")
  func opensWithoutEnd() {
    let outcome = ProgramHarness.run(ProgramHarness.misbehaving("opens-without-end.py")).outcome
    #expect(outcome.text == "{\"descriptors\": 64}\n", "\(outcome)")
  }

  @Test("V17: one that hangs is ended when its time is over, whatever signals it ignores")
  func hangs() {
    var limits = ProgramHarness.limits
    limits.wallClock = .milliseconds(300)
    let outcome = ProgramHarness.run(ProgramHarness.misbehaving("hangs.sh", limits)).outcome
    #expect(outcome == .failed(.timedOut(.milliseconds(300))))
    #expect(outcome.failure?.sentence == "it did not answer within 300 ms")
  }

  @Test("V17: one that keeps the processor busy is ended by the system")
  func spins() {
    var limits = ProgramHarness.limits
    limits.processorSeconds = 1
    let outcome = ProgramHarness.run(ProgramHarness.misbehaving("spins.sh", limits)).outcome
    #expect(outcome == .failed(.tooMuchProcessorTime(seconds: 1)))
  }

  @Test("V17: one that answered and does not go has answered")
  func lingers() {
    let (outcome, _) = ProgramHarness.run(ProgramHarness.misbehaving("answers-and-lingers.sh"))
    #expect(outcome.text == "{\"content\":{\"title\":\"done\"}}\n")
  }

  @Test("V17: what it left behind ends with it, in whatever group and session that is")
  func leavesChildren() throws {
    let (outcome, remarks) = ProgramHarness.run(ProgramHarness.misbehaving("leaves-children.sh"))
    #expect(outcome.text == "{\"content\":{\"title\":\"gone\"}}\n")
    let children = remarks.filter { $0.hasPrefix("child ") }.compactMap { pid_t($0.dropFirst(6)) }
    try #require(children.count == 3, "\(remarks)")
    for child in children {
      #expect(!ProgramHarness.exists(child), "process \(child) is still there")
    }
    #expect(remarks.last == "what it left behind ended with it", "\(remarks)")
  }

  @Test("V17: what ends its supervisor is ended all the same")
  func supervisorEnded() throws {
    let (outcome, remarks) = ProgramHarness.run(
      ProgramHarness.misbehaving("ends-its-supervisor.sh"))
    #expect(outcome.failure == .lost)
    let child = try #require(remarks.compactMap { pid_t($0.dropFirst("child ".count)) }.first)
    #expect(!ProgramHarness.exists(child))
  }

  @Test("V17: much talk on standard error does not block it, and the end of it is kept")
  func shouts() {
    let (outcome, remarks) = ProgramHarness.run(ProgramHarness.misbehaving("shouts.sh"))
    #expect(outcome.text == "{}\n")
    #expect(remarks.allSatisfy { $0 == "warning: something is not quite right" })
    #expect(remarks.count < 200)
  }

  @Test("V17: one that does not read its request can answer all the same")
  func doesNotRead() {
    let large = "\"" + String(repeating: "x", count: 1 << 20) + "\""
    let (outcome, _) = ProgramHarness.run(
      ProgramHarness.misbehaving("answers-and-lingers.sh"), large)
    #expect(outcome.text != nil)
  }

  @Test("Stopped or dropped, it leaves nothing")
  func stopped() throws {
    let scratch = try ScratchFolder()
    let words = ["/bin/sh", "-c", "sleep 1000 & echo $! >pid; echo {}; sleep 1000"]
    let program = ExternalProgram(words, in: scratch.path, limits: ProgramHarness.limits)
    for isDropped in [false, true] {
      var run: ProgramRun? = try ProgramRun(program, input: [], launcher: .ofBuiltProgram)
      while scratch.text("pid")?.hasSuffix("\n") != true {
        if let run { try #require(run.outcome == nil, "\(run.outcome.debugDescription)") }
        run?.step()
      }
      let child = try #require(scratch.text("pid").flatMap { pid_t($0.dropLast()) })
      if !isDropped {
        run?.stop()
        #expect(run?.waitForOutcome() == .failed(.stopped))
      }
      run = nil
      #expect(!ProgramHarness.exists(child))
      unlink(scratch("pid"))
    }
  }

  @Test("A hundred and eighty runs leave no descriptor open")
  func descriptors() {
    // Each has seven; the system gives a process 1024.
    for _ in 0..<180 {
      let program = ExternalProgram(["/bin/echo", "1"], in: "/", limits: ProgramHarness.limits)
      #expect(ProgramHarness.run(program).outcome.text == "1\n")
    }
  }

  @Test("Without a supervisor nothing is started, and that is said")
  func noSupervisor() {
    var launcher = ProgramLauncher.ofBuiltProgram
    launcher.supervisor = "/nowhere/coversheet"
    let outcome = ProgramRun.outcome(
      of: ProgramHarness.program("enriches.py"), input: [], launcher: launcher
    ).outcome
    #expect(
      outcome.failure?.sentence
        == "it could not be started: /nowhere/coversheet: No such file or directory")
  }
}
