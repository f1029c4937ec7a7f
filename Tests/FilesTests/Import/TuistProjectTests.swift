import Notifications
import Testing

@testable import Files

@Suite("What Tuist’s Project.swift says")
struct TuistProjectTests {
  private func targets(_ rest: String, product: String = ".app") -> [ProjectTarget] {
    let text = """
      import ProjectDescription
      let project = Project(name: "Kites", targets: [
        .target(name: "Kite", product: \(product), bundleId: "com.example.kite"\(rest)),
      ])
      """
    return TuistProject.targets(in: SourceFile(path: "Project.swift", bytes: Array(text.utf8)))
  }

  @Test(
    "Products tell apps, extensions, libraries and what is nothing of an app’s apart",
    arguments: [
      (".app", SourceTarget.Kind.app), ("Product.appClip", .app), (".appExtension", .extension),
      (".unitTests", .other), (".uiTests", .other), (".framework", .library),
      (".staticLibrary", .library), (".commandLineTool", .other),
      ("isApp ? .app : .framework", nil),
    ] as [(String, SourceTarget.Kind?)])
  func products(product: String, kind: SourceTarget.Kind?) {
    let found = targets("", product: product)
    #expect(found.map(\.kind) == [kind].compactMap(\.self))
    #expect(found.allSatisfy { $0.name == "Kite" && $0.identifier == "com.example.kite" })
  }

  @Test(
    "A list of properties is a file, or what stands there in literals",
    arguments: [
      (#", infoPlist: "Kite/Info.plist""#, "Kite/Info.plist", [:]),
      (#", infoPlist: .file(path: "Kite/Info.plist")"#, "Kite/Info.plist", [:]),
      (
        #", infoPlist: .extendingDefault(with: ["CFBundleDisplayName": "Drachen", "Wind": true])"#,
        nil,
        ["CFBundleDisplayName": .string("Drachen"), "Wind": .bool(true)]
      ),
      (
        #", infoPlist: .dictionary(["A": .string("x"), "N": 3, "R": -0.5, "F": .boolean(false)])"#,
        nil,
        ["A": .string("x"), "N": .integer(3), "R": .real(-0.5), "F": .bool(false)]
      ),
      (#", infoPlist: .extendingDefault(with: ["A": name, "B": "x"])"#, nil, ["B": .string("x")]),
      (#", infoPlist: .extendingDefault(with: properties)"#, nil, [:]),
      (", infoPlist: .default", nil, [:]), ("", nil, [:]),
    ] as [(String, String?, [String: PropertyList.Value])])
  func propertyLists(rest: String, path: String?, values: [String: PropertyList.Value]) throws {
    let target = try #require(targets(rest).first)
    #expect(target.propertyList == path)
    let found = Dictionary(target.properties.map { ($0.key, $0.value.value) }) { first, _ in first }
    #expect(found == values)
  }

  @Test(
    "F2, F9, R2: entitlements are what stands there in literals",
    arguments: [
      (
        #", entitlements: .dictionary(["com.example.loud": true, "aps-environment": "development"])"#,
        ["com.example.loud": .bool(true), "aps-environment": .string("development")]
      ),
      (#", entitlements: "Kite/Kite.entitlements""#, [:]),
      (#", entitlements: .file(path: "Kite/Kite.entitlements")"#, [:]),
      (", entitlements: .dictionary(made)", [:]), ("", [:]),
    ] as [(String, [String: PropertyList.Value])])
  func entitlements(rest: String, values: [String: PropertyList.Value]) throws {
    let target = try #require(targets(rest).first)
    let found = Dictionary(target.entitlements.map { ($0.key, $0.value.value) }) { first, _ in
      first
    }
    #expect(found == values)
  }

  @Test("Properties may lie in one another, and say what an extension is")
  func nested() throws {
    let rest = """
      , infoPlist: .extendingDefault(with: [
        "UIBackgroundModes": ["remote-notification", "audio"],
        "NSExtension": ["NSExtensionPointIdentifier": "com.apple.usernotifications.service"],
      ])
      """
    let target = try #require(targets(rest).first)
    let list = PropertyList(.dictionary(target.properties), at: Place("p"))
    #expect(list["UIBackgroundModes"]?.array?.map(\.string) == ["remote-notification", "audio"])
    #expect(
      list["NSExtension"]?["NSExtensionPointIdentifier"]?.string
        == "com.apple.usernotifications.service")
    #expect(target.isExtensionPoint)
  }

  @Test(
    "Its folder is what stands before the first pattern of its sources",
    arguments: [
      (#", sources: "Kite/Sources/**""#, "Kite/Sources"),
      (#", sources: ["Kite/**", "Shared/**"]"#, "Kite"),
      (#", sources: ["**"]"#, ""), ("", nil), (", sources: paths", nil),
    ] as [(String, String?)])
  func folders(rest: String, folder: String?) {
    #expect(targets(rest).map(\.folder) == [folder])
  }

  @Test(
    "What is no project has no targets",
    arguments: ["", "let a = 1", "Project(", ".target(name: x, product: .app)"])
  func nothing(text: String) {
    #expect(TuistProject.targets(in: SourceFile(path: "P.swift", bytes: Array(text.utf8))).isEmpty)
  }
}
