import Notifications
import Scenarios
import Testing

@testable import Sessions

@Suite("Names that never were, and names that are taken")
struct NameMistakeTests {
  private static let shop = #"app {"bundleIdentifier":"com.example.shop"}"# + "\n"
  private static let push = #"push shop {"aps":{"alert":"x","thread-id":"t"}}"#

  /// The errors and the failures of a run, each as its line and its message's beginning.
  private func mistakes(_ text: String) throws -> [String] {
    let report = try HeadlessRun.played(Self.shop + text).report
    return report.diagnostics.filter { $0.severity == .error }
      .map { "\($0.place.line):\($0.place.column) \($0.message)" }
  }

  /// One expectation of each form that names something, of something that never was.
  private static let never: [(String, String)] = ExpectationForm.all.flatMap { form in
    form.signature.parameters.prefix(1).compactMap { parameter -> (String, String)? in
      let name: String
      switch parameter.kind {
      case .notification, .anything: name = "zz"
      case .group: name = "shop/zz"
      case .app: name = "zzz"
      default: return nil
      }
      return ("expect not \(form.subject) \(name)" + rest(form), name)
    }
  }

  private static func rest(_ form: ExpectationForm) -> String {
    let words = form.signature.parameters.dropFirst().filter { !$0.isOptional }.map { parameter in
      switch parameter.kind {
      case .choice(let words): words[0]
      case .number: "1"
      case .rule: "G4"
      case .names(let names): names[0]
      default: parameter.keywords.first ?? "x"
      }
    }
    let option = form.signature.needsOption ? ["sounds=on"] : []
    return (words + option).map { " " + $0 }.joined()
  }

