import Sessions

/// The one report that goes to where `test` prints.
enum PrintedReport {
  /// Lines for people, or a picture of them.
  case lines
  /// For programs: the Test Anything Protocol, our own format, JUnit's XML, a page,
  /// what the scenarios exercised.
  case tap, json, junit, html, coverage

  /// The one that the options choose.
  ///
  /// - Parameter hasFile: Whether it goes into a file, so that annotations may be printed.
  /// - Throws: Where two want the output.
  init(_ own: TestOptions, hasFile: Bool) throws(UsageError) {
    let choices: [(isWanted: Bool, report: PrintedReport, option: String)] = [
      (own.isTAP, .tap, "--tap"), (own.isJSON, .json, "--json"),
      (own.junit == "-", .junit, "--junit=-"), (own.html == "-", .html, "--html=-"),
      (own.coverage.isPrintedAsJSON, .coverage, "--coverage-json=-"),
    ]
    let wanted = choices.filter(\.isWanted)
    let names = wanted.map(\.option) + (own.isGitHub && !hasFile ? ["--github"] : [])
    guard names.count < 2 else {
      throw UsageError(
        "\(names[0]) and \(names[1]) both want the output; give one of them, or --junit=FILE")
    }
    self = wanted.first?.report ?? .lines
  }

  /// Refuses a file that is called what lines cannot be drawn as, and what reports for programs
  /// are not.
  func check(_ path: String?) throws(UsageError) {
    switch self {
    case .lines:
      try PictureEnding.check(path, writing: ["svg", CommandSpec.pngFormat, "html"])
    case .html: try PictureEnding.check(path, writing: ["html"])
    case .tap, .json, .junit, .coverage: try PictureEnding.check(path, writing: [])
    }
  }

  /// What writes it; nil for what is written beside other reports, too.
  ///
  /// - Parameters:
  ///   - count: How many results will come.
  ///   - write: Takes text with line feeds at the ends of its lines.
  func recorder(
    of count: Int, for reader: borrowing Reader, write: @escaping (String) -> Void
  ) -> (any TestRecorder)? {
    switch self {
    case .lines: reader.lines { write($0 + "\n") }
    case .tap: TAPReport(count: count) { write($0 + "\n") }
    case .json: JSONReport(write: write)
    case .junit: JUnitReport(write: write)
    case .html: HTMLReport(replaying: reader.run, threadCount: reader.threadCount, write: write)
    case .coverage: nil
    }
  }

  /// Who reads it, and what there is to show.
  struct Reader: ~Copyable {
    let invocation: Invocation
    /// Whether the lines become a picture.
    let isDrawn: Bool
    /// How failures are played once more; nil where they were played elsewhere.
    let run: TestRun?
    /// How many are played once more at the same time.
    let threadCount: Int

    fileprivate func lines(write: @escaping (String) -> Void) -> TestLines {
      TestLines(
        isVerbose: invocation.options.isVerbose,
        tellsWarnings: invocation.options.tells(.warning),
        look: isDrawn ? ReportLook(isColored: true) : invocation.reportLook,
        columns: isDrawn ? ReportPicture.mostColumns : invocation.environment.outputColumns,
        piped: invocation.piped.files,
        options: invocation.arguments.words(for: CommandLineOption.worldAndData + [.strict]),
        testOptions: invocation.arguments.words(for: [.allowPrograms, .repeats]),
        write: write)
    }
  }
}
