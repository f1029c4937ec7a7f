import Testing

extension HiddenStoryTests {
  @Test("H5: a placeholder that is empty in the language that is spoken is none in it")
  func emptyInOneLanguage() throws {
    let app = """
      device os=13
      setting all previews=never
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "strings": { "en": { "K": "" }, "fr": { "K": "Chut" } },
        "categories": [ { "identifier": "C", "hiddenPreviewsBodyPlaceholder": { "key": "K" } } ] }

      """
    try Story(world: app).plays(
      Story.p("C") + Story.p("C") + """
        expect group chat/x body '2 Notifications'
        expect why n2 H4
        language chat fr
        expect group chat/x body Chut
        expect why n2 H5
        """)
  }

  @Test(
    "H5, H9: a placeholder of which nothing is left is none",
    arguments: ["%@", "%s", "%c", "%", "%hhu", "%@ %@"])
  func emptied(placeholder: String) throws {
    let app = """
      setting all previews=never
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat", "categories": [
        { "identifier": "C", "hiddenPreviewsBodyPlaceholder": "\(placeholder)" },
        { "identifier": "U", "hiddenPreviewsBodyPlaceholder": "%u new" } ] }

      """
    let harness = try Story(world: app).plays(
      Story.p("C") + "expect notification n1 body Notification\n" + Story.p()
        + """
        expect group chat/x body '2 Notifications'
        expect why n2 H9
        expect not why n2 H4

        """ + Story.p("U") + "expect group chat/x body '1 new and 2 Notifications'")
    let group = try #require(harness.state.list[.lockScreen].groups.first)
    #expect(harness.state.placeholder(for: group).complaints.count == 1)
  }

  @Test("H5, H9: the form of one number may say nothing, and that of another something")
  func emptiedForm() throws {
    let app = """
      setting all previews=never
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "stringsdict": { "en": { "K": { "NSStringLocalizedFormatKey": "%#@n@", "n": {
          "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "u",
          "one": "%@", "other": "%u new" } } } },
        "categories": [ { "identifier": "C", "hiddenPreviewsBodyPlaceholder": { "key": "K" } } ] }

      """
    try Story(world: app).plays(
      Story.p("C") + "expect group chat/x body Notification\n" + Story.p("C")
        + "expect group chat/x body '2 new'")
  }

  @Test("H13: where the default stands for all, why names the rule that made it so")
  func collapsed() throws {
    let pushes = Story.p("CMT") + Story.p()
    let harness = try Story().plays(
      "setting all previews=never\npolicy hidden.defaultPart collapse\n" + pushes + """
        expect group chat/x body '2 Notifications'
        expect why n2 H13
        expect not why n2 H4
        """)
    let reasons = harness.state.list[.lockScreen].groups.flatMap {
      harness.state.placeholder(for: $0).reasons
    }
    #expect(reasons.map(\.decision) == ["collapsed"])
  }

  @Test("H22, T28: where all are exempt nothing is hidden, and they name whom they are from")
  func namedAmongCritical() throws {
    let app = """
      policy hidden.criticalExempt true
      setting all previews=never
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "entitlements": ["com.apple.developer.usernotifications.critical-alerts"],
        "authorization": { "options": ["alert", "sound", "criticalAlert"] }, "categories": [
          { "identifier": "NAMED", "categorySummaryFormat": "%u more from %@" } ] }

      """
    let pushes = ["Ann", "Bob", "Bob"].map { name in
      #"push chat {"aps":{"alert":{"body":"Low","summary-arg":"\#(name)"},"category":"NAMED","#
        + #""thread-id":"x","sound":{"critical":1}}}"# + "\n"
    }
    try Story(world: app).plays(
      pushes.joined() + "expect group chat/x summary '2 more from Bob and Ann'")
  }

