import Notifications
import TerminalCore
import TestTraits
import Testing

@Suite("Command lines that are wrong", .waitsOutside)
struct CommandLineMistakeTests {
  @Test("A wrong command line is one complaint and a way on", arguments: bad)
  func says(mistake: Mistake) throws {
    let desk = try CommandLineHarness(["a.scenario": "wake\n"])
    let outcome = try desk.run(mistake.arguments)
    let command = mistake.arguments[0]
    let hasPage = !["opne", "help"].contains(command)
    let hint = "Try “coversheet help\(hasPage ? " \(command)" : "")”.\n"
    #expect(outcome.errors == mistake.errors.map { "coversheet: \($0)\n" }.joined() + hint)
    #expect(outcome.status == .exited(2))
    #expect(outcome.output == "")
  }

  @Test("A command in capitals is told of on its own page", arguments: ["TEST", "Run", "oPen"])
  func otherCase(word: String) throws {
    let outcome = try CommandLineHarness().run(word, "a", "b")
    let name = word.lowercased()
    let words = "unknown command “\(word)”; did you mean \"\(name)\"?"
    #expect(outcome.errors == "coversheet: \(words)\nTry “coversheet help \(name)”.\n")
    #expect(outcome.status == .exited(2) && outcome.output.isEmpty)
  }

