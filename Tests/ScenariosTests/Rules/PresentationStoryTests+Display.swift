import Testing

extension PresentationStoryTests {
  private static let used = """
    device os=15
    policy device.autoLock 1m
    watch worn=on unlocked=on inRange=on
    summary on times=18:00 apps=mail
    push chat {"aps":{"alert":"A"}} id=n1
    push chat {"aps":{"alert":"B"}} id=n2
    push mail {"aps":{"alert":"C"}} id=held
    unlock

    """

  @Test(
    "P3: what an app's code or the watch does is no use of the phone, which locks all the same",
    arguments: [
      ("launch chat", "terminate chat"), ("launch chat", "suspend chat"),
      ("launch chat", "background chat"), ("center\narm clear chat", "remove chat delivered all"),
      ("center\nshow-summary", "remove mail delivered held"), ("center", "watch-clear n1"),
    ])
  func others(before: String, act: String) throws {
    try check(
      Self.used + "\(before)\n+50s \(act)\n+9s expect device unlocked\n+1s ", "device locked")
  }

  @Test(
    "P3: what the person does at the same places keeps the phone unlocked",
    arguments: [
      ("launch chat", "force-quit chat"), ("center\narm clear chat", "cancel"),
      ("center", "clear n1"), ("center\narm clear chat", "confirm"),
    ])
  func acts(before: String, act: String) throws {
    try check(
      Self.used + "\(before)\n+50s \(act)\n+59s expect device unlocked\n+1s ", "device locked")
  }

  @Test("P3: what an app's code does lights no dark phone", arguments: ["terminate", "suspend"])
  func dark(act: String) throws {
    try check(
      Self.used + "launch chat\nsleep\n+5m \(act) chat\n+1s expect not device awake\n",
      "device unlocked")
  }

  @Test("P3: a tap that asks for the owner keeps the display lit, the end of the question does not")
  func question() throws {
    try check(
      """
      setting chat previews=always
      push chat {"aps":{"alert":"A"}} id=n1
      +1s tap n1
      expect prompt "Unlock to Continue"
      +8s remove chat delivered n1
      expect prompt none
      +1s expect device awake
      +1s expect not device awake

      """)
  }
}
