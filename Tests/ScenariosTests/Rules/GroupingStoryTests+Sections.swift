import Testing

/// What came to a newcomer on the lock screen, and goes back to the history.
extension GroupingStoryTests {
  /// Two of the history that joined a third one.
  private static let joined =
    "policy group.acrossSections true\n"
    + Story.p(options: "id=one") + Story.p(options: "id=two") + "unlock\nlock\n"
    + Story.p(options: "id=three") + "expect notification one in lock-screen\n"

  private static let apps =
    Story.chat + "app {\"bundleIdentifier\":\"com.example.mail\",\"displayName\":\"Mail\"}\n"

  @Test(
    "G30: what joined one that was cleared stays where no group of its app changes",
    arguments: [
      "setting mail grouping=off", "setting chat display=list", "setting all display=list",
      "setting chat previews=never", "setting chat sounds=off", "edit two body=New",
    ])
  func staysJoined(line: String) throws {
    try Story(world: "device os=16\n" + Self.apps).plays(
      Self.joined + "clear three\n\(line)\nexpect notification one in lock-screen")
  }

  @Test(
    "G30: what joined goes back where what it came to is grouped with it no more",
    arguments: [
      ("", "setting chat grouping=off"), ("", "edit three thread=u"), ("", "device os=11"),
      ("device os=11\nsetting all previews=never\n", "setting chat previews=always"),
      ("device os=11\nsetting all previews=never\n", "setting all previews=always"),
    ])
  func goesBack(phone: String, line: String) throws {
    try Story(world: phone + Self.apps).plays(
      Self.joined + """
        \(line)
        expect notification one in center
        expect notification two in center
        expect notification three in lock-screen
        """)
  }

  @Test(
    "G30, U6, F6: what came to Notification Center alone stays there, whatever is regrouped",
    arguments: [
      "ringer off", "volume 0.2", "setting mail previews=never", "setting chat sounds=off",
      "mute mail hour", "language chat fr", "setting chat grouping=by-app",
      "policy group.acrossSections false\npolicy group.acrossSections true",
    ])
  func staysApart(line: String) throws {
    let center = Story.p(options: "id=two") + "expect notification two in center\n"
    for way in ["setting chat lock-screen=off\n", "focus Work apps=mail\n"] {
      try Story(world: "device os=16\npolicy group.acrossSections true\n" + Self.apps).plays(
        Story.p(options: "id=one") + way + center + """
          \(line)
          expect notification two in center
          expect notification one in lock-screen
          """)
    }
  }

  @Test(
    "G30, U6, F6: what was kept off the lock screen joins no newcomer there",
    arguments: [
      ("setting chat lock-screen=off\n", "setting chat lock-screen=on\n"),
      ("focus Work apps=mail\n", "focus off\n"),
    ], [("", ""), ("unlock\n", "lock\n")])
  func joinsNone(way: (off: String, on: String), phone: (before: String, after: String)) throws {
    try Story(world: "device os=16\npolicy group.acrossSections true\n" + Self.apps).plays(
      Story.p(options: "id=one") + phone.before + way.off + Story.p(options: "id=two") + way.on
        + phone.after + Story.p(options: "id=three") + """
          expect notification two in center
          expect notification one in lock-screen
          expect group chat/x count 2 in=lock-screen
          """)
  }

  @Test("G30, H15: what joined goes back where a switch ends the row of hidden ones")
  func goesBackBySwitch() throws {
    let phone = "device os=11\nsetting all previews=never\n"
    try Story(world: phone + Self.apps).plays(
      Self.joined + "policy hidden.coalesceWhenOff false\nexpect notification one in center\n"
        + "expect notification three in lock-screen")
  }

  @Test("G30: of an edited thread that joined, only what left its group goes back")
  func goesBackAlone() throws {
    try Story(world: Self.apps).plays(
      Self.joined
        + "edit one thread=u\nexpect notification one in center\nexpect notification two in lock-screen"
    )
  }

  @Test("G30, G22: of a key in both sections, the group is meant that the notification is in")
  func namedInCenter() throws {
    let both =
      Story.p(options: "id=one") + Story.p(options: "id=two") + "unlock\nlock\n"
      + Story.p(options: "id=three")
    try Story().plays(
      both + """
        expand two
        expect group chat/x expanded in=center
        collapse one
        expect group chat/x collapsed in=center
        arm clear two
        confirm
        expect notification one absent
        expect notification two absent
        expect notification three in lock-screen
        """)
  }

  @Test(
    "A notification that is not in the list is called that, and no unknown app, by what takes a group",
    arguments: ["expand", "collapse", "arm clear"])
  func gone(verb: String) throws {
    let harness = try Story().plays(Story.p(options: "id=one") + "clear one")
    let column = verb.count + 2
    #expect(
      harness.complaint("\(verb) one")
        == "a.scenario:1:\(column): error: “one” is not in the list")
  }
}
