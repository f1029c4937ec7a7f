extension Shortcut {
  /// Keys that were published and have left the table, by what they do.
  ///
  /// They go on working where no key of the table and none of the person's says otherwise;
  /// help lists them at its end.
  static let published: [ControlID: [Shortcut]] = [
    .privacy: [Shortcut("P")], .interruptions: [Shortcut("H")], .connections: [Shortcut("S")],
    .lines: [Shortcut("Y")], .log: [Shortcut("L")], .scenario: [Shortcut("D")],
    .goTo: [Shortcut("J")], .sessions: [Shortcut("O")], .addRequest: [Shortcut("A")],
    .complaints: [Shortcut("!")], .clearAll: [.control("x")],
    .copyName: [Shortcut("yi")], .copySimctl: [Shortcut("yx")], .copySwift: [Shortcut("yr")],
    .copyCategory: [Shortcut("yk")], .copyJSON: [Shortcut("yj")], .copyLine: [Shortcut("yl")],
    .copyToken: [Shortcut("yd")], .savePayload: [Shortcut("ya")], .export: [Shortcut("yf")],
  ]
}
