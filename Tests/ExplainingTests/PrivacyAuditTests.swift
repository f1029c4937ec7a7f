import Delivery
import Notifications
import Push
import TestSupport
import Testing

@testable import Explaining

@Suite("What each kind of notification reveals")
struct PrivacyAuditTests {
  @Test("Each kind has a cell for each previews and each lock, and the phone stays as it is")
  func complete() throws {
    let phone = try Phone(album: [
      ("Anna", "A hat", "photo"), (nil, "Plain", "plain"), (nil, "x", nil),
    ])
    let audit = PrivacyAudit(phone.state)
    #expect(audit.subjects.map(\.category) == [nil, "plain", "photo"], "in the order of the list")
    #expect(audit.subjects.map(\.appName).last == "Álbum")
    for subject in audit.subjects {
      #expect(subject.cells.count == Previews.allCases.count * MatrixLock.allCases.count)
      for previews in Previews.allCases {
        for lock in MatrixLock.allCases { #expect(subject.cell(previews, lock) != nil) }
      }
    }
  }

  @Test("H2: Always shows it in whatever way the phone lies, Never never shows a body")
  func extremes() throws {
    let phone = try Phone(album: [("Anna", "A hat", "photo"), (nil, "Plain", "plain")])
    for subject in PrivacyAudit(phone.state).subjects {
      for lock in MatrixLock.allCases {
        let open = try #require(subject.cell(.always, lock))
        #expect(open.parts.contains(.body) && open.leaks.isEmpty)
        let never = try #require(subject.cell(.never, lock))
        #expect(!never.parts.contains(.body) && !never.parts.contains(.actions))
        #expect(Set(never.parts).isSubset(of: open.parts), "hiding reveals nothing new")
      }
    }
  }

  @Test("H1: When Unlocked is Never for a stranger, and Always for the owner")
  func whenUnlocked() throws {
    let phone = try Phone(album: [("Anna", "A hat", "photo"), (nil, "Plain", "plain")])
    for subject in PrivacyAudit(phone.state).subjects {
      #expect(subject.cell(.whenUnlocked, .locked)?.parts == subject.cell(.never, .locked)?.parts)
      for lock in [MatrixLock.authenticated, .unlocked] {
        #expect(subject.cell(.whenUnlocked, lock)?.parts == subject.cell(.always, lock)?.parts)
      }
    }
  }

  @Test("H14: a title that shows to strangers is a leak there, and is counted by the setting")
  func leaks() throws {
    let audit = PrivacyAudit(
      try Phone(album: [("Anna", "A hat", "photo"), (nil, "Plain", "plain")]).state)
    let photo = try #require(audit.subjects.first { $0.category == "photo" })
    #expect(photo.leaks.map(\.words) == ["the title shows while previews are hidden"])
    let leaking = photo.cells.filter { !$0.leaks.isEmpty }.map { "\($0.previews) \($0.lock)" }
    #expect(leaking == ["whenUnlocked locked", "never locked"] && audit.leakCount == 2)
    #expect(audit.summary == "1 of 2 kinds shows more than it should")
  }

  @Test("H1: before iOS 11 nothing is hidden, and that is said instead of an all-clear")
  func unhidden() throws {
    var phone = try Phone(album: [("Anna", "A hat", "photo"), (nil, "Plain", "plain")])
    var configuration = DeviceConfiguration()
    configuration.profile = .ios10
    try phone.perform(.configure(configuration))
    let audit = PrivacyAudit(phone.state)
    #expect(audit.hidesNothing && audit.findingCount == 0)
    #expect(audit.summary == "everything shows: before iOS 11 nothing is hidden")
    let readings = audit.subjects.compactMap(\.reading)
    #expect(readings.map(\.words).sorted() == ["Anna", "Plain"])
    #expect(readings.allSatisfy { $0.account == "all of it shows" })
    #expect(PrivacyAudit([phone.state]).summary == audit.summary)
  }

  @Test("What an earlier phone showed of a kind is not looked at again on a later one")
  func several() throws {
    let first = try Phone(album: [("Anna", "A hat", "photo")])
    let second = try Phone(album: [
      (nil, "A", "photo"), (nil, "B", "photo"), (nil, "Plain", "plain"),
    ])
    let both = PrivacyAudit([first.state, second.state])
    #expect(both.subjects.map(\.category) == ["photo", "plain"])
    #expect(both.subjects.map(\.count) == [1, 1])
  }

  @Test("Where nothing is listed nothing is revealed")
  func nothing() throws {
    let audit = PrivacyAudit(try Phone(album: []).state)
    #expect(audit.json["leaks"] == 0 && audit.json["kinds"] == [])
  }

  @Test(
    "F13, F16: a kind that lies in a summary, or is looked at before it comes, is seen there",
    arguments: [false, true])
  func summaries(isNext: Bool) throws {
    var phone = try Phone(album: [("Anna", "A hat", "photo")], isHeld: true)
    #expect(PrivacyAudit(phone.state).subjects.isEmpty)
    if isNext {
      for command in [.device(.unlock), .device(.center), .summary(.showNext)] as [Command] {
        try phone.perform(command)
      }
    } else {
      try phone.wait(.hours(3))
    }
    let audit = PrivacyAudit(phone.state)
    #expect(audit.subjects.map(\.count) == [1] && audit.findingCount == 1)
    #expect(audit.subjects.first?.reading?.words == "Anna", "H14")
  }

  @Test(
    "Of a kind that lies hidden below another one of its stack, the newest is looked at",
    arguments: [([nil, "Anna"], true), (["Anna", nil], false)])
  func below(titles: [String?], showsTitle: Bool) throws {
    let sent: [(String?, String, String?)] =
      titles.map { ($0, "A hat", "photo") } + [(nil, "Plain", "plain")]
    let audit = PrivacyAudit(try Phone(album: sent, thread: "one").state)
    #expect(audit.subjects.map(\.category) == ["plain", "photo"])
    #expect(audit.subjects.map(\.count) == [1, 2])
    let photo = try #require(audit.subjects.last)
    #expect(photo.cell(.always, .locked)?.parts.contains(.title) == showsTitle)
    #expect(photo.cell(.never, .locked)?.parts.contains(.title) == showsTitle, "H14")
    #expect(photo.leaks.isEmpty == !showsTitle)
  }

  @Test(
    "H4, H6, H13: the number shows where the words depend on it, and not where they have a digit",
    arguments: [
      ([("news", "News from Radio 4")], false), ([("news", "%u messages")], true),
      ([("news", nil)], true), ([("news", "News from Radio 4"), ("mail", nil)], true),
      ([("news", "News from Radio 4"), ("mail", "Channel 5")], false),
    ] as [([(String, String?)], Bool)])
  func counted(placeholders: [(String, String?)], showsCount: Bool) throws {
    var app = App(bundleIdentifier: "com.example.radio", displayName: "Radio")
    app.categories = placeholders.map { name, words in
      var category = Category(identifier: name)
      category.hiddenPreviewsBodyPlaceholder = words.map { .literal($0) }
      return category
    }
    var phone = try Phone(apps: [])
    try phone.perform(.install(app, isGranted: true))
    for category in placeholders.map(\.0) + placeholders.map(\.0) {
      var content = Content(body: .literal("x"))
      (content.categoryIdentifier, content.threadIdentifier) = (category, "one")
      let payload = Payload(content: content, source: SourceText([], at: Place("test")))
      try phone.perform(.push(PushRequest(app: app.bundleIdentifier, payload: payload)))
    }
    let newest = try #require(PrivacyAudit(phone.state).subjects.first)
    #expect(newest.cell(.never, .locked)?.parts.contains(.count) == showsCount)
  }

  @Test(
    "H15: with grouping Off, each setting is looked at in the groups that hold under it",
    arguments: [nil] + Previews.allCases)
  func coalesced(previews: Previews?) throws {
    var phone = try Phone(album: [(nil, "A hat", "plain"), (nil, "A cat", "plain")])
    try phone.perform(.set("com.example.album", [.grouping(.off), .previews(previews)]))
    let plain = try #require(PrivacyAudit(phone.state).subjects.first)
    for lock in MatrixLock.allCases {
      #expect(plain.cell(.always, lock)?.parts == [.body])
      #expect(plain.cell(.never, lock)?.parts == [.count])
    }
    #expect(plain.cell(.whenUnlocked, .locked)?.parts == [.count])
    #expect(plain.reading?.words == "2 Notifications")
  }

  @Test("Files have every setting of every kind, with what shows and what leaks")
  func json() throws {
    let audit = PrivacyAudit(try Phone(album: [("Anna", "A hat", "photo")]).state)
    let kind = try #require(audit.json["kinds"]?.array?.first)
    let settings = try #require(kind["settings"]?.array)
    #expect(settings.count == 9 && kind["count"] == 1 && kind["category"] == "photo")
    #expect(settings.first?["shows"] == ["title", "body", "actions"])
    #expect(settings.last?["previews"] == "never" && settings.last?["lock"] == "unlocked")
    #expect(settings.last?["leaks"] == [], "an owner may read it")
  }
}

extension PrivacyAudit.Subject {
  fileprivate func cell(_ previews: Previews, _ lock: MatrixLock) -> PrivacyAudit.Cell? {
    cells.first { $0.previews == previews && $0.lock == lock }
  }
}
