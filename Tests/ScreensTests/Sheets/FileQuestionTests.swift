import TerminalCore
import Testing

@testable import Screens

@Suite("Asking for a file")
struct FileQuestionTests {
  @Test("What is typed or pasted and Enter name the file, without the blanks around it")
  func names() {
    var question = FileQuestion.name("a")
    #expect(question.take(.key(Key(.character("b")))) == .open)
    #expect(question.take(.paste("c ")) == .open)
    #expect(question.take(.key(Key(.enter))) == .file(path: "abc", replaces: false))
    #expect(question.take(.key(Key(.escape))) == .canceled)
    let dead = Key(.character("o"), .control)
    #expect(question.take(.key(dead)) == .dead(dead))
  }

  @Test("Only y replaces a file; any other key asks for another name, with that one in the line")
  func replaces() {
    var question = FileQuestion.replaces(path: "a.svg")
    #expect(question.take(.paste("y")) == .ignored)
    #expect(question.take(.key(.yes)) == .file(path: "a.svg", replaces: true))
    #expect(question.take(.key(Key(.enter))) == .open)
    #expect(question == .name("a.svg"))
  }

  @Test("What was wrong is said until the line changes")
  func complaints() {
    var question = FileQuestion.name("a.gif", complaint: "no picture")
    _ = question.take(.key(Key(.backspace)))
    guard case .name(let field, nil) = question else {
      Issue.record("\(question) still complains")
      return
    }
    #expect(field.text == "a.gi")
  }
}
