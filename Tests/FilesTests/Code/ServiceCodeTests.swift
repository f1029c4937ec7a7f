import Notifications
import Testing

@testable import Files

@Suite("What a service extension’s code says to Focus and summaries")
struct ServiceCodeTests {
  private func read(_ text: String, _ path: String = "Service.swift") -> ServiceCode {
    ServiceCode([SourceFile(path: path, bytes: Array(text.utf8))])
  }

  private func changes(_ text: String, _ path: String = "Service.swift") -> String {
    JSONText.compact(.object(read(text, path).changes))
  }

  // As Xcode’s template has it.
  private func service(_ lines: String, before: String = "") -> String {
    """
    \(before)
    class NotificationService: UNNotificationServiceExtension {
      override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        bestAttemptContent = (request.content.mutableCopy() as? UNMutableNotificationContent)
        if let bestAttemptContent = bestAttemptContent {
          \(lines)
          contentHandler(bestAttemptContent)
        }
      }
    }
    """
  }

  @Test(
    "F1, F10, F14: levels, scores and criteria are read where they are set",
    arguments: [
      ("content.interruptionLevel = .timeSensitive", #"{"interruptionLevel":"time-sensitive"}"#),
      ("content?.interruptionLevel = .passive", #"{"interruptionLevel":"passive"}"#),
      (
        "if #available(iOS 15.0, *) { content.interruptionLevel = .critical }",
        #"{"interruptionLevel":"critical"}"#
      ),
      (
        "content.interruptionLevel = UNNotificationInterruptionLevel.active",
        #"{"interruptionLevel":"active"}"#
      ),
      ("content.interruptionLevel = urgent", #"{"interruptionLevel":"time-sensitive"}"#),
      ("content.relevanceScore = 0.75", #"{"relevanceScore":0.75}"#),
      ("content.relevanceScore = 1", #"{"relevanceScore":1}"#),
      ("content.relevanceScore = score", #"{"relevanceScore":0.5}"#),
      ("content.filterCriteria = \"{a}\"", #"{"filterCriteria":"{{a}"}"#),
      (
        "content.filterCriteria = request.content.userInfo[\"account\"] as? String ?? \"\"",
        #"{"filterCriteria":"{userInfo.account}"}"#
      ),
      (
        "content.filterCriteria = content.threadIdentifier",
        #"{"filterCriteria":"{threadIdentifier}"}"#
      ),
      (
        "download { _ in content.relevanceScore = 0.5; content.interruptionLevel = .active }",
        #"{"interruptionLevel":"active","relevanceScore":0.5}"#
      ),
    ])
  func properties(line: String, json: String) {
    let constants = "let score = 0.5\nlet urgent: UNNotificationInterruptionLevel = .timeSensitive"
    let code = read(service(line, before: constants))
    #expect(code.unread.isEmpty, "\(code.unread)")
    #expect(JSONText.compact(.object(code.changes)) == json)
  }

  @Test(
    "V4: texts, badge and sound are read where the function that gets the push sets them",
    arguments: [
      ("bestAttemptContent.title = \"Ferris says\"", #"{"title":"Ferris says"}"#),
      ("bestAttemptContent?.body = content.subtitle", #"{"body":"{subtitle}"}"#),
      ("self.content!.subtitle = \"\"", #"{"subtitle":""}"#),
      ("content.badge = NSNumber(value: 3)", #"{"badge":3}"#),
      ("content.badge = 0; content.sound = nil", #"{"badge":0,"sound":null}"#),
      ("content.sound = .default", #"{"sound":"default"}"#),
      (
        "content.sound = UNNotificationSound(named: UNNotificationSoundName(\"bell.caf\"))",
        #"{"sound":"bell.caf"}"#
      ),
      (
        "content.threadIdentifier = userInfo[\"room\"] as! String",
        #"{"threadIdentifier":"{userInfo.room}"}"#
      ),
      (
        "let new = request.content.mutableCopy() as! UNMutableNotificationContent\nnew.title = \"A\"",
        #"{"title":"A"}"#
      ),
      (
        "let button = UIButton(), part: Part = form\nbutton.title = \"Like\"; part.body = data\n"
          + "request.body = data; self.title = \"A\"; Self.title = \"B\"",
        "{}"
      ),
    ])
  func contents(line: String, json: String) {
    let code = read(service(line))
    #expect(code.unread.isEmpty, "\(code.unread)")
    #expect(JSONText.compact(.object(code.changes)) == json)
  }

  @Test(
    "V4: the content has any name that it is given, and is set by messages, too",
    arguments: [
      "guard let best = bestAttemptContent else { return }\nbest.title = \"A\"",
      "if let best = self.bestAttemptContent { best.title = \"A\" }",
      "best = bestAttemptContent\nif let done = contentHandler, let best { best.title = \"A\" }",
      "var new = bestAttemptContent!\nnew.title = \"A\"",
      "let copy = bestAttemptContent\nlet other = copy\nother?.title = \"A\"",
    ])
  func otherNames(lines: String) {
    let code = read(service(lines))
    #expect(code.unread.isEmpty, "\(code.unread)")
    #expect(JSONText.compact(.object(code.changes)) == #"{"title":"A"}"#)
  }

  @Test("V4: Objective-C gives a content another name and sets it by messages")
  func otherNamesOfObjectiveC() {
    let text = """
      - (void)didReceiveNotificationRequest:(UNNotificationRequest *)request withContentHandler:(void (^)(UNNotificationContent *))contentHandler {
        UNMutableNotificationContent *best = self.bestAttempt;
        UIButton *button = self.button;
        best.title = @"A";
        [best setBody:@"B"];
        [button setTitle:@"Like" forState:UIControlStateNormal];
      }
      """
    let code = read(text, "Service.m")
    #expect(code.unread.isEmpty, "\(code.unread)")
    #expect(JSONText.compact(.object(code.changes)) == #"{"body":"B","title":"A"}"#)
  }

  @Test(
    "V4: what may be the content’s is listed beside the function that gets the push",
    arguments: [
      "bestAttemptContent.map { $0.title = \"A\" }", "note.title = \"A\"",
      "enriched(text)?.title = \"A\"",
    ])
  func unknownOwners(line: String) {
    let code = read(service(line))
    #expect(code.changes.isEmpty, "\(code.changes)")
    #expect(
      code.unread.map(\.message) == [
        "this title may be the notification’s; if so, write it into Service.json"
      ])
    #expect(read("func show() { \(line) }").unread.isEmpty, "there is no content here")
  }

  @Test(
    "V4: what contents do to themselves is listed",
    arguments: [
      ("extension UNMutableNotificationContent { func add() { title = \"A\" } }", "a.swift"),
      ("extension UNMutableNotificationContent { func add() { self.title = \"A\" } }", "a.swift"),
      (
        "@implementation UNMutableNotificationContent (Own)\n- (void)add { self.title = @\"A\"; }\n@end",
        "a.m"
      ),
    ])
  func contentsThemselves(text: String, path: String) {
    #expect(changes(text, path) == "{}")
    #expect(read(text, path).unread.map(\.message.first) == ["t"])
    let own = "struct Card { mutating func add() { let title = \"A\"; self.title = title } }"
    #expect(read(own).unread.isEmpty)
  }

  @Test(
    "V4: a text that is put together, or set elsewhere, is listed once, and so are attachments",
    arguments: [
      ("content.title = \"\\(content.title) [modified]\"\ncontent.title = name", "this title"),
      ("content.title += \"!\"\ncontent.title.append(name)", "this title"),
      ("content.attachments = [picture]", "these attachments"),
      ("content.attachments.append(picture)", "these attachments"),
      ("content.userInfo[\"seen\"] = true", "this userInfo"),
      ("if isLate { content.body = \"Late\" }", "this body"),
      ("} }\nfunc fail() { do { content.subtitle = \"Encrypted\"", "this subtitle"),
    ])
  func unreadContents(lines: String, what: String) {
    let code = read(service(lines))
    #expect(code.changes.isEmpty, "\(code.changes)")
    #expect(code.unread.count == 1, "\(code.unread)")
    #expect(code.unread.first?.message.hasPrefix("\(what) cannot be read") == true)
  }

  @Test("V5: what is set when time runs out is read by itself, as the template of Xcode has it")
  func timeWillExpire() {
    let late = """
      } }
      override func serviceExtensionTimeWillExpire() {
        if let contentHandler = contentHandler, let bestAttemptContent = bestAttemptContent {
          bestAttemptContent.title = "Too late"
          bestAttemptContent.interruptionLevel = .passive
          bestAttemptContent.body = name
      """
    let inTime = "bestAttemptContent.title = \"A\"\nbestAttemptContent.body = name\n"
    let code = read(service(inTime + late))
    #expect(
      JSONText.compact(code.manifest)
        == #"{"onTimeWillExpire":[{"set":{"interruptionLevel":"passive","title":"Too late"}}],"#
        + #""steps":[{"set":{"title":"A"}}]}"#)
    let message = "this body cannot be read without running the code; write it into Service.json"
    #expect(code.unread.map(\.message) == [message, message + " under onTimeWillExpire"])
    #expect(
      JSONText.compact(read(service(late)).manifest).hasPrefix(#"{"onTimeWillExpire":[{"set""#))
    #expect(read(service("")).manifest == .object([]))
  }

  @Test(
    "What an extension has to be run for to be known is listed with its place, and left out",
    arguments: [
      "if isUrgent { content.interruptionLevel = .timeSensitive }",
      "if let kind = userInfo[\"kind\"] { content.interruptionLevel = .passive }",
      "if let kind = content?.userInfo[\"kind\"] { content.interruptionLevel = .passive }",
      "if let content = content, isUrgent { content.interruptionLevel = .passive }",
      "if let content = content, let urgent = urgent { content.interruptionLevel = .passive }",
      "switch kind { case 1: content.interruptionLevel = .passive; default: break }",
      "content.interruptionLevel = isUrgent ? .timeSensitive : .active",
      "content.interruptionLevel = level(of: request)",
    ])
  func unread(line: String) throws {
    let code = read(service(line))
    #expect(code.changes.isEmpty)
    let complaint = try #require(code.unread.first)
    #expect(code.unread.count == 1)
    #expect(complaint.message.hasPrefix("this interruptionLevel cannot be read without running"))
    #expect(complaint.place.line == 6)
  }

  @Test("A label that is called as a condition is none")
  func labels() {
    let text = """
      func enrich(for request: UNNotificationRequest, while urgent: Bool) {
        later(repeat: 2) { content.relevanceScore = 0.5 }
      }
      """
    #expect(changes(text) == #"{"relevanceScore":0.5}"# && read(text).unread.isEmpty)
  }

  @Test(
    "F9: who speaks is what the intent says that the content is updated from",
    arguments: [
      ("\"Ann Lee\"", "nil", #"{"sender":"Ann Lee"}"#),
      ("content.title", "nil", #"{"sender":"{title}"}"#),
      (
        "name", "INSpeakableString(spokenPhrase: \"Lunch\")",
        #"{"conversation":"Lunch","sender":"{userInfo.from}"}"#
      ),
      (
        "info[\"from\"] as! String", "group",
        #"{"conversation":"{userInfo.group}","sender":"{userInfo.from}"}"#
      ),
    ])
  func communication(name: String, group: String, json: String) {
    let lines = """
      let info = request.content.userInfo
      let name = request.content.userInfo["from"] as? String ?? "Somebody"
      let group = INSpeakableString(spokenPhrase: info["group"] as? String ?? "")
      let person = INPerson(personHandle: handle, nameComponents: nil, displayName: \(name), image: nil, contactIdentifier: nil, customIdentifier: nil)
      let intent = INSendMessageIntent(recipients: nil, outgoingMessageType: .outgoingMessageText, content: content.body, speakableGroupName: \(group), conversationIdentifier: "c", serviceName: nil, sender: person, attachments: nil)
      """
    let code = read(service(lines + "\ncontent = try content.updating(from: intent)"))
    #expect(code.unread.isEmpty, "\(code.unread)")
    #expect(JSONText.compact(.object(code.changes)) == "{\"communication\":\(json)}")
    #expect(read(service(lines)).changes.isEmpty, "an intent that nothing is made of says nothing")
  }

  @Test("F9: a sender who is not written down is listed at the intent")
  func unknownSender() {
    let code = read(
      service(
        """
        let intent = INSendMessageIntent(recipients: nil, content: nil, sender: person(of: request))
        handler(try content.updating(from: intent))
        """))
    #expect(code.changes.isEmpty)
    #expect(
      code.unread.map(\.message.first) == ["t"] && code.unread[0].message.contains("communication"))
  }

  @Test("F1, F9, F14: Objective-C says the same in its words")
  func objectiveC() {
    let text = """
      - (void)didReceiveNotificationRequest:(UNNotificationRequest *)request withContentHandler:(void (^)(UNNotificationContent *))contentHandler {
        self.content = [request.content mutableCopy];
        self.content.relevanceScore = 0.5;
        if (@available(iOS 15.0, *)) {
          self.content.interruptionLevel = UNNotificationInterruptionLevelTimeSensitive;
          INPerson *person = [[INPerson alloc] initWithPersonHandle:handle nameComponents:nil displayName:request.content.userInfo[@"from"] image:nil contactIdentifier:nil customIdentifier:nil];
          INSendMessageIntent *intent = [[INSendMessageIntent alloc] initWithRecipients:nil outgoingMessageType:INOutgoingMessageTypeOutgoingMessageText content:@"x" speakableGroupName:[[INSpeakableString alloc] initWithSpokenPhrase:@"Lunch"] conversationIdentifier:@"c" serviceName:nil sender:person attachments:nil];
          contentHandler([self.content contentByUpdatingWithProvider:intent error:nil]);
        }
      }
      """
    #expect(
      changes(text, "Service.m")
        == #"{"communication":{"conversation":"Lunch","sender":"{userInfo.from}"},"interruptionLevel":"time-sensitive","relevanceScore":0.5}"#
    )
    #expect(read(text, "Service.m").unread.isEmpty)
  }
}
