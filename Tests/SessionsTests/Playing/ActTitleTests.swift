import Notifications
import Testing

@testable import Sessions

@Suite("What undo calls each act")
struct ActTitleTests {
  private static let world = """
    app { "bundleIdentifier": "com.example.tea", "displayName": "Tea",
      "authorization": { "options": ["alert", "sound", "badge", "providesAppNotificationSettings"] },
      "delegate": { "openSettingsFor": true },
      "categories": [ { "identifier": "C", "actions": [ { "identifier": "sip", "title": "Sip it" },
        { "identifier": "say", "title": "Say", "textInput": {} } ] } ] }
    app { "bundleIdentifier": "com.example.cup", "displayName": "Cup" }
    push tea {"aps":{"alert":{"title":"Anna","body":"One"},"thread-id":"t","category":"C"}} id=one
    push tea {"aps":{"alert":{"body":"Two"},"thread-id":"t","category":"C"}} id=two
    push cup {"aps":{"alert":"Three"}} id=three
    authenticate

    """

  @Test(
    "X2, G20: it names what was pressed, and what of",
    arguments: [
      ("", "lock", "Lock"), ("", "unlock", "Unlock"), ("", "sleep", "Sleep"),
      ("unlock", "center", "Notification Center"),
      ("unlock; center", "home", "Home"), ("", "ringer off", "Ringer: off"),
      ("", "dnd on", "Do Not Disturb: on"),
      ("", "volume 0.905", "Volume: 91%"), ("", "volume 0", "Volume: 0%"),
      ("", "expand tea/t", "Expand Tea, 2 notifications"),
      ("expand tea/t", "collapse tea/t", "Show Less · Tea, 2 notifications"),
      ("", "clear three", "Clear “Three” · Cup"),
      ("", "clear tea/t", "Clear All · Tea, 2 notifications"),
      ("expand tea/t", "clear one", "Clear “Anna” · Tea"),
      ("", "clear-all", "Clear All · everything, 3 notifications"),
      ("clear tea/t", "clear-all", "Clear All · everything, 1 notification"),
      ("", "clear-all lock-screen", "Clear All · the lock screen, 3 notifications"),
      ("", "tap three", "Tap “Three” · Cup"), ("", "setting tea sounds=off", "Sounds: off · Tea"),
      ("", "setting tea sounds=off badges=off", "Sounds: off · Tea, Badges: off · Tea"),
      ("", "setting tea grouping=by-app", "Notification Grouping: By App · Tea"),
      (
        "setting all previews=never; setting tea previews=always",
        "setting tea previews=default", "Show Previews: Never · Tea"
      ),
      (
        "device os=16; setting all display=list; setting tea display=count",
        "setting tea display=default", "Display As: List · Tea"
      ),
      ("", "deliver-quietly tea", "Deliver Quietly · Tea"), ("", "turn-off cup", "Turn Off · Cup"),
      ("", "act one sip", "Sip it"), ("", "act one say text=\"Ça va ?\"", "Say “Ça va ?”"),
      ("", "view one", "View “Anna” · Tea"), ("view one", "dismiss", "Close “Anna” · Tea"),
      ("unlock", "settings tea", "Settings · Tea"), ("unlock", "settings", "Settings"),
      ("unlock", "launch cup", "Open · Cup"),
      ("unlock; launch cup", "force-quit cup", "Swiped away · Cup"),
      ("unlock; push cup {\"aps\":{\"alert\":\"B\"}}", "banner dismiss", "Dismiss the banner"),
      ("unlock; push cup {\"aps\":{\"alert\":\"B\"}}", "banner pull", "Pull the banner down"),
      // What a sheet asks is not done before it is answered.
      ("", "manage three", "the sheet “Manage · Cup”"), ("manage three", "cancel", "Manage · Cup"),
      ("manage three", "deliver-quietly", "Deliver Quietly · Cup"),
      ("", "arm clear all", "the question “Clear All · everything, 3 notifications”"),
      ("arm clear all", "confirm", "Clear All · everything, 3 notifications"),
      ("suggest cup", "dismiss-suggestion", "Dismiss · Cup"),
    ])
  func title(setup: String, act: String, title: String) throws {
    let run = try HeadlessRun.played(
      Self.world + setup.replacing("; ", with: "\n") + "\n" + act + "\n")
    #expect(run.report.diagnostics.isEmpty, "\(run.report.diagnostics)")
    #expect(run.session.undoTitle == title)
  }

  @Test("X2, P20: one without words in its title is named by its subtitle")
  func subtitleAlone() throws {
    for alert in [#"{"subtitle":"Sub"}"#, #"{"title":"","subtitle":"Sub","body":"Body"}"#] {
      let run = try HeadlessRun.played(
        Self.world
          + "push cup {\"aps\":{\"alert\":\(alert),\"thread-id\":\"s\"}} id=four\nclear four\n")
      #expect(run.session.undoTitle == "Clear “Sub” · Cup", "\(alert)")
    }
  }

  @Test("What comes from outside, from apps or by itself is no act, and nothing is to be undone")
  func others() throws {
    let run = try HeadlessRun.played(
      """
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
      push tea {"aps":{"alert":"x"}}
      set-badge tea 3
      network off
      network on
      +1h note x
      remove tea delivered all
      """)
    #expect(run.session.undoTitle == nil)
  }
}
