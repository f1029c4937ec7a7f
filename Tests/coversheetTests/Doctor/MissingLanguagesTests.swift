import TestSupport
import TestTraits
import Testing

@Suite("Where ICU is not there", .waitsOutside)
struct MissingLanguagesTests {
  private let desk: CommandLineHarness
  private let fixtures = Checkout.path + "/Fixtures/"

  // What cannot be loaded stands before what can.
  init() throws {
    desk = try CommandLineHarness()
    for version in 60...99 {
      try desk.folder.write([], to: "libicuuc.so.\(version)")
      try desk.folder.write([], to: "libicui18n.so.\(version)")
    }
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try desk.run(arguments, environment: ["LD_LIBRARY_PATH=\(desk.folder.path)"])
  }

  @Test("doctor says that it is missing and what to install")
  func doctor() throws {
    let outcome = try run("doctor")
    #expect(outcome.status == .exited(1))
    let words = "English alone (ICU cannot be loaded; install ICU "
    #expect(outcome.output.unfolded.contains(words), "\(outcome.output)")
    #expect(outcome.errors == "")
  }

  @Test("What needs it warns once, however many texts there are; what is English does not")
  func warning() throws {
    let needing = try run("run", "--quiet", fixtures + "Scenarios/summaries.scenario")
    #expect(needing.errors.split(separator: "coversheet: warning: ").count == 2)
    #expect(needing.errors.hasSuffix(" to 80\n"), "\(needing.errors)")
    let english = try run("run", "--quiet", "tour-checked.scenario")
    #expect(english.errors == "" && english.status == .exited(0))
  }
}
