import Notifications
import Testing

@testable import Files

@Suite("What a service extension’s code gives out of its hands")
struct ServiceHandoverTests {
  private static let problem = "cannot be read without running the code;"

  private func read(_ lines: String, _ rest: String = "", handler: String = "contentHandler")
    -> ServiceCode
  {
    let text = """
      class Service: UNNotificationServiceExtension {
        override func didReceive(_ request: UNNotificationRequest, withContentHandler \(handler): @escaping (UNNotificationContent) -> Void) {
          best = (request.content.mutableCopy() as? UNMutableNotificationContent)
      \(lines)
        }
        \(rest)
      }
      """
    return ServiceCode([SourceFile(path: "Service.swift", bytes: Array(text.utf8))])
  }

  private func readObjectiveC(_ lines: String, _ rest: String = "") -> ServiceCode {
    let text = """
      @property (nonatomic) UNMutableNotificationContent *best;
      - (void)didReceiveNotificationRequest:(UNNotificationRequest *)request withContentHandler:(void (^)(UNNotificationContent *))deliver {
        self.best = [request.content mutableCopy];
      \(lines)
      }
      \(rest)
      """
    return ServiceCode([SourceFile(path: "Service.m", bytes: Array(text.utf8))])
  }

  @Test(
    "V4: a function of others that is given the notification is told, once",
    arguments: [
      "Messaging.serviceExtension().populateNotificationContent(best!, withContentHandler: contentHandler)",
      "decrypt(best)\ncontentHandler(best!)", "_ = decrypt(self.best!)", "best = Kit.add(&best)",
      "if Foo.handle(request) { return }", "Foo.shared.handle(with: request)",
      "Foo.handle(request, withContentHandler: contentHandler)", "decrypt(request.content)",
      "super.didReceive(request, withContentHandler: contentHandler)",
      "decrypt(best as! UNMutableNotificationContent)\ndecrypt(best)",
    ])
  func others(lines: String) {
    let code = read(lines)
    #expect(code.unread.map(\.place.line) == [4], "\(code.unread)")
    #expect(
      code.unread.first?.message
        == "what this makes of the notification \(Self.problem) write it into Service.json")
    #expect(code.manifest == .object([]))
  }

  @Test(
    "V4: what only looks, what answers, and what the extension does itself is none of that",
    arguments: [
      "contentHandler(best!)",
      "self.contentHandler = contentHandler\nfinish?(best ?? request.content)",
      "if let best, let contentHandler { contentHandler(best) }",
      "print(best)\nNSLog(\"%@\", request)",
      "own(best)\nsave(request, best!)", "let level = level(of: request)",
      "let all = [request, best]",
      "show(message.content)\nlog(best.title, request.identifier)", "each { (best, request) in }",
      "if (best != nil) { switch (best) { default: break } }", "finish(best)",
    ])
  func own(lines: String) {
    let own = """
      func own(_ content: UNMutableNotificationContent) {}
      func save(_ request: UNNotificationRequest, _ best: UNNotificationContent,
        finish: @escaping (UNNotificationContent) -> Void) { finish(best) }
      """
    #expect(read(lines, own).unread.isEmpty, "\(read(lines, own).unread)")
    let beside = SourceFile(path: "a.swift", bytes: Array("let best = a\ndecrypt(best)".utf8))
    #expect(ServiceCode([beside]).unread.isEmpty, "No push comes here.")
  }

  @Test(
    "V4: Objective-C hands a notification on by messages and by functions",
    arguments: [
      (
        "[[FIRMessaging extensionHelper] populateNotificationContent:self.best withContentHandler:deliver];",
        true
      ),
      ("[Kit enrich:request content:self.best];", true), ("if (decrypt(self.best)) return;", true),
      ("if ([Kit handle:request]) { return; }", true), ("decrypt(request.content);", true),
      ("[super didReceiveNotificationRequest:request withContentHandler:deliver];", true),
      ("deliver(self.best);", false), ("self.deliver = deliver; self.deliver(self.best);", false),
      ("if (self.best) { deliver(self.best); }", false), ("[self own:self.best];", false),
      ("finish(self.best, 1);", false), ("NSLog(@\"%@\", self.best);", false),
      ("NSArray *all = @[request, self.best];", false),
    ])
  func objectiveC(lines: String, isTold: Bool) {
    let own = """
      - (void)own:(UNMutableNotificationContent *)content { }
      static void finish(UNNotificationContent *content, int count) { }
      """
    let code = readObjectiveC(lines, own)
    #expect(code.unread.map(\.place.line) == (isTold ? [4] : []), "\(code.unread)")
  }

  @Test(
    "V8: an empty content that is always answered is none, and one under a condition is told",
    arguments: [
      ("contentHandler(UNNotificationContent())", true, []), ("contentHandler(.init())", true, []),
      ("deliver(UNMutableNotificationContent())", true, []),
      (
        "if isLate { contentHandler(.init()); return }\ncontentHandler(UNNotificationContent())",
        true, []
      ),
      (
        "if isLate { contentHandler(UNNotificationContent()); return }\ncontentHandler(best!)",
        false, [4]
      ),
      (
        "if isLate { contentHandler(best!); return }\ncontentHandler(UNNotificationContent())",
        false, [5]
      ),
      ("contentHandler(best!)", false, []),
      ("contentHandler(UNNotificationContent(best))", false, []),
    ] as [(String, Bool, [Int32])])
  func empty(lines: String, isEmpty: Bool, unread: [Int32]) {
    let code = read(lines, handler: lines.contains("deliver") ? "deliver" : "contentHandler")
    #expect(JSONText.compact(code.manifest) == (isEmpty ? #"{"misbehave":"emptyContent"}"# : "{}"))
    #expect(code.unread.map(\.place.line) == unread, "\(code.unread)")
    #expect(
      code.unread.allSatisfy {
        $0.message == "whether this empty content is answered \(Self.problem) if so, write "
          + "\"misbehave\": \"emptyContent\" into Service.json"
      })
  }

  @Test("V8: Objective-C answers with nothing, too; elsewhere it is told")
  func emptyElsewhere() {
    for made in ["[UNNotificationContent new]", "[[UNMutableNotificationContent alloc] init]"] {
      let code = readObjectiveC("deliver(\(made));")
      #expect(
        JSONText.compact(code.manifest) == #"{"misbehave":"emptyContent"}"# && code.unread.isEmpty)
    }
    let late =
      "override func serviceExtensionTimeWillExpire() {\ncontentHandler?(UNNotificationContent())\n}"
    let code = read("contentHandler(best!)", late)
    #expect(code.manifest == .object([]) && code.unread.map(\.place.line) == [7])
  }
}
