import Foundation

/// What Linux tells about a process.
struct ProcessStatus {
  private let lines: [Substring]
  private let fields: [Substring]

  /// Looks at a process now.
  ///
  /// - Throws: Where it is gone.
  init(of process: pid_t) throws(BenchError) {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let times = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    else { throw Self.ended }
    lines = status.split(separator: "\n")
    // The name of the program stands in parentheses and may hold blanks.
    fields = (times.split(separator: ")").last ?? "").split(separator: " ")
  }

  /// How many descriptors a process has open now.
  ///
  /// - Throws: Where it is gone.
  static func descriptorCount(of process: pid_t) throws(BenchError) -> Int {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd")
    guard let names else { throw ended }
    return names.count
  }

  /// The processor time of a process's threads so far, to the nanosecond.
  ///
  /// - Throws: Where it is gone.
  static func processorTime(of process: pid_t) throws(BenchError) -> Duration {
    let threads = "/proc/\(process)/task"
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: threads) else {
      throw ended
    }
    // Of a thread that has ended in between nothing is left to be read.
    let spent = names.compactMap { name -> Int? in
      let text = try? String(contentsOfFile: "\(threads)/\(name)/schedstat", encoding: .utf8)
      return text?.split(separator: " ").first.flatMap { Int($0) }
    }
    return .nanoseconds(spent.reduce(0, +))
  }

  private static let ended = BenchError("the program has ended too early")

  /// How often it went to sleep by itself: once for each time that it was woken.
  var sleeps: Int { number("voluntary_ctxt_switches") }
  /// Memory that it holds now, in bytes (`VmRSS`).
  var memory: Int { number("VmRSS") * 1024 }
  /// The most memory that it held since it began, in bytes (`VmHWM`).
  var peakMemory: Int { number("VmHWM") * 1024 }
  /// Processor time that it used so far, in clock ticks.
  var ticks: Int { ownTicks + field(12) }
  /// The part of it that the system did not spend for it, in clock ticks.
  var ownTicks: Int { field(11) }

  private func field(_ index: Int) -> Int { fields.count > index ? Int(fields[index]) ?? 0 : 0 }

  private func number(_ name: String) -> Int {
    let line = lines.first { $0.hasPrefix(name + ":") } ?? ""
    return line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0
  }
}

extension Double {
  /// A number of bytes in mebibytes.
  var mebibytes: Double { self / Double(1 << 20) }
}
