import Files
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("What a check looks at")
struct CheckTargetsTests {
  private static let plist =
    "<plist><dict><key>CFBundleIdentifier</key><string>com.example.tea</string></dict></plist>"
  private let folder: ScratchFolder

  init() throws {
    let payload = #"{"aps":{"alert":"Tea"}}"#
    folder = try ScratchFolder([
      "Tea.app/Info.plist": Self.plist, "Tea.app/Notifications.json": "{}",
      "Tea.app/Tea.entitlements": "<plist><dict/></plist>",
      "Tea.app/Tones.plist": "<plist><dict/></plist>", ".coversheet-check.json": "{}",
      "Tea.app/en.lproj/Localizable.strings": "\"A\" = \"a\";",
      "Tea.app/Payloads/hot.apns": payload,
      "Tea.app/PlugIns/S.appex/Service.json": "{}", "sent/one.apns": payload,
      "sent/two.ndjson": payload, "day.scenario": "note x", "bytes.hex": "00", "notes.txt": "x",
      "nothing/notes.txt": "x", "both/a.scenario": "note x", "both/b/Payloads/c.apns": payload,
    ])
  }

  /// What is found, as words: kinds with paths from the folder.
  private func targets(_ names: [String]) -> [String] {
    let paths = names.map { $0.isEmpty ? folder.path : folder($0) }
    let targets = CheckTargets(paths, locations: DataLocations(dataFolder: nil))
    let short = { (path: String) in path.replacing(folder.path + "/", with: "") }
    return targets.found.map { "\($0.kind) \(short($0.path))" }
      + targets.loosePayloads.map { "payloads \($0.files.map(short).joined(separator: ","))" }
      + targets.parts.map { "part \(short($0.path)) of \(short($0.app))" }
      + targets.frameFiles.map { "frames \(short($0))" }
      + targets.diagnostics.map { "\($0.severity) \(short($0.place.path))" }
  }

  @Test("Y15, Y18: a file of sources without a project is held against what lies beside its app")
  func sourcesWithoutProject() throws {
    let service =
      "<plist><dict><key>CFBundleIdentifier</key><string>com.example.tea.s</string>"
      + "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>"
      + "<string>com.apple.usernotifications.service</string></dict></dict></plist>"
    let payload = #"{"aps":{"alert":{"loc-key":"K"},"mutable-content":1}}"#
    let files = [
      "src/Tea/Info.plist": Self.plist, "src/Tea/p.apns": payload,
      "src/Tea/en.lproj/Localizable.strings": #""K" = "k"; "Z" = "z";"#,
    ]
    let alone = try ScratchFolder(files)
    let whole = try ScratchFolder(files.merging(["src/S/Info.plist": service]) { $1 })
    for (part, rule) in [("p.apns", "Y18"), ("en.lproj/Localizable.strings", "Y15")] {
      let found = try [alone, whole].map { folder in
        let path = folder("src/Tea/\(part)")
        let all = try Check([path], locations: DataLocations(dataFolder: nil)).findings
        return all.compactMap(\.rule?.description)
      }
      #expect(found == [[rule], []], "\(part): \(found)")
    }
  }

  @Test("What is named twice is looked at once, standard input among it")
  func namedTwice() {
    var locations = DataLocations(dataFolder: nil)
    locations.piped["-"] = SourceFile(path: "-", bytes: Array("09:41 wake\n".utf8))
    #expect(CheckTargets(["-", "-"], locations: locations).found.map(\.path) == ["-"])
    #expect(CheckTargets(["gone", "gone"], locations: locations).diagnostics.count == 1)
  }

  /// What a check of one path finds, as the names of its files and its messages.
  private func told(_ path: String, in folder: ScratchFolder) throws -> [String] {
    let check = try Check([folder(path)], locations: DataLocations(dataFolder: nil))
    return check.findings.map { "\(FilePath($0.place.path).name) \($0.message)" }
  }

