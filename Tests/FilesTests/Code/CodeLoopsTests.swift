import Notifications
import Testing

@testable import Files

@Suite("Loops of code over lists that are written out")
struct CodeLoopsTests {
  private static let category =
    #"UNNotificationCategory(identifier: "ORDER", actions: [], intentIdentifiers: [])"#

  private func read(_ text: String) -> NotificationCode {
    NotificationCode([SourceFile(path: "App.swift", bytes: Array(text.utf8))])
  }

  /// The identifiers of the categories, and on which lines something cannot be read.
  private func found(_ text: String) -> (identifiers: [String], unread: [Int32]) {
    let code = read(text)
    return (
      code.categories.compactMap { $0["identifier"]?.string }, code.unread.map(\.place.line)
    )
  }

  @Test(
    "Categories that a loop puts into a set are found where its list is written out",
    arguments: [
      ("let t: [(String, UNNotificationCategory)] = [(\"a\", X)]", "(_, category) in t", true),
      ("let t = [\"a\": X]", "(_, category) in t", true), ("let t = [X]", "category in t", true),
      ("", "(_, category) in [(1, X)]", true), ("let t = made()", "category in t", false),
      ("let t = [X]", "category in t where isWanted(category)", false),
      ("var t = [X]", "category in t", false), ("let t = [(1, X)]", "(a, b, category) in t", false),
    ])
  func registered(declared: String, loop: String, isKnown: Bool) {
    let code = """
      \(declared)
      func register() {
        let other = X
        var all: Set<UNNotificationCategory> = []
        for \(loop) { all.insert(category) }
        center.setNotificationCategories(all)
      }
      """
    let found = found(code.replacingEach("X", by: Self.category))
    #expect(found.identifiers == ["ORDER"])
    #expect(found.unread.contains(5) == !isKnown, "\(found.unread)")
    if isKnown { #expect(found.unread == []) }
  }

  @Test("A loop that may end early, or pass over something, has to be run")
  func left() {
    for word in ["continue", "break", "return"] {
      let code = """
        func register() {
          var all: Set<UNNotificationCategory> = []
          for category in [X] {
            if isLate { \(word) }
            all.insert(category)
          }
          center.setNotificationCategories(all)
        }
        """
      #expect(found(code.replacingEach("X", by: Self.category)).unread == [5], "\(word)")
    }
  }

  @Test(
    "What a loop makes is made each time around",
    arguments: [
      ("name in [\"A\", \"B\"]", "name", ["A", "B"]),
      ("(name, _) in [(\"A\", 1), (\"B\", 2)]", "name", ["A", "B"]),
      ("(name, _) in [(name: \"A\", count: 1)]", "name", ["A"]),
      ("name in Names.all", "name", ["C", "D"]), ("name in []", "name", []),
      ("name in [\"A\"] { for name in [\"E\"]", "name", ["E"]),
    ] as [(String, String, [String])])
  func made(loop: String, name: String, identifiers: [String]) {
    let code = """
      enum Names { static let all = ["C", "D"] }
      for \(loop) {
        _ = UNNotificationCategory(identifier: \(name), actions: [], intentIdentifiers: [])
      }
      """
    let found = found(code + (loop.contains("{") ? "}" : ""))
    #expect(found.identifiers == identifiers && found.unread == [], "\(found)")
  }

  @Test(
    "What forEach is given is done with each element, as in a loop",
    arguments: [
      ("[\"A\", \"B\"].forEach { name in", "name", ["A", "B"], true),
      ("Names.all.forEach { name in", "name", ["C", "D"], true),
      ("Names.all\n  .forEach {", "$0", ["C", "D"], true),
      ("[(\"A\", 1), (\"B\", 2)].forEach { (name, _) in", "name", ["A", "B"], true),
      ("[(\"A\", 1), (\"B\", 2)].forEach { name, _ in", "name", ["A", "B"], true),
      ("[(1, \"A\"), (2, \"B\")].forEach {", "$1", ["A", "B"], true),
      ("Names.all.forEach { if isLate { return }; ", "$0", [], false),
      ("Names.all.forEach { other.map {", "$0", [], false),
      ("Names.all.reversed().forEach { name in", "name", [], false),
      ("Names.all.forEach { (name: String) in", "name", [], false),
      ("forEach {", "$0", [], false), (".forEach { name in", "name", [], false),
    ] as [(String, String, [String], Bool)])
  func forEach(head: String, name: String, identifiers: [String], isKnown: Bool) {
    let code = """
      enum Names { static let all = ["C", "D"] }
      \(head)
        _ = UNNotificationCategory(identifier: \(name), actions: [], intentIdentifiers: [])
      }
      """
    let found = found(code)
    #expect(found.identifiers == identifiers && found.unread.isEmpty == isKnown, "\(found)")
  }

  @Test("Categories that forEach puts into a set are found; closures that are only begun are not")
  func forEachRegistered() {
    let code = """
      func register() {
        let other = X
        var all: Set<UNNotificationCategory> = []
        [X].forEach { all.insert($0) }
        center.setNotificationCategories(all)
      }
      """
    let registered = found(code.replacingEach("X", by: Self.category))
    #expect(registered.identifiers == ["ORDER"] && registered.unread == [], "\(registered)")
    let begun = String(repeating: "].forEach { a, b, c\n", count: 20_000)
    #expect(found(begun + "_ = " + Self.category).identifiers == ["ORDER"])
  }

  @Test("What is not written out is listed once, however often it comes around")
  func unread() {
    for list in ["names", "[a.name, b.name]", "0..<3"] {
      let code = """
        for name in \(list) {
          _ = UNNotificationCategory(identifier: name, actions: [], intentIdentifiers: [])
        }
        """
      let found = found(code)
      #expect(found.identifiers == [] && Set(found.unread).count == 1, "\(list): \(found)")
    }
    let words = """
      for name in ["A", "B"] {
        _ = UNNotificationCategory(identifier: make(name), actions: [], intentIdentifiers: [])
      }
      """
    #expect(found(words).unread == [2])
  }

  @Test("Options and actions of a loop are those of its list")
  func values() {
    let code = """
      var options: UNAuthorizationOptions = [.badge]
      for option in [UNAuthorizationOptions.alert, .sound] { options.insert(option) }
      center.requestAuthorization(options: options)
      """
    let read = read(code)
    #expect(read.authorizationOptions == ["alert", "sound", "badge"])
    #expect(read.unread == [])
  }

  @Test("Loops that are only begun are passed over, however many there are")
  func begun() {
    let made = #"_ = UNNotificationCategory(identifier: "A", actions: [], intentIdentifiers: [])"#
    let code = String(repeating: "for x in all\n", count: 20_000) + made
    #expect(found(code).unread == [])
  }

  @Test("Loops in loops without end are read to their end")
  func deep() {
    let list = "[" + String(repeating: "\"A\", ", count: 300) + "]"
    let loops = String(repeating: "for a in \(list) {\n", count: 50)
    let made = "_ = UNNotificationCategory(identifier: a, actions: [], intentIdentifiers: [])"
    #expect(found(loops + made).unread == [51])
  }
}
