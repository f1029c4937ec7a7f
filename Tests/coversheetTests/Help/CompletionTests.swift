import TestSupport
import TestTraits
import Testing

@Suite("What shells complete", .waitsOutside)
struct CompletionTests {
  /// What bash offers at the end of a line.
  ///
  /// - Parameter words: As bash takes the line apart, the last one as far as it is typed.
  private func offers(_ words: [String]) throws -> [String] {
    let desk = try CommandLineHarness(["day.scenario": "", "a.apns": "", "a.plist": ""])
    let script = try desk.run("completion", "bash").output
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    let typed = "COMP_WORDS=(\(line)); COMP_CWORD=\(words.count - 1); _coversheet"
    let outcome = try Program.run(
      ["-c", script + typed + "; echo \"${COMPREPLY[*]}\""], of: "/bin/bash", in: desk.folder.path,
      environment: desk.environment + ["PATH=/bin:/usr/bin"])
    return outcome.output.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  @Test(
    "Behind an option stand the words that its help has, or files",
    arguments: [
      ("preview", "--grouping", "by-app"), ("preview", "--previews", "when-unlocked"),
      ("preview", "--lock", "locked"), ("preview", "--delivery", "summary"),
      ("preview", "--rows", "locale"), ("preview", "--columns", "theme"),
      ("preview", "--themes", "high-contrast-dark"), ("preview", "--systems", "15"),
      ("preview", "--surfaces", "banner"), ("preview", "--against", "day.scenario"),
      ("check", "--severity", "Y12="), ("test", "--update-snapshots", "all"),
    ])
  func values(command: String, option: String, word: String) throws {
    let offered = try offers(["coversheet", command, option, "=", ""])
    #expect(offered.contains(word), "\(offered)")
  }

  @Test(
    "Behind NAME= stand its values and no files, however the option is written",
    arguments: [["=", "Y5", "=", ""], ["=", "Y5", "="], ["Y5", "=", ""]])
  func assigned(words: [String]) throws {
    let offered = try offers(["coversheet", "check", "--severity"] + words)
    #expect(offered == ["off", "note", "warning", "error"], "\(offered)")
    #expect(try offers(["coversheet", "run", "--policy"] + words).isEmpty)
  }

  @Test(
    "Behind the name of a policy stand its words, and nothing where it takes numbers or any text",
    arguments: [
      ("list.style", ["and", "ampersand"]), ("turnOff.clearsList", ["true", "false"]),
      ("location.maxRegions", []), ("legacy.defaultActionTitle", []),
    ])
  func policies(name: String, words: [String]) throws {
    for before in [["=", name, "=", ""], [name, "="]] {
      #expect(try offers(["coversheet", "run", "--policy"] + before) == words)
    }
    let begun = try offers(["coversheet", "run", "--policy", "=", name, "=", "a"])
    #expect(begun == words.filter { $0.hasPrefix("a") })
  }

  @Test(
    "The other shells are told the same words of a policy",
    arguments: [
      ("zsh", "list.style) compadd -- and ampersand"),
      ("fish", "case list.style\n      set values and ampersand"),
    ])
  func policies(shell: String, words: String) throws {
    let script = try CommandLineHarness().run("completion", shell).output
    #expect(script.contains(words))
    #expect(!script.contains("location.maxRegions)"))
    #expect(!script.contains("case location.maxRegions"))
  }

  @Test("Behind a comma stands the next of several words")
  func severalWords() throws {
    let offered = try offers(["coversheet", "preview", "--lock", "=", "locked,"])
    #expect(offered.contains("locked,unlocked"), "\(offered)")
    let begun = try offers(["coversheet", "preview", "--lock", "=", "locked,un"])
    #expect(begun == ["locked,unlocked"], "\(begun)")
  }

  @Test("Each command offers what it takes, and not what it refuses")
  func operands() throws {
    #expect(try offers(["coversheet", "mcp", ""]).contains("day.scenario"))
    let sent = try offers(["coversheet", "send", ""])
    #expect(sent.contains("a.apns") && !sent.contains("day.scenario"), "\(sent)")
    #expect(try offers(["coversheet", "check", "a.p"]) == ["a.plist"])
    let tested = try offers(["coversheet", "test", "--update-snapshots", ""])
    #expect(tested.contains("day.scenario") && !tested.contains("all"), "\(tested)")
    #expect(try offers(["coversheet", "test", "--update-snapshots", "=", ""]) == ["all"])
  }

  @Test(
    "Behind ‘help rule’ stand the ids of rules, behind ‘new app’ a name that only its author knows")
  func followers() throws {
    let rules = try offers(["coversheet", "help", "rule", ""])
    #expect(rules.contains("G3") && !rules.contains("open"), "\(rules)")
    #expect(try offers(["coversheet", "new", ""]) == ["app", "scenario", "theme"])
    #expect(try offers(["coversheet", "new", "app", ""]).isEmpty)
  }

  @Test(
    "The script of each shell is one that it can read", arguments: ["bash", "zsh", "fish"])
  func readable(shell: String) throws {
    let desk = try CommandLineHarness()
    let line = "command -v \(shell) > /dev/null || exit 0; \"$0\" completion \(shell) | \(shell) -n"
    let outcome = try desk.shell(line)
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
  }
}
