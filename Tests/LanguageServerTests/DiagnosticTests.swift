import Files
import Foundation
import JSONRPC
import LanguageServer
import Notifications
import Scenarios
import Sessions
import TestSupport
import Testing

@Suite("What editors are told is wrong")
struct DiagnosticTests {
  @Test(
    "Editors are told what check says of the same file",
    arguments: Checkout.lintCorpus)
  func asCheck(path: String) throws {
    let locations = DataLocations(dataFolder: Checkout.path)
    let findings = try Check([path], locations: locations).findings.filter { $0.place.path == path }
    let client = try EditorClient()
    let uri = DocumentURI(path: path).text
    // An editor has texts, and nothing of a file that is none.
    guard let bytes = SourceFile.readIfThere(path)?.bytes,
      let text = String(validating: bytes, as: UTF8.self)
    else { return }
    client.tell(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri), "text": .string(text),
        ]
      ])
    client.settle()
    let told =
      client.said.compactMap { message -> JSONValue? in
        guard case .notification(_, let params) = message, params["uri"]?.string == uri else {
          return nil
        }
        return params["diagnostics"]
      }.last?.array ?? []
    #expect(told.map { $0["message"]?.string } == findings.map(\.message))
    #expect(told.map { $0["code"]?.string } == findings.map { $0.rule?.description })
    #expect(
      told.map { $0[path: "range", "start", "line"]?.integer }
        == findings.map { Int64($0.place.line) - 1 })
  }

  @Test("A mistake that is typed is told once the text stands still, and is gone when it is mended")
  func typed() throws {
    let client = try EditorClient(["day.scenario": "wake\nsleep\n"])
    client.open("day.scenario")
    #expect(!client.diagnostics(of: "day.scenario").contains { $0["severity"]?.integer == 1 })
    client.type("wkae", in: "day.scenario", 0, 0, 4)
    #expect(client.server.needsSettling)
    client.settle()
    let first = try #require(client.diagnostics(of: "day.scenario").first)
    #expect(first["message"]?.string == #"unknown verb "wkae"; did you mean "wake"?"#)
    #expect(first[path: "range", "end", "character"]?.integer == 4)
    client.type("wake", in: "day.scenario", 0, 0, 4)
    client.settle()
    #expect(!client.diagnostics(of: "day.scenario").contains { $0["severity"]?.integer == 1 })
  }

  @Test(
    "What is wrong in an included scenario is told of that file, and taken back with the one that is closed"
  )
  func included() throws {
    let client = try EditorClient([
      "day.scenario": "include _steps.scenario\n", "_steps.scenario": "wkae\n",
    ])
    client.open("day.scenario")
    #expect(client.diagnostics(of: "_steps.scenario").count == 1)
    client.tell("textDocument/didClose", client.at("day.scenario", 0, 0))
    #expect(client.diagnostics(of: "_steps.scenario").isEmpty)
  }

  @Test("Others' texts that are not saved count: a helper that is mended in the editor is right")
  func unsaved() throws {
    let client = try EditorClient([
      "day.scenario": "include _steps.scenario\n", "_steps.scenario": "wkae\n",
    ])
    client.open("_steps.scenario", "wake\n")
    client.open("day.scenario")
    #expect(client.diagnostics(of: "_steps.scenario").isEmpty)
    client.tell("textDocument/didClose", client.at("_steps.scenario", 0, 0))
    client.settle()
    #expect(client.diagnostics(of: "_steps.scenario").count == 1)
  }

  @Test("A helper that is open keeps its own mistakes, whatever becomes of one that includes it")
  func keptHelper() throws {
    let client = try EditorClient([
      "day.scenario": "include _steps.scenario\n", "_steps.scenario": "wkae\n",
    ])
    client.open("_steps.scenario")
    client.open("day.scenario")
    #expect(client.diagnostics(of: "_steps.scenario").count == 1, "both find it, it is told once")
    client.type("wake", in: "day.scenario", 0, 0, 23)
    client.settle()
    #expect(client.diagnostics(of: "_steps.scenario").count == 1)
    client.tell("textDocument/didClose", client.at("day.scenario", 0, 0))
    #expect(client.diagnostics(of: "_steps.scenario").count == 1)
    client.type("wake", in: "_steps.scenario", 0, 0, 4)
    client.settle()
    #expect(client.diagnostics(of: "_steps.scenario").isEmpty)
  }

  @Test("Y8, Y15: of a payload its own document is heard, and not again a scenario that pushes it")
  func pushedElsewhere() throws {
    let client = try EditorClient([
      "K.app/Info.plist":
        "<plist><dict><key>CFBundleIdentifier</key><string>com.example.kay</string></dict></plist>",
      "K.app/Notifications.json": "{}", "K.app/en.lproj/Localizable.strings": #""S" = "So";"#,
      "K.app/a.apns": #"{"aps":{"alert":{"loc-key":"NO"},"category":"nope"}}"#,
      "day.scenario":
        #"app {"bundleIdentifier":"com.example.tea"}"# + "\npush tea K.app/a.apns\n",
    ])
    func told() -> [String] {
      client.diagnostics(of: "K.app/a.apns").compactMap { $0["message"]?.string }
    }
    client.open("day.scenario")
    #expect(told().count == 2 && told().first?.hasSuffix("the app has none") == true, "\(told())")
    client.open("K.app/a.apns")
    #expect(told().count == 2 && told().first?.hasSuffix("missing in en") == true, "\(told())")
    client.tell("textDocument/didClose", client.at("K.app/a.apns", 0, 0))
    client.settle()
    #expect(told().count == 2 && told().first?.hasSuffix("the app has none") == true, "\(told())")
  }

  @Test("What is typed in a helper and not saved is seen by those that include it, both ways")
  func typedHelper() throws {
    let client = try EditorClient([
      "day.scenario": "include _steps.scenario\nexpect notification help body \"H\"\n",
      "_steps.scenario": """
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
      push tea {"aps":{"alert":"H"}} id=help
      """,
    ])
    client.open("_steps.scenario")
    client.open("day.scenario")
    #expect(client.diagnostics(of: "day.scenario").isEmpty)
    client.type("hilf", in: "_steps.scenario", 1, 34, 38)
    client.settle()
    #expect(client.diagnostics(of: "day.scenario").count == 1)
    client.type("help", in: "_steps.scenario", 1, 34, 38)
    client.settle()
    #expect(client.diagnostics(of: "day.scenario").isEmpty)
  }

  @Test("A helper that is mended is right at once, also by those that include it")
  func mendedHelper() throws {
    let client = try EditorClient([
      "day.scenario": "include _steps.scenario\n", "_steps.scenario": "wkae\n",
    ])
    client.open("day.scenario")
    client.open("_steps.scenario")
    client.type("wake", in: "_steps.scenario", 0, 0, 4)
    client.settle()
    #expect(client.diagnostics(of: "_steps.scenario").isEmpty)
    client.type("wkae", in: "_steps.scenario", 0, 0, 4)
    client.settle()
    #expect(client.diagnostics(of: "_steps.scenario").count == 1)
    client.tell("textDocument/didClose", client.at("_steps.scenario", 0, 0))
    client.settle()
    #expect(client.diagnostics(of: "_steps.scenario").count == 1, "by the one that is open")
  }

  @Test(
    "What was never saved is checked as if it lay there",
    arguments: [
      ("new.scenario", "wkae\n"), ("new.apns", #"{"aps":{"alert":"a","badge":"3"}}"#),
      ("new.ndjson", "{\"aps\":\n"), ("new.json", #"{"aps":{"alert":"a","badge":"3"}}"#),
      ("Tea.app/Notifications.json", #"{ "categoris": [] }"#),
      ("Tea.app/en.lproj/Localizable.strings", "\"A\" = \"%s\";\n\"B\" \"b\"\n"),
      ("words/Localizable.strings", "\"B\" \"b\"\n"),
    ])
  func neverSaved(name: String, text: String) throws {
    let client = try EditorClient(["\(FilePath(name).folder)/beside.txt": ""])
    client.open(name, text)
    let unsaved = client.diagnostics(of: name).map { $0["message"]?.string }
    #expect(!unsaved.isEmpty)
    try client.folder.write(Array(text.utf8), to: name)
    client.tell("textDocument/didSave", client.at(name, 0, 0))
    client.settle()
    #expect(client.diagnostics(of: name).map { $0["message"]?.string } == unsaved)
  }

  @Test("The first table of a language is checked before its folder is made")
  func neverMadeFolder() throws {
    let client = try EditorClient([
      "Tea.app/Notifications.json": "{}", "Tea.app/en.lproj/Localizable.strings": "",
    ])
    let name = "Tea.app/de.lproj/Localizable.strings"
    let text = "\"A\" = \"b\"\n\"C\" = \"d\";\n"
    client.open(name, text)
    let unsaved = client.diagnostics(of: name).map { $0["message"]?.string }
    #expect(!unsaved.isEmpty)
    try client.folder.write(Array(text.utf8), to: name)
    client.tell("textDocument/didSave", client.at(name, 0, 0))
    client.settle()
    #expect(client.diagnostics(of: name).map { $0["message"]?.string } == unsaved)
  }

  @Test("A helper that was never saved is there for the one that includes it")
  func neverSavedHelper() throws {
    let client = try EditorClient(["day.scenario": "include _steps.scenario\n"])
    client.open("day.scenario")
    let missing = client.diagnostics(of: "day.scenario")
    #expect(missing.contains { $0["severity"]?.integer == 1 }, "\(missing)")
    client.open("_steps.scenario", "wake\n")
    let found = client.diagnostics(of: "day.scenario")
    #expect(!found.contains { $0["severity"]?.integer == 1 }, "\(found)")
  }

  @Test("A file that changes on the disk is looked at again")
  func watched() throws {
    let client = try EditorClient([
      "day.scenario": "include _steps.scenario\n", "_steps.scenario": "wkae\n",
    ])
    client.open("day.scenario")
    try client.folder.write(Array("wake\n".utf8), to: "_steps.scenario")
    client.tell(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": .string(client.uri("_steps.scenario")), "type": 2]]])
    client.settle()
    #expect(client.diagnostics(of: "_steps.scenario").isEmpty)
  }

  @Test(
    "Declarations and strings are checked as parts of their app, with what is typed",
    arguments: [
      ("Tea.app/Notifications.json", #"{ "categoris": [] }"#),
      ("Tea.app/en.lproj/Localizable.strings", "\"A\" = \"%s\";\n\"B\" \"b\"\n"),
      ("Tea.app/Notifications.json", "{ \"categories\": [ }"),
    ])
  func parts(name: String, text: String) throws {
    let client = try EditorClient([
      "Tea.app/Notifications.json": "{}", "Tea.app/en.lproj/Localizable.strings": "",
    ])
    client.open(name, text)
    #expect(!client.diagnostics(of: name).isEmpty)
  }

  @Test("A text in quotes that ends in a backslash ends where its quote stands")
  func escapedBackslash() throws {
    let name = "Tea.app/en.lproj/Localizable.strings"
    let client = try EditorClient([
      "soup.apns": #"{"aps":{"alert":"A","badge":"3\\"},"x":"y"}"#, name: "",
    ])
    client.open("soup.apns")
    let told = client.diagnostics(of: "soup.apns")
    let badge = try #require(told.first { $0[path: "range", "start", "character"]?.integer == 28 })
    #expect(badge[path: "range", "end", "character"]?.integer == 33)
  }

  @Test("A version is any number, the greatest as well, and a change may come without one")
  func greatestVersion() throws {
    let client = try EditorClient(["day.scenario": "wake\n"])
    for version in [JSONValue.integer(.max), .null] {
      client.tell(
        "textDocument/didOpen",
        [
          "textDocument": [
            "uri": .string(client.uri("day.scenario")), "version": .integer(.max), "text": "wake\n",
          ]
        ])
      client.tell(
        "textDocument/didChange",
        [
          "textDocument": ["uri": .string(client.uri("day.scenario")), "version": version],
          "contentChanges": [["text": "wkae\n"]],
        ])
      client.settle()
      #expect(client.diagnostics(of: "day.scenario").count == 1)
    }
  }

  @Test("Words beyond ASCII before a mistake do not move it")
  func wide() throws {
    let client = try EditorClient(["day.scenario": ""])
    client.open("day.scenario", "title \"🍲 é\"\nnote \"🍲\" bad=1\n")
    let first = try #require(client.diagnostics(of: "day.scenario").first)
    #expect(first[path: "range", "start", "character"]?.integer == 10)
  }
}

extension Checkout {
  /// Files in which something is wrong, a folder a rule, and files in which nothing is.
  static let lintCorpus: [String] = {
    let root = path + "/Fixtures/Lint"
    let all = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return all.sorted().map { "\(root)/\($0)" }.filter {
      DocumentKind(path: $0) != nil && !$0.hasSuffix(".coversheet-check.json")
    }
  }()
}