  @Test("A name that nothing ever had is a mistake whatever is expected of it", arguments: never)
  func neverWas(line: String, name: String) throws {
    let found = try mistakes(Self.push + "\n" + line + "\n")
    #expect(found.count == 1, "\(line): \(found)")
    #expect(
      found.first?.contains("unknown") == true && found.first?.hasPrefix("3:") == true, "\(found)")
  }

  @Test(
    "A mistake and no failure: absence of what never was proves nothing",
    arguments: [
      "notification zz absent", "group shop/zz absent", "pending zz absent", "reached zz none",
      "sound zz none", "notification zz in lock-screen",
    ])
  func noFailure(expectation: String) throws {
    let report = try HeadlessRun.played(Self.shop + Self.push + "\nexpect \(expectation)\n").report
    #expect(report.hasInvalidInput && !report.hasFailed)
  }

  private static let twins = ["a", "b"].map { team in
    """
    app {"bundleIdentifier":"com.\(team).foo","displayName":"Tea"}
    push com.\(team).foo {"aps":{"alert":"x","thread-id":"t"}} collapse-id=p

    """
  }.joined()

  @Test(
    "K17: a name that several have is a mistake in what is expected, as in what is done",
    arguments: [
      "badge foo 3", "not app Tea background", "setting Foo sounds=on", "muted Tea",
      "group Foo/t count 1", "group tea absent", "notification p absent",
      "not notification p title x", "delivered p count=1", "pending foo:p absent",
      "pending foo 0", "outcome p presented", "sound p none", "why p G4", "banner p",
      "call foo willPresent", "call com.a.foo willPresent notification=p", "view of p",
      "within 5s badge foo 3", "order p p", "order n1 n1", "not order n1 n1",
    ])
  func ambiguous(expectation: String) throws {
    let report = try HeadlessRun.played(Self.twins + "expect \(expectation)\n").report
    let errors = report.diagnostics.filter { $0.severity == .error }
    let isTold = errors.first.map { $0.message.contains(/^"?\w+"? (may be any of|is given twice)/) }
    #expect(errors.count == 1 && isTold == true && errors[0].place.line == 5, "\(errors)")
    #expect(report.hasInvalidInput && !report.hasFailed)
  }

  @Test(
    "What waits, is stored, was removed or comes later is known, and nothing was delivered of it",
    arguments: [
      "network off\n\(push) id=a\nexpect not delivered a\nexpect delivered a count=0\n"
        + "expect sound a none\nexpect reached a none\nexpect notification a absent\n",
      "expect notification a absent\nexpect not delivered a\n\(push) id=a\n",
      "expect group shop/t absent\n\(push)\n",
      #"schedule shop {"identifier":"a","content":{"title":"x"},"trigger":{"timeInterval":60}}"#
        + "\nexpect delivered a count=0\nexpect reached a none\nremove shop pending a\n"
        + "expect pending a absent\nexpect not delivered a\n",
      "\(push) id=a collapse-id=b\nexpect delivered b count=1\nclear a\nexpect notification a absent\n",
      #"app {"bundleIdentifier":"com.example.clock","on":{"launch":[{"schedule":{"identifier":"nap","content":{"title":"x"},"trigger":{"timeInterval":60}}}]}}"#
        + "\nexpect pending nap absent\nexpect not delivered nap\n",
    ])
  func known(text: String) throws {
    let report = try HeadlessRun.played(Self.shop + text).report
    #expect(report.diagnostics.filter { $0.severity == .error } == [])
    #expect(report.failures.map(\.diagnostic.message) == [])
  }

  private static let card =
    #"app {"bundleIdentifier":"com.example.card","service":{"name":"Fetch"},"content":[{"name":"Card","view":[{"row":[{"label":"status"}]}]}]}"#
    + "\ndevice os=16\n"

  @Test(
    "What else an expectation misnames is a mistake: a Focus, an extension, a part of a view, a request",
    arguments: [
      ("received Fetsh none", "4:17 unknown extension \"Fetsh\"; did you mean \"Fetch\"?"),
      ("not focus Wrk", "4:18 unknown Focus \"Wrk\"; did you mean \"Work\"?"),
      (
        "view label sttus none",
        "4:19 unknown element of a view \"sttus\"; did you mean \"status\"?"
      ),
      (
        "not summary contains a featured=braed",
        "4:40 unknown notification \"braed\"; did you mean \"bread\"?"
      ),
      (
        "pending shpo 0",
        "4:16 unknown request, notification or app \"shpo\"; did you mean \"shop\"?"
      ),
    ])
  func others(expectation: String, said: String) throws {
    let text = Self.card + "expect \(expectation)\nfocus Work\n\(Self.push) id=bread\n"
    #expect(try mistakes(text) == [said])
  }

  @Test(
    "What is only compared, or comes later in the scenario, is no mistake",
    arguments: [
      "received Fetch none", "not focus Work", "not focus contains Wrk", "view label status none",
      "not focus \"Do Not Disturb\"", "received Card none", "not summary contains a featured=bread",
    ])
  func laterOthers(expectation: String) throws {
    let text =
      "device os=16\nexpect \(expectation)\n" + Self.card + "focus Work\n\(Self.push) id=bread\n"
    #expect(try mistakes(text) == [])
  }

  @Test("Of a group whose thread alone is written, the group that has it is told")
  func threadAlone() throws {
    let found = try mistakes("\(Self.push)\nexpect group t count 1\n")
    #expect(found == ["3:14 unknown app \"t\"; did you mean \"shop/t\"?"])
  }

  private static let talk =
    #"app {"bundleIdentifier":"com.example.chat","categories":[{"identifier":"talk","#
    + #""actions":[{"identifier":"reply","title":"Reply"}]}]}"# + "\n"
    + #"push chat {"aps":{"alert":"x","category":"talk"}} id=m"# + "\n"
  private static let later =
    #"set-categories chat [{"identifier":"talk","#
    + #""actions":[{"identifier":"later","title":"Later"}]}]"# + "\n"

  @Test(
    "An action that nothing ever had is a mistake at its identifier",
    arguments: [
      ("not actions m zzz", "4:22 unknown action \"zzz\""),
      ("not actions m reply,zzz", "4:22 unknown action \"zzz\""),
      (
        "not call chat didReceive action=repply",
        "4:40 unknown action \"repply\"; did you mean \"reply\"?"
      ),
    ])
  func unknownAction(expectation: String, message: String) throws {
    let found = try mistakes(Self.talk + "expect \(expectation)\n")
    #expect(found.count == 1 && found.first?.hasPrefix(message) == true, "\(found)")
  }

  @Test(
    "An action is known that an app has, had or gets; and any where code may show others",
    arguments: [
      "expect not actions m reply,later\n" + later, later + "expect not actions m reply\n",
      "uninstall chat\nexpect not call shop didReceive action=reply\n",
      "expect not call chat didReceive action=dismiss\n",
      "expect not call chat didReceive action=default\n",
      "push com.example.other {\"aps\":{\"alert\":\"x\"}}\nexpect not actions m zzz\n",
    ])
  func knownAction(lines: String) throws {
    #expect(try mistakes(Self.talk + lines) == [])
  }

  @Test("The nearest name is told")
  func nearest() throws {
    let found = try mistakes("\(Self.push) id=golden\nexpect notification goldne absent\n")
    #expect(found == ["3:21 unknown notification \"goldne\"; did you mean \"golden\"?"])
  }

  @Test(
    "id= with a name that another has, or an empty one, is a mistake at the name",
    arguments: [
      ("\(push) id=a\n\(push) id=a\n", "3:52 \"a\" is the name of the push of t.scenario:2:52"),
      ("\(push) id=\n", "2:52 id= is empty"),
      ("\(push) id=\"\"\n", "2:52 id= is empty"),
      ("network off\n\(push) id=a\n\(push) id=a\n", "4:52 \"a\" is the name of the push of"),
      (
        "\(push) id=a via=http\n\(push) id=a via=binary2\n",
        "3:52 \"a\" is the name of what shop got at 2018-06-04T09:41"
      ),
      ("\(push) id=a via=http\n\(push) id=a\n", "3:52 \"a\" is the name of what shop got at"),
      ("\(push) id=a\n\(push) id=a via=http\n", "3:52 \"a\" is the name of the push of"),
      (
        "network off\n\(push) id=a via=http\n\(push) id=a via=http\n",
        "4:52 \"a\" is the name of a push that waits"
      ),
    ])
  func taken(text: String, message: String) throws {
    let found = try mistakes(text)
    #expect(found.count == 1 && found.first?.hasPrefix(message) == true, "\(found)")
  }

  @Test(
    "K17: a server sends an apns-id as often as it likes, and a name again that was refused",
    arguments: [
      "0f9d3c1a-5c1e-4c4e-8f2b-3d6f0a1b2c3d via=http", "a via=http priority=7",
    ])
  func sentAgain(first: String) throws {
    let again = first.replacing(" priority=7", with: "")
    let text = "\(Self.push) id=\(first)\n\(Self.push) id=\(again)\n"
    #expect(try mistakes(text) == [])
  }

  @Test(
    "G5: names that look the same are two where their bytes differ, of pushes and of pictures",
    arguments: ["\(push) id=", "snapshot "])
  func lookalikes(line: String) throws {
    let texts = ["caf\u{E9}", "cafe\u{301}"].map { line + $0 + "\n" }
    #expect(try mistakes(texts.joined()) == [])
    #expect(try mistakes(texts[1] + texts[1]).count == 1)
  }

  @Test("Automatic names skip those that the file gives by hand")
  func skipped() throws {
    let run = try HeadlessRun.played(
      Self.shop
        + "\(Self.push)\n\(Self.push) id=n1\n\(Self.push)\n\(Self.push) id=n4\n\(Self.push)\n")
    #expect(run.report.diagnostics.filter { $0.severity == .error } == [])
    let names = run.session.state.notifications.map(\.value.name)
    #expect(names == ["n2", "n1", "n3", "n4", "n5"])
  }

  @Test("A typed line may not give a name that was given automatically")
  func typed() throws {
    var run = try HeadlessRun.played(Self.shop + Self.push + "\n")
    let files = DataLocations(dataFolder: nil).files(folder: ".")
    let events = run.perform("\(Self.push) id=n1", files: files)
    guard case .complaint(let complaint)? = events.first else {
      Issue.record("\(events)")
      return
    }
    #expect(complaint.message.hasPrefix("\"n1\" is the name of what shop got at 2018-06-04T09:41"))
    #expect(run.session.state.notifications.count == 1)
  }
}
