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

  @Test("Y17: of plural forms nobody can say then that their language has no use for them")
  func forms() throws {
    let outcome = try run("check", fixtures + "Apps/Album.app")
    #expect(!outcome.output.contains("never takes"), "\(outcome.output)")
    #expect(outcome.errors.contains("install ICU"))
  }

  @Test("A language stays one")
  func locales() throws {
    let outcome = try run("preview", fixtures + "Apps/Album.app", "--locales=ru")
    #expect(!outcome.errors.contains("is no language"), "\(outcome.errors)")
    #expect(outcome.output.contains("ещё 1 "))
  }

  @Test("K8: a date of a calendar that only ICU knows is not said to be past")
  func dates() throws {
    let request = #"{"identifier":"h","content":{"body":"x"},"trigger":{"dateMatching":"#
    try desk.folder.write(
      Array(
        "app Bistro.app\nschedule bistro \(request){\"calendar\":\"hebrew\",\"month\":1}}}\n".utf8),
      to: "new-year.scenario")
    let outcome = try run("run", "new-year.scenario")
    let words = "the request h is dropped: ICU, which knows the calendar hebrew, cannot be loaded"
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(!outcome.errors.contains("its date is past"))
  }
}