  @Test("§2: a file of an app that cannot be read gets its own mistakes, a payload also the reason")
  func brokenApp() throws {
    let folder = try ScratchFolder([
      "S.app/Info.plist": Self.plist, "S.app/Notifications.json": "{",
      "S.app/en.lproj/Localizable.strings": "\"A\" = \"a\";",
      "S.app/de.lproj/Localizable.strings": "A", "S.app/Payloads/a.apns": #"{"aps":{"badge":1}}"#,
    ])
    #expect(try told("S.app/en.lproj/Localizable.strings", in: folder) == [])
    let german = try told("S.app/de.lproj/Localizable.strings", in: folder)
    #expect(!german.isEmpty && german.allSatisfy { $0.hasPrefix("Localizable.strings ") })
    let payload = try told("S.app/Payloads/a.apns", in: folder)
    #expect(!payload.isEmpty && payload.allSatisfy { $0.hasPrefix("Notifications.json ") })
  }

  @Test(
    "What an extension’s code does is read by its name, also where no extension has it",
    arguments: ["S.app/Service.json", "bare/Service.json", "words/Service.json"])
  func codeAlone(path: String) throws {
    let folder = try ScratchFolder([
      "S.app/Info.plist": Self.plist, "words/Notifications.json": "{",
      path: #"{"steps":[{"aftr":"1s","after":"2s"}]}"#,
    ])
    let wanted = #"Service.json unknown key "aftr"; did you mean "after"?"#
    #expect(try told(path, in: folder) == [wanted])
  }

  @Test(
    "A scenario or a file of frames that is a link to nothing is told in its folder as by itself",
    arguments: ["both/lost.scenario", "both/lost.hex"])
  func dangling(path: String) throws {
    try folder.link(path, to: "nowhere")
    for name in ["both", path] {
      #expect(targets([name]).contains("error " + path), "\(targets([name]))")
    }
  }

