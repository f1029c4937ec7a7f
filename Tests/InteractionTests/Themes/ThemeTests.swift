import Files
import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Sessions

@Suite("Theme files")
struct ThemeTests {
  private func read(_ files: [String: String], _ name: String) throws -> Reading<Theme> {
    let folder = try ScratchFolder(files)
    return Theme.read(folder.path + "/" + name)
  }

  @Test("Each built-in theme and its file in Themes are the same", arguments: Palette.builtIn)
  func shipped(palette: Palette) {
    let path = Self.themes + "/\(palette.name).json"
    let reading = Theme.read(path)
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    #expect(reading.value?.palette == palette, "change \(path) or the built-in theme")
  }

  @Test("Every file in Themes is a theme that is built in")
  func nothingElse() throws {
    let names = try Folder.entries(Self.themes).map(FilePath.init).filter { $0.kind != "md" }
    #expect(names.map(\.stem).sorted() == Palette.builtIn.map(\.name).sorted())
  }

  static let themes = Checkout.path + "/Themes"

  @Test("Roles lie on top of the base, in each way of writing a color")
  func roles() throws {
    let json = """
      // comments and commas as in all our files
      { "base": "dark", "roles": { "text": "#fff", "dim": "#aabbcc", "accent": "ansi 12",
        "line": "standard", }, }
      """
    let reading = try read(["dusk.json": json], "dusk.json")
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    let palette = try #require(reading.value?.palette)
    #expect(palette.name == "dusk")
    #expect(palette[.text] == .rgb(red: 255, green: 255, blue: 255))
    #expect(palette[.dim] == .rgb(red: 0xAA, green: 0xBB, blue: 0xCC))
    #expect(palette[.accent] == .ansi(12))
    #expect(palette[.line] == .standard)
    #expect(palette[.critical] == Palette.dark[.critical])
  }

  @Test("A theme with patches of its own has an edge that is seen beside them, unless it names one")
  func edge() throws {
    let roles =
      ##""background": "#201810", "surface": "#302418", "surfaceSelected": "#4a3826""##
    let palette = try #require(
      try read(["dusk.json": "{\"roles\": {\(roles)}}"], "dusk.json").value?.palette)
    for patch in Contrast.patches {
      let (edge, paper) = (try #require(palette[.edge].rgb), try #require(palette[patch].rgb))
      #expect(edge.contrast(with: paper) >= 1.5, "\(patch)")
    }
    let named = try read(
      ["dusk.json": "{\"roles\": {\(roles), \"edge\": \"#123456\"}}"], "dusk.json")
    #expect(named.value?.palette[.edge] == .rgb(red: 0x12, green: 0x34, blue: 0x56))
  }

  @Test("A scheme can be the base, and its slots be named")
  func schemeBase() throws {
    let files = [
      "ocean.yaml": Self.scheme,
      "mine.json": #"{"base": "ocean.yaml", "roles": {"accent": "base09"}}"#,
    ]
    let palette = try #require(try read(files, "mine.json").value?.palette)
    #expect(palette[.accent] == .rgb(red: 0xD0, green: 0x87, blue: 0x70))
    #expect(palette[.background] == .rgb(red: 0x2B, green: 0x30, blue: 0x3B))
  }

