import Glibc
import Notifications
import Testing

@testable import Files

@Suite("Names whose bytes are no UTF-8")
struct ForeignNameTests {
  private static let words = "the bytes of its name are no UTF-8, so it cannot be opened; rename it"

  /// Makes a file, or a folder, under bytes that are no text.
  private func make(_ name: [UInt8], in folder: String, isFolder: Bool = false) throws {
    let path = (Array((folder + "/").utf8) + name + [0]).map { CChar(bitPattern: $0) }
    if isFolder {
      try #require(mkdir(path, 0o755) == 0)
    } else {
      let descriptor = open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0o644)
      try #require(descriptor >= 0)
      close(descriptor)
    }
  }

  // `a`, a byte that no UTF-8 has, and an ending.
  private func name(_ ending: String) -> [UInt8] { [0x61, 0xFF] + Array(ending.utf8) }

  @Test("A file under such a name is said to have one, and is not taken for missing")
  func file() throws {
    let folder = try TemporaryFolder(["b.apns": "{}", "c\u{FFFD}.apns": "{}"])
    try make(name(".apns"), in: folder.path)
    let error = #expect(throws: Diagnostic.self) { try SourceFile.read(folder("a\u{FFFD}.apns")) }
    #expect(error?.message == Self.words)
    #expect(throws: Never.self, "U+FFFD itself is a name") {
      try SourceFile.read(folder("c\u{FFFD}.apns"))
    }
    let missing = #expect(throws: Diagnostic.self) { try SourceFile.read(folder("d\u{FFFD}.apns")) }
    #expect(missing?.message.hasPrefix("there is no such file") == true)
  }

  @Test("Folders under such names are told, by those who look for folders, and files are not")
  func folders() throws {
    let folder = try TemporaryFolder(["x\u{FFFD}/a": "", "b/a": ""])
    try make(name(""), in: folder.path, isFolder: true)
    try make(name(".apns"), in: folder.path)
    let found = Folder.foreignFolders(in: folder.path)
    #expect(found.map { folder.short($0) } == ["a\u{FFFD}:1:1: warning: \(Self.words)"])
  }

  @Test("A bundle says it of a language, and a tree of sources of what lies in it")
  func apps() throws {
    let list =
      "<plist><dict><key>CFBundleIdentifier</key><string>com.example.K</string></dict></plist>"
    let folder = try TemporaryFolder([
      "K.app/Info.plist": list, "Src/A/Info.plist": list, "Src/B/Info.plist": list,
    ])
    try make(name(".lproj"), in: folder("K.app"), isFolder: true)
    try make(name(""), in: folder("Src"), isFolder: true)
    let bundle = try AppBundle.read(folder("K.app"))
    #expect(bundle.value != nil)
    #expect(
      bundle.diagnostics.filter { $0.message == Self.words }.map { folder.short($0.place.path) }
        == ["K.app/a\u{FFFD}.lproj"])
    let tree = try #require(SourceTree(folder("Src")))
    #expect(tree.diagnostics.map { folder.short($0.place.path) } == ["Src/a\u{FFFD}"])
  }
}
