import Foundation
import Glibc
import TestSupport

extension Bench {
  /// What is printed without a screen, against opening the same with one.
  ///
  /// Both in processor time of their own, as what the system does for them differs more between machines than they do.
  static let withoutScreen = Bench(
    name: "without-screen",
    summary: "100,000 payloads drawn, checked, printed and run, against opened"
  ) { setting, findings throws(BenchError) in
    let count = setting.isSmoke ? 20_000 : 100_000
    let lines = SamplePayloads.lines(count)
    // `check` reads what lies beside a file, too.
    let path = try setting.folder.write(lines, to: "without-screen/payloads.ndjson")
    var opened: [Double] = []
    var times: [String: [Double]] = [:]
    for _ in 0..<min(setting.rounds, 3) {
      let terminal = try setting.coversheet([path])
      try terminal.waitUntilQuiet()
      opened.append(try ProcessStatus(of: terminal.process).seconds)
      for (command, _) in bars {
        times[command, default: []].append(try setting.processorSeconds(command, path))
      }
    }
    findings.note("without-screen.opened", opened.median, "s")
    for (command, bar) in bars {
      let ratio = (times[command] ?? []).median / opened.median
      findings.promise(
        "without-screen.\(command)", ratio, "×", atMost: bar * (setting.isSmoke ? 3 : 1))
    }
  }

  private static let bars = [("check", 1.5), ("render", 1.5), ("state", 2.5), ("run", 2.5)]
}

extension BenchConditions {
  /// The processor time of its own that a command takes to its end.
  fileprivate func processorSeconds(
    _ command: String, _ path: String
  ) throws(BenchError) -> Double {
    let process = Process()
    process.executableURL = URL(filePath: programs.coversheet)
    process.arguments = [command, path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let before = Self.secondsOfEndedChildren
    do { try process.run() } catch { throw BenchError("cannot start coversheet: \(error)") }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchError("coversheet \(command) of sample payloads failed")
    }
    return Self.secondsOfEndedChildren - before
  }

  private static var secondsOfEndedChildren: Double {
    var usage = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    return Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6
  }
}

extension ProcessStatus {
  /// Processor time of its own that it used so far.
  fileprivate var seconds: Double { Double(ownTicks) / Double(sysconf(Int32(_SC_CLK_TCK))) }
}
