import FuzzTargets
import Glibc

// libFuzzer's own program asks for these two by their names. What begins with two dashes is ours.
//
//     coversheet-fuzz --list                     the names of the targets
//     coversheet-fuzz --prepare=FOLDER           seeds and dictionaries, a folder a target
//     coversheet-fuzz --walk=LINES               random lines, with what is always so after each
//     coversheet-fuzz --target=NAME -runs=1000   libFuzzer, with its own options

/// Called once, before the first input.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutableRawPointer
) -> CInt {
  for argument in CommandLine.arguments.dropFirst() {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    switch parts.first {
    case "--list": list()
    case "--prepare": tryToPrepare(in: parts.count > 1 ? parts[1] : ".")
    case "--walk": walk(parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    default: continue
    }
    exit(0)
  }
  guard let chosen else { end("name a target by --target=NAME; --list has them") }
  // What is made once takes longer than an input may.
  _ = chosen.broken([])
  return 0
}

/// Called with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let broken = chosen?.broken(bytes) { end("broken: \(broken)") }
  return 0
}

private let chosen = CommandLine.arguments.lazy
  .first { $0.hasPrefix("--target=") }
  .flatMap { FuzzTarget.named(String($0.dropFirst("--target=".count))) }

// As a crash does, so that libFuzzer keeps the input.
private func end(_ words: String) -> Never {
  let line = Array("\(words)\n".utf8)
  write(STDERR_FILENO, line, line.count)
  abort()
}

private func list() {
  for target in FuzzTarget.all { print(target.name) }
}

private func tryToPrepare(in folder: String) {
  do { try prepare(in: folder) } catch { end("\(error)") }
}
