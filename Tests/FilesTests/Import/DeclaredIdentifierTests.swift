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
}
