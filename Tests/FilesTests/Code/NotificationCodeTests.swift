import Notifications
import Testing

@testable import Files

@Suite("What code declares about notifications")
struct NotificationCodeTests {
  private func read(_ text: String, _ path: String = "App.swift") -> NotificationCode {
    NotificationCode([SourceFile(path: path, bytes: Array(text.utf8))])
  }

  private func category(_ rest: String, before: String = "") -> String {
    before + "let c = UNNotificationCategory(identifier: \"c\", \(rest))"
  }

  @Test(
    "Words that are written down are read, in every way to write them",
    arguments: [
      (#""plain""#, #""plain""#), (##"#"raw \ "quoted""#"##, ##""raw \\ \"quoted\"""##),
      ("\"\"\"\n    two\n    lines\n    \"\"\"", ##""two\nlines""##),
      (#""bee \u{1F41D}""#, #""bee 🐝""#),
      (#"NSLocalizedString("KEY", comment: "")"#, #"{"key":"KEY"}"#),
      (#"String(localized: "KEY")"#, #"{"key":"KEY"}"#),
      (
        #"NSString.localizedUserNotificationString(forKey: "KEY", arguments: ["a", "b"])"#,
        #"{"arguments":["a","b"],"key":"KEY"}"#
      ),
      (#"format"#, #""of a constant""#), (#"Formats.format"#, #""of a constant""#),
      (#"Kind.plain.rawValue"#, #""plain""#), (#"Kind.other.rawValue"#, #""OTHER""#),
    ])
  func words(code: String, json: String) {
    let constants = """
      enum Formats { static let format: String = "of a constant" } // "not this"
      enum Kind: String, CaseIterable { case plain, other = "OTHER" }
      /* let format = "commented /* and nested */ out" */

      """
    let code = read(category("categorySummaryFormat: \(code)", before: constants))
    #expect(code.unread.isEmpty, "\(code.unread)")
    let format = code.categories.first?["categorySummaryFormat"]
    #expect(format.map(JSONText.compact) == json)
  }

  @Test(
    "F1, F10: a request of the app’s own is noted once, whatever it says, as it is not read",
    arguments: [
      "UNNotificationRequest(identifier: \"a\", content: content, trigger: nil)",
      "UNNotificationRequest.init(identifier: \"a\", content: content, trigger: nil)",
      "center.add(.init(identifier: \"a\", content: content, trigger: nil))",
    ])
  func ownRequest(code: String) throws {
    let made = """
      let content = UNMutableNotificationContent()
      content.interruptionLevel = .timeSensitive
      content.relevanceScore = 0.7

      """
    let found = read(made + code).unread
    #expect(found.map(\.place.line) == [4] && found.map(\.severity) == [.note], "\(found)")
    #expect(
      found.first?.message
        == "what the app schedules is not read; write it under \"on\" in Notifications.json as "
        + "\"schedule\" (“coversheet help app-files”)")
    #expect(read(made).unread == [], "It is scheduled elsewhere.")
    let service = "class Service: UNNotificationServiceExtension {}\n"
    #expect(read(made + service + code).unread == [])
    #expect(read("func show(_ request: UNNotificationRequest) {}").unread == [])
  }

  @Test("Objective-C: a request of the app’s own is noted, too")
  func ownObjectiveCRequest() {
    let code = read(
      "id r = [UNNotificationRequest requestWithIdentifier:@\"a\" content:c trigger:nil];", "App.m")
    #expect(code.unread.map(\.severity) == [.note] && code.isEmpty)
  }

  @Test(
    "The question for permission is what is called, not what declares that it can be",
    arguments: [
      "protocol C { func requestAuthorization(options: UNAuthorizationOptions) async throws -> Bool }",
      "func requestAuthorization(options: UNAuthorizationOptions = [.badge]) { ask(options) }",
    ])
  func declaredQuestion(declaration: String) {
    let code = read(declaration + "\ncenter.requestAuthorization(options: [.alert, .sound])")
    #expect(code.authorizationOptions.map(Set.init) == ["alert", "sound"])
    #expect(code.unread == [], "\(code.unread)")
  }

  @Test(
    "What has to be run to be known is listed with its place, and left out",
    arguments: [
      #""\(count) more""#, "makeFormat(of: 3)", "isShort ? \"a\" : \"b\"", "twice", "format!",
      "formats[0]", "\"a\" + suffix", "\"%u\".uppercased()",
      "String(format: \"%d\", count)", "unknown",
    ])
  func unread(code: String) throws {
    let constants = "let twice = \"a\"\nlet twice = \"b\"\n"
    let code = read(category("categorySummaryFormat: \(code)", before: constants))
    #expect(code.categories == [["identifier": "c"]])
    let complaint = try #require(code.unread.first)
    #expect(code.unread.count == 1)
    #expect(complaint.message.hasPrefix("the categorySummaryFormat of the category \"c\""))
    #expect(complaint.place == Place("App.swift", line: 3, column: 72))
  }

  @Test(
    "Options that another type, an extension or a variable knows cannot be read, whatever its name is",
    arguments: [
      "[.allowInSpaceships]", "[.customDismissAction, .usual]",
      "UNNotificationCategoryOptions.usual",
      "Kind.reply.options", "wanted", "[.allowInCarPlay, Kind.reply.options]", "wanted()",
      "(.a, .b)", ".init(rawValue: 1 << 2)", ".allowInCarPlay.union(wanted)",
      "wanted.union(.allowInCarPlay)",
    ])
  func computedOptions(code: String) {
    let found = read(category("options: \(code)"))
    #expect(found.categories == [["identifier": "c"]])
    #expect(
      found.unread.map(\.message) == [
        "the options of the category \"c\" cannot be read without running the code; write it into "
          + "Notifications.json"
      ])
  }

  @Test("Options are read alone, in a list, joined, and from Objective-C")
  func options() {
    for written in [
      "options: .allowInCarPlay", "options: [.allowInCarPlay]",
      "options: UNNotificationCategoryOptions.allowInCarPlay",
    ] {
      #expect(
        read(category(written)).categories.first?["options"] == ["allowInCarPlay"], "\(written)")
    }
    let several = read(category("options: [.hiddenPreviewsShowTitle, .customDismissAction]"))
    #expect(several.categories[0]["options"] == ["customDismissAction", "hiddenPreviewsShowTitle"])
  }

  @Test("Permission that a set of the app’s own asks for is listed, and not taken for none")
  func ownPermission() {
    let own = "extension UNAuthorizationOptions { static var app: Self { [.alert, .badge] } }\n"
    let code = read(own + "center.requestAuthorization(options: [.sound, .app])")
    #expect(code.isEmpty && code.unread.map(\.place.line) == [2])
    #expect(code.unread.first?.message.hasPrefix("what permission is asked for cannot be") == true)
  }

  @Test(
    "A set of options that a call makes is read: an empty one, one of a list, two that are joined",
    arguments: [
      (".init()", []), ("UNNotificationCategoryOptions()", []), (".init([])", []),
      ("UNNotificationCategoryOptions(rawValue: 0)", []),
      ("UNNotificationCategoryOptions.init(rawValue: 0)", []),
      (".init([.customDismissAction])", ["customDismissAction"]),
      (".customDismissAction.union(.allowInCarPlay)", ["customDismissAction", "allowInCarPlay"]),
    ] as [(String, [String])])
  func madeOptions(code: String, names: [String]) {
    let found = read(category("options: \(code)"))
    #expect(found.unread == [])
    let options: JSONValue? = names.isEmpty ? nil : .array(names.map { .string($0) })
    #expect(found.categories.map { $0["options"] } == [options])
  }

  @Test(
    "An action is read however its type is said",
    arguments: [
      "static let a: UNNotificationAction = .init(X)", "var a: UNNotificationAction { .init(X) }",
      "func a() -> UNNotificationAction { return .init(X) }",
      "let a: UNTextInputNotificationAction = .init(X, textInputButtonTitle: \"S\")",
    ])
  func unnamedAction(code: String) {
    let declared = code.replacingEach("X", by: #"identifier: "a", title: "A""#)
    let given = code.hasPrefix("func") ? "a()" : "a"
    let found = read(category("actions: [\(given)]", before: declared + "\n"))
    #expect(found.unread == [], "\(found.unread)")
    #expect(found.categories.first?["actions"]?.array?.first?["identifier"] == "a")
  }

  @Test("Actions are found by the name of what makes them: a constant, a property, a function")
  func actions() {
    let code = read(
      """
      let a = UNNotificationAction(identifier: "a", title: "A", options: [])
      var b: UNNotificationAction { return .make() }
      var c: UNNotificationAction {
        UNNotificationAction(identifier: "c", title: "C", options: [.destructive])
      }
      func d() -> UNNotificationAction { return UNNotificationAction(identifier: "d", title: "D") }
      lazy var e: UNNotificationAction = { UNNotificationAction(identifier: "e", title: "E") }()
      center.setNotificationCategories([
        .init(identifier: "x", actions: [self.a, b, c, d(), e], intentIdentifiers: [])
      ])
      """)
    let identifiers = code.categories.first?["actions"]?.array?.compactMap {
      $0["identifier"]?.string
    }
    #expect(identifiers == ["a", "c", "d", "e"])
    #expect(
      code.unread.map { "\($0.place.line): \($0.message.prefix(38))" } == [
        "9: an action of the category \"x\" cannot b"
      ])
  }

  @Test("Objective-C: messages, constants, definitions and options")
  func objectiveC() {
    let code = read(
      """
      #define KIND @"kind"
      NSString *const Title = @"Do " @"it";
      UNNotificationAction *go = [UNNotificationAction actionWithIdentifier:@"go" title:Title
        options:UNNotificationActionOptionForeground | UNNotificationActionOptionDestructive];
      id c = [UNNotificationCategory categoryWithIdentifier:KIND actions:@[go] intentIdentifiers:@[]
        hiddenPreviewsBodyPlaceholder:NSLocalizedString(@"HIDDEN", nil)
        options:UNNotificationCategoryOptionNone];
      [center requestAuthorizationWithOptions:UNAuthorizationOptionBadge + UNAuthorizationOptionAlert
        completionHandler:^(BOOL granted, NSError *error) { NSLog(@"%d", granted); }];
      """, "App.m")
    #expect(code.unread.isEmpty, "\(code.unread)")
    let json = JSONText.compact(code.manifest)
    #expect(
      json == #"{"authorization":{"options":["alert","badge"]},"categories":[{"actions":["#
        + #"{"identifier":"go","options":["destructive","foreground"],"title":"Do it"}],"#
        + #""hiddenPreviewsBodyPlaceholder":{"key":"HIDDEN"},"identifier":"kind"}]}"#)
  }

  @Test(
    "Objective-C: permission is asked of a center however it is come by",
    arguments: [
      "center", "[UNUserNotificationCenter currentNotificationCenter]",
      "UNUserNotificationCenter.currentNotificationCenter", "self.center", "[self center]",
      "((Delegate *)[self delegate]).center", "[[Centers new] centerFor:@\"a\"]",
    ])
  func receivers(receiver: String) {
    let code = read(
      """
      - (void)requestAuthorizationWithOptions:(UNAuthorizationOptions)options;
      [\(receiver) requestAuthorizationWithOptions:
        (UNAuthorizationOptionAlert | UNAuthorizationOptionSound) completionHandler:nil];
      """, "App.m")
    #expect(code.authorizationOptions.map(Set.init) == ["alert", "sound"])
    #expect(code.unread == [], "\(code.unread)")
  }

  @Test("A category that is made twice is taken once; another of the same name is told")
  func twice() {
    let same = category("options: []") + "\n" + category("options: []")
    #expect(read(same).unread.isEmpty && read(same).categories.count == 1)
    let other = read(category("options: []") + "\n" + category("options: .allowInCarPlay"))
    #expect(other.categories.count == 1)
    #expect(other.unread.map(\.place.line) == [2])
  }

  @Test("However code is cut off or mixed up, it is read to its end", arguments: 0..<40)
  func hostile(seed: UInt64) {
    let whole = """
      let c = UNNotificationCategory(identifier: "c", actions: [UNNotificationAction(identifier: "a",
        title: #"A"#, options: [.destructive])], intentIdentifiers: [], options: [])
      @[@{@"k": @(1)}] [[x y:z] w] \"\"\" /* ( [ { \\( ' # ` case let var enum
      """
    var random = SplitMix(seed: seed)
    var characters = Array(whole)
    for _ in 0..<Int(random.next() % 60) {
      let index = Int(random.next() % UInt64(characters.count))
      if random.next() % 2 == 0 {
        characters.remove(at: index)
      } else {
        characters.insert(characters[Int(random.next() % UInt64(characters.count))], at: index)
      }
    }
    for path in ["App.swift", "App.m"] {
      for count in [characters.count, characters.count / 2] {
        #expect(read(String(characters.prefix(count)), path).categories.count <= 2)
      }
    }
  }

  @Test(
    "Brackets without end are no way to go deep without end", arguments: ["@[@(", "@", "[", "{"])
  func deep(part: String) {
    let deep = String(repeating: part, count: 20_000)
    for path in ["App.swift", "App.m"] {
      #expect(read("let x = UNNotificationCategory(identifier: " + deep, path).isEmpty)
    }
  }
}
