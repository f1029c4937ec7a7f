import Files
import Notifications
import Scenarios
import TestSupport
import TestTraits
import Testing

@Suite("The language of scenarios in help and manual", .waitsOutside)
struct LanguageHelpTests {
  private static let keys =
    AppManifest.inlineKeys.filter { $0 != "$schema" } + LocalNotificationReader.names
    + DateMatching.Unit.allCases.map(\.rawValue) + ContentEdit.Key.allCases.map(\.rawValue)
    + ["timeInterval", "repeats", "region", "notifyOnEntry", "notifyOnExit", "calendar"]

  @Test("All that lines understand is in it: verbs, expectations, every key of JSON, every WHEN")
  func complete() throws {
    let text = try CommandLineHarness().run("help", "language").output
    // What is long goes on in the next line, behind a blank or between alternatives.
    let letters = text.filter { !$0.isWhitespace }
    let usages = Verb.all.map(\.usage) + ExpectationForm.all.map { "expect \($0.usage)" }
    for usage in usages { #expect(letters.contains(usage.filter { $0 != " " }), "\(usage)") }
    for form in When.forms { #expect(text.contains(form.example)) }
    let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init))
    for key in Self.keys { #expect(words.contains(key), "\(key)") }
  }

  @Test("What keeps all from being played, and what does not, is as the page says")
  func mistakes() throws {
    let text = try CommandLineHarness().run("help", "language").output.unfolded
    #expect(text.contains("Nothing runs while a line is no command; what it names"), "\(text)")
    let start = "app {\"bundleIdentifier\":\"com.example.tea\"}\n"
    for (line, isPlayed) in [
      ("psuh tea {}", false), ("push tea gone.apns", true), ("push nobody {\"aps\":{}}", true),
      ("app Gone.app", true), ("tap n9", true),
    ] {
      let desk = try CommandLineHarness(["a.scenario": start + line + "\n"])
      let outcome = try desk.run("run", "a.scenario")
      #expect(outcome.errors.contains("a.scenario:2:"), "\(outcome.errors)")
      #expect(outcome.output.contains("installed com.example.tea") == isPlayed, "\(line)")
      #expect(outcome.status == .exited(2))
    }
  }

  @Test("Lines that it shows can be read")
  func examples() throws {
    let text = try CommandLineHarness().run("help", "language").output
    // The verb of that name has an example, too, which its own help shows.
    let examples = text.split(separator: "Example:\n").filter { $0.hasPrefix("    ") }
    #expect(examples.count >= 6)
    for example in examples {
      let lines = example.split(separator: "\n").prefix { $0.hasPrefix("    ") }.map {
        $0.dropFirst(4)
      }
      let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
      let document = ScenarioDocument(
        bytes, path: "-", filling: ScenarioCases(bytes).all.first)
      #expect(document.diagnostics == [] && !document.lines.isEmpty, "\(lines)")
    }
  }

  @Test("The world at the start is the one that a scenario begins with")
  func start() throws {
    let desk = try CommandLineHarness(["a.scenario": "note x\n"])
    let help = try desk.run("help", "start").output
    let state = try desk.run("state", "a.scenario").output
    for word in ["2018-06-04T09:41", "America/Los_Angeles", "en_US"] {
      #expect(help.contains(word) && state.contains(word))
    }
    #expect(
      help.contains("os=12") && help.contains("volume 0.5") && help.contains("previews always"))
  }

  @Test("The locale of device sets no language; the line and the option of that name set both")
  func locales() throws {
    let desk = try CommandLineHarness([
      "device.scenario": "device locale=pl\n", "line.scenario": "locale pl\n",
      "none.scenario": "wake\n",
    ])
    for (arguments, languages) in [
      (["device.scenario"], ["en"]), (["line.scenario"], ["pl", "en"]),
      (["none.scenario", "--locale=pl"], ["pl"]),
    ] {
      let state = try desk.run(["state"] + arguments).output.filter { !$0.isWhitespace }
      let words = languages.map { "\"\($0)\"" }.joined(separator: ",")
      #expect(state.contains("\"languages\":[\(words)]"), "\(arguments): \(state)")
    }
    let option = try desk.run("state", "--help").output.unfolded
    #expect(option.contains("device’s locale and language"), "\(option)")
    let start = try desk.run("help", "start").output.unfolded
    #expect(start.contains("the line “locale” sets both"), "\(start)")
  }

  @Test(
    "The manual has pages for man: the language in section 5, the rules in section 7",
    arguments: [("language", "5", "dateMatching"), ("rules", "7", "G3")])
  func pages(name: String, section: String, word: String) throws {
    let outcome = try CommandLineHarness().run("manual", name)
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    let title = outcome.output.split(separator: "\n").first { $0.hasPrefix(".TH") }
    #expect(title?.contains(" \(section) ") == true, "\(title ?? "")")
    #expect(outcome.output.contains(word))
    #expect(try CommandLineHarness().run("manual", "langage").status == .exited(2))
  }
}
