import Files
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("Folders of payloads for apps that nobody knows")
struct FolderContentsTests {
  private static func payload(_ alert: String, to app: String? = nil) -> String {
    let target = app.map { "\"Simulator Target Bundle\":\"\($0)\"," } ?? ""
    return "{\(target)\"aps\":{\"alert\":\"\(alert)\"}}"
  }

  /// What a folder comes to: the apps by name, each time one is installed,
  /// and each alert with its app.
  private struct Course {
    var installed: [String] = []
    var apps: [String] = []
    var received: [String] = []
    var notes: [String] = []
    var strays: [String] = []
  }

  // With links by name, each with what in the folder it leads to.
  private func course(
    of files: [String: String], links: [String: String] = [:], opening name: String = ""
  ) throws -> Course {
    let folder = try ScratchFolder(files)
    for (link, target) in links { try folder.link(link, to: folder(target)) }
    let opening = try LoadedInput(
      [folder(name)], settings: WorldSettings(), locations: DataLocations(dataFolder: nil))
    let feed = FactFeed()
    feed.isFollowed = true
    var run = HeadlessRun(opening, recorders: [feed])
    run.play()
    var course = Course()
    course.installed = feed.take().filter { $0["fact"] == "installed" }
      .compactMap { $0["app"]?.string }
    course.apps = run.session.state.apps.map(\.app.displayName)
    course.received = run.session.state.notifications.map { notification in
      guard case .literal(let words)? = notification.value.content.body?.wording else { return "" }
      return "\(notification.value.app.lastPart) \(words)"
    }
    course.notes = run.report.diagnostics.filter { $0.severity == .note }.map(\.message)
    course.strays = run.report.diagnostics.filter(\.isAboutLink)
      .map { FilePath($0.place.path).name }
    return course
  }

  @Test("What was fetched is not opened with a folder; where it is all, that is said")
  func passedOver() throws {
    let fetched = ["Pods/L/a.apns": Self.payload("Far"), "Pods/L/X.app/Notifications.json": "{}"]
    let course = try course(of: fetched.merging(["b.apns": Self.payload("Near")]) { $1 })
    #expect(course.received.map { $0.hasSuffix(" Near") } == [true], "\(course.received)")
    let error = #expect(throws: Diagnostic.self) { try self.course(of: fetched) }
    #expect(error?.message.hasSuffix("/Pods, is looked into where it is named") == true)
  }

