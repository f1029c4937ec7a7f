import Notifications
import Testing

@testable import Files

@Suite("The identifiers and names that projects give their targets")
struct DeclaredIdentifierTests {
  private func source(_ path: String, _ text: String) -> SourceFile {
    SourceFile(path: path, bytes: Array(text.utf8))
  }

  @Test(
    "XcodeGen's settings are filled in; what stays a name is none, and the prefix makes none then",
    arguments: [
      ("base: {PRODUCT_BUNDLE_IDENTIFIER: 'org.q.app${SUFFIX}'}", "", nil),
      ("base: {PRODUCT_BUNDLE_IDENTIFIER: 'org.q.app${SUFFIX}', SUFFIX: .x}", "", "org.q.app.x"),
      ("base: {PRODUCT_BUNDLE_IDENTIFIER: '$(BASE).app'}", "{BASE: org.q}", "org.q.app"),
      ("base: {SUFFIX: x}", "{base: {PRODUCT_BUNDLE_IDENTIFIER: org.q}}", "org.q"),
      ("configs: {Release: {PRODUCT_BUNDLE_IDENTIFIER: org.r}}", "", "org.r"),
      ("configs: {Debug: {PRODUCT_BUNDLE_IDENTIFIER: org.d}}", "", nil),
      ("groups: [ids]", "", "org.group"), ("base: {SUFFIX: x}", "", "com.example.My-App2"),
    ] as [(String, String, String?)])
  func settings(target: String, project: String, identifier: String?) {
    let text = """
      options: {bundleIdPrefix: com.example}
      settings: \(project)
      settingGroups: {ids: {PRODUCT_BUNDLE_IDENTIFIER: org.group}}
      targets:
        My_App 2:
          type: application
          settings: {\(target)}
      """
    let found = XcodeGenProject.targets(in: source("project.yml", text))
    #expect(found.value?.map(\.identifier) == [identifier] && found.diagnostics == [])
  }

  @Test(
    "XcodeGen: a truth value of YAML makes an Info.plist, and its name is filled in",
    arguments: [("true", "Kite X"), ("YES", "Kite X"), ("false", nil)] as [(String, String?)])
  func names(makesOne: String, name: String?) {
    let text = """
      targets:
        Kite:
          type: application
          settings:
            GENERATE_INFOPLIST_FILE: \(makesOne)
            LABEL: Kite X
            INFOPLIST_KEY_CFBundleDisplayName: $(LABEL)
            INFOPLIST_KEY_WKCompanionAppBundleIdentifier: $(GONE)
      """
    let found = XcodeGenProject.targets(in: source("project.yml", text)).value?.first
    #expect(found?.displayName == name && found?.companion == nil)
  }

  @Test(
    "Tuist's identifiers are filled in, and are none where a name stays",
    arguments: [
      ("org.q.app${SUFFIX}", ".x", "org.q.app.x"), ("org.q.app$(GONE)", ".x", nil),
      ("org.q$(BASE)", ".x", "org.q.base"), ("org.q", ".x", "org.q"),
    ] as [(String, String, String?)])
  func tuist(identifier: String, suffix: String, filled: String?) {
    let text = """
      let project = Project(name: "Q", settings: .settings(base: ["BASE": ".base"]), targets: [
        .target(name: "Q", product: .app, bundleId: "\(identifier)",
          infoPlist: .extendingDefault(with: ["WKCompanionAppBundleIdentifier": "$(GONE)"]),
          settings: .settings(base: ["SUFFIX": "\(suffix)"])),
      ])
      """
    let found = TuistProject.targets(in: source("Project.swift", text)).first
    #expect(found?.identifier == filled && found?.companion == nil)
  }

  @Test("Where no identifier is written, the place is one that is there: the target's own")
  func places() throws {
    let project = #"""
      let project = Project(name: "Q", targets: [
        .target(name: "Q", product: .app, bundleId: "org.\(suffix)",
          infoPlist: .extendingDefault(with: ["CFBundleDisplayName": "Q"]), sources: "Q/**"),
      ])
      """#
    let folder = try TemporaryFolder(["T/Project.swift": project, "T/Q/Q.swift": ""])
    let app = try #require(try ImportedTree(folder("T")).apps.first)
    let note = "note: no bundle identifier is written here; com.example.q stands in"
    let told = app.diagnostics.map { folder.short($0) }
    #expect(told.count == 1 && told[0].hasPrefix("T/Project.swift:2:") && told[0].hasSuffix(note))
  }

  @Test("An app of Swift Playgrounds has the identifier that its package gives it")
  func playground() throws {
    let package = """
      let package = Package(name: "Play", products: [
        .iOSApplication(name: "Play", targets: ["AppModule"], bundleIdentifier: "org.q.play"),
      ], targets: [.executableTarget(name: "AppModule", path: ".")])
      """
    let folder = try TemporaryFolder(["T/Package.swift": package, "T/App.swift": ""])
    let app = try #require(try ImportedTree(folder("T")).apps.first)
    #expect(app.name == "Play" && app.diagnostics == [])
    #expect(try app.propertyList["CFBundleIdentifier"]?.string == "org.q.play")
  }
}
