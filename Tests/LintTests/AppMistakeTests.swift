import Files
import Glibc
import Lint
import Localization
import Notifications
import TestSupport
import Testing

@Suite("What is wrong with the files of an app")
struct AppMistakeTests {
  private func found(
    _ files: [String: String], sent payloads: [String] = [],
    _ change: (inout App) -> Void = { _ in }
  ) throws -> [Diagnostic] {
    let folder = try ScratchFolder(files)
    var app = App(bundleIdentifier: "com.example.a", displayName: "A")
    app.folder = folder.path
    app.developmentRegion = "en"
    change(&app)
    let strings = AppStrings.read(folder: folder.path, developmentRegion: "en")
    var linted = LintedApp(app, strings: strings, profile: .ios12)
    linted.isWhole = true
    var found: [Diagnostic] = []
    for text in payloads {
      var reader = PayloadReader(path: "p.apns")
      let payload = try #require(reader.read(Array(text.utf8)).value)
      linted.contents += [payload.content].compactMap(\.self)
      found += Lint.findings(in: payload.source, content: payload.content, for: linted)
    }
    return (found + Lint.findings(about: linted)).inOrder.map { diagnostic in
      var short = diagnostic
      short.place.path = diagnostic.place.path.replacing(folder.path + "/", with: "")
      return short
    }
  }

  private static func words(_ words: [String: String]) -> String {
    words.sorted { $0.key < $1.key }.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
  }

