import Files
import Screens
import TestSupport
import Testing

@testable import Interaction

@Suite("What terminals drew on the last time")
struct GroundsFileTests {
  @Test("It is kept for each kind of terminal, the last answer counts")
  func kinds() throws {
    let folder = try ScratchFolder([:])
    let file = GroundsFile(folder.path + "/grounds")
    #expect(file.ground(of: "xterm-256color") == nil)
    file.remember(.light, of: "xterm-256color/VTE_VERSION")
    file.remember(.dark, of: "xterm-kitty")
    #expect(file.ground(of: "xterm-256color/VTE_VERSION") == .light)
    #expect(file.ground(of: "xterm-256color") == nil)
    file.remember(.light, of: "xterm-kitty")
    #expect(file.ground(of: "xterm-kitty") == .light)
  }

  @Test("A file that cannot be read stays as it is", arguments: ["grounds", "tour"])
  func unreadable(name: String) throws {
    let folder = try ScratchFolder()
    let bytes = Array("light xterm-".utf8) + [0xFF, 0x0A]
    try folder.write(bytes, to: name)
    GroundsFile(folder("grounds")).remember(.dark, of: "xterm")
    TourFile(folder("tour")).remember(TourProgress())
    #expect(try SourceFile.read(folder(name)).bytes == bytes)
  }

  @Test("What says nothing is forgotten, and what kinds are called breaks no line")
  func hostile() throws {
    let folder = try ScratchFolder(["grounds": "dusk xterm\n\u{0}\nlight\n"])
    let file = GroundsFile(folder.path + "/grounds")
    #expect(file.ground(of: "xterm") == nil)
    file.remember(.dark, of: "a\nlight b")
    #expect(file.ground(of: "b") == nil)
    for number in 0..<100 { file.remember(.light, of: "terminal \(number)") }
    #expect(file.ground(of: "terminal 99") == .light && file.ground(of: "terminal 1") == nil)
  }
}
