import LanguageServer
import Notifications
import Testing

@Suite("What may come next in a payload")
struct PayloadCompletionTests {
  private static let files = CategoryPlaceTests.files.merging([
    "Tea.app/en.lproj/Localizable.strings": "\"KETTLE\" = \"It sings\";\n",
    "Tea.app/en.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"Tea\";\n",
  ]) { $1 }

  /// What is offered at a bar in a payload of the app, the payload with the first of it, and what
  /// an editor compares with what is typed to find that.
  private func offered(
    _ marked: String, behind beginning: String = "", in name: String = "Tea.app/Payloads/new.apns"
  ) throws -> (labels: [String], first: String, filter: String?) {
    let client = try EditorClient(Self.files)
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let text = beginning + parts.joined()
    client.open(name, text)
    let row = beginning.count { $0 == "\n" }
    let list = try client.ask(
      "textDocument/completion", client.at(name, row, parts[0].utf16.count))
    let items = list["items"]?.array ?? []
    let edits = items.first?["textEdit"].map { JSONValue.array([$0]) }
    return (
      items.compactMap { $0["label"]?.string }, client.edited(text, edits),
      items.first?["filterText"]?.string
    )
  }

  @Test(
    "Keys that the system reads are offered where they belong",
    arguments: [
      ("{|}", #"{"aps": }"#), (#"{"|"#, #"{"aps": "#), (#"{"x|": 3}"#, #"{"aps": 3}"#),
      (#"{"aps":{"|}}"#, #"{"aps":{"alert": }}"#), (#"{"aps":{"badge":1,|}}"#, nil),
      (#"{"aps":{"alert":{"ti|tle":"a"}}}"#, #"{"aps":{"alert":{"title":"a"}}}"#),
      (#"{"aps":{"a":[1,{"b":2}],"sound":{"|"}}}"#, nil),
    ] as [(String, String?)])
  func keys(marked: String, completed: String?) throws {
    let (labels, first, _) = try offered(marked)
    #expect(!labels.isEmpty, "\(marked)")
    if let completed { #expect(first == completed) }
  }

  @Test(
    "A word that is typed without its quotes is replaced whole, so that the payload is JSON again",
    arguments: [
      (#"{ap|}"#, #"{"aps": }"#), (#"{"aps":{al|ert:"a"}}"#, #"{"aps":{"alert":"a"}}"#),
      (#"{"aps":{"category": cu|}}"#, #"{"aps":{"category": "cup"}}"#),
      (#"{"aps":{"interruption-level":pass-iv|}}"#, #"{"aps":{"interruption-level":"passive"}}"#),
      (#"{"aps":{"alert":{"loc-key":KE|"#, #"{"aps":{"alert":{"loc-key":"KETTLE""#),
    ])
  func bare(marked: String, completed: String) throws {
    #expect(try offered(marked).first == completed)
  }

  @Test("What is offered is compared with what is typed as it is typed, with or without its quote")
  func filters() throws {
    #expect(try offered("{ap|}").filter == "aps")
    #expect(try offered(#"{"ap|}"#).filter == #""aps""#)
  }

  @Test(
    "L4: what the app declares is offered as a value",
    arguments: [
      (#"{"aps":{"category":"|"}}"#, ["cup", "kettle"]),
      (#"{"aps":{"category":"k|"#, ["cup", "kettle"]),
      (#"{"aps":{"category": |}}"#, ["cup", "kettle"]),
      (#"{"aps":{"alert":{"loc-key":"|"}}}"#, ["KETTLE"]),
      (#"{"aps":{"sound":"|"}}"#, ["default"]),
      (
        #"{"aps":{"interruption-level":"|"}}"#, ["passive", "active", "time-sensitive", "critical"]
      ),
    ])
  func values(marked: String, labels: [String]) throws {
    #expect(try offered(marked).labels == labels)
  }

  @Test(
    "In a payload that a scenario's line has in it, keys and values are offered, and no files",
    arguments: [
      (#"push tea {"aps":{"|"#, "alert", #"push tea {"aps":{"alert": "#),
      (#"09:45 push tea {"aps": {"sound": "default", al|"#, "alert", nil),
      (#"push tea {"aps":{"category":"|"}}"#, "cup", #"push tea {"aps":{"category":"cup"}}"#),
      (#"push tea {"aps":{"alert":["|"#, nil, nil), (#"push tea {"aps": {}}|"#, nil, nil),
    ] as [(String, String?, String?)])
  func inLine(marked: String, label: String?, completed: String?) throws {
    let beginning = "app Tea.app\npush tea Payloads/boils.apns\n"
    let found = try offered(marked, behind: beginning, in: "day.scenario")
    #expect(found.labels.first == label, "\(found.labels)")
    if let completed { #expect(found.first == beginning + completed) }
  }

  @Test(
    "Nothing is offered where no key or value of the system's may stand",
    arguments: [
      "|", #"{"aps"|}"#, #"{"aps":{"alert":{"loc-args":["|"]}}}"#, #"{"order":{"|"}}"#,
      #"{"aps":{"category":"kettle"|}}"#,
    ])
  func nothing(marked: String) throws { #expect(try offered(marked).labels.isEmpty) }
}
