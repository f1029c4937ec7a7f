import Files
import Glibc
import Notifications
import TestSupport
import TestTraits
import Testing

/// What is shipped for editors and assistants, and what help says of it.
@Suite("Files for editors", .waitsOutside)
struct EditorFileTests {
  private static let folder = Checkout.path + "/Fixtures/Integrations/Editors"

  private static func json(_ path: String) throws -> JSONNode {
    let document = JSONDocument.read(
      try SourceFile.read(path).bytes, path: path, grammar: .payload)
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics)")
    return try #require(document.root)
  }

  private static let start = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#

  @Test(
    "Help shows the files that are shipped",
    arguments: [
      ("~/.config/helix/languages.toml", "helix/languages.toml"),
      ("~/.config/kate/lspclient/settings.json", "kate/settings.json"),
    ])
  func shown(name: String, path: String) throws {
    let help = try CommandLineHarness().run("help", "editors")
    let shipped = try SourceFile.read(Self.folder + "/" + path).bytes
    let lines = String(decoding: shipped, as: UTF8.self).split(separator: "\n")
    #expect(help.output.shownFiles[name]?.split(separator: "\n") == lines)
  }

  @Test("The assistant's settings that help shows begin a phone that answers")
  func assistant() throws {
    let desk = try CommandLineHarness(["day.scenario": "wake\n"])
    let help = try desk.run("help", "editors")
    let text = try #require(help.output.shownFiles["Bistro/.mcp.json"])
    let root = JSONDocument.read(Array(text.utf8), path: ".mcp.json", grammar: .payload).root
    let server = try #require(root?["mcpServers"]?["coversheet"])
    #expect(server["command"]?.string == "coversheet")
    let words = server["args"]?.elements.compactMap(\.string) ?? []
    let outcome = try desk.run(words, input: Self.start + "\n")
    #expect(outcome.output.contains("protocolVersion"), "\(outcome.errors)")
  }

  @Test(
    "Every JSON file for an editor is read without a mistake",
    arguments: [
      "vscode/package.json", "vscode/language-configuration.json",
      "vscode/syntaxes/coversheet.tmLanguage.json", "kate/settings.json",
    ])
  func isJSON(path: String) throws { _ = try Self.json(Self.folder + "/" + path) }

  @Test("Each begins the server by the same command")
  func command() throws {
    for path in [
      "neovim/coversheet.lua", "helix/languages.toml", "kate/settings.json", "zed/src/lib.rs",
      "vscode/extension.js",
    ] {
      let text = String(
        decoding: try SourceFile.read(Self.folder + "/" + path).bytes, as: UTF8.self)
      #expect(text.contains("coversheet"), "\(path)")
      #expect(text.contains(/["']lsp["']/), "\(path)")
    }
  }

  @Test("VS Code's schemas are those that help prints, and each that is named is made")
  func schemas() throws {
    let package = try Self.json(Self.folder + "/vscode/package.json")
    let script = try #require(package["scripts"]?["schemas"]?.string)
    let desk = try CommandLineHarness()
    mkdir(desk.folder("bin"), 0o755)
    symlink(Program.path("coversheet"), desk.folder("bin/coversheet"))
    let outcome = try Program.run(
      ["-c", script], of: "/bin/sh", in: desk.folder.path,
      environment: desk.environment + ["PATH=\(desk.folder("bin")):/usr/bin:/bin"])
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    let rows = try #require(package["contributes"]?["jsonValidation"]).elements
    for url in rows.compactMap({ $0["url"]?.string }) {
      _ = try Self.json(desk.folder(String(url.dropFirst(2))))
    }
  }

  @Test("VS Code's problem matcher reads what check prints")
  func problemMatcher() throws {
    let package = try Self.json(Self.folder + "/vscode/package.json")
    let matcher = try #require(
      package["contributes"]?["problemMatchers"]?.elements.first { _ in true })
    let pattern = try #require(matcher["pattern"]?["regexp"]?.string)
    let desk = try CommandLineHarness([
      "a.apns": #"{"aps":{"alert":"A","mutable-content":true}}"#, "b.scenario": "wkae\n",
    ])
    let check = try desk.run("check", "a.apns", "b.scenario")
    let expression = try Regex(pattern)
    let lines = check.output.split(separator: "\n")
    #expect(lines.count >= 2, "\(check.output)")
    for line in lines { #expect(try expression.wholeMatch(in: line) != nil, "\(line)") }
  }
}
