import Notifications
import Testing

@testable import Files

@Suite("What XcodeGen’s project.yml says")
struct XcodeGenProjectTests {
  private func targets(_ text: String) -> [ProjectTarget] {
    reading(text).value ?? []
  }

  private func reading(_ text: String) -> Reading<[ProjectTarget]> {
    XcodeGenProject.targets(in: SourceFile(path: "project.yml", bytes: Array(text.utf8)))
  }

  @Test(
    "Apps, extensions, libraries and what is nothing of an app’s are told apart by their type",
    arguments: [
      ("application", SourceTarget.Kind.app),
      ("application.on-demand-install-capable", .app), ("app-extension", .extension),
      ("bundle.unit-test", .other), ("bundle.ui-testing", .other), ("framework", .library),
      ("library.static", .library), ("tool", .other), ("\"application\" # quoted", .app),
      ("", .other),
    ] as [(String, SourceTarget.Kind?)])
  func kinds(type: String, kind: SourceTarget.Kind?) {
    let found = targets("targets:\n  Kite:\n    type: \(type)\n    platform: iOS")
    #expect(found.map(\.kind) == [kind].compactMap(\.self))
  }

  @Test(
    "The bundle identifier is what the target’s settings say, else the prefix and the target’s name",
    arguments: [
      (
        "settings:\n      base:\n        PRODUCT_BUNDLE_IDENTIFIER: org.example.kite",
        "org.example.kite"
      ),
      (
        "settings:\n      PRODUCT_BUNDLE_IDENTIFIER: \"org.example.kite\" # own", "org.example.kite"
      ),
      ("platform: iOS", "com.example.Kite"),
    ])
  func identifiers(settings: String, identifier: String) {
    let text =
      "options:\n  bundleIdPrefix: com.example\ntargets:\n  Kite:\n    type: application\n    "
    #expect(targets(text + settings).map(\.identifier) == [identifier])
  }

