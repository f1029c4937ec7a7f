import Explaining
import Notifications
import Scenarios
import Testing

@Suite("What was done and what happened, in words")
struct WordStoryTests {
  private static let world = """
    timezone America/Los_Angeles
    app { "bundleIdentifier": "a.chat", "displayName": "Chat",
      "authorization": { "options": ["alert", "sound", "badge", "providesAppNotificationSettings"] },
      "delegate": { "openSettingsFor": true },
      "places": { "Home": { "latitude": 37.33, "longitude": -122.03, "radius": 100 } },
      "categories": [ { "identifier": "C", "actions": [ { "identifier": "like", "title": "Like" },
        { "identifier": "reply", "title": "Reply", "textInput": {} } ] } ] }
    app { "bundleIdentifier": "a.mail", "displayName": "Mail" }
    push chat {"aps":{"alert":{"title":"Anna","body":"One"},"thread-id":"t","category":"C"}} id=one
    push chat {"aps":{"alert":{"title":"Ben","body":"Two"},"thread-id":"t","category":"C"}} id=two
    push mail {"aps":{"alert":"Three"}} id=three
    authenticate

    """

  private static let titles: [(setup: String, line: String, title: String)] = [
    ("", "lock", "Lock"), ("", "wake", "Wake"), ("", "sleep", "Sleep"), ("", "unlock", "Unlock"),
    ("", "authenticate", "Recognize the owner"), ("unlock", "home", "Home"),
    ("unlock", "center", "Notification Center"), ("", "ringer off", "Ringer: off"),
    ("", "dnd on", "Do Not Disturb: on"), ("", "volume 0.75", "Volume: 75%"),
    ("", "volume 0.005", "Volume: 1%"), ("", "expand chat/t", "Expand Chat, 2 notifications"),
    ("expand chat/t", "collapse chat/t", "Show Less · Chat, 2 notifications"),
    ("", "clear three", "Clear “Three” · Mail"), ("", "clear one", "Clear “Anna” · Chat"),
    ("", "clear chat/t", "Clear All · Chat, 2 notifications"),
    ("", "clear-all", "Clear All · everything, 3 notifications"),
    ("", "clear-all lock-screen", "Clear All · the lock screen, 3 notifications"),
    ("", "arm clear chat/t", "Clear All · Chat, 2 notifications"),
    ("arm clear chat/t", "confirm", "Clear All · Chat, 2 notifications"),
    ("arm clear all", "confirm", "Clear All · everything, 3 notifications"),
    ("arm clear all", "cancel", "Cancel"), ("", "tap three", "Tap “Three” · Mail"),
    ("", "setting chat sounds=off", "Sounds: off · Chat"),
    ("", "setting chat banners=off badges=off", "Banners: off · Chat, Badges: off · Chat"),
    ("", "setting chat banner-style=persistent", "Banner Style: Persistent · Chat"),
    ("", "setting chat grouping=by-app", "Notification Grouping: By App · Chat"),
    ("", "setting all previews=never", "Show Previews: Never"),
    ("", "setting chat previews=default", "Show Previews: Always · Chat"),
    ("unlock", "settings chat", "Settings · Chat"), ("unlock", "settings", "Settings"),
    ("unlock", "launch chat", "Open · Chat"),
    ("unlock\nlaunch chat", "force-quit chat", "Swiped away · Chat"),
    ("", "manage one", "Manage · Chat"), ("", "manage one sheet=turn-off", "Turn Off… · Chat"),
    ("", "deliver-quietly mail", "Deliver Quietly · Mail"),
    ("", "deliver-prominently mail", "Deliver Prominently · Mail"),
    ("", "turn-off mail", "Turn Off · Mail"),
    ("manage one", "deliver-quietly", "Deliver Quietly · Chat"),
    ("manage one", "turn-off", "Turn Off… · Chat"),
    ("manage one sheet=turn-off", "confirm", "Turn Off All Notifications · Chat"),
    ("manage one sheet=turn-off", "configure", "Configure in Chat · Chat"),
    ("unlock", "open-app-settings chat", "Chat Notification Settings"),
    ("suggest mail", "dismiss-suggestion", "Dismiss · Mail"),
    ("", "view one", "View “Anna” · Chat"), ("", "act one like", "Like"),
    ("", "act one reply text=Hi", "Reply “Hi”"), ("act one reply", "type Hello", "“Hello”"),
    ("act one reply", "send", "Send"), ("view one", "dismiss", "Close “Anna” · Chat"),
    ("unlock\npush chat {\"aps\":{\"alert\":\"B\"}}", "banner tap", "Tap the banner"),
    ("unlock\npush chat {\"aps\":{\"alert\":\"B\"}}", "banner pull", "Pull the banner down"),
    ("unlock\npush chat {\"aps\":{\"alert\":\"B\"}}", "banner dismiss", "Dismiss the banner"),
  ]

  @Test("What undo takes back is called as it was where it was done", arguments: titles)
  func title(row: (setup: String, line: String, title: String)) throws {
    let harness = try ScenarioHarness(Self.world + row.setup + "\n")
    let document = ScenarioDocument(Array(row.line.utf8), path: "a.scenario")
    guard case .command(let command)? = try harness.acts(document.lines[0]).first else {
      Issue.record("\(row.line) is no command")
      return
    }
    #expect(harness.state.actTitle(command) == row.title)
  }

