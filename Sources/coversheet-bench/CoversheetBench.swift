import Foundation
import Notifications

/// The measurements: how fast the program is, told as numbers and held against bars.
@main
struct CoversheetBench {
  /// Measures, prints the figures, and exits with 1 for a missed bar, 2 for an error.
  static func main() {
    do throws(BenchError) {
      guard let options = try Options(Array(CommandLine.arguments.dropFirst())) else {
        return print(Options.help, terminator: "")
      }
      try run(options)
    } catch {
      complain("coversheet-bench: \(error)")
      exit(2)
    }
  }

  private static func run(_ options: Options) throws(BenchError) {
    let folder = try TemporaryFolder()
    let conditions = try BenchConditions(options, folder: folder)
    var findings = Findings()
    for bench in try Bench.chosen(by: options) {
      complain("\(bench.name): \(bench.summary) …")
      findings.append(try bench.measure(conditions))
    }
    print(options.writesJSON ? JSONText.pretty(findings.json) : findings.table, terminator: "")
    let missed = findings.missedBars
    for bar in missed { complain("missed: \(bar.sentence)") }
    if !missed.isEmpty {
      folder.remove()
      exit(1)
    }
  }

  private static func complain(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

/// Why something could not be measured: a sentence.
struct BenchError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
