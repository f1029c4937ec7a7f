extension Control {
  /// What the session so far says about its apps.
  static let reports: [Control] = [
    report(
      .audit,
      ControlWords(
        "audit", "What a stranger reads on a locked phone; Tab: how often apps interrupt",
        also: "privacy interruptions locked report stranger"), [Shortcut("ga")], .privacy),
    report(
      .privacy,
      ControlWords(
        "privacy", "See what each kind of notification reveals on a locked screen, by previews",
        also: "privacy audit leak leaks locked reveal hidden previews"), [], .privacy),
    report(
      .interruptions,
      ControlWords(
        "interruptions", "See how often and how loudly each app interrupts, by hour",
        also: "interruptions report noise loud sounds banners hours statistics"), [],
      .interruptions),
  ]

  private static func report(
    _ id: ControlID, _ words: ControlWords, _ shortcuts: [Shortcut], _ kind: ReportSheet.Kind
  ) -> Control {
    Control(
      id, words, shortcuts, in: .going,
      when: { _, scene in .when(!scene.state.apps.isEmpty, else: Words.noAppInstalled) },
      act: { model, scene in
        model.open(ReportSheet(kind, scene))
        return []
      })
  }
}

/// The words around reports.
extension Words {
  /// What notifications reveal on a locked screen.
  static let privacyReport = "Privacy"
  /// How often apps interrupt.
  static let interruptionReport = "Interruptions"
  /// What the key does: the same events with a setting.
  static let (trial, triesSetting) = ("Try a setting", "try a setting")
  /// What Esc shows again while a setting is tried.
  static let endsTrial = "as it was"
  /// Where nothing that interrupts could be turned off.
  static let nothingToTurnOff = "Nothing that interrupts can be turned off."
  /// Above the report, while a setting is tried.
  static func tried(setting words: String) -> String { "As it was, and with \(words)" }
}

/// The reports on the session so far.
extension ControlID {
  static let audit = ControlID("audit")
  package static let privacy = ControlID("privacy")
  package static let interruptions = ControlID("interruptions")
}
