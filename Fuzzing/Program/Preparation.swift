import Foundation
import FuzzTargets

/// Writes what libFuzzer begins with: `TARGET/seeds`, with what was found before, and
/// `TARGET/words`, a dictionary.
func prepare(in folder: String) throws {
  let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  for target in FuzzTarget.all {
    let own = URL(filePath: folder).appending(path: target.name)
    let seeds = own.appending(path: "seeds")
    try FileManager.default.createDirectory(at: seeds, withIntermediateDirectories: true)
    for (index, seed) in target.seeds.bytes(in: "\(root)/Fixtures").enumerated() {
      try Data(seed).write(to: seeds.appending(path: "\(index)"))
    }
    for find in target.finds(in: root) {
      try Data(find.bytes).write(to: seeds.appending(path: find.name))
    }
    let words = target.words().filter { !$0.isEmpty }.map { "\"\(escaped($0))\"\n" }
    // A dictionary that is empty is none to libFuzzer.
    try Data(("# \(target.name)\n" + words.joined()).utf8).write(to: own.appending(path: "words"))
  }
}

// As libFuzzer's dictionaries have it: bytes that are not plain as \xAB.
private func escaped(_ word: String) -> String {
  word.utf8.map { byte in
    let isPlain = (0x20..<0x7F).contains(byte) && byte != 0x22 && byte != 0x5C
    let digits = String(byte, radix: 16)
    return isPlain
      ? String(UnicodeScalar(byte)) : "\\x" + (digits.count == 1 ? "0" : "") + digits
  }.joined()
}
