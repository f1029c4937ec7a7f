import Files
import Screens
import TestSupport
import Testing

@testable import Interaction

@Suite("The file of what was chosen")
struct ChoicesFileTests {
  @Test("What is chosen one after the other is kept together")
  func kept() throws {
    let folder = try ScratchFolder()
    let file = ChoicesFile(folder("choices"))
    #expect(file.choices == Choices(), "nothing is there before something is chosen")
    #expect(folder.names().isEmpty)
    file.remember(Choices(theme: "dark"))
    file.remember(Choices(phoneColumns: 60))
    file.remember(Choices(theme: "light"))
    #expect(file.choices == Choices(theme: "light", phoneColumns: 60))
    #expect(folder.text("choices") == "theme light\nphone 60\n")
    #expect(folder.names() == ["choices"], "nothing is left beside it")
  }

  @Test(
    "What says nothing counts as nothing chosen, and stays beside what is chosen then",
    arguments: ["", "\u{0}\u{1}\u{2}\n", "theme\n", "rows\n", "sounds loud\n"])
  func unknown(text: String) throws {
    let folder = try ScratchFolder(["choices": text])
    let file = ChoicesFile(folder("choices"))
    #expect(file.choices == Choices())
    file.remember(Choices(density: .compact))
    #expect(folder.text("choices") == "rows compact\n" + (text == "rows\n" ? "" : text))
  }

  @Test(
    "What cannot be read stays as it is, byte for byte",
    arguments: [
      Array("theme dark\nrows co".utf8) + [0xFF, 0x0A], Array(repeating: 0x23, count: 5000),
    ])
  func unreadable(bytes: [UInt8]) throws {
    let folder = try ScratchFolder()
    try folder.write(bytes, to: "choices")
    let file = ChoicesFile(folder("choices"))
    #expect(file.choices == Choices())
    file.remember(Choices(density: .compact))
    #expect(try SourceFile.read(folder("choices")).bytes == bytes)
    #expect(folder.names() == ["choices"])
  }

  @Test("A longer file leaves nothing behind when a shorter one takes its place")
  func shorter() throws {
    let folder = try ScratchFolder(["choices": "theme a-theme-with-a-long-name\nrows cozy\n"])
    let file = ChoicesFile(folder("choices"))
    file.remember(Choices(theme: "b", density: .compact))
    #expect(folder.text("choices") == "theme b\nrows compact\n")
  }

  @Test("Where the folder is gone it is only forgotten")
  func noFolder() throws {
    let folder = try ScratchFolder()
    let file = ChoicesFile(folder("gone/choices"))
    file.remember(Choices(theme: "dark"))
    #expect(file.choices == Choices() && folder.names().isEmpty)
  }

  @Test("A link in the place of choices is replaced, not what it leads to")
  func link() throws {
    let folder = try ScratchFolder(["choices": "theme dark\n"])
    try folder.link("read", to: folder("choices"))
    let reader = ChoicesFile(folder("read"))
    ChoicesFile(folder("choices")).remember(Choices(density: .compact))
    #expect(reader.choices == Choices(theme: "dark", density: .compact), "it leads to them still")
    reader.remember(Choices(theme: "light"))
    #expect(folder.text("choices") == "theme dark\nrows compact\n")
    #expect(folder.text("read") == "theme light\nrows compact\n")
  }
}
