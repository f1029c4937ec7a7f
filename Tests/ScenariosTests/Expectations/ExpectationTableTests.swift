import Testing

@Suite("Each expectation, where it holds and where it does not")
struct ExpectationTableTests {
  /// Lines with `; ` between them, an expectation, and what is found there instead.
  struct Row: Sendable, CustomTestStringConvertible {
    var setup: String
    var expectation: String
    var found: String

    init(_ setup: String, _ expectation: String, _ found: String) {
      (self.setup, self.expectation, self.found) = (setup, expectation, found)
    }

    var testDescription: String { expectation }
  }

  private func harness(_ setup: String) throws -> ScenarioHarness {
    try ScenarioHarness(Self.world + setup.replacing("; ", with: "\n") + "\n")
  }

  @Test("What is not so is said with what is", arguments: failing)
  func fails(row: Row) throws {
    let harness = try harness(row.setup)
    let failure = try #require(try harness.failure(row.expectation))
    #expect(
      failure.diagnostic.message == "expected \(row.expectation), but found \(row.found)")
    if !row.expectation.hasPrefix("not ") {
      #expect(try harness.failure("not " + row.expectation) == nil, "turned round it holds")
    }
  }

  @Test("What is so holds, and turned round it does not", arguments: holding)
  func holds(row: Row) throws {
    let harness = try harness(row.setup)
    let failure = try harness.failure(row.expectation)
    #expect(failure == nil, "\(failure?.diagnostic.message ?? "")")
    #expect(try harness.failure("not " + row.expectation) != nil)
  }

  private static let inSummary =
    #"device os=15; summary on times=10:00 apps=mail; push mail {"aps":{"alert":"S"}} id=s; at 10:00"#

  private static let failing: [Row] = [
    Row("", "groups 3", "2"),
    Row("", "groups 1 in=center", "0"),
    Row("", "group chat/t count 1", "2"),
    Row("", "group chat/t expanded", "collapsed"),
    Row("expand chat/t", "group chat/t collapsed", "expanded"),
    Row("", "group chat/t hidden", "shown"),
    Row("", "group chat/t absent", "collapsed"),
    Row("", "group chat/t title Anna", #""Ben""#),
    Row("", "group chat/t subtitle S", "none"),
    Row("", "group chat/t body One", #""Two""#),
    Row("", "group chat/t summary none", #""1 more notification""#),
    Row("", "group mail summary x", "none"),
    Row("", "notification one title Ben", #""Anna""#),
    Row("", "notification two subtitle x", "none"),
    Row("", "notification one body none", #""One""#),
    Row("", "notification one in center", "it in lock-screen"),
    Row("", "notification one in banner", "no banner"),
    Row("", "notification one absent", "it in lock-screen"),
    Row("", "notification one quiet", "presented"),
    Row("", "notification one critical", "ordinary"),
    Row("clear one", "notification one in lock-screen", "absent"),
    Row("clear one", "notification one body One", "absent"),
    Row(inSummary, "notification s in lock-screen", "in Morning Summary"),
    Row(inSummary, "notification s absent", "in Morning Summary"),
    Row("", "order one two", "two one"),
    Row("", "order two one three", "three two one"),
    Row("", "outcome one empty", "presented"),
    Row("", "delivered one at=09:42", "2018-06-04T09:41:00-07:00"),
    Row("", "delivered one count=2", "1: 2018-06-04T09:41:00-07:00"),
    Row("", "pending later absent", "2018-06-04T09:42:30-07:00"),
    Row("", "pending later at=09:43", "2018-06-04T09:42:30-07:00"),
    Row("", "pending later 2", "1"),
    Row("", "pending mail at=09:43", "2018-06-04T09:42:30-07:00"),
    Row("", "pending mail absent", "2018-06-04T09:42:30-07:00"),
    Row("", "notification three title contains none", "none"),
    Row("", "sound one none suppressed-by=unasked", "default volume=0.5"),
    Row("", "sound two none suppressed-by=ringer", "no sound was asked for"),
    Row("", "pending mail 2", "1"),
    Row("", "pending chat 1", "0"),
    Row("", "pending chat at=09:41", "absent"),
    Row("", "reached one banner", "lockScreen,notificationCenter,sound,badge,wake"),
    Row("", "reached one none", "lockScreen,notificationCenter,sound,badge,wake"),
    Row("", "banner one", "no banner"),
    Row(#"unlock; push mail {"aps":{"alert":"B"}} id=b"#, "banner none", "banner b"),
    Row(#"unlock; push mail {"aps":{"alert":"B"}} id=b"#, "banner one", "banner b"),
    Row("", "sound one none", "default volume=0.5"),
    Row("", "sound one other", "default volume=0.5"),
    Row("", "sound one default volume=0.7", "default volume=0.5"),
    Row("", "sound one default vibrate", "default volume=0.5"),
    Row("", "sound one default suppressed-by=dnd", "default volume=0.5"),
    Row("", "sound two default", "no sound was asked for"),
    Row("", "badge chat 3", "4"),
    Row("", "badge chat none", "4"),
    Row("", "badge mail 1", "none"),
    Row("", "setting chat sounds=off", "sounds=on"),
    Row("", "setting chat sounds=off previews=never", "sounds=on previews=default"),
    Row("", "setting mail critical=on", "critical=unsupported"),
    Row("", "app chat foreground", "notRunning"),
    Row("", "device unlocked", "locked, authenticated, awake"),
    Row("unlock", "device locked", "unlocked, authenticated, awake"),
    Row("sleep", "device awake", "locked, not authenticated, asleep"),
    Row("lock", "device authenticated", "locked, not authenticated, asleep"),
    Row("", "call chat didReceive", "no call"),
    Row(
      "unlock; tap three", "call mail none",
      "didFinishLaunching notification=three state=inactive; didReceive notification=three action=default state=inactive"
    ),
    Row(
      "unlock; tap three", "call mail didReceive notification=one",
      "didFinishLaunching notification=three state=inactive; didReceive notification=three action=default state=inactive"
    ),
    Row(
      "unlock; tap three", "call mail didReceive action=like",
      "didFinishLaunching notification=three state=inactive; didReceive notification=three action=default state=inactive"
    ),
    Row(
      "unlock; tap three", "call mail didReceive state=background",
      "didFinishLaunching notification=three state=inactive; didReceive notification=three action=default state=inactive"
    ),
    Row(
      "act one like", "call chat didReceive text=hi",
      "didFinishLaunching notification=one state=background; didReceive notification=one action=like state=background"
    ),
    Row("", "actions one none", "like,reply (Like,Reply)"),
    Row("", "actions one like", "like,reply (Like,Reply)"),
    Row("", "actions one like,reply titles=Like,Answer", "like,reply (Like,Reply)"),
    Row("", "actions like", "no rich view"),
    Row("view one", "actions none", "like,reply (Like,Reply)"),
    Row("view one", "view title X", #""Chat""#),
    Row("", "view title X", "none"),
    Row("view one", "view label status old", #""new""#),
    Row("view one", "view label nothing x", "none"),
    Row("view one", "view media playing", "none"),
    Row("view one", "view input x", "none"),
    Row("view one", "view ratio 1", "0.5"),
    Row("view one", "view of two", "one"),
    Row("", "view of one", "none"),
    Row("view one", "view of none", "one"),
    Row("view one", "received Card none", "Card didReceive"),
    Row("view one", "received Card press", "Card didReceive"),
    Row("view one", "received Card didReceive count=2", "Card didReceive"),
    Row("", "received Card didReceive", "no call"),
    Row("view one", "received Card didReceive notification=two", "Card didReceive"),
    Row("", "prompt x", "none"),
    Row("authorize mail options=alert", "prompt x", "none"),
    Row("", "sheet management", "none"),
    Row("manage one", "sheet none", "management"),
    Row("manage one", "sheet keep", "management"),
    Row("", "offers Cancel", "none"),
    Row("manage one", "offers none", #""Deliver Quietly" "Turn Off…" "Settings" "Cancel""#),
    Row("", "suggestion chat", "none"),
    Row("suggest mail", "suggestion none", "one about Mail"),
    Row("suggest mail", "suggestion chat", "one about Mail"),
    Row("", "authorization chat denied", "authorized"),
    Row("", "not groups 2", "2"),
    Row("", "not badge chat 4", "4"),
    Row("", "not device locked", "locked, authenticated, awake"),
    Row("", "not notification one in lock-screen", "it in lock-screen"),
  ]

  private static let holding: [Row] = [
    Row("", "groups 2", ""), Row("", "groups 2 in=lock-screen", ""),
    Row("", "groups 0 in=center", ""),
    Row("", "group chat/t count 2", ""), Row("", "group chat/t collapsed", ""),
    Row("expand chat/t", "group chat/t expanded", ""),
    Row("setting all previews=never", "group chat/t hidden", ""),
    Row("", "group chat/u absent", ""), Row("", "group chat/t title Ben", ""),
    Row("", "group chat/t subtitle none", ""), Row("", "group chat/t body Two", ""),
    Row("", "group chat/t summary '1 more notification'", ""),
    Row("", "group mail summary none", ""),
    Row("", "notification one title Anna", ""), Row("", "notification one subtitle S", ""),
    Row("", "notification three title none", ""), Row("", "notification one in lock-screen", ""),
    Row("unlock", "notification one in center", ""),
    Row("clear one", "notification one absent", ""),
    Row(inSummary + "; summary clear", "notification s absent", ""),
    Row(
      "deliver-quietly mail; push mail {\"aps\":{\"alert\":\"Q\"}} id=q", "notification q quiet", ""
    ),
    Row(
      "push chat {\"aps\":{\"alert\":\"Q\",\"sound\":{\"critical\":1}}} id=q",
      "notification q critical", ""),
    Row("unlock; push mail {\"aps\":{\"alert\":\"B\"}} id=b", "notification b in banner", ""),
    Row("unlock; push mail {\"aps\":{\"alert\":\"B\"}} id=b", "banner b", ""),
    Row("", "banner none", ""),
    Row("", "order three two one", ""), Row("", "order three one", ""),
    Row("", "outcome one presented", ""), Row("", "delivered one at=09:41", ""),
    Row("", "delivered one count=1", ""), Row("", "pending later", ""),
    Row("", "pending later at=09:42:30", ""), Row("", "pending mail 1", ""),
    Row("", "pending chat 0", ""), Row("", "pending later 1", ""),
    Row("", "pending mail at=09:42:30", ""), Row("", "pending chat absent", ""),
    Row("", "sound two none suppressed-by=unasked", ""),
    Row(
      "push mail {\"aps\":{\"alert\":\"there are none left\"}} id=e",
      "notification e body contains none", ""),
    Row(
      "push mail {\"aps\":{\"alert\":\"there are none left\"}} id=e",
      "notification e body matches /none/", ""),
    Row("wait 2m", "pending later absent", ""),
    Row("", "reached one lockScreen,notificationCenter,sound,badge,wake", ""),
    Row("", "reached one wake,badge,sound,notificationCenter,lockScreen", ""),
    Row("", "sound one default", ""), Row("", "sound one default volume=0.5", ""),
    Row("", "sound two none", ""),
    Row(
      "ringer off; push mail {\"aps\":{\"alert\":\"R\",\"sound\":\"default\"}} id=r",
      "sound r default vibrate suppressed-by=ringer", ""),
    Row(
      "dnd on; push mail {\"aps\":{\"alert\":\"R\",\"sound\":\"default\"}} id=r",
      "sound r default suppressed-by=dnd", ""),
    Row("", "wake", ""), Row("", "badge chat 4", ""), Row("", "badge mail none", ""),
    Row("", "setting chat sounds=on previews=default grouping=automatic", ""),
    Row("", "setting mail critical=unsupported", ""), Row("", "app chat notRunning", ""),
    Row("background chat", "app chat background", ""),
    Row("force-quit chat", "app chat forceQuit", ""),
    Row("", "device locked", ""), Row("", "device authenticated", ""), Row("", "device awake", ""),
    Row("unlock", "device unlocked", ""), Row("", "call chat none", ""),
    Row("act one like", "call chat didReceive notification=one action=like state=background", ""),
    Row("act one reply text=Hi", "call chat didReceive action=reply text=Hi", ""),
    Row("unlock; tap three", "call mail didFinishLaunching state=inactive", ""),
    Row("", "actions one like,reply", ""), Row("", "actions one like,reply titles=Like,Reply", ""),
    Row("", "actions three none", ""), Row("view one", "actions like,reply", ""),
    Row("view one", "view title Chat", ""), Row("view one", "view label status new", ""),
    Row("view one", "view media none", ""), Row("view one", "view input none", ""),
    Row("view one", "view ratio 0.5", ""), Row("view one", "view of one", ""),
    Row("", "view of none", ""),
    Row("act one reply", "view input field", ""), Row("act one reply", "sheet text-input", ""),
    Row("view one", "received Card didReceive", ""),
    Row("view one", "received Card didReceive count=1", ""),
    Row("view one", "received Card didReceive notification=one", ""),
    Row("", "received Card none", ""),
    Row("", "actions none", ""), Row("", "view title none", ""),
    Row("", "prompt none", ""), Row("", "sheet none", ""),
    Row("manage one", "sheet management", ""),
    Row("manage one sheet=turn-off", "sheet turn-off", ""), Row("", "offers none", ""),
    Row("manage one", "offers 'Deliver Quietly' 'Turn Off…' Settings Cancel", ""),
    Row("", "suggestion none", ""), Row("suggest mail", "suggestion mail", ""),
    Row("", "authorization chat authorized", ""),
    Row("turn-off chat", "authorization chat denied", ""),
  ]

  private static let world = #"""
    timezone America/Los_Angeles
    app { "bundleIdentifier": "a.chat", "displayName": "Chat", "entitlements": ["com.apple.developer.usernotifications.critical-alerts"], 
      "authorization": { "options": ["alert", "sound", "badge", "criticalAlert"] }, 
      "categories": [ { "identifier": "C", "actions": [ { "identifier": "like", "title": "Like" }, { "identifier": "reply", "title": "Reply", "textInput": {} } ] } ], 
      "content": [ { "name": "Card", "UNNotificationExtensionCategory": "C", "UNNotificationExtensionInitialContentSizeRatio": 0.5, "view": [ { "label": "status", "text": "new" }, { "button": "more" } ], "inputView": ["x", "y"] } ] }
    app { "bundleIdentifier": "a.mail", "displayName": "Mail" }
    push chat {"aps":{"alert":{"title":"Anna","subtitle":"S","body":"One"},"thread-id":"t","category":"C","badge":4,"sound":"default"}} id=one
    push chat {"aps":{"alert":{"title":"Ben","body":"Two"},"thread-id":"t","category":"C"}} id=two
    push mail {"aps":{"alert":"Three"}} id=three
    schedule mail {"identifier":"later","content":{"body":"L"},"trigger":{"timeInterval":90}}
    authenticate

    """#
}