  static let bad: [Mistake] = [
    Mistake(
      "an unknown command", "opne", says: "unknown command “opne”; did you mean \"open\"?"),
    Mistake(
      "another word for a command", "lint", "Laundry.app",
      says: "unknown command “lint”; did you mean \"check\"?"),
    Mistake("a verb for a command", "push", says: "unknown command “push”"),
    Mistake(
      "a key's word for a command", "record",
      says: "unknown command “record”; did you mean \"export\"?"),
    Mistake("nothing to show", "state", says: "WHAT is missing"),
    Mistake("an empty name", "state", "", says: "WHAT is empty"),
    Mistake("a word too many", "state", "a.scenario", "b", says: "“b” is one word too many"),
    Mistake(
      "an unknown option", "state", "a.scenario", "--polcy=x",
      says: "unknown option --polcy; did you mean \"--policy\"?"),
    Mistake(
      "an option without a name", "run", "--=", "a.scenario",
      says: "unknown option --=; write its name before the ="),
    Mistake("an unknown letter", "state", "a.scenario", "-x", says: "unknown option -x"),
    Mistake(
      "a beginning of several options", "render", "a.scenario", "--s=1",
      says: "--s could be --screen, --size, --seed, --strict; write it out"),
    Mistake(
      "a value for a switch", "state", "a.scenario", "--strict=1", says: "--strict takes no value"),
    Mistake(
      "an option without its value", "state", "a.scenario", "-o",
      says: "--output needs a value: --output=FILE"),
    Mistake(
      "a second folder that would be the only one watched", "serve", "--watch=one", "--watch=two",
      says: "--watch is given twice and takes one value; leave one out"),
    Mistake(
      "a value that is none of the choices", "render", "a.scenario", "--format=txt",
      says: "--format takes text, styled, ansi, svg, html, png, not “txt”; did you mean \"text\"?"),
    Mistake(
      "an unknown policy", "state", "a.scenario", "--policy=group.stackTreshold=4",
      says: "there is no policy “group.stackTreshold”; did you mean \"group.stackThreshold\"?"),
    Mistake(
      "a policy like none", "state", "a.scenario", "--policy=zork=4",
      says: "there is no policy “zork”; “coversheet help policies” lists them"),
    Mistake(
      "a policy without a value", "state", "a.scenario", "--policy", "group.stackThreshold",
      says: "--policy takes NAME=VALUE, such as group.stackThreshold=5, not “group.stackThreshold”"),
    Mistake(
      "a policy’s wrong value", "state", "a.scenario", "--policy=group.stackThreshold=99",
      says: "group.stackThreshold takes 2 to 9, not “99”"),
    Mistake(
      "an unknown theme", "render", "a.scenario", "--theme=drak",
      says: "there is no theme “drak”; there are "
        + (["auto"] + Palette.builtIn.map(\.name)).joined(separator: ", ")
        + ", or name a theme file; did you mean \"dark\"?"),
    Mistake(
      "a folder for a theme", "render", "a.scenario", "--theme=/",
      says: "“/” is no theme: this is a folder where a file is needed; there are "
        + (["auto"] + Palette.builtIn.map(\.name)).joined(separator: ", ")
        + ", or name a theme file"),
    Mistake(
      "a size that is none", "render", "a.scenario", "--size=80",
      says: "--size takes COLUMNSxROWS up to 1000, such as 100x40, not “80”"),
    Mistake(
      "a time that is none", "state", "a.scenario", "--at=soon",
      says: "--at takes a time such as 09:41, 2018-06-04T09:41 or +1h, not “soon”"),
    Mistake(
      "a time before the beginning", "state", "a.scenario", "--at=09:40",
      says: "--at=09:40 is past; the clock reads 2018-06-04T09:41 already"),
    Mistake(
      "a moment before the beginning", "state", "a.scenario", "--at=2018-06-04T16:40Z",
      says: "--at=2018-06-04T16:40Z is past; the clock reads 2018-06-04T09:41-07:00 already"),
    Mistake(
      "an unknown zone", "state", "a.scenario", "--timezone=Asia/Tokio",
      says: "--timezone: unknown time zone \"Asia/Tokio\"; did you mean \"Asia/Tokyo\"?"),
    Mistake(
      "an empty locale", "state", "a.scenario", "--locale=",
      says: "--locale is empty; give one such as de_DE"),
    Mistake(
      "a locale that is a path", "state", "a.scenario", "--locale=../../etc",
      says: "--locale: \"../../etc\" is no locale; write one such as de_DE"),
    Mistake(
      "a system that there is not", "state", "a.scenario", "--os=9",
      says: "--os: iOS 9 cannot be simulated: no rules tell of iOS 5 to 9; write 4, or 10 to 26"),
    Mistake(
      "a seed that is no number", "state", "a.scenario", "--seed=-1",
      says: "--seed takes a whole number from 0, not “-1”"),
    Mistake(
      "a seed with a sign", "state", "a.scenario", "--seed=+1",
      says: "--seed takes a whole number from 0, not “+1”"),
    Mistake(
      "a seed that is too large", "state", "a.scenario", "--seed=18446744073709551615",
      says: "--seed takes a whole number from 0 to 9223372036854775807, not “18446744073709551615”"),
    Mistake(
      "a data folder that is none", "state", "a.scenario", "--data=/dev/null",
      says: "--data=/dev/null is no data folder; name one that holds Fixtures and Themes"),
    Mistake(
      "help on nothing that there is", "help", "pusch",
      says: "there is no help on “pusch”; did you mean \"push\"?"),
    Mistake(
      "an unknown rule", "help", "rule", "G99",
      says: "there is no rule “G99”; “coversheet help rules” lists them"),
    Mistake(
      "nothing to explain by that name", "explain", "a.scenario", "nobody",
      says: "“nobody” is no notification, request, group or app"),
    Mistake("nothing to explain", "explain", says: "WHAT is missing"),
    Mistake("nothing to archive from", "archive", says: "WHAT is missing"),
    Mistake(
      "nothing named to explain", "explain", "a.scenario",
      says: "NOTIFICATION, GROUP or APP is missing"),
    Mistake(
      "something new that cannot be made", "new", "scenari", "x",
      says: "“new” makes an app, a scenario or a theme, not “scenari”; did you mean \"scenario\"?"),
    Mistake(
      "going on with something else", "open", "--resume", "a.scenario",
      says: "--resume goes on with what was open; give no WHAT"),
    Mistake(
      "going on with nothing", "open", "--resume", says: "there is no session to go on with"),
    Mistake(
      "serving something else", "serve", "--session=1", "a.scenario",
      says: "--session goes on with what was open; give no WHAT"),
    Mistake(
      "serving nothing again", "serve", "--resume", says: "there is no session to go on with"),
    Mistake(
      "standard input, which is the client's", "mcp", "-",
      says: "standard input is the client’s; name a file or a folder instead of “-”"),
    Mistake(
      "a line that is no number", "open", "--line=x", "a.scenario",
      says: "--line takes a whole number from 1, not “x”"),
  ]

  @Test("A data folder in the environment that is none is said, and ‘doctor’ says it too")
  func dataFolder() throws {
    let desk = try CommandLineHarness(["a.scenario": "wake\n"])
    let place = ["COVERSHEET_DATA=\(desk.folder.path)"]
    let outcome = try desk.run("state", "a.scenario", environment: place)
    let message =
      "COVERSHEET_DATA=\(desk.folder.path) is no data folder; name one that holds Fixtures and Themes"
    #expect(outcome.errors == "coversheet: \(message)\nTry “coversheet help state”.\n")
    #expect(outcome.status == .exited(2))
    let doctor = try desk.run("doctor", environment: place)
    let words = "! data folder none (\(message)) "
    #expect(doctor.output.unfolded.contains(words), "\(doctor.output)")
    #expect(doctor.status == .exited(1))
  }
}
