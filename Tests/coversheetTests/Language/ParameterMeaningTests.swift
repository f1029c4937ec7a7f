import TestTraits
import Testing

@Suite("What words in capitals stand for", .waitsOutside)
struct ParameterMeaningTests {
  /// The rows of `help arguments`, each with its meaning on one line.
  private func rows() throws -> [(term: String, meaning: String)] {
    let lines = try CommandLineHarness().run("help", "arguments").output.split(separator: "\n")
    var rows: [(term: String, meaning: String)] = []
    for line in lines where line.hasPrefix("  ") {
      let words = line.split(separator: " ").map(String.init)
      if line.hasPrefix("   ") {
        rows[rows.count - 1].meaning += ([""] + words).joined(separator: " ")
      } else {
        rows.append((words[0], words.dropFirst().joined(separator: " ")))
      }
    }
    return rows
  }

  @Test("A word in capitals is explained once, with where it stands for something else")
  func argumentsOnce() throws {
    let rows = try rows()
    #expect(rows.count > 30 && Set(rows.map(\.term)).count == rows.count, "\(rows)")
    let texts = rows.filter { $0.meaning.hasPrefix("A text, in quotes where it has blanks.") }
    #expect(texts.map(\.term) == ["REASON", "TEXT", "TITLE"], "\(texts)")
    let number = rows.first { $0.term == "N" }?.meaning ?? ""
    #expect(number.contains("A whole number from 0. In "), "\(number)")
    #expect(number.contains("world apps=") && number.contains(": a whole number from 1 to 1000."))
  }

  @Test("B20: what is one of very many words is named in usages, and its words are listed here")
  func manyWords() throws {
    let reason = try rows().first { $0.term == "REASON" }?.meaning ?? ""
    #expect(reason.contains("In push-fault: one of BadCollapseId BadDeviceToken "), "\(reason)")
    #expect(reason.contains("In expect apns reason=: one of BadCollapseId "), "\(reason)")
    let help = try CommandLineHarness().run("help", "push-fault").output
    #expect(help.contains(" REASON [times=N]") && !help.contains("BadCollapseId"), "\(help)")
    #expect(help.contains("“coversheet help arguments” lists each REASON."), "\(help)")
  }

  @Test("They are in alphabetical order, and each says of what it is the name")
  func sorted() throws {
    let rows = try rows()
    #expect(rows.map(\.term) == rows.map(\.term).sorted())
    for row in rows {
      #expect(!row.meaning.hasPrefix("An identifier"), "\(row)")
      #expect(!row.meaning.contains("help VERB"), "\(row)")
    }
    let token = rows.first { $0.term == "APP|TOKEN" }
    #expect(token?.meaning.contains("64 digits of its device token") == true)
    let type = rows.first { $0.term == "TYPE" }
    #expect(type?.meaning.contains("alert background") == true)
  }
}
