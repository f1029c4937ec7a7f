import Glibc
import TestSupport

@testable import Programs

/// Runs the programs of this folder as extensions are run.
enum ProgramHarness {
  /// Less than a person waits, and far more than a test needs.
  static var limits: ProgramLimits {
    var limits = ProgramLimits()
    limits.wallClock = .seconds(120)
    limits.processorSeconds = 60
    limits.fileBytes = 1 << 20
    return limits
  }

  private static let folder = Checkout.path + "/Tests/ProgramsTests"

  /// A program that does what it should.
  static func program(_ name: String, _ limits: ProgramLimits = limits) -> ExternalProgram {
    ExternalProgram(["./\(name)"], in: folder + "/Programs", limits: limits)
  }

  /// A program that does not.
  static func misbehaving(_ name: String, _ limits: ProgramLimits = limits) -> ExternalProgram {
    ExternalProgram(["./\(name)"], in: folder + "/MisbehavingPrograms", limits: limits)
  }

  /// Runs a program to its end.
  static func run(
    _ program: ExternalProgram, _ input: String = "{}", _ answer: ProgramRun.Answer = .json
  ) -> (outcome: ProgramOutcome, remarks: [String]) {
    ProgramRun.outcome(
      of: program, input: Array(input.utf8), launcher: .ofBuiltProgram, answer: answer)
  }

  /// Whether the programs are built with a sanitizer, which takes more address
  /// space than any limit leaves.
  static var isSanitized: Bool {
    dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
  }

  /// Whether a process is there at all.
  static func exists(_ process: pid_t) -> Bool { kill(process, 0) == 0 }
}

extension ProgramOutcome {
  /// The answer as text; nil where it failed.
  var text: String? {
    guard case .answered(let bytes) = self else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Why it failed; nil where it did not.
  var failure: ProgramFailure? {
    guard case .failed(let failure) = self else { return nil }
    return failure
  }
}