  @Test("Y16: what a language takes otherwise is said where that language has it")
  func placeholders() throws {
    let files = [
      "en.lproj/Localizable.strings": Self.words(["K": "%@ and %@"]),
      "de.lproj/Localizable.strings": Self.words(["K": "%@"]),
      "fr.lproj/Localizable.strings": Self.words(["K": "%@"]),
      "pl.lproj/Localizable.strings": Self.words(["K": "%@ %d"]),
    ]
    let all = try found(files).filter { $0.rule == "Y16" }
    #expect(
      all.map(\.place.path).sorted()
        == ["de", "fr", "pl"].map { "\($0).lproj/Localizable.strings" })
  }

  @Test(
    "Y40: what a service extension sets is looked at, unless a link leads out of the app",
    arguments: [false, true])
  func serviceFile(isLinked: Bool) throws {
    let title = String(repeating: "Tea! ", count: 20)
    let words = #"{"steps":[{"set":{"title":"\#(title)"}}]}"#
    let outside = try ScratchFolder(["Service.json": words])
    let files = isLinked ? ["S.appex/Info.plist": ""] : ["S.appex/Service.json": words]
    let found = try found(files) { app in
      let folder = (app.folder ?? "") + "/S.appex"
      if isLinked { symlink(outside("Service.json"), folder + "/Service.json") }
      var service = ServiceExtension(name: "S")
      service.folder = folder
      service.steps = [ServiceExtension.Step()]
      app.serviceExtension = service
    }
    let long = found.filter { $0.rule == "Y40" }.map(\.place.path)
    #expect(long == (isLinked ? [] : ["S.appex/Service.json"]))
  }

  @Test(
    "Y15: of a few keys that a language lacks each is told, of many how many",
    arguments: [(10, 10), (11, 1)])
  func missing(count: Int, complaints: Int) throws {
    let all = Dictionary(uniqueKeysWithValues: (0..<count).map { ("K\(10 + $0)", "w") })
    let files = [
      "en.lproj/Localizable.strings": Self.words(all.merging(["Own": "w"]) { one, _ in one }),
      "de.lproj/Localizable.strings": Self.words(["Own": "w"]),
    ]
    let lacking = try found(files).filter { $0.rule == "Y15" }
    #expect(lacking.count == complaints && lacking.allSatisfy { $0.severity == .note })
    if count > 10 {
      #expect(
        lacking.map(\.message)
          == ["11 keys are missing in de: \"K10\", \"K11\", \"K12\" and 8 more"])
      #expect(lacking.first?.place.path == "de.lproj/Localizable.strings")
    }
    let turned = [
      "de.lproj/Localizable.strings": files["en.lproj/Localizable.strings"] ?? "",
      "en.lproj/Localizable.strings": files["de.lproj/Localizable.strings"] ?? "",
    ]
    let surplus = try found(turned).filter { $0.rule == "Y15" }
    #expect(surplus.count == complaints, "\(surplus)")
    #expect(surplus.allSatisfy { $0.message.contains("in de, but not in en") })
  }

  @Test("L13: what an archive of old asks for is used")
  func archives() throws {
    let archive = "<plist><dict><key>alertBody</key><string>OLD</string></dict></plist>"
    let files = [
      "en.lproj/Localizable.strings": Self.words(["OLD": "w", "IDLE": "w"]), "old.plist": archive,
      "Info.plist": "<plist><dict><key>alertBody</key><string>IDLE</string></dict></plist>",
    ]
    let folder = try ScratchFolder(files)
    var app = App(bundleIdentifier: "com.example.a", displayName: "A")
    app.folder = folder.path
    let strings = AppStrings.read(folder: folder.path, developmentRegion: "en")
    var linted = LintedApp(app, strings: strings, profile: .ios12)
    linted.isWhole = true
    linted.knowsEveryUse = true
    let unused = Lint.findings(about: linted).filter { $0.message.contains("uses the key") }
    #expect(unused.map(\.message) == ["no payload, category or action uses the key \"IDLE\""])
  }

  private static func wave(seconds: Int) -> String {
    // A hundred bytes a second, so that text can hold it.
    let head = "RIFF\u{0}\u{0}\u{0}\u{0}WAVEfmt \u{10}\u{0}\u{0}\u{0}\u{1}\u{0}\u{1}\u{0}"
    let rates = "d\u{0}\u{0}\u{0}d\u{0}\u{0}\u{0}\u{1}\u{0}\u{8}\u{0}data"
    let count = seconds * 100
    let size = [count & 0x7F, count >> 8].allSatisfy { $0 < 128 } ? count : count & ~0x80
    let bytes = [UInt8(size & 0x7F), UInt8(size >> 8), 0, 0].map { String(UnicodeScalar($0)) }
    return head + rates + bytes.joined() + String(repeating: "a", count: size)
  }

  @Test(
    "Y27, R12: a sound that cannot be played is said with the reason",
    arguments: [
      ("bell.wav", nil), ("bel.wav", "there is no sound \"bel.wav\" in the app"),
      ("tune.mp3", "\"tune.mp3\" is no kind of sound that notifications play"),
      ("broken.caf", "\"broken.caf\" cannot be read: its head is that of no AIFF, WAV or CAF file"),
      ("long.wav", "\"long.wav\" lasts 30 s or more"), ("default", nil),
      ("deep.wav", nil), ("Media/far.wav", "\"Media/far.wav\" lies in a folder"),
      ("far.wav", "\"far.wav\" lies in Media; sounds are looked for beside Info.plist"),
      ("Library/Sounds/deep.wav", "\"Library/Sounds/deep.wav\" lies in a folder"),
    ] as [(String, String?)])
  func sounds(name: String, problem: String?) throws {
    let files = [
      "bell.wav": Self.wave(seconds: 1), "tune.mp3": "ID3", "broken.caf": "words",
      "long.wav": Self.wave(seconds: 60), "Library/Sounds/deep.wav": Self.wave(seconds: 2),
      "Media/far.wav": Self.wave(seconds: 2),
    ]
    let payload = #"{"aps":{"alert":"a","sound":"\#(name)"}}"#
    let found = try found(files, sent: [payload]) { $0.sounds = ["bell.wav", "deep.wav"] }
      .filter { $0.rule == "Y27" }
    #expect(found.count == (problem == nil ? 0 : 1), "\(found)")
    if let problem {
      #expect(found[0].message.hasPrefix(problem), "\(found)")
      #expect(found[0].place.column == 29 && found[0].severity == .warning)
    }
    let object = #"{"aps":{"alert":"a","sound":{"name":"\#(name)"}}}"#
    let inside = try self.found(files, sent: [object]) { $0.sounds = ["bell.wav", "deep.wav"] }
      .filter { $0.rule == "Y27" }
    #expect(inside.map(\.message) == found.map(\.message))
  }

  @Test("Y27: a sound by its path in the app is told by the name under which it is played")
  func soundByPath() throws {
    let files = ["Library/Sounds/deep.wav": Self.wave(seconds: 2)]
    let payload = #"{"aps":{"alert":"a","sound":"Library/Sounds/deep.wav"}}"#
    let found = try found(files, sent: [payload]) { $0.sounds = ["deep.wav"] }
    #expect(found.map(\.message).contains { $0.hasSuffix("did you mean \"deep.wav\"?") })
  }

  @Test("Y27: of sounds as near to one that is missing the first is meant, in each payload")
  func nearSounds() throws {
    let payloads = ["bune", "tone"].map { #"{"aps":{"alert":"a","sound":"\#($0).wav"}}"# }
    let found = try found([:], sent: payloads) { $0.sounds = ["tune.wav", "dune.wav", "tine.wav"] }
    let meant = found.filter { $0.rule == "Y27" }.map { suggestedName(in: $0.message) }
    #expect(meant == ["dune.wav", "tine.wav"])
  }

  @Test(
    "Y27, R6: in place of a critical sound that is not there the critical one is heard",
    arguments: [
      (#"{"critical":1,"name":"bel.wav"}"#, true, true, "critical"),
      (#"{"critical":0,"name":"bel.wav"}"#, true, true, "default"),
      (#"{"critical":1,"name":"bel.wav"}"#, true, false, "default"),
      (#"{"critical":1,"name":"bel.wav"}"#, false, true, "default"),
    ])
  func standInSound(sound: String, isEntitled: Bool, isAsking: Bool, heard: String) throws {
    let files = ["bell.wav": Self.wave(seconds: 1)]
    let found = try found(files, sent: [#"{"aps":{"alert":"a","sound":\#(sound)}}"#]) { app in
      app.sounds = ["bell.wav"]
      if isAsking { app.authorizationOptions.insert(.criticalAlert) }
      if isEntitled {
        app.entitlements = ["com.apple.developer.usernotifications.critical-alerts"]
      }
    }
    let told = found.filter { $0.rule == "Y27" }.map(\.message)
    #expect(told.count == 1 && told[0].contains("; the \(heard) sound is heard instead"), "\(told)")
  }
}
