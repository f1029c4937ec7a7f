import Glibc

/// A text that a test expects, kept in a file of its own beside the tests.
package struct Snapshot {
  /// The folder that holds it.
  package let folder: String
  /// The file's name without its ending.
  package let name: String
  private let ending: String

  /// Recording is on where this variable is set and not empty, and then every comparison fails: a
  /// run that records proves nothing.
  package static let recordingVariable = "COVERSHEET_RECORD_SNAPSHOTS"

  /// Makes a snapshot in the folder `Snapshots` of the tests that ask for it, in whichever
  /// of their folders they lie.
  ///
  /// - Parameter file: The asking file as `#fileID`, which begins with its module.
  package init(_ name: String, ending: String = "txt", askedBy file: String = #fileID) {
    let module = file.prefix { $0 != "/" }
    self.init(name, ending: ending, in: "\(Checkout.path)/Tests/\(module)/Snapshots")
  }

  /// Makes a snapshot that lies among the files it tells of.
  package init(_ name: String, ending: String = "txt", in folder: String) {
    self.folder = folder
    self.name = name
    self.ending = ending
  }

  private var path: String { "\(folder)/\(name).\(ending)" }

  /// Compares a text with the one on file.
  ///
  /// A file that is missing is a complaint too. With `recordingVariable` set the text is written,
  /// and the answer says so.
  ///
  /// - Returns: What is wrong, for people: the lines that differ, wanted above
  ///   got. Nil when it is the same.
  package func complaint(about text: String) -> String? {
    if let value = getenv(Self.recordingVariable), value.pointee != 0 {
      let isWritten = write(text)
      return isWritten ? "recorded \(path); run again without recording" : "cannot write \(path)"
    }
    guard let wanted = read() else {
      return "there is no \(path); set \(Self.recordingVariable)=1 to record it"
    }
    return wanted == text ? nil : difference(from: wanted, to: text)
  }

  private func difference(from wanted: String, to got: String) -> String {
    let wanted = lines(wanted)
    let got = lines(got)
    var report =
      "\(name).\(ending) differs; set \(Self.recordingVariable)=1 to record what it is now"
    for index in 0..<max(wanted.count, got.count) {
      let pair = (index < wanted.count ? wanted[index] : nil, index < got.count ? got[index] : nil)
      if pair.0 == pair.1 { continue }
      report += "\nline \(index + 1)\n  wanted \(pair.0 ?? "(nothing)")"
      report += "\n  got    \(pair.1 ?? "(nothing)")\n         " + caret(pair.0 ?? "", pair.1 ?? "")
    }
    return report
  }

  private func caret(_ wanted: String, _ got: String) -> String {
    let same = zip(wanted, got).prefix { $0 == $1 }.count
    return String(repeating: " ", count: same) + "^"
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func read() -> String? {
    guard let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(_ text: String) -> Bool {
    guard let file = fopen(path, "we") else { return false }
    defer { fclose(file) }
    let bytes = Array(text.utf8)
    return fwrite(bytes, 1, bytes.count, file) == bytes.count
  }
}
