import Notifications
import Testing

@testable import Files

@Suite("The parts of paths")
struct FilePathPartTests {
  @Test(
    "Name, stem, kind and folder of a path",
    arguments: [
      ("Bistro.app/Payloads/table.apns", "table.apns", "table", "apns", "Bistro.app/Payloads"),
      ("table.APNS", "table.APNS", "table", "apns", "."), ("/table", "table", "table", "", "/"),
      ("/", "/", "/", "", "/"), ("", "", "", "", "."), ("a/b/", "b", "b", "", "a"),
      ("a//", "a", "a", "", "."), (".gitignore", ".gitignore", ".gitignore", "", "."),
      ("a/.b.c", ".b.c", ".b", "c", "a"), ("x.tar.gz", "x.tar.gz", "x.tar", "gz", "."),
      ("a.", "a.", "a", "", "."), ("日本.é", "日本.é", "日本", "é", "."), ("a.b/c", "c", "c", "", "a.b"),
    ])
  func parts(path: String, name: String, stem: String, kind: String, folder: String) {
    let path = FilePath(path)
    #expect(path.name == name && path.stem == stem && path.kind == kind && path.folder == folder)
  }

  private static func path(_ random: inout SplitMix) -> String {
    let parts = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      ["a", "b.c", "..", ".", "日本", "d e"].randomElement(using: &random) ?? "a"
    }
    return (random.next() % 2 == 0 ? "/" : "") + parts.joined(separator: "/")
  }

  @Test(
    "What is appended is the name again, in the folder that it was appended to",
    arguments: 1...10 as ClosedRange<UInt64>)
  func appending(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<100 {
      let folder = FilePath(Self.path(&random))
      let path = FilePath(folder.appending("leaf.txt"))
      #expect(path.name == "leaf.txt" && path.folder == folder.text, "\(folder.text)")
      #expect(FilePath(path.text + "///").text == path.text)
    }
  }

  /// Where a path leads, dots followed by hand.
  private static func resolved(_ path: String, in folder: String) -> [Substring] {
    var parts: [Substring] = []
    for part in ((path.hasPrefix("/") ? "" : folder) + "/" + path).split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return parts
  }

  @Test(
    "A relative path leads from the folder to where the path leads",
    arguments: 1...10 as ClosedRange<UInt64>)
  func relative(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<200 {
      let (path, folder) = (Self.path(&random), Self.path(&random))
      let way = FilePath(path).relative(to: folder, in: "/home/me")
      let start = "/" + Self.resolved(folder, in: "/home/me").joined(separator: "/")
      #expect(
        Self.resolved(way, in: start) == Self.resolved(path, in: "/home/me"),
        "\(path) from \(folder) by \(way)")
    }
  }
}
