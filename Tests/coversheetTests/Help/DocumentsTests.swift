import Files
import TestSupport
import TestTraits
import Testing

@Suite("Manual and completion", .waitsOutside)
struct DocumentsTests {
  private func print(_ arguments: String...) throws -> String {
    let desk = try CommandLineHarness()
    let outcome = try desk.run(arguments)
    try #require(outcome.status == .exited(0), "\(outcome.errors)")
    return outcome.output
  }

  @Test("The manual has every command, option, verb, key and policy, examples first")
  func manual() throws {
    let page = try print("manual")
    #expect(page.hasPrefix(".\\\" "))
    let sections = page.split(separator: "\n").filter { $0.hasPrefix(".SH ") }
      .map { $0.dropFirst(5).dropLast() }
    #expect(sections.prefix(5) == ["NAME", "SYNOPSIS", "DESCRIPTION", "EXAMPLES", "COMMANDS"])
    for name in ["open", "run", "state", "render", "explain", "completion", "manual"] {
      #expect(page.contains(".SS \"coversheet \(name)"), "\(name)")
    }
    for word in [
      "\\-\\-reduce\\-motion", "\\-\\-config=FILE", "push APP", "clear\\-all",
      "group.stackThreshold",
      "expect group", "XDG_CONFIG_HOME", "copy\\-words",
    ] {
      #expect(page.contains(word), "\(word)")
    }
  }

  @Test("The manual begins with what README begins with, then a few walks that stand by themselves")
  func beginning() throws {
    let page = try print("manual").replacing("\\-", with: "-").replacing("\\(aq", with: "'")
    let readme = try SourceFile.read("\(Checkout.path)/README.md").bytes
    let paragraph = String(decoding: readme, as: UTF8.self).split(separator: "\n\n")[1]
    let words = paragraph.filter { $0 != "`" }.replacing("\n", with: " ")
    #expect(page.contains(".SH \"DESCRIPTION\"\n.PP\n\(words)\n.SH \"EXAMPLES\""), "\(words)")
    let examples = page.split(separator: ".SH ").first { $0.hasPrefix("\"EXAMPLES\"") } ?? ""
    #expect(examples.split(separator: "\n").filter { $0 == ".EX" }.count == 6, "\(examples)")
  }

  @Test("Every command line that the manual shows is understood")
  func examples() throws {
    let lines = try print("manual").split(separator: "\n").map { line in
      line.replacing("\\-", with: "-").replacing("\\(ti", with: "~")
    }.filter { $0.hasPrefix("coversheet ") && !$0.contains(" - ") && !$0.contains("[COMMAND]") }
    #expect(lines.count > 20)
    for line in Set(lines).sorted() {
      // What comes after a pipe or an arrow is the shell's. With --help everything
      // is read, and nothing done.
      let words = line.prefix { !"|>".contains($0) }.split(separator: " ").dropFirst().map(
        String.init)
      let desk = try CommandLineHarness(["Messages.app/Info.plist": ""])
      let outcome = try desk.run(words + ["--help"])
      #expect(outcome.status == .exited(0), "\(line): \(outcome.errors)")
    }
  }

  @Test("The name of a method that is longer than a line may be torn behind its labels")
  func longNames() throws {
    let page = try print("manual", "rules")
    #expect(
      page.contains(
        "application(_:\\:didReceiveRemoteNotification:\\:fetchCompletionHandler:\\:)"))
  }

  @Test("Nothing in the manual is a macro by mistake, and all of it is ASCII")
  func roff() throws {
    let known = [
      "TH", "SH", "SS", "PP", "TP", "IP", "B", "EX", "EE", "RS", "RE", "nh", "ad", "\\\"",
    ]
    for line in try print("manual").split(separator: "\n") {
      #expect(line.utf8.allSatisfy { $0 < 0x80 }, "\(line)")
      guard line.hasPrefix(".") || line.hasPrefix("'") else { continue }
      #expect(known.contains { line.dropFirst().hasPrefix($0) }, "\(line)")
    }
  }

  @Test(
    "Each shell's script has every command, option and choice", arguments: ["bash", "zsh", "fish"])
  func completion(shell: String) throws {
    let script = try print("completion", shell)
    for word in [
      "open", "run", "state", "render", "explain", "doctor", "help", "new", "completion", "manual",
      "reduce-motion", "lock-screen", "notification-center", "styled", "scenario", "clear-all",
      "high-contrast-dark", "group.stackThreshold=", "timezone", "ndjson", "jsonl",
    ] {
      #expect(script.contains(word), "\(shell) lacks \(word)")
    }
  }

  @Test("Another shell is a mistake with a suggestion")
  func unknownShell() throws {
    let outcome = try CommandLineHarness().run("completion", "bsh")
    #expect(outcome.status == .exited(2))
    #expect(outcome.errors.contains("for bash, zsh, fish, not “bsh”; did you mean \"bash\"?"))
  }
}
