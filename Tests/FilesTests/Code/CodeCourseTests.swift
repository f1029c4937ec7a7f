import Notifications
import Testing

@testable import Files

@Suite("What code puts together in several statements")
struct CodeCourseTests {
  private func read(_ text: String, _ path: String = "App.swift") -> NotificationCode {
    NotificationCode([SourceFile(path: path, bytes: Array(text.utf8))])
  }

  private static let ask = "center.requestAuthorization(options: options) { _, _ in }"

  @Test(
    "Options that are put into a variable one after the other are all asked for",
    arguments: [
      ("var options: UNAuthorizationOptions = []\noptions.insert(.sound)\n", ["sound"]),
      ("var options = UNAuthorizationOptions()\noptions.insert(.alert)\n", ["alert"]),
      (
        "var options: UNAuthorizationOptions = [.badge]\noptions.formUnion([.alert, .sound])\n",
        ["badge", "sound", "alert"]
      ),
      ("var options: UNAuthorizationOptions = [.badge]\noptions = [.alert]\n", ["alert"]),
      ("var options: UNAuthorizationOptions = [.badge]\n", ["badge"]),
    ])
  func options(code: String, names: [String]) {
    let code = read("func ask() {\n\(code)\(Self.ask)\n}")
    #expect(code.authorizationOptions.map(Set.init) == Set(names))
    #expect(code.unread.isEmpty, "\(code.unread)")
  }

  @Test("Objective-C joins them with |=")
  func objectiveC() {
    let code = read(
      """
      - (void)ask {
        UNAuthorizationOptions options = UNAuthorizationOptionAlert;
        options |= UNAuthorizationOptionSound;
        [center requestAuthorizationWithOptions:options completionHandler:nil];
      }
      """, "App.m")
    #expect(code.authorizationOptions.map(Set.init) == ["alert", "sound"])
    #expect(code.unread.isEmpty, "\(code.unread)")
  }

  @Test("Objective-C: what is registered under a condition is listed, whatever center it is told")
  func registeredUnderCondition() {
    let code = read(
      """
      - (void)register {
        NSSet *all = [NSSet setWithObject:[UNNotificationCategory categoryWithIdentifier:@"a" actions:@[]]];
        if (self.isLoud) { all = [all setByAddingObject:self.loud]; }
        [[UNUserNotificationCenter currentNotificationCenter] setNotificationCategories:all];
      }
      """, "App.m")
    #expect(code.unread.map(\.place.line) == [3], "\(code.unread)")
  }

  @Test("What is put there under a condition is listed with its line, and not guessed")
  func conditions() {
    let code = read(
      """
      func ask() {
        var options: UNAuthorizationOptions = [.alert]
        if isLoud { options.insert(.sound) }
        options.insert(.badge)
        \(Self.ask)
      }
      """)
    #expect(code.authorizationOptions.map(Set.init) == ["alert", "badge"])
    #expect(code.unread.map(\.place.line) == [3])
  }

  @Test("What is put there in a branch that may be left out is listed, as under any condition")
  func branches() {
    let code = read(
      """
      func ask() {
        var options: UNAuthorizationOptions = [.alert]
        #if DEBUG
        options.insert(.sound)
        #elseif os(iOS)
        options.insert(.carPlay)
        #endif
        #if os(iOS)
        options.insert(.badge)
        #endif
        \(Self.ask)
      }
      """)
    #expect(code.authorizationOptions.map(Set.init) == ["alert", "badge"])
    #expect(code.unread.map(\.place.line) == [4, 6])
    let whole = read(
      "#if DEBUG\nvar o: UNAuthorizationOptions = []\no.insert(.alert)\n"
        + "center.requestAuthorization(options: o)\n#endif")
    #expect(whole.authorizationOptions == ["alert"] && whole.unread == [])
  }

  @Test(
    "What is taken out again, or comes of a function, is not known as a whole",
    arguments: [
      ("options.remove(.alert)", 3), ("options = wanted()", 4), ("options.formUnion(wanted)", 4),
    ])
  func unknown(change: String, line: Int32) {
    let code = read(
      "func ask() {\nvar options: UNAuthorizationOptions = [.alert]\n\(change)\n\(Self.ask)\n}")
    #expect(code.unread.contains { $0.place.line == line }, "\(code.unread)")
    #expect(code.authorizationOptions.map { Set($0).isSubset(of: ["alert"]) } ?? true)
  }