  @Test(
    "A path is what it is by itself; a file of an app is looked at as part of that",
    arguments: [
      ("Tea.app", ["app Tea.app"]), ("day.scenario", ["scenario day.scenario"]),
      ("bytes.hex", ["frames bytes.hex"]),
      ("sent", ["payloads sent/one.apns,sent/two.ndjson"]),
      (
        "Tea.app/en.lproj/Localizable.strings",
        ["part Tea.app/en.lproj/Localizable.strings of Tea.app"]
      ),
      ("Tea.app/en.lproj", ["part Tea.app/en.lproj/Localizable.strings of Tea.app"]),
      ("Tea.app/Info.plist", ["part Tea.app/Info.plist of Tea.app"]),
      ("Tea.app/Tea.entitlements", ["part Tea.app/Tea.entitlements of Tea.app"]),
      ("Tea.app/Tones.plist", ["part Tea.app/Tones.plist of Tea.app"]),
      (".coversheet-check.json", []),
      (
        "Tea.app/PlugIns/S.appex/Service.json",
        ["part Tea.app/PlugIns/S.appex/Service.json of Tea.app"]
      ),
      ("Tea.app/Payloads/hot.apns", ["part Tea.app/Payloads/hot.apns of Tea.app"]),
      ("Tea.app/Payloads", ["part Tea.app/Payloads of Tea.app"]),
      ("notes.txt", ["error notes.txt"]), ("none.apns", ["error none.apns"]),
      ("nothing", ["error nothing"]),
    ])
  func single(name: String, wanted: [String]) { #expect(targets([name]) == wanted) }

  @Test("A folder is gone through with all that is in it, each thing once")
  func folders() throws {
    let all = targets([""])
    for wanted in [
      "app Tea.app", "scenario day.scenario", "scenario both/a.scenario", "frames bytes.hex",
      "payloads sent/one.apns,sent/two.ndjson",
    ] { #expect(all.count { $0 == wanted } == 1, "\(wanted) in \(all)") }
    #expect(!all.contains { $0.contains("nothing") || $0.hasPrefix("error") }, "\(all)")
    try folder.link("sent/loop", to: folder.path)
    #expect(targets([""]) == all, "a link back leads to nothing new")
  }

  @Test("What was fetched is looked into where it is named, and there alone; what is built always")
  func fetched() throws {
    let broken = #"{"aps":{"alert":"x"}"#
    let folder = try ScratchFolder([
      "all/a.apns": #"{"aps":{"alert":"ok"}}"#, "all/node_modules/lib/bad.apns": broken,
      "all/Pods/L/bad.apns": broken, "built/build/Tea.app/Info.plist": Self.plist,
      "apps/Pods/Tea.app/Info.plist": Self.plist, "empty/x.txt": "",
    ])
    try folder.link("empty/Pods", to: folder("apps/Pods"))
    #expect(try told("all", in: folder) == [])
    #expect(try told("all/Pods", in: folder).count == 1)
    #expect(try told("built", in: folder) == told("built/build", in: folder))
    #expect(try !told("apps/Pods", in: folder).isEmpty)
    for name in ["apps", "empty"] {
      let end = "such as \(folder(name))/Pods, is looked into where it is named"
      let told = try told(name, in: folder)
      #expect(told.count == 1 && told.allSatisfy { $0.hasSuffix(end) }, "\(told)")
    }
  }

  @Test("What is named twice, by itself and with its folder, is looked at once")
  func twice() {
    #expect(targets(["day.scenario", "day.scenario"]) == ["scenario day.scenario"])
    #expect(targets(["Tea.app", "Tea.app/"]).filter { $0.hasPrefix("app") }.count == 1)
    for name in ["bytes.hex", "sent/one.apns", "Tea.app/Info.plist", "Tea.app/Payloads/hot.apns"] {
      #expect(targets([name, name]) == targets([name]))
    }
    for (name, part) in [
      ("sent", "sent/one.apns"), ("Tea.app/Payloads", "Tea.app/Payloads/hot.apns"),
      ("Tea.app/en.lproj", "Tea.app/en.lproj/Localizable.strings"), ("", "bytes.hex"),
      ("Tea.app", "Tea.app/Payloads/hot.apns"), ("Tea.app", "Tea.app/Payloads"),
      ("Tea.app", "Tea.app/en.lproj"), ("Tea.app", "Tea.app/Info.plist"),
      ("", "Tea.app/Info.plist"),
    ] {
      #expect(
        targets([part, name]) == targets([name]) && targets([name, part]) == targets([name]))
    }
  }

  @Test("Payloads that are named with an app are for that app")
  func forApp() {
    let found = targets(["Tea.app", "sent/one.apns"])
    #expect(found == ["app Tea.app", "payloads sent/one.apns"])
  }
}

@Suite("One spelling for each file")
struct OneSpellingTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder(["a/x.apns": "", "b/y.apns": ""]) }

  private func spelled(_ paths: [String], given: [String]) -> [String] {
    let complaints = paths.map { Diagnostic(Place($0, line: 3, column: 4), .note, "x") }
    let respelt = OneSpelling(complaints, given: given).diagnostics
    #expect(respelt.allSatisfy { $0.place.line == 3 && $0.place.column == 4 && $0.message == "x" })
    return respelt.map(\.place.path)
  }

  @Test("A file is called as it was given, else as it lies below what was given")
  func given() {
    let (one, other) = (folder("a/x.apns"), folder("a/../a/x.apns"))
    #expect(spelled([one, other], given: [other]) == [other, other])
    let around = folder("b/../a/x.apns")
    #expect(spelled([around, one], given: [folder("a")]) == [one, one])
    #expect(spelled([one, folder("b/y.apns")], given: [folder("b")]) == [one, folder("b/y.apns")])
  }

  @Test("G5: files whose names look the same are two, and what is wrong with each is told of it")
  func lookalikes() throws {
    let names = ["a/caf\u{E9}.apns", "a/cafe\u{301}.apns"]
    for name in names { try folder.write(Array(#"{"aps":{"badge":"x"}}"#.utf8), to: name) }
    let paths = names.map { folder($0) }
    #expect(spelled(paths, given: []).map(ExactText.init) == paths.map(ExactText.init))
    for given in [paths, [folder("a")]] {
      let check = try Check(given, locations: DataLocations(dataFolder: nil))
      let told = Set(check.findings.map { ExactText($0.place.path) })
      #expect(told.isSuperset(of: paths.map(ExactText.init)), "\(check.findings)")
    }
  }

  @Test("A link that is complained about is no other that leads to the same file")
  func links() throws {
    let links = ["a/l.apns", "a/m.apns", "b/../a/l.apns"].map { folder($0) }
    for name in ["l", "m"] { try folder.link("a/\(name).apns", to: "../b/y.apns") }
    var complaints = links.map { Diagnostic(Place($0), .warning, "x") }
    for index in complaints.indices { complaints[index].isAboutLink = true }
    let target = Diagnostic(Place(folder("b/y.apns")), .warning, "x")
    let respelt = OneSpelling(complaints + [target], given: [folder("a")]).diagnostics
    #expect(respelt.map(\.place.path) == [links[0], links[1], links[0], folder("b/y.apns")])
  }

  @Test("G5: links in one folder whose names look the same are two")
  func lookalikeLinks() throws {
    let links = ["a/caf\u{E9}.apns", "a/cafe\u{301}.apns"]
    for link in links { try folder.link(link, to: "../b/y.apns") }
    var complaints = links.map { Diagnostic(Place(folder($0)), .warning, "x") }
    for index in complaints.indices { complaints[index].isAboutLink = true }
    let respelt = OneSpelling(complaints, given: []).diagnostics
    #expect(respelt.map(\.place) == complaints.map(\.place))
  }

  @Test("What is no file keeps its name, and the order of complaints stays")
  func others() {
    #expect(spelled(["push", "-", "push"], given: []) == ["push", "-", "push"])
    #expect(spelled([], given: [folder("a")]) == [])
  }
}

@Suite("What is said of files that were named by themselves")
struct PartFilterTests {
  @Test("It is about the file, however it is spelled, or about what lies in the folder")
  func takes() throws {
    let folder = try ScratchFolder([
      "Tea.app/Notifications.json": "{}", "Tea.app/en.lproj/Localizable.strings": "",
      "Tea.app/Payloads/hot.apns": "{}",
    ])
    let parts = ["Tea.app/en.lproj/Localizable.strings"].compactMap { AppPart(path: folder($0)) }
    let payloads = try #require(AppPart(payloads: folder("Tea.app/Payloads")))
    var filter = PartFilter(parts + [payloads])
    let taken = [
      "Tea.app/en.lproj/Localizable.strings", "Tea.app/./en.lproj/Localizable.strings",
      "Tea.app/Payloads/hot.apns", "Tea.app/Payloads/gone.apns", "Tea.app/Payloads",
      "Tea.app/PayloadsToo", "Tea.app/Notifications.json", "Tea.app",
    ].map { filter.takes(Diagnostic(Place(folder($0)), .note, "x")) }
    #expect(taken == [true, true, true, true, true, false, false, false])
  }

  @Test("A path lies below a folder where a part of it ends, and not where a name does")
  func below() {
    let lies = { (path: String, folder: String) in path.lies(under: [ExactText(folder)]) }
    #expect(lies("a/b/c", "a/b") && lies("a/b", "a/b") && lies("/x", ""))
    #expect(!lies("a/bc", "a/b") && !lies("a", "a/b") && !lies("", "a"))
    #expect(!lies("caf\u{E9}/a", "cafe\u{301}") && lies("a/\u{301}b", "a"))
  }
}
