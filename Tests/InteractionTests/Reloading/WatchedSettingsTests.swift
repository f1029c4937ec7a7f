import Files
import Glibc
import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Screens
@testable import Sessions

@Suite("Themes, settings and the system's own words are edited while the phone is on the screen")
struct WatchedSettingsTests {
  private let folder: ScratchFolder
  private var interaction: Interaction
  private var time = Duration.seconds(10)

  private static func theme(_ color: String) -> String { #"{ "roles": { "text": "\#(color)" } }"# }
  private static let system = "Fixtures/System/de.lproj/Localizable.strings"

  init() throws {
    folder = try ScratchFolder([
      "Chat.app/Info.plist":
        "<plist><dict><key>CFBundleIdentifier</key><string>com.example.chat</string></dict></plist>",
      Self.system: "\"time.now\" = \"jetzt\";\n", "Themes/mine.json": Self.theme("#111111"),
      "config/config.json": "{}",
      "day.scenario": """
      locale de_DE
      app Chat.app
      push chat {"aps":{"alert":"Hallo"}}
      """,
    ])
    interaction = try TestSession.interaction(
      in: folder, size: Size(columns: 80, rows: 24), keepsJournal: true, dataFolder: folder.path,
      themeFile: folder("Themes/mine.json"), configurationFile: folder("config/config.json"))
    while interaction.isLoading { interaction.load() }
    interaction.followFiles(at: time)
  }

  private var text: String { interaction.model.frame(in: interaction.scene).text }

  private mutating func write(_ text: String, to path: String) throws -> [TerminalEffect] {
    try folder.write(Array(text.utf8), to: path)
    return TestSession.settle(&interaction, from: &time)
  }

  @Test(
    "T25: a word of the system's own that is saved shows, and with a mistake the last one stays")
  mutating func systemWords() throws {
    #expect(text.contains("jetzt"), "\(text)")
    _ = try write("\"time.now\" = \"soeben\";\n", to: Self.system)
    #expect(text.contains("soeben") && !text.contains("jetzt"), "\(text)")
    #expect(text.contains("Localizable.strings reloaded"), "\(text)")
    _ = try write("\"time.now\" = \"gerade", to: Self.system)
    #expect(text.contains("soeben") && text.contains("Localizable.strings:1:"), "\(text)")
    _ = try write("\"time.now\" = \"gerade\";\n", to: Self.system)
    #expect(text.contains("gerade"), "\(text)")
    #expect(!interaction.complaints.said.contains { $0.severity == .error })
  }

  @Test("T25: a language that is put there is read, too")
  mutating func newLanguage() throws {
    interaction.perform(line: "locale pl_PL")
    _ = try write("\"time.now\" = \"teraz\";\n", to: "Fixtures/System/pl.lproj/Localizable.strings")
    #expect(text.contains("teraz"), "\(text)")
  }

  @Test(
    "The file of the theme in force is drawn with as it is saved; with a mistake the last one stays"
  )
  mutating func theme() throws {
    #expect(interaction.model.palette[.text] == .rgb(red: 0x11, green: 0x11, blue: 0x11))
    _ = try write(Self.theme("#222222"), to: "Themes/mine.json")
    #expect(interaction.model.palette[.text] == .rgb(red: 0x22, green: 0x22, blue: 0x22))
    _ = try write(Self.theme("blue-ish"), to: "Themes/mine.json")
    #expect(interaction.model.palette[.text] == .rgb(red: 0x22, green: 0x22, blue: 0x22))
    #expect(text.contains("mine.json:1:") && text.contains("the last good one stays"), "\(text)")
    _ = try write(Self.theme("#333333"), to: "Themes/mine.json")
    #expect(interaction.model.palette[.text] == .rgb(red: 0x33, green: 0x33, blue: 0x33))
  }

  @Test("A theme that is mended says so where its mistake was told; one that was sound does not")
  mutating func mendedTheme() throws {
    _ = try write("{", to: "Themes/mine.json")
    _ = try write(Self.theme("#222222"), to: "Themes/mine.json")
    #expect(interaction.model.message?.text == "mine.json reloaded.")
    interaction.handle(.input(.key(Key(.character("j")))))
    _ = try write(Self.theme("#333333"), to: "Themes/mine.json")
    #expect(interaction.model.message?.text != "mine.json reloaded.")
  }

  @Test("What is wrong with a theme is among the problems until it is mended, and all of it counts")
  mutating func themeProblems() throws {
    let roles = #"{ "roles": { "text": "blue-ish", "dim": "gray" } }"#
    _ = try write(roles, to: "Themes/mine.json")
    #expect(interaction.complaints.said.count { $0.severity == .error } == 2)
    #expect(interaction.model.message?.text.contains("(and 1 more)") == true, "\(text)")
    _ = try write(Self.theme("#222222"), to: "Themes/mine.json")
    #expect(!interaction.complaints.said.contains { $0.severity == .error })
  }

  @Test("A theme that the one in force builds on is followed as that is, wherever it lies")
  mutating func baseOfTheme() throws {
    _ = try write(#"{ "base": "../others/base.json" }"#, to: "Themes/mine.json")
    #expect(interaction.model.message?.isError == true, "it is not there")
    _ = try write(Self.theme("#222222"), to: "others/base.json")
    _ = try write(#"{ "base": "../others/base.json" }"#, to: "Themes/mine.json")
    #expect(interaction.model.palette[.text] == .rgb(red: 0x22, green: 0x22, blue: 0x22))
    _ = try write(Self.theme("blue-ish"), to: "others/base.json")
    #expect(interaction.model.message?.text.contains("the last good one stays") == true)
    #expect(interaction.complaints.said.count { $0.severity == .error } == 1)
    _ = try write(Self.theme("#333333"), to: "others/base.json")
    #expect(interaction.model.palette[.text] == .rgb(red: 0x33, green: 0x33, blue: 0x33))
    #expect(interaction.model.message?.text == "base.json reloaded.")
    #expect(!interaction.complaints.said.contains { $0.severity == .error })
  }

  @Test("A theme's base is followed from its first frame on")
  mutating func baseAtStart() throws {
    let desk = try ScratchFolder([
      "day.scenario": "note x\n", "base.json": Self.theme("#111111"),
      "Themes/mine.json": #"{ "base": "../base.json" }"#,
    ])
    var live = try TestSession.interaction(
      in: desk, size: Size(columns: 80, rows: 24), keepsJournal: false,
      themeFile: desk("Themes/mine.json"))
    while live.isLoading { live.load() }
    live.followFiles(at: time)
    try desk.write(Array(Self.theme("#222222").utf8), to: "base.json")
    _ = TestSession.settle(&live, from: &time)
    #expect(live.model.palette[.text] == .rgb(red: 0x22, green: 0x22, blue: 0x22))
  }

  @Test("Another theme's file that is saved changes nothing")
  mutating func otherTheme() throws {
    _ = try write(Self.theme("#444444"), to: "Themes/other.json")
    #expect(interaction.model.palette[.text] == .rgb(red: 0x11, green: 0x11, blue: 0x11))
  }

  @Test(
    "Settings that are saved are handed on; with a mistake it is said where, and nothing changes")
  mutating func settings() throws {
    let acts = try write(
      #"{ "keys": { "clear": ["K"] }, "options": { "density": "compact" } }"#,
      to: "config/config.json")
    guard case .configure(let configuration)? = acts.first else {
      return _ = Issue.record("\(acts)")
    }
    #expect(configuration.density == .compact && acts.count == 1)
    #expect(configuration.keymap.control(.clear)?.shortcuts.map(\.description) == ["K"])
    #expect(try write(#"{ "options": { "density": "tiny" } }"#, to: "config/config.json") == [])
    #expect(text.contains("config.json:1:27"), "\(text)")
    #expect(interaction.complaints.said.contains { $0.severity == .error })
    unlink(folder("config/config.json"))
    #expect(TestSession.settle(&interaction, from: &time) == [])
    #expect(text.contains("config.json is not there any more"), "\(text)")
    #expect(try write("{}", to: "config/config.json") == [.configure(Configuration())])
    #expect(!interaction.complaints.said.contains { $0.severity == .error })
  }

  @Test("What is wrong with settings at the start is on the first frame until it is mended")
  mutating func settingsAtStart() throws {
    let path = folder("config/config.json")
    try folder.write(
      Array(#"{"keys":{"clear":["d"],"down":["s"]}}"#.utf8), to: "config/config.json")
    interaction.tellMistakes(inSettings: Configuration.read(path).diagnostics)
    let message = try #require(interaction.model.message)
    #expect(message.isError && message.text.hasPrefix("\(path):1:19: \"d\" is a key of"))
    #expect(message.text.hasSuffix("(and 1 more)."), "\(message.text)")
    #expect(text.contains("config.json:1:19"), "\(text)")
    #expect(interaction.complaints.said.count { $0.severity == .error } == 2)
    _ = try write("{}", to: "config/config.json")
    #expect(!interaction.complaints.said.contains { $0.severity == .error })
  }

  @Test("What of settings that were read anew is not in force is said once the rest is")
  mutating func settingsTakenOver() throws {
    _ = try write(#"{"keys":{"claer":["d"]}}"#, to: "config/config.json")
    interaction.tellSettingsTakenOver()
    let message = try #require(interaction.model.message)
    #expect(message.text.contains("config.json:1:10: unknown control \"claer\""), "\(message.text)")
    _ = try write("{}", to: "config/config.json")
    interaction.tellSettingsTakenOver()
    #expect(interaction.model.message?.text == Words.settingsTakenOver)
  }

  @Test(
    "The first settings that a person ever has are noticed, though not even their folder was there")
  func firstSettings() throws {
    let desk = try ScratchFolder(["day.scenario": "note x\n"])
    let file = desk("etc/person/coversheet/config.json")
    var time = Duration.seconds(10)
    var interaction = try TestSession.interaction(
      in: desk, size: Size(columns: 80, rows: 24), keepsJournal: false, configurationFile: file,
      openedAt: FileTime(path: desk.path))
    while interaction.isLoading { interaction.load() }
    interaction.followFiles(at: time)
    try desk.write(
      Array(#"{ "options": { "density": "compact" } }"#.utf8),
      to: "etc/person/coversheet/config.json")
    let acts = TestSession.settle(&interaction, from: &time)
    guard case .configure(let configuration)? = acts.first else {
      return _ = Issue.record("\(acts)")
    }
    #expect(configuration.density == .compact)
  }

  @Test(
    "Where the system watches no more folders it is said once, with what to do; the rest goes on")
  mutating func blind() throws {
    let watched = folder("Chat.app")
    interaction.following.watch = FolderWatch { descriptor, path, events in
      if path == watched { return inotify_add_watch(descriptor, path, events) }
      errno = ENOSPC
      return -1
    }
    interaction.followFiles(at: time)
    #expect(text.contains("watches no more folders"), "\(text)")
    #expect(text.contains("fs.inotify.max_user_watches"), "\(text)")
    let warnings = interaction.complaints.said.filter { $0.message.contains("inotify") }
    #expect(warnings.count == 1 && warnings.first?.severity == .warning)
    interaction.handle(.input(.key(Key(.character("j")))))
    #expect(!text.contains("inotify"), "\(text)")
    _ = try write(
      "<plist><dict><key>CFBundleIdentifier</key><string>com.example.chat</string>"
        + "<key>CFBundleDisplayName</key><string>Plausch</string></dict></plist>",
      to: "Chat.app/Info.plist")
    #expect(text.contains("PLAUSCH") && !text.contains("inotify"), "\(text)")
    #expect(interaction.complaints.said.count { $0.message.contains("inotify") } == 1)
  }
}
