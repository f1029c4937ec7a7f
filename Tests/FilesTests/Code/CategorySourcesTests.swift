import Notifications
import Testing

@testable import Files

@Suite("What code registers, and whether its categories were found")
struct CategorySourcesTests {
  private func read(_ text: String, _ path: String = "App.swift") -> NotificationCode {
    NotificationCode([SourceFile(path: path, bytes: Array(text.utf8))])
  }

  @Test(
    "A category is read however its type is said, and what registers it finds it",
    arguments: [
      "let order: UNNotificationCategory = .init(X)",
      "var order: UNNotificationCategory { .init(X) }",
      "var order: UNNotificationCategory { get { return .init(X) } }",
      "lazy var order: UNNotificationCategory = { .init(X) }()",
      "func order() -> UNNotificationCategory { .init(X) }",
      "let all: Set<UNNotificationCategory> = [.init(X)]",
      "var all = Set<UNNotificationCategory>()\nall.insert(.init(X))",
      "var all: [UNNotificationCategory] { [.init(X)] }",
      "extension Kind { var order: UNNotificationCategory { UNNotificationCategory(X) } }",
      "func all(_ isLate: Bool) -> [UNNotificationCategory] { let a = 1; return [.init(X)] }",
    ])
  func unnamed(code: String) {
    let made =
      #"identifier: "ORDER", actions: [.init(identifier: "a", title: "A", options: [])], intentIdentifiers: []"#
    let declared = code.replacingEach("X", by: made)
    let isList = code.contains(" all")
    let call = code.hasPrefix("func") ? isList ? "all(true)" : "order()" : isList ? "all" : "order"
    let given =
      isList ? "Set(\(call))" : code.hasPrefix("extension") ? "[Kind.late.order]" : "[\(call)]"
    let found = read(declared + "\ncenter.setNotificationCategories(\(given))")
    #expect(found.unread == [], "\(found.unread)")
    let json: JSONValue = [
      "identifier": "ORDER", "actions": [["identifier": "a", "title": "A"]],
    ]
    #expect(found.categories == [json])
  }

  @Test(
    "Categories of a table that was read are found, be its rows members or tuples",
    arguments: [
      ("let t: [(Int, UNNotificationCategory)] = [(1, X)]", "Set(t.map { $0.1 })"),
      ("let t: [(n: Int, made: UNNotificationCategory)] = [(1, X)]", "Set(t.map(\\.made))"),
      ("let t: [(UNNotificationCategory, Int)] = [(X, 1)]", "[t[0].0]"),
      ("let t: [(\n  UNNotificationCategory,\n  Int\n)] = [(X, 1)]", "[t[0].0]"),
      ("let t = [(1, X)]", "Set(t.map { $0.1 })"), ("let t = [\"a\": X]", "Set(t.values)"),
      ("let t: [String: UNNotificationCategory] = [\"a\": X]", "[t[\"a\"]!]"),
    ])
  func tables(declared: String, given: String) {
    let row = #"UNNotificationCategory(identifier: "ORDER", actions: [], intentIdentifiers: [])"#
    let code = declared.replacingEach("X", by: row)
    let found = read(code + "\ncenter.setNotificationCategories(\(given))")
    #expect(found.unread == [], "\(found.unread)")
    #expect(found.categories == [["identifier": "ORDER"]])
  }

