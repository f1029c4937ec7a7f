/// What a step of the tour says.
struct TourWords {
  /// What to do, and why one would.
  let task: Sentence
  /// The same in a line of 38 columns.
  let brief: Sentence
  /// What is said when it was done, in 36 columns.
  let done: Sentence
}

extension Words {
  /// The title and the text of a step.
  static func tour(_ step: TourStep) -> TourWords {
    switch step {
    case .move:
      TourWords(
        task: """
          A phone, and what it shows for notifications. \(keys: .down) and \(keys: .up) move \
          through the list; what you do is done to the selected row.
          """,
        brief: "\(key: .down) and \(key: .up) move through the list.",
        done: "That row is selected now.")
    case .expand:
      TourWords(
        task: """
          A card with edges below is a stack: notifications that belong together. Select one, \
          and press \(key: .toggle) to see them all.
          """,
        brief: "\(key: .toggle) expands a stack: select one.",
        done: "Expanded; \(key: .toggle) closes it again.")
    case .clear:
      TourWords(
        task: """
          \(key: .clear) clears the selected row, and a stack is one row. Try it: nothing that \
          you do here is lost.
          """,
        brief: "\(key: .clear) clears the selected row: try it.",
        done: "Cleared, and not lost.")
    case .undo:
      TourWords(
        task: """
          \(key: .undo) takes your last act back, and the one before, up to the beginning; \
          \(key: .redo) does it again. Take something back.
          """,
        brief: "\(key: .undo) takes your last act back.",
        done: "Taken back; \(key: .redo) does it again.")
    case .search:
      TourWords(
        task: """
          \(key: .search) finds words while you type, in closed stacks too. Look for fridge; \
          \(fixed: .enter) stays there, \(fixed: .escape) comes back.
          """,
        brief: "\(key: .search) finds words. Look for fridge.",
        done: "Found: \(fixed: .enter) stays, \(fixed: .escape) returns.")
    case .language:
      TourWords(
        task: """
          \(keys: .locale) lets the whole list speak another language, as it is in the app’s files. \
          Type a part of its name, and \(fixed: .enter) keeps it.
          """,
        brief: "\(key: .locale) is another language.",
        done: "All of it; \(key: .undo) leads back.")
    case .previews:
      TourWords(
        task: """
          \(keys: .previews) hides the previews, and the third time shows them again: see what a \
          locked phone says of each app, with the words that the app has for it.
          """,
        brief: "\(key: .previews), three times, hides and shows.",
        done: "They are shown again, as before.")
    case .why:
      TourWords(
        task: """
          Why is it here, in this place, with this sound? \(key: .why) says it for the \
          selected row: each decision, and the rule behind it.
          """,
        brief: "\(key: .why) says why a row is where it is.",
        done: "No guesses. \(key: .back) leads back.")
    case .grouping:
      TourWords(
        task: """
          Stacks are by conversation, by app, or not at all, as the app’s settings say. \
          Select a row of Mail, press \(key: .grouping), and again: watch its rows.
          """,
        brief: "\(key: .grouping) twice regroups a row of Mail.",
        done: "Regrouped; \(key: .undo) takes it back, too.")
    case .send:
      TourWords(
        task: """
          How would the phone show your payload? \(key: .send) lists some, \(fixed: .enter) \
          sends the selected one. What you paste can be sent, too.
          """,
        brief: "\(key: .send) lists payloads, \(fixed: .enter) sends one.",
        done: "Sent, and selected where it is.")
    case .line:
      TourWords(
        task: """
          \(key: .commands) finds whatever can be done, and takes lines of a scenario, so that \
          you can write down what you try. Type wait 1h, and \(fixed: .enter).
          """,
        brief: "\(key: .commands) takes lines: wait 1h, \(fixed: .enter).",
        done: "Done, as a scenario does it.")
    case .words:
      TourWords(
        task: """
          On a row of Album, \(key: .words) tries what it says: type pl 22 for Polish and 22 of \
          them, and see which line of which file it is. \(fixed: .escape) twice leads back.
          """,
        brief: "\(key: .words) on a row of Album: type pl 22.",
        done: "Each form, in each language.")
    case .matrix:
      TourWords(
        task: """
          \(keys: .matrix) draws all languages side by side, and says where they break, the worst \
          first. \(fixed: .escape) leads back.
          """,
        brief: "\(key: .matrix) draws all languages.",
        done: "preview --html makes a page of it.")
    case .edit:
      TourWords(
        task: """
          \(keys: .quickEdit) edits the selected notification where it stands: the list changes as \
          you type. \(fixed: .enter) keeps it.
          """,
        brief: "\(key: .quickEdit) edits where it stands.",
        done: "Kept as a line: no phone does that.")
    case .theme:
      TourWords(
        task: """
          Light or dark, plain or loud: \(key: .theme) lists the themes, and each is shown \
          while it is selected. \(fixed: .enter) keeps it, \(fixed: .escape) does not.
          """,
        brief: "\(key: .theme) lists themes, \(fixed: .enter) keeps one.",
        done: "Your own themes go there, too.")
    case .leave:
      TourWords(
        task: """
          Now your own. Type \(key: .commands) and the word open for the apps, payloads and \
          scenarios near the working folder, or start with coversheet My.app. \(key: .quit) leaves.
          """,
        brief: "Type \(key: .commands) and open for your own files.", done: "")
    }
  }

