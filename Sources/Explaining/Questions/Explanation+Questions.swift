import Delivery

extension Explanation {
  /// What is asked of a notification.
  ///
  /// - Parameters:
  ///   - places: Where it shows and where not.
  ///   - change: What would show it better, or elsewhere; nil where nothing would.
  ///   - judgments: What was decided about it, beside places, words and its group.
  ///   - isCountOpen: Whether the person opened what the lock screen only counts (F19).
  static func questions(
    about number: Int, _ places: ToldPlaces, _ change: Advice?, _ judgments: [Judgment],
    isCountOpen: Bool, in state: State
  ) -> [Question] {
    let counted = isCountOpen ? [] : state.countedAnswer(on: number)
    let group = state.listedGroup(of: number)
    let shows = Question(
      topic: .places, title: "Where does it show?",
      answers: [state.criticalAnswer(on: number), state.passageAnswer(on: number)]
        .compactMap(\.self)
        + state.deniedAnswers(on: number) + counted + state.placeAnswers(on: number, places)
        + [state.givenBadgeAnswer(on: number, places), state.hiddenBadgeAnswer(on: number)]
        .compactMap(\.self))
    let all: [Question?] = [
      shows, group.map(state.stackQuestion), state.wordsQuestion(number, in: group),
      change?.question, state.timeQuestion(judgments),
    ]
    return all.compactMap(\.self).withoutRepetition
  }

  /// What is asked of a group.
  static func questions(
    about group: Group?, _ judgments: [Judgment], in state: State
  ) -> [Question] {
    let all: [Question?] = [
      group.map(state.stackQuestion), group.map { state.wordsQuestion(nil, in: $0) },
      state.timeQuestion(judgments),
    ]
    return all.compactMap(\.self).withoutRepetition
  }

  /// What is asked of an app, and of the group that carries its name.
  static func questions(
    about app: InstalledApp?, _ group: Group?, facts: FactLog, _ judgments: [Judgment],
    in state: State
  ) -> [Question] {
    let own = app.map { state.appQuestions($0, facts: facts) } ?? []
    let groupOwn = group.map { [state.stackQuestion($0), state.wordsQuestion(nil, in: $0)] } ?? []
    return (own + groupOwn + [state.timeQuestion(judgments)]).withoutRepetition
  }
}