  @Test(
    "What is registered and leads to no category that is read is listed at its place",
    arguments: [
      ("[order, remote]", ["remote"]), ("[remote, .make(), order]", ["remote", ".make"]),
      ("Set([order, remote])", ["remote"]), ("Set(server.categories)", ["Set"]),
      ("remote", ["remote"]), ("[UNNotificationCategory(kind: .order)]", ["UN"]),
      ("[]", []), ("all", []), ("some", ["remote"]), ("Set(all)", []), ("given", []),
      ("old.union([order])", []), ("Set(Kind.allCases.map { $0.made })", []),
      ("isLate ? [order] : []", []),
    ] as [(String, [String])])
  func registered(given: String, missed: [String]) {
    let declared = """
      let order = UNNotificationCategory(identifier: "ORDER", actions: [], intentIdentifiers: [])
      let all = [order]
      let some: Set = [order,
        remote]
      func register(_ given: Set<UNNotificationCategory>) {}
      enum Kind { var made: UNNotificationCategory { order } }

      """
    let text = declared + "center.setNotificationCategories(\(given))"
    let found = read(text).unread
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let words = found.map { complaint in
      String(lines[Int(complaint.place.line) - 1].dropFirst(Int(complaint.place.column) - 1))
    }
    #expect(words.count == missed.count && zip(words, missed).allSatisfy { $0.hasPrefix($1) })
    #expect(
      found.allSatisfy {
        $0.message == "a category that is registered here cannot be read without running the code; "
          + "write it into Notifications.json"
      })
  }

  @Test(
    "A category is found at the end of any number of names", .timeLimit(.minutes(20)),
    arguments: [true, false])
  func chain(isForward: Bool) throws {
    let steps = (0..<20_000).map { "let a\($0) = a\($0 + 1)" }
    let made = #"let a20000 = UNNotificationCategory(identifier: "C", actions: [])"#
    let lines = (isForward ? steps : steps.reversed()) + [made]
    let text =
      lines.joined(separator: "\n") + "\ncenter.setNotificationCategories([a0, other])\n"
    let file = try #require(CodeFile(SourceFile(path: "App.swift", bytes: Array(text.utf8))))
    let unknown = CategorySources([file]).unknown
    #expect(unknown.map(\.line) == [20_002] && unknown.map(\.column) == [39])
  }

  @Test("What a name is made of is looked through once, however often it is registered")
  func registeredAgain() throws {
    let made = #"UNNotificationCategory(identifier: "X", actions: [], intentIdentifiers: [])"#
    let text =
      "let order = \(made)\nlet some: Set = [order, server.late]\n"
      + String(repeating: "center.setNotificationCategories(some)\n", count: 3)
    let file = try #require(CodeFile(SourceFile(path: "App.swift", bytes: Array(text.utf8))))
    #expect(CategorySources([file]).unknown.map(\.line) == [2])
  }

  @Test(
    "Categories that replace others are told, as which the app has in the end is not known",
    arguments: [
      ("center.R([order])\ncenter.R([other])", [4]),
      ("if isLate { R([order]) } else { R([other]) }", [3]),
      ("center.R([order])\ncenter.R([other])\ncenter.R([order])", [4]),
      ("center.R([order])\ncenter.R( [order] )", []),
      ("center.R([order])\ncenter.R([])", []), ("R([order, other])", []),
      ("center.R([order])\nG { old in R(old.union([other])) }", []),
      ("center.R([order])\ncenter.R(await center.notificationCategories().union([other]))", []),
      ("func R(_ all: Set<UNNotificationCategory>) { center.R(all) }\nR([order])", []),
    ] as [(String, [Int32])])
  func replacing(code: String, lines: [Int32]) {
    let made = #"UNNotificationCategory(identifier: "X", actions: [], intentIdentifiers: [])"#
    let declared = ["order", "other"].map { "let \($0) = \(made.replacingEach("X", by: $0))\n" }
    let calls = code.replacingEach("R", by: "setNotificationCategories")
      .replacingEach("G", by: "getNotificationCategories")
    let found = read(declared.joined() + calls)
    #expect(found.categories.count == 2)
    #expect(found.unread.map(\.place.line) == lines, "\(found.unread)")
  }

  @Test("Objective-C: a set of what is not found is listed, one of what is made here is not")
  func registeredInObjectiveC() {
    let declared = """
      UNNotificationCategory *order = [UNNotificationCategory categoryWithIdentifier:@"o"
        actions:@[] intentIdentifiers:@[] options:UNNotificationCategoryOptionNone];
      NSMutableSet *all = [NSMutableSet set];
      [all addObject:order];

      """
    for (given, count) in [
      ("[NSSet setWithObjects:order, nil]", 0), ("all", 0), ("[NSSet setWithObject:late]", 1),
    ] {
      let code = read(
        declared + "[[UNUserNotificationCenter currentNotificationCenter] "
          + "setNotificationCategories:\(given)];", "App.m")
      #expect(code.unread.count == count && code.categories.count == 1, "\(given)")
    }
  }
}
