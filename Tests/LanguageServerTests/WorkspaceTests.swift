import Files
import Foundation
import Notifications
import TestSupport
import Testing

@testable import LanguageServer

@Suite("The files of a workspace")
struct WorkspaceTests {
  @Test("JSON that is none of ours is no mistake; what is wrong with settings is")
  func otherJSON() throws {
    let client = try EditorClient([
      "package.json": #"{"name":"x","scripts":{}}"#,
      ".coversheet-check.json": #"{"rules":{"Y13":"off"}}"#,
      "push.json": #"{"aps":{"alert":"x","badge":"three"}}"#,
    ])
    for name in ["package.json", ".coversheet-check.json", "push.json"] { client.open(name) }
    #expect(client.diagnostics(of: "package.json").isEmpty)
    #expect(client.diagnostics(of: ".coversheet-check.json").isEmpty)
    #expect(!client.diagnostics(of: "push.json").isEmpty)
  }

  @Test("What is built or fetched is no file of the workspace, as it is none of an app's sources")
  func passedOver() throws {
    let own = ["a.scenario", "builds/b.apns", "vendors/c.scenario"]
    let others = Folder.namesPassedOver.map { "sub/\($0)/x.scenario" }
    #expect(others.contains("sub/vendor/x.scenario"))
    let folder = try ScratchFolder(
      Dictionary(uniqueKeysWithValues: (own + others).map { ($0, "wake\n") }))
    let root = Folder.whole(folder.path).text
    #expect(WorkspaceFiles(in: [folder.path]).paths == own.map { "\(root)/\($0)" })
  }

  @Test("What findings depend on is watched")
  func watched() throws {
    let client = try EditorClient()
    let asked = client.said.compactMap { message -> String? in
      guard case .request(_, "client/registerCapability", let params) = message else { return nil }
      return JSONText.compact(params)
    }
    for kind in ["scenario", "apns", "entitlements", "loctable", "caf", "jpg"] {
      #expect(asked.joined().contains(kind), "\(asked)")
    }
  }

  @Test("A file that is reached through a link keeps the address that the client has for it")
  func links() throws {
    let client = try EditorClient(
      [
        "real/_h.scenario": ScenarioFeatureTests.day,
        "real/m.scenario": "include _h.scenario\ntap soup\n",
      ])
    try FileManager.default.createSymbolicLink(
      atPath: client.folder("ln"), withDestinationPath: "real")
    client.open("ln/_h.scenario", client.folder.text("real/_h.scenario"))
    client.open("ln/m.scenario", client.folder.text("real/m.scenario"))
    let edits = try client.ask(
      "textDocument/rename", client.at("ln/m.scenario", 1, 5, .init("newName", "broth")))
    guard case .object(let changes)? = edits["changes"] else {
      Issue.record("\(edits)")
      return
    }
    #expect(changes.map(\.key).sorted() == ["ln/_h.scenario", "ln/m.scenario"].map(client.uri))
  }

  @Test("A scenario asks for a key of the app that its line names")
  func keysOfOtherApps() throws {
    var files: [String: String] = [
      "t.scenario": """
      app Tea.app
      app Cof.app
      push cof {"aps":{"alert":{"loc-key":"READY"}}}

      """
    ]
    for name in ["Tea", "Cof"] {
      files["\(name).app/Info.plist"] = """
        <?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleIdentifier</key>
        <string>com.example.\(name.lowercased())</string>
        <key>CFBundleDisplayName</key><string>\(name)</string></dict></plist>
        """
      files["\(name).app/en.lproj/Localizable.strings"] = "\"READY\" = \"\(name)\";\n"
    }
    let client = try EditorClient(files)
    let uses = { (app: String) in
      client.open("\(app).app/en.lproj/Localizable.strings")
      return try client.hover("\(app).app/en.lproj/Localizable.strings", 0, 2)
    }
    #expect(try uses("Tea").contains("no file asks for it"))
    #expect(try uses("Cof").contains("t.scenario:3"))
  }

  @Test("G5: of two files whose names only look alike each is told what is wrong with it alone")
  func lookalikes() throws {
    let client = try EditorClient()
    let (one, other) = ("caf\u{E9}.scenario", "cafe\u{301}.scenario")
    for name in [one, other] { client.open(name, "wake\n") }
    client.type("wkae", in: one, 0, 0, 4)
    client.settle()
    let areWrong = [one, other].map { name in
      client.diagnostics(of: name).contains { $0["severity"]?.integer == 1 }
    }
    #expect(areWrong == [true, false])
  }
}