  @Test("What a made Info.plist has in it keeps the kinds of its values")
  func properties() throws {
    let target = try #require(
      targets(
        """
        targets:
          Kite:
            type: application
            info:
              path: Kite/Info.plist
              properties:
                CFBundleDisplayName: "Drachen & Wind" # as people call it
                UIBackgroundModes: [remote-notification, "audio"]
                Wind: true
                Calm: NO
                Height: 120
                Ratio: 0.5
                NSExtension:
                  NSExtensionPointIdentifier: com.apple.usernotifications.service
        """
      ).first)
    let list = PropertyList(.dictionary(target.properties), at: Place("p"))
    #expect(target.propertyList == "Kite/Info.plist")
    #expect(list["CFBundleDisplayName"]?.string == "Drachen & Wind")
    #expect(list["UIBackgroundModes"]?.array?.map(\.string) == ["remote-notification", "audio"])
    #expect(list["Wind"]?.bool == true && list["Calm"]?.value == .bool(false))
    #expect(list["Height"]?.value == .integer(120) && list["Ratio"]?.value == .real(0.5))
    #expect(target.isExtensionPoint)
  }

  @Test("F2, F9, R2: entitlements that are made when the project is")
  func entitlements() throws {
    let target = try #require(
      targets(
        """
        targets:
          Kite:
            type: application
            sources: [Kite]
            entitlements:
              path: Kite/Kite.entitlements
              properties:
                com.apple.developer.usernotifications.time-sensitive: true
                aps-environment: development
        """
      ).first)
    let list = PropertyList(.dictionary(target.entitlements), at: Place("p"))
    #expect(list["com.apple.developer.usernotifications.time-sensitive"]?.bool == true)
    #expect(list["aps-environment"]?.string == "development")
    #expect(targets("targets:\n  Kite:\n    type: application").first?.entitlements.isEmpty == true)
  }

  @Test(
    "Scripts and settings before the targets hide none of them",
    arguments: [
      "settings:\n  base:\n    SCRIPT: |\n      echo targets:\n      exit 0\n",
      "schemes:\n  Kite:\n    build:\n      preActions:\n        - script: >-\n            make wind\n",
      "attributes: {ORGANIZATIONNAME: Kites}\nname: Kites # of paper\n",
      "configs: [\n  Debug,\n  Release\n]\n",
    ])
  func scripts(before: String) {
    let text =
      before
      + "targets:\n  Kite:\n    type: application\n    postBuildScripts:\n      - script: |\n"
      + "          echo done\n        name: Done\n  Tail:\n    type: app-extension\n"
    #expect(targets(text).map(\.name) == ["Kite", "Tail"])
  }

  @Test(
    "Sources are a word, a list of words or a list with paths; the first is the folder",
    arguments: [
      ("sources: App", "App"), ("sources: [App, Shared]", "App"),
      ("sources:\n      - App\n      - path: Shared", "App"),
      ("sources:\n      - path: \"App\" # own\n        excludes: [\"**/*.md\"]", "App"),
      ("type2: x", nil),
    ] as [(String, String?)])
  func folders(sources: String, folder: String?) {
    let found = targets("targets:\n  Kite:\n    type: application\n    \(sources)")
    #expect(found.map(\.folder) == [folder])
    let files = found.first?.files
    #expect((files != nil) == (folder != nil))
    #expect(files?.contains("App/Wind.swift") == (folder == nil ? nil : true))
    #expect(files?.contains("Other/Wind.swift") == (folder == nil ? nil : false))
  }

  @Test("A file without targets has none")
  func nothing() {
    for text in ["", "targets:", "targets: []", "name: Kite", "{\"a\": 1}", "- targets:"] {
      #expect(targets(text).isEmpty, "\(text.debugDescription)")
      #expect(reading(text).diagnostics.isEmpty, "\(text.debugDescription)")
    }
  }

  @Test(
    "What XcodeGen would not take is told at its place, with what was meant",
    arguments: [
      (
        "targts:\n  Kite: {type: application}",
        #"1:1: warning: unknown key "targts"; did you mean "targets"?"#
      ),
      ("targets: [Kite]", #"1:10: warning: "targets" is a list where a mapping is needed"#),
      ("targets: Kite", #"1:10: warning: "targets" is a word where a mapping is needed"#),
      (
        "targets:\n  Kite: application",
        #"2:9: warning: the target "Kite" is a word where a mapping is needed"#
      ),
      (
        "targets:\n  Kite: {type: aplication}",
        #"2:16: warning: unknown type "aplication"; did you mean "application"?"#
      ),
      (
        "targets:\n  Kite: {type: [application]}",
        #"2:16: warning: "type" is a list where a word is needed"#
      ),
      (
        "targets:\n  Kite:",
        #"2:3: warning: the target "Kite" has no "type"; write one such as application or app-extension"#
      ),
      (
        "targets:\n  Kite: {type: application, settings: com.example.kite}",
        #"2:39: warning: "settings" is a word where a mapping is needed"#
      ),
      (
        "targets:\n  Kite: {type: application, info: [Info.plist]}",
        #"2:35: warning: "info" is a list where a mapping is needed"#
      ),
      (
        "targets:\n  Kite: {type: application, dependencies: [target: Tial]}\n  Tail: {type: tool}",
        #"2:52: warning: there is no target "Tial"; did you mean "Tail"?"#
      ),
      (
        "targets:\n  Kite: {type: tool}\n  Kite: {type: application}",
        #"3:3: warning: "Kite" is given twice; the last one counts"#
      ),
    ])
  func slips(text: String, complaint: String) {
    #expect(reading(text).diagnostics.map(\.description) == ["project.yml:" + complaint])
  }

  @Test(
    "What other files say, and what is there to come, is not missed",
    arguments: [
      "include: [more.yml]\ntargets:\n  Kite: {dependencies: [target: Tail]}",
      "targets:\n  Kite: {templates: [App]}",
      "targets:\n  Kite: {type: application.future, settings: , info: null, dependencies: []}",
      "targets:\n  Kite: {type: application, dependencies: [target: Other/Tail, framework: A]}",
      "targets:\n  Kite: {type: application, dependencies: [target: All]}\naggregateTargets:\n  All: {targets: []}",
      "targets:\n  Kite: {type: framework, platform: [iOS, tvOS]}\n  Tail: {type: tool, dependencies: [target: Kite_iOS]}",
      "targets:\n  Kite: {type: application, dependencies: [target: 'Reel_${platform}']}",
    ])
  func elsewhere(text: String) { #expect(reading(text).diagnostics.isEmpty) }

  @Test("Of a target that is declared twice the last counts")
  func twice() {
    let found = targets("targets:\n  Kite: {type: tool}\n  Kite: {type: application}")
    #expect(found.map(\.kind) == [.app])
  }

  @Test(
    "What YAML can be written as says the same: indented, in flow style, with anchors and merge keys, as JSON",
    arguments: [
      """
      options:
        bundleIdPrefix: com.example
      targets:
        Kite:
          type: application
          sources: [Kite, Shared]
        Tail:
          type: app-extension
          sources: [Tail, Shared]
          dependencies:
            - target: Reel
        Reel:
          type: framework
          sources: [Reel]
      """,
      """
      options: {bundleIdPrefix: com.example}
      targets: {Kite: {type: application, sources: [Kite, Shared]},
        Tail: {type: app-extension, sources: [Tail, Shared], dependencies: [{target: Reel}]},
        Reel: {type: framework, sources: [Reel]}}
      """,
      """
      shared: &shared Shared
      options: &options
        bundleIdPrefix: com.example
      base: &base {type: app-extension, dependencies: &links [target: Reel]}
      targets:
        Kite: {<<: {type: application}, sources: [Kite, *shared]}
        Tail:
          <<: [*base, *options]
          sources:
          - Tail
          - *shared
        ? Reel
        : !!map {type: "framework", sources: Reel}
      """,
      #"{"options": {"bundleIdPrefix": "com.example"}, "targets": {"Kite": {"type": "application", "#
        + #""sources": ["Kite", "Shared"]}, "Tail": {"type": "app-extension", "sources": ["Tail", "Shared"], "#
        + #""dependencies": [{"target": "Reel"}]}, "Reel": {"type": "framework", "sources": ["Reel"]}}}"#,
    ])
  func styles(text: String) throws {
    let found = targets(text)
    try #require(found.map(\.name) == ["Kite", "Tail", "Reel"])
    #expect(found.map(\.kind) == [.app, .extension, .library])
    #expect(
      found.map(\.identifier) == ["com.example.Kite", "com.example.Tail", "com.example.Reel"])
    #expect(found.map(\.dependencies) == [[], ["Reel"], []])
    #expect(found[0].files?.contains("Shared/Wind.swift") == true)
    #expect(found[2].files?.contains("Reel/Line.swift") == true)
  }

  @Test(
    "What is no YAML is a complaint at its place",
    arguments: [
      ("targets: {Kite: {type: application}\n", 2), ("a: *b\n", 1), ("a: b: c\n", 1),
      ("targets:\n\tKite: {}\n", 2), ("\u{0}\u{1}", 1),
    ])
  func mistakes(text: String, line: Int) throws {
    let reading = reading(text)
    #expect(reading.value == nil)
    let complaint = try #require(reading.diagnostics.first)
    #expect(complaint.severity == .error && complaint.place.line == line, "\(complaint)")
    #expect(reading.diagnostics.count == 1)
  }

  @Test("Aliases of aliases and values without end in one another are refused before they grow")
  func growth() throws {
    let levels = (1...30).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1), *a\($0 - 1)]" }
    let bomb = reading("a0: &a0 [x, x, x]\n" + levels.joined(separator: "\n"))
    #expect(bomb.value == nil)
    #expect(bomb.diagnostics.first?.message.contains("more than 1000000 values") == true)
    let long = "a: &a " + String(repeating: "x", count: 100_000)
    for (opening, alias, closing) in [("[", "*a,", "]"), ("{", "*a : 1,", "}")] {
      let aliases = String(repeating: alias, count: 1000)
      #expect(reading(long + "\nb: " + opening + aliases + closing).value == nil)
    }
    for opening in ["[", "{a: ", "- ", "? "] {
      let deep = reading(String(repeating: opening, count: 5000))
      #expect(deep.value == nil && deep.diagnostics.count == 1, "\(opening)")
    }
  }
}
