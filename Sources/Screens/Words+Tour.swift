/// What a step of the tour says; `{…}` names a control, and shows its key.
struct TourWords {
  /// What to do, and why one would.
  let task: String
  /// The same in a line of 38 columns.
  let brief: String
  /// What is said when it was done, in 36 columns.
  let done: String
}

extension Words {
  static func tour(_ step: TourStep) -> TourWords {
    switch step {
    case .move:
      TourWords(
        task: "A phone, and what it shows for notifications. {down*} and {up*} move through the"
          + " list; what you do is done to the selected row.",
        brief: "{down} and {up} move through the list.",
        done: "That row is selected now.")
    case .expand:
      TourWords(
        task: "A card with edges below is a stack: notifications that belong together."
          + " Select one, and press {toggle} to see them all.",
        brief: "{toggle} expands a stack: select one.",
        done: "Expanded; {toggle} closes it again.")
    case .why:
      TourWords(
        task: "Why is it here, in this place, with this sound? {why} says it for the selected row:"
          + " each decision, and the rule behind it.",
        brief: "{why} says why a row is where it is.",
        done: "No guesses. {back} leads back.")
    case .clear:
      TourWords(
        task: "{clear} clears the selected row, and a stack is one row. Try it: nothing that you"
          + " do here is lost.",
        brief: "{clear} clears the selected row: try it.",
        done: "Cleared, and not lost.")
    case .undo:
      TourWords(
        task: "{undo} takes your last act back, and the one before, up to the beginning;"
          + " {redo} does it again. Take something back.",
        brief: "{undo} takes your last act back.",
        done: "Taken back; {redo} does it again.")
    case .search:
      TourWords(
        task: "{search} finds words while you type, in closed stacks too. Look for fridge;"
          + " {tap} stays there, {back} comes back.",
        brief: "{search} finds words. Look for fridge.",
        done: "Found: {tap} stays, {back} returns.")
    case .send:
      TourWords(
        task: "How would the phone show your payload? {send} lists some, {tap} sends the selected"
          + " one. What you paste can be sent, too.",
        brief: "{send} lists payloads, {tap} sends one.",
        done: "Sent, and where the phone puts it.")
    case .grouping:
      TourWords(
        task: "Stacks are by conversation, by app, or not at all, as the app’s settings say."
          + " {grouping} on a row of Mail changes Mail’s: watch the list.",
        brief: "{grouping} regroups the row’s app.",
        done: "Regrouped; {undo} takes it back, too.")
    case .line:
      TourWords(
        task: "{commands} finds whatever can be done, and takes lines of a scenario, so that you"
          + " can write down what you try. Type wait 1h, and {tap}.",
        brief: "{commands} takes lines: wait 1h, {tap}.",
        done: "Done, as a scenario does it.")
    case .theme:
      TourWords(
        task: "Light or dark, plain or loud: {theme} lists the themes, and each is shown while it"
          + " is selected. {tap} keeps it, {back} does not.",
        brief: "{theme} lists themes, {tap} keeps one.",
        done: "Your own themes go there, too.")
    case .leave:
      TourWords(
        task: "{quit} leaves, and {help} shows every key. For your own notifications start it with"
          + " an app, a payload or a scenario: coversheet My.app",
        brief: "{quit} leaves, {help} shows every key.", done: "")
    }
  }

  static let tour = "Tour"
  static let anyKeyGoesOn = "Any key goes on."
  static let tourEnd = "The End"
  static let or = " or "
  static let leaveTour = "leave the tour"
  static let leaveShort = "leave"
  static let resumeTour = "resume the tour"
  static let tourFinished = "The tour is over."
  static let noTour = "The tour is what opens without a word after coversheet."
  static let tourIsAway = "The tour is not on the screen."

  static func tourNext(_ progress: TourProgress) -> String {
    if progress.step == .leave { return "close" }
    return progress.isStepDone ? "go on" : "skip this"
  }
  static func tourNextShort(_ progress: TourProgress) -> String {
    if progress.step == .leave { return "close" }
    return progress.isStepDone ? "go on" : "skip"
  }
  static func place(_ number: Int, of count: Int) -> String { "\(number) of \(count)" }
  static func tourGoesOn(_ number: Int) -> String { "The tour goes on with step \(number)." }
  static func tourLeft(toResume key: String) -> String { "\(key) resumes the tour." }
}

extension ControlWords {
  static let tour = ControlWords("tour", "Leave the tour, or resume it")
  static let tourNext = ControlWords("next step", "The tour's next step, done or not")
}