  @Test(
    "What is no act of the person's has no name for undo",
    arguments: [
      "wait 5s", "note x", "seed 3", "policy list.style and", "device os=13", "set-badge chat 3",
      "will-present chat alert", "suspend chat", "terminate chat", "remove chat delivered all",
      "push chat {\"aps\":{\"alert\":\"B\"}}", "uninstall mail", "arrive Home",
      "schedule chat {\"identifier\":\"r\",\"content\":{}}", "authorize chat",
    ])
  func nameless(line: String) throws {
    let harness = try ScenarioHarness(Self.world)
    let document = ScenarioDocument(Array(line.utf8), path: "a.scenario")
    for case .command(let command) in try harness.acts(document.lines[0]) {
      #expect(harness.state.actTitle(command) == nil, "\(line)")
      #expect(!command.isActOfPerson, "\(line)")
    }
  }

  private static let happenings: [(setup: String, line: String, words: [String])] = [
    ("", "note Hello", ["Hello"]), ("", "seed 3", ["seed 3"]),
    ("", "wait 5s", ["the clock went on to 09:41:05"]),
    (
      "", "wait 1d",
      [
        "the clock went on to 09:41:10", "display off", "the clock went on to Tue, Jun 5 09:41:00",
      ]
    ),
    ("", "lock", ["display off"]), ("", "ringer off", ["ringer off"]),
    ("", "volume 0.25", ["volume 0.25"]), ("", "dnd on", ["Do Not Disturb on"]),
    ("", "dnd off schedule=22:00-07:00", ["Do Not Disturb from 22:00-07:00"]),
    ("", "arrive Home", ["at Home"]), ("arrive Home", "leave Home", ["at no place"]),
    ("unlock", "center", ["Notification Center open"]), ("unlock\ncenter", "home", ["home screen"]),
    ("unlock", "settings mail", ["Settings of Mail"]), ("unlock", "settings", ["Settings"]),
    ("", "set-badge chat 3", ["badge 3"]),
    ("set-badge chat 3", "set-badge mail 0", ["1 taken off the lock screen"]),
    ("", "uninstall mail", ["1 taken off the lock screen", "Mail deleted"]),
    ("", "setting chat sounds=off", ["Chat: Sounds set to off"]),
    ("", "setting chat previews=never", ["Chat: Show Previews set to Never"]),
    ("", "setting chat grouping=off", ["Chat: Notification Grouping set to Off"]),
    ("", "setting chat banner-style=persistent", ["Chat: Banner Style set to Persistent"]),
    ("", "will-present chat alert,sound", ["Chat presents alert, sound in front"]),
    ("", "expand chat/t", ["expanded"]), ("expand chat/t", "collapse chat/t", ["collapsed"]),
    ("", "arm clear all", ["Clear All armed"]), ("arm clear all", "cancel", ["Clear All let go"]),
    ("", "manage one", ["sheet “management” of Chat opened"]),
    ("manage one", "cancel", ["sheet “management” of Chat closed"]),
    ("", "view one", ["opened"]), ("view one", "dismiss", ["the rich view closed"]),
    (
      "", "schedule chat {\"identifier\":\"r\",\"content\":{},\"trigger\":{\"timeInterval\":5}}",
      ["r waits for 09:41:05"]
    ),
    (
      "",
      "schedule chat {\"identifier\":\"r\",\"content\":{},\"trigger\":{\"timeInterval\":86400}}",
      ["r waits for Tue, Jun 5 09:41:00"]
    ),
    (
      "", "schedule chat {\"identifier\":\"r\",\"content\":{},\"trigger\":{\"region\":\"Home\"}}",
      ["r waits"]
    ),
    (
      "", "schedule chat {\"identifier\":\"r\",\"content\":{},\"trigger\":{\"timeInterval\":0}}",
      ["the request r was refused"]
    ),
    (
      "unlock\npush chat {\"aps\":{\"alert\":\"B\"}} id=b", "banner dismiss",
      ["banner flicked away"]
    ),
    (
      "unlock\npush chat {\"aps\":{\"alert\":\"B\"}} id=b", "wait 5s",
      ["the clock went on to 09:41:05", "banner left by itself"]
    ),
    (
      "unlock", "push chat {\"aps\":{\"alert\":\"B\",\"sound\":\"default\",\"badge\":2}} id=b",
      [
        "received", "presented", "listed in Notification Center", "badge 2", "shown as a banner",
        "sounded “default”",
      ]
    ),
    (
      "", "push chat {\"aps\":{\"badge\":2}} id=b",
      ["received", "at most a badge or a sound", "not listed", "badge 2"]
    ),
    (
      "push chat {\"aps\":{\"alert\":\"B\"}} collapse-id=c",
      "push chat {\"aps\":{\"alert\":\"C\"}} collapse-id=c",
      ["received", "presented", "replaced n4 on the lock screen"]
    ),
    ("suggest mail", "dismiss-suggestion", ["the suggestion about Mail is gone"]),
  ]

  @Test("Each thing that happens is said in a few words", arguments: happenings)
  func happening(row: (setup: String, line: String, words: [String])) throws {
    var harness = try ScenarioHarness(Self.world + row.setup + "\n")
    let before = harness.facts.count
    try harness.run(row.line)
    let words = harness.facts[before...].map { $0.event.words(in: harness.state) }
    #expect(words == row.words, "\(row.line)")
  }
}