  @Test("H22, T28: an exempt one that shows does not name the hidden ones below it")
  func namelessBelowCritical() throws {
    let app = """
      policy hidden.criticalExempt true
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "entitlements": ["com.apple.developer.usernotifications.critical-alerts"],
        "authorization": { "options": ["alert", "sound", "criticalAlert"] }, "categories": [
          { "identifier": "NAMED", "categorySummaryFormat": "%u more from %@" } ] }

      """
    let critical =
      #"push chat {"aps":{"alert":"Low","thread-id":"x","sound":{"critical":1}}} id=low"# + "\n"
    for (category, named) in [("NAMED", "2 more from Bob and Ann"), (nil, nil)] {
      let pushes = Story.p(category, "Ann") + Story.p(category, "Bob") + critical
      try Story(world: app).plays(
        "setting all previews=never\n" + pushes + """
          expect group chat/x body Low
          expect group chat/x summary '2 more notifications'
          expect why low T28
          setting all previews=always
          expect not why low T28
          expect group chat/x summary '\(named ?? "2 more notifications from Bob and Ann")'
          """)
    }
  }

  @Test(
    "H15, H22, G8: an exempt one is in no row of hidden ones, whichever came first",
    arguments: [0, 1, 2], ["false", "true"])
  func apartAsExempt(place: Int, value: String) throws {
    let app = """
      policy hidden.criticalExempt \(value)
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "entitlements": ["com.apple.developer.usernotifications.critical-alerts"],
        "authorization": { "options": ["alert", "sound", "criticalAlert"] } }
      setting chat previews=never grouping=off

      """
    var pushes = [Story.p(), Story.p()]
    pushes.insert(
      #"push chat {"aps":{"alert":"Low","thread-id":"x","sound":{"critical":1}}} id=low"# + "\n",
      at: place)
    try Story(world: app).plays(
      pushes.joined() + """
        policy hidden.criticalExempt true
        expect groups 2
        expect notification low body Low
        expect why low G8
        expect group chat/x count 2
        expect group chat/x body '2 Notifications'
        policy hidden.criticalExempt false
        expect groups 1
        expect group chat/x count 3
        expect group chat/x body '3 Notifications'
        """)
  }

  @Test("H7, H14: why says what the number counts, and why a title shows all the same")
  func accounted() throws {
    try Story().plays(
      "setting all previews=never\n" + Story.p("MSG", nil, "5") + Story.p("MSG") + """
        expect not why n2 H7
        expect not why n2 H14
        policy hidden.usesArgumentCount true
        expect group chat/x body '6 messages'
        expect why n2 H7

        """ + Story.p("PHOTO", thread: "y") + """
          expect group chat/y title T
          expect why n3 H14
          expect not why n3 H7
          """)
  }

  @Test(
    "H16, G15, F19: what does not stack says as a group what the row of its leading one says",
    arguments: ["policy group.stackThreshold 3", "setting all display=list"])
  func unstacked(line: String) throws {
    try Story().plays(
      "device os=16\nsetting all previews=never\n" + line + "\n" + Story.p() + Story.p("MSG") + """
        expect groups 2
        expect notification n2 body '1 messages'
        expect group chat/x body '1 messages'
        """)
  }

  @Test(
    "H15, F19, G8: in a list that is not grouped, hiding moves no row",
    arguments: ["setting all display=list", "setting chat display=list"])
  func listed(line: String) throws {
    let harness = try Story(world: "device os=16\n" + Story.chat).plays(
      "setting all previews=always\nsetting chat grouping=off\n" + line + "\n"
        + Story.p(thread: "x") + Story.p(thread: "y") + Story.p(thread: "x") + Story.p(thread: "y")
          + """
          expect order n4 n3 n2 n1
          setting all previews=never
          expect order n4 n3 n2 n1
          push chat {"aps":{"alert":"B","thread-id":"x"}} id=five
          expect order five n4 n3 n2 n1
          expect not why five H15
          expect why five G8
          setting all display=stack
          setting chat display=stack
          expect groups 2
          """)
    #expect(harness.state.list.count == 5)
  }
}
