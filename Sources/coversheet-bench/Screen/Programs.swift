import Foundation

/// The programs that are measured from outside: they lie beside this one.
struct Programs {
  /// The product.
  let coversheet: String
  /// The least that a program on ncurses does.
  let hello: String
  /// The least that a program on ncurses does with a list.
  let listLimit: String
  /// What lists a process's system calls; nil where it is not installed.
  let tracer: String?

  /// Finds them.
  ///
  /// - Throws: Which one is missing, and how to make it.
  init() throws(BenchError) {
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let folder = own.deletingLastPathComponent().path()
    coversheet = try Self.program("coversheet", in: folder)
    hello = try Self.program("hello-ncurses", in: folder)
    listLimit = try Self.program("list-limit", in: folder)
    tracer = ["/usr/bin/strace", "/bin/strace"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  private static func program(_ name: String, in folder: String) throws(BenchError) -> String {
    let path = folder + "/" + name
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw BenchError("\(path) is missing; “swift build -c release” makes it")
    }
    return path
  }
}
