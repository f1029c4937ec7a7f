import Notifications
import Sessions

extension CommandSpec {
  /// `coversheet check`: prints findings; fails where one counts as an error.
  static let check = CommandSpec(
    name: "check", synopsis: "PATH…|-",
    summary: "say what is wrong with apps, payloads and scenarios",
    examples: [
      ("coversheet check Messages.app day.scenario", "every mistake, each on a line"),
      ("coversheet check --strict --format=github .", "annotations for a pull request"),
      (
        "coversheet check pl.lproj/Localizable.strings",
        "one file, as part of its app: words, .plist, .entitlements, our .json"
      ),
      ("coversheet check order.hex", "frames of the binary interface, as send --print writes them"),
      ("coversheet check --fix Payloads", "mend what needs no judgment"),
      ("coversheet check --severity=Y40=off --format=excerpt Mail.app", "less, and with its lines"),
    ],
    common: CommandLineOption.worldAndData + CommandLineOption.verdict
  ) { (invocation, options: CheckOptions) in
    _ = try invocation.operand(0, "PATH")
    return try invocation.check(options)
  }
}

/// What `check` takes.
private struct CheckOptions: CommandOptions {
  private let named: CheckFormat?
  /// Whether what can be mended is written back.
  let mends: Bool
  private let isJSON: Bool
  private let severities: [String]

  init(_ line: inout OptionReader) {
    named = line.choice(
      CommandLineOption(
        name: "format", value: "FORMAT", choices: CheckFormat.allCases.map(\.rawValue),
        summary: "how to print what was found"))
    mends = line.has(
      CommandLineOption(
        name: "fix",
        summary: "mend what needs no judgment in payloads: misspelled and misplaced keys, commas"))
    severities = line.values(Self.severity)
    isJSON = line.has(.json)
    line.shares(.output)
  }

  private static let severity = CommandLineOption(
    name: "severity", value: "RULE=WORD", isRepeatable: true,
    summary: "how bad what a rule finds is: off, note, warning or error")

  /// What `--severity` says, by rule; the last of two holds.
  func weights() throws(UsageError) -> [RuleID: RuleWeight] {
    var weights: [RuleID: RuleWeight] = [:]
    for text in severities {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw UsageError("--severity takes RULE=WORD, such as Y40=off, not “\(text)”")
      }
      let id = RuleID(parts[0].uppercased())
      guard Rule.named(id) != nil else {
        let near = suggestion(for: parts[0], among: Rule.all.map(\.id.description))
        throw UsageError("there is no rule “\(parts[0])”\(near)")
      }
      guard let weight = RuleWeight(parts[1]) else {
        let near = suggestion(for: parts[1], among: RuleWeight.names)
        throw UsageError(
          "“\(parts[1])” is not how bad something is; write off, note, warning or error\(near)")
      }
      weights[id] = weight
    }
    return weights
  }

  /// How findings are printed. Throws where two options ask for two formats.
  func format() throws(UsageError) -> CheckFormat {
    guard isJSON else { return named ?? .text }
    guard let named, named != .json else { return .json }
    throw UsageError("--json is --format=json; give that or --format=\(named.rawValue)")
  }
}

extension Invocation {
  fileprivate func check(_ own: CheckOptions) throws -> ExitStatus {
    let (paths, locations) = (arguments.operands, try locations())
    let settings = try worldSettings()
    let weights = try own.weights()
    // Before anything is mended.
    let format = try own.format()
    if format.isForPeople { try PictureEnding.check(outputPath, writing: []) }
    if own.mends { try refusePipes(among: paths) }
    let isMended = own.mends ? mend(paths, locations, weights) : true
    let check = try Check(paths, settings: settings, locations: locations, weights: weights)
    UntilExit.keep(check.findings)
    let status = isMended ? status(of: check) : .unusable
    let report = CheckReport(check, piped.files, isTold: options.tells)
    // Where the file stays as it was, what was found is said all the same.
    if outputPath != nil, status == .unusable { report.findings.forEach(Console.complain) }
    try deliver(format.text(of: report), status)
    if !options.isQuiet, format == .text { Console.complain(check.tally) }
    if check.worst == .warning, status == .failed {
      wordsOfStrictness(toward: check.findings).map(Console.complain)
    }
    return status
  }

  // What came through one was read already, and there is nothing to write it back to.
  private func refusePipes(among paths: [String]) throws(UsageError) {
    guard let pipe = paths.first(where: { PipedFiles.isPipe(PipedFiles.file(of: $0)) }) else {
      return
    }
    throw UsageError("--fix mends files, and “\(pipe)” is none; leave --fix out")
  }

  /// Mends files; false where one could not be written.
  private func mend(
    _ paths: [String], _ locations: DataLocations, _ weights: [RuleID: RuleWeight]
  ) -> Bool {
    do throws(Diagnostic) {
      return write(try MendedFile.all(paths, locations: locations, weights: weights))
    } catch {
      say([error])
      return true
    }
  }

  private func write(_ files: [MendedFile]) -> Bool {
    var isMended = true
    for file in files {
      do throws(Diagnostic) {
        try OutputFile.write(file.bytes, to: file.path)
        say(file.notes)
      } catch {
        Console.complain(error)
        isMended = false
      }
    }
    return isMended
  }

  private func status(of check: Check) -> ExitStatus {
    if check.hasUnreadable { return .unusable }
    switch check.worst {
    case .error: return .failed
    case .warning: return options.isStrict ? .failed : .done
    case .note, nil: return .done
    }
  }
}

extension Check {
  /// `2 apps and 1 scenario checked: 3 warnings and 1 note; 1 left out by “ignore”`.
  fileprivate var tally: String {
    let checked = [
      count("app", [.app]), count("payload file", [.payload, .payloadLines]),
      count("scenario", [.scenario]),
      counted("file of frames", frameFileCount, many: "files of frames"),
      counted("file of an app", partCount, many: "files of apps"),
      counted("settings file", settingsFileCount),
    ].compactMap(\.self)
    let found = Diagnostic.Severity.allCases.reversed().compactMap { severity in
      counted(severity.rawValue, findings.count { $0.severity == severity })
    }
    let (what, mistakes) = (checked.enumerated, found.enumerated)
    return "\(what.isEmpty ? "nothing" : what) checked: "
      + (mistakes.isEmpty ? "nothing wrong" : mistakes)
      + (leftOutCount == 0 ? "" : "; \(leftOutCount) left out by “ignore”")
  }

  private func count(_ thing: String, _ kinds: [SourceKind]) -> String? {
    counted(thing, self.kinds.count { kinds.contains($0) })
  }

  private func counted(_ thing: String, _ count: Int, many: String? = nil) -> String? {
    count == 0 ? nil : count.counted(thing, many)
  }
}
