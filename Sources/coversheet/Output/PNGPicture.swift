import Programs

/// A picture as a PNG file: the SVG as `rsvg-convert` draws it, since letters need
/// the fonts of the machine.
struct PNGPicture {
  /// The bytes of the file.
  let bytes: [UInt8]

  /// Draws an SVG, in a limited child process.
  ///
  /// - Parameter launcher: Starts it; nil where no program can be started.
  /// - Throws: `UsageError` where there is no `rsvg-convert`, it cannot be started, or it fails.
  init(_ svg: String, _ launcher: ProgramLauncher?) throws(UsageError) {
    guard let launcher else { throw UsageError(Self.noConverter) }
    let program = ExternalProgram(["rsvg-convert", "--format=png"], in: "/", limits: Self.limits)
    let (outcome, remarks) = ProgramRun.outcome(
      of: program, input: Array(svg.utf8), launcher: launcher, answer: .bytes)
    switch outcome {
    case .answered(let bytes): self.bytes = bytes
    case .failed(.notFound): throw UsageError(Self.noConverter)
    case .failed(let failure):
      let said = remarks.last.map { ": \($0)" } ?? ""
      throw UsageError(
        "rsvg-convert drew nothing: \(failure.sentence)\(said); --format=svg needs no program")
    }
  }

  private static let noConverter =
    "a PNG is drawn by rsvg-convert, which is not here; install it (Debian’s librsvg2-bin), or take"
    + " --format=svg"

  // A contact sheet of a thousand steps is larger than that: it is said.
  private static var limits: ProgramLimits {
    var limits = ProgramLimits()
    limits.wallClock = .seconds(60)
    limits.processorSeconds = 60
    limits.memoryBytes = 2 << 30
    limits.outputBytes = 64 << 20
    return limits
  }
}