  @Test(
    "A condition that is around the question, too, is none; another function's variable is another")
  func scopes() {
    let code = read(
      """
      func other() { var options: UNAuthorizationOptions = [.carPlay]; options.insert(.badge) }
      func ask() {
        var options: UNAuthorizationOptions = [.alert]
        Task {
          options.insert(.sound)
          \(Self.ask)
        }
      }
      """)
    #expect(code.authorizationOptions.map(Set.init) == ["alert", "sound"])
    #expect(code.unread.isEmpty, "\(code.unread)")
  }

  @Test("A list of actions to which one is appended")
  func actions() {
    let code = read(
      """
      func register() {
        let like = UNNotificationAction(identifier: "like", title: "Like", options: [])
        let pay = UNNotificationAction(identifier: "pay", title: "Pay", options: [])
        var actions: [UNNotificationAction] = [like]
        actions.append(pay)
        let c = UNNotificationCategory(identifier: "c", actions: actions, intentIdentifiers: [])
      }
      """)
    let actions = code.categories.first?["actions"]?.array ?? []
    #expect(actions.compactMap { $0["identifier"]?.string } == ["like", "pay"])
    #expect(code.unread.isEmpty, "\(code.unread)")
  }

  private static let retired = """
    func register() {
      let like = UIMutableUserNotificationAction()
      like.identifier = "like"
      like.title = "Like"
      like.activationMode = .background
      like.isDestructive = true
      let reply = UIMutableUserNotificationAction()
      reply.identifier = "reply"
      reply.title = NSLocalizedString("REPLY", comment: "")
      reply.behavior = .textInput
      let category = UIMutableUserNotificationCategory()
      category.identifier = "message"
      category.setActions([like], for: .minimal)
      category.setActions([like, reply], for: .default)
    }
    """

  @Test("What iOS 9 registered: each property as it is set, and what is not set as its type has it")
  func retiredCategory() {
    let code = read(Self.retired)
    #expect(code.unread.isEmpty, "\(code.unread)")
    #expect(
      code.categories.map(JSONText.compact) == [
        #"{"actions":[{"identifier":"like","options":["destructive"],"title":"Like"},"#
          + #"{"identifier":"reply","options":["foreground"],"textInput":{},"title":{"key":"REPLY"}}],"#
          + #""identifier":"message"}"#
      ])
  }

  @Test("What iOS 9 registered is read from Objective-C as it is from Swift")
  func retiredObjectiveC() {
    let code = read(
      """
      - (void)register {
        UIMutableUserNotificationAction *like = [[UIMutableUserNotificationAction alloc] init];
        like.identifier = @"like";
        like.title = @"Like";
        like.activationMode = UIUserNotificationActivationModeBackground;
        UIMutableUserNotificationCategory *category = [[UIMutableUserNotificationCategory alloc] init];
        category.identifier = @"message";
        [category setActions:@[like] forContext:UIUserNotificationActionContextDefault];
      }
      """, "App.m")
    #expect(code.unread.isEmpty, "\(code.unread)")
    #expect(
      code.categories.map(JSONText.compact) == [
        #"{"actions":[{"identifier":"like","title":"Like"}],"identifier":"message"}"#
      ])
  }

  @Test(
    "What of it has to be run to be known is listed with its line",
    arguments: [
      ("like.title = \"Like\"", "like.title = wanted()", 2),
      ("category.identifier = \"message\"", "category.identifier = name()", 11),
      ("like.isDestructive = true", "if isAngry { like.isDestructive = true }", 6),
      ("like.isDestructive = true", "\n#if DEBUG\nlike.isDestructive = true\n#endif", 8),
      ("[like, reply]", "[like, another]", 14),
    ])
  func retiredUnread(old: String, new: String, line: Int32) {
    let code = read(Self.retired.replacing(old, with: new))
    #expect(code.unread.contains { $0.place.line == line }, "\(code.unread)")
  }
}