  @Test("What is wrong is said at its place; the theme is not used then")
  func mistakes() throws {
    let json = """
      { "nmae": "x", "base": "drak", "colored": 1,
        "roles": { "txet": "#fff", "dim": "gray", "line": 3, "accent": "base0D" } }
      """
    let folder = try ScratchFolder(["a.json": json])
    let reading = Theme.read(folder.path + "/a.json")
    #expect(reading.value == nil)
    let words = reading.diagnostics.map { "\($0.place.line):\($0.place.column) \($0.message)" }
    #expect(
      words == [
        "1:3 unknown key \"nmae\"; did you mean \"name\"?",
        "1:24 there is no theme \"drak\" to build on; name a built-in one or a theme file; did you mean \"dark\"?",
        "1:43 \"colored\" is a number where a truth value is needed",
        "2:14 unknown role \"txet\"; did you mean \"text\"?",
        "2:37 \"gray\" is no color; write \"#e6e6e6\", \"ansi 3\", or \"standard\"",
        "2:53 \"line\" is a number where a string is needed",
        "2:66 \"base0D\" is no color; write \"#e6e6e6\", \"ansi 3\", or \"standard\"",
      ])
  }

  @Test("A base that is not there is told where it is named, and a scheme’s mistakes in order")
  func missingBase() throws {
    let missing = try read(["a.json": #"{"base": "nothere.yaml"}"#], "a.json").diagnostics
    #expect(missing.map(\.message) == [#""nothere.yaml": there is no such file"#])
    #expect(missing.map(\.place.column) == [10])
    let scheme = "system: base16\nfoo\npalette:\n  base00: \"zz\"\n"
    let lines = try read(["s.yaml": scheme], "s.yaml").diagnostics.map(\.place.line)
    #expect(lines == lines.sorted() && lines.count > 1)
  }

  @Test("Themes that build on each other in a circle are an error, not a hang")
  func circle() throws {
    let files = ["a.json": #"{"base": "b.json"}"#, "b.json": #"{"base": "a.json"}"#]
    let reading = try read(files, "a.json")
    #expect(reading.value == nil)
    #expect(reading.diagnostics.last?.message.contains("in a circle") == true)
  }

  @Test("A scheme's words can be read on every patch, whatever its colors are", arguments: 0..<200)
  func legible(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var scheme = ColorScheme()
    for slot in ColorScheme.base16 + (seed.isMultiple(of: 2) ? ColorScheme.base24 : []) {
      scheme.slots[slot] = UInt32.random(in: 0...0xFFFFFF, using: &random)
    }
    let palette = Palette(name: "random", scheme: scheme)
    for finding in Contrast(palette).tooLow(words: 4.5, lines: 3) {
      Issue.record("seed \(seed): \(finding)")
    }
  }

  @Test("A scheme that can be read already is taken as it is")
  func untouched() throws {
    let palette = try #require(try read(["o.yaml": Self.scheme], "o.yaml").value?.palette)
    #expect(palette[.text] == .rgb(red: 0xC0, green: 0xC5, blue: 0xCE))
    #expect(palette[.surface] == .rgb(red: 0x34, green: 0x3D, blue: 0x46))
  }

  @Test("A theme is found by name, in the person's folder first, or by its path")
  func finding() throws {
    let folder = try ScratchFolder([
      "mine/dusk.json": #"{"base": "light"}"#, "data/Themes/dusk.json": #"{"base": "dark"}"#,
      "data/Themes/ocean.yaml": Self.scheme, "data/Themes/README.md": "",
      "data/Themes/bad.json": "{",
    ])
    var locations = DataLocations(dataFolder: folder.path + "/data")
    locations.themeFolder = folder.path + "/mine"
    #expect(locations.theme(named: "dusk").value?[.text] == Palette.light[.text])
    #expect(locations.theme(named: "mono").value == .mono)
    #expect(
      locations.theme(named: folder.path + "/data/Themes/ocean.yaml").value?.name == "ocean")
    #expect(locations.themes.map(\.name) == ["dusk", "ocean"])
    let unknown = locations.theme(named: "ocaen").diagnostics.map(\.message)
    #expect(unknown.count == 1)
    #expect(unknown.first?.hasSuffix("; did you mean \"ocean\"?") == true, "\(unknown)")
  }

  static let scheme = """
    scheme: "Ocean"
    base00: "2b303b"
    base01: "343d46"
    base02: "4f5b66"
    base03: "65737e"
    base04: "a7adba"
    base05: "c0c5ce"
    base06: "dfe1e8"
    base07: "eff1f5"
    base08: "bf616a"
    base09: "d08770"
    base0A: "ebcb8b"
    base0B: "a3be8c"
    base0C: "96b5b4"
    base0D: "8fa1b3"
    base0E: "b48ead"
    base0F: "ab7967"
    """
}
