/// How far the person came in the tour: what is remembered until the next time.
package struct TourProgress: Hashable, Sendable {
  /// Whether the tour is shown, sent away or done.
  package enum Course: String, Hashable, Sendable {
    case running
    /// The person sent it away; it can be taken up at its step.
    case left
    case finished
  }

  /// What becomes of the tour's panel now.
  package var course: Course
  /// The step that is shown.
  package var step: TourStep
  /// What was done so far, in whatever order.
  package var done: Set<TourStep>

  /// The beginning.
  package init() { self.init(course: .running, step: .move, done: []) }

  init(course: Course, step: TourStep, done: Set<TourStep>) {
    (self.course, self.step, self.done) = (course, step, done)
  }

  /// Reads what `text` wrote: `running why move expand`.
  ///
  /// - Returns: nil for anything that does not begin with a course and a step. Steps that another
  ///   version knows are left out.
  package init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count >= 2, let course = Course(rawValue: words[0]),
      let step = TourStep(rawValue: words[1])
    else { return nil }
    let done = words.dropFirst(2).compactMap(TourStep.init).filter { $0 != .leave }
    self.init(course: course, step: step, done: Set(done))
  }

  /// One line without its end: course, step and what was done, in the order of the tour.
  package var text: String {
    let names = TourStep.tasks.filter(done.contains).map(\.rawValue)
    return ([course.rawValue, step.rawValue] + names).joined(separator: " ")
  }

  /// Whether the panel is on the screen.
  var isShown: Bool { course == .running }

  /// Whether what the step asks for was done.
  var isStepDone: Bool { done.contains(step) }

  /// Goes to the next step that was not done already.
  mutating func goOn() {
    let later = TourStep.allCases.drop { $0 != step }.dropFirst()
    guard let next = later.first(where: { !done.contains($0) }) else { return course = .finished }
    step = next
  }

  /// Begins a chapter anew, whatever was done of it before.
  mutating func begin(_ chapter: TourChapter) {
    done.subtract(chapter.steps)
    course = .running
    step = chapter.steps.first ?? .leave
  }

  /// Shows it again: where it was left, or from the beginning when it was over.
  mutating func resume() {
    if course == .finished { self = TourProgress() }
    course = .running
    if isStepDone { goOn() }
  }
}