  @Test("Each payload gets the app that it names, in the order of the files")
  func several() throws {
    let course = try course(of: [
      "mix/1.apns": Self.payload("one", to: "com.z.Zed"),
      "mix/2.apns": Self.payload("two", to: "com.q.Qux"),
      "mix/3.apns": Self.payload("three", to: "com.z.Zed"),
    ])
    #expect(course.received == ["Zed one", "Qux two", "Zed three"])
    #expect(course.installed == ["com.z.Zed", "com.q.Qux"] && course.apps == ["Zed", "Qux"])
    #expect(
      course.notes == [
        "no app com.z.Zed is known; \"Zed\" stands in for it",
        "no app com.q.Qux is known; \"Qux\" stands in for it",
      ])
  }

  @Test("Of a file with a payload a line each gets the app that it names, too")
  func lines() throws {
    let course = try course(of: [
      "mix/a.ndjson": Self.payload("one", to: "com.z.Zed") + "\n"
        + Self.payload("two", to: "com.q.Qux") + "\n"
    ])
    #expect(course.received == ["Zed one", "Qux two"] && course.apps == ["Zed", "Qux"])
  }

  @Test("One that names no app beside those of several is for the folder’s own")
  func unnamed() throws {
    let course = try course(of: [
      "mix/1.apns": Self.payload("one", to: "com.z.Zed"), "mix/2.apns": Self.payload("two"),
      "mix/3.apns": Self.payload("three", to: "com.q.Qux"),
    ])
    #expect(course.received == ["Zed one", "mix two", "Qux three"])
    #expect(course.installed == ["com.example.mix", "com.z.Zed", "com.q.Qux"])
  }

  @Test("A plain folder that is an app gets the payloads that lie anywhere in it, a bundle its own")
  func insideApp() throws {
    let files = [
      "tea/en.lproj/Localizable.strings": "\"A\" = \"A\";\n",
      "tea/pushes/1.apns": Self.payload("one"), "tea/Payloads/2.apns": Self.payload("two"),
    ]
    let plain = try course(of: files, opening: "tea")
    #expect(plain.received == ["tea two", "tea one"] && plain.installed == ["com.example.tea"])
    let bundle = Dictionary(
      uniqueKeysWithValues: files.map { ("tea.app\($0.key.dropFirst(3))", $0.value) })
    #expect(try course(of: bundle, opening: "tea.app").received == ["tea two"])
  }

  @Test("A plain folder that is an app opens with the apps in it, and says which links lead out")
  func besideApp() throws {
    let files = [
      "tea/en.lproj/Localizable.strings": "\"A\" = \"A\";\n",
      "tea/pushes/1.apns": Self.payload("one"),
      "tea/built/cup.app/Notifications.json": "{}",
      "tea/built/cup.app/Payloads/2.apns": Self.payload("two"),
      "away/3.apns": Self.payload("three"),
    ]
    let course = try course(of: files, links: ["tea/pushes/out": "away"], opening: "tea")
    #expect(course.apps == ["tea", "cup"] && course.strays == ["out"])
    #expect(course.received.sorted() == ["cup two", "tea one"])
  }

  @Test("R12: a link to a folder among the sounds that leads out is told once")
  func linkAmongSounds() throws {
    let files = [
      "tea/en.lproj/Localizable.strings": "\"A\" = \"A\";\n",
      "tea/Library/Sounds/bell.txt": "", "away/bell.txt": "",
    ]
    let course = try course(of: files, links: ["tea/Library/Sounds/out": "away"], opening: "tea")
    #expect(course.strays == ["out"])
  }

  @Test("The extensions of a plain folder that is an app are no apps, wherever it is opened from")
  func plugIns() throws {
    let files = [
      "all/tea/Notifications.json": "{}",
      "all/tea/PlugIns/Fetch.appex/Info.plist": "<plist><dict></dict></plist>",
      "all/tea/Payloads/1.apns": Self.payload("one"),
    ]
    for folder in ["all", "all/tea"] {
      #expect(try course(of: files, opening: folder).apps == ["tea"], "\(folder)")
    }
  }

  @Test("One app of several folders is installed once, and named after its identifier")
  func once() throws {
    let files = [
      "pay/one/1.apns": Self.payload("one", to: "com.z.Zed"),
      "pay/two/2.apns": Self.payload("two", to: "com.z.Zed"),
    ]
    let whole = try course(of: files, opening: "pay")
    #expect(whole.installed == ["com.z.Zed"] && whole.apps == ["Zed"])
    #expect(whole.received == ["Zed one", "Zed two"])
    #expect(try course(of: files, opening: "pay/one").apps == ["Zed"])
    let several = try course(
      of: files.merging(["pay/two/3.apns": Self.payload("three", to: "com.q.Qux")]) { $1 })
    #expect(several.installed == ["com.z.Zed", "com.q.Qux"])
    #expect(several.received == ["Zed one", "Zed two", "Qux three"])
  }

  @Test("An app that lies around several folders of payloads is installed once")
  func around() throws {
    let list =
      "<plist><dict><key>CFBundleIdentifier</key><string>com.z.Zed</string>"
      + "<key>CFBundleDisplayName</key><string>Zebra</string></dict></plist>"
    let course = try course(
      of: [
        "Apps/Z.app/Info.plist": list, "pay/one/1.apns": Self.payload("one", to: "com.z.Zed"),
        "pay/two/2.apns": Self.payload("two", to: "com.z.Zed"),
      ], opening: "pay")
    #expect(course.installed == ["com.z.Zed"] && course.apps == ["Zebra"])
    #expect(course.received == ["Zed one", "Zed two"])
  }
}
