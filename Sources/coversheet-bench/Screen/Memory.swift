import TestSupport

extension Bench {
  /// What many notifications weigh.
  static let memory = Bench(
    name: "memory", summary: "memory with 100,000 notifications"
  ) { conditions, findings throws(BenchError) in
    let count = conditions.isSmoke ? 20_000 : 100_000
    let path = try conditions.folder.write(SamplePayloads.lines(count), to: "memory.ndjson")
    let empty = try conditions.coversheet([])
    let full = try conditions.coversheet([path])
    try empty.waitUntilQuiet()
    try full.waitUntilQuiet()
    let (least, most) = (
      try ProcessStatus(of: empty.process), try ProcessStatus(of: full.process)
    )
    findings.note("memory.tour", Double(least.memory).mebibytes, "MiB")
    findings.note("memory.\(count)", Double(most.memory).mebibytes, "MiB")
    findings.note("memory.\(count).peak", Double(most.peakMemory).mebibytes, "MiB")
    findings.promise(
      "memory.each", Double(most.memory - least.memory) / Double(count), "bytes", atMost: 1900)
    full.send("/zqx")
    try full.waitUntilQuiet()
    let searched = try ProcessStatus(of: full.process)
    findings.promise(
      "memory.searched", Double(searched.peakMemory) / Double(most.peakMemory), "×", atMost: 1.35)
  }
}