  /// The same where lines are read: no edges are seen there.
  static func tour(_ step: TourStep, isRead: Bool) -> TourWords {
    isRead && step == .expand ? tourReadStack : tour(step)
  }
  private static let tourReadStack = TourWords(
    task: """
      A row that counts more, as in “1 more from Anna”, is a stack: notifications that belong \
      together. Select one, and press \(key: .toggle) to see them all.
      """,
    brief: tour(.expand).brief, done: tour(.expand).done)

  /// What is said of *why* where it shows beside the list: nothing leads back then.
  static let tourWhyBeside: Sentence = "No guesses. It follows each row."
  /// Where the phone shows something else than the list that a step is about.
  static let tourAway = TourWords(
    task: """
      The list is not on the screen. \(key: .undo) takes back what led here, and \(key: .center) \
      pulls Notification Center down; then the tour goes on.
      """,
    brief: "\(key: .undo) takes back what led here.", done: "")
  /// Where the inspector covers the list.
  static let tourCovered = TourWords(
    task: "\(key: .back) leads back to the list; then the tour goes on.",
    brief: "\(key: .back) leads back to the list.", done: "")

  /// The title of the tour's panel.
  static let tour = "Tour"
  /// The same with the chapter; without one at the end.
  static func tour(_ chapter: TourChapter?) -> String {
    chapter.map { "\(tour): \(name(of: $0))" } ?? tour
  }
  /// What a chapter is about.
  static func name(of chapter: TourChapter) -> String {
    switch chapter {
    case .list: "the list"
    case .why: "why"
    case .app: "your app"
    }
  }
  /// Below a step that was done.
  static let anyKeyGoesOn = "Any key goes on, and acts."
  /// Where what is typed is written into something.
  static let tourGoesOnAfter: Sentence = "\(key: .tourNext) goes on."
  /// In place of the number of the last panel.
  static let tourEnd = "The End"
  /// Between two keys of which either does what the step asks for.
  static let or = " or "
  /// What the key does that sends the tour away.
  static let leaveTour = "leave the tour"
  /// The same where columns are short.
  static let leaveShort = "leave"
  /// What the same key does while the tour is away.
  static let resumeTour = "resume the tour"
  /// What is said once the last step was gone past.
  static let tourFinished = "The tour is over."
  /// Why the tour's controls are disabled: something else was opened.
  static let noTour = "The tour is what opens without a word after coversheet."
  /// Why the next step is disabled: the panel is not shown.
  static let tourIsAway: Sentence = "The tour is away; \(key: .tour) resumes it."

  /// What the key for the next step does at this point.
  static func tourNext(_ progress: TourProgress) -> String {
    if progress.step == .leave { return "close" }
    return progress.isStepDone ? "go on" : "skip this"
  }
  /// The same where columns are short.
  static func tourNextShort(_ progress: TourProgress) -> String {
    if progress.step == .leave { return "close" }
    return progress.isStepDone ? "go on" : "skip"
  }
  /// The number of a step, from 1, among all.
  static func place(_ number: Int, of count: Int) -> String { "\(number) of \(count)" }
  /// What is said once the tour was resumed.
  static func tourGoesOn(_ chapter: TourChapter, _ number: Int) -> String {
    "The tour goes on with \(name(of: chapter)), step \(number)."
  }
  /// What is said once the tour was sent away.
  static let tourLeft: Sentence = "\(key: .tour) resumes the tour."
}
