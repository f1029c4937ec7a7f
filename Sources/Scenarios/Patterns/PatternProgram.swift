/// A regular expression as steps that are taken all at once, so that no text makes it try one way
/// after the other: the time is that of its steps for each character.
struct PatternProgram {
  private enum Step {
    case letter(LetterSet)
    case border(PatternBorder)
    /// Goes on at both; the first is the one that is wanted rather.
    case split(Int, Int)
    case jump(Int)
    case end
  }

  private var steps: [Step] = []
  // More would make each character slow.
  private static let limit = 10_000
  // Groups without anything in them make no steps, however often they are repeated.
  private var addedCount = 0

  /// Counted repetitions are written out, so that `a{1000}` has a thousand steps.
  ///
  /// - Throws: Where it is too large.
  init(_ node: PatternNode) throws(PatternReader.Mistake) {
    try add(node)
    steps.append(.end)
  }

  private mutating func add(_ node: PatternNode) throws(PatternReader.Mistake) {
    addedCount += 1
    if max(steps.count, addedCount / 10) > Self.limit {
      throw PatternReader.Mistake("it repeats too much within itself")
    }
    switch node {
    case .nothing: break
    case .letter(let set): steps.append(.letter(set))
    case .border(let border): steps.append(.border(border))
    case .sequence(let parts): for part in parts { try add(part) }
    case .choice(let choices): try addChoice(choices[...])
    case .again(let part, let from, let to, let isGreedy):
      for _ in 0..<from { try add(part) }
      try addRest(part, times: to.map { $0 - from }, isGreedy)
    }
  }

  private mutating func addChoice(_ choices: ArraySlice<PatternNode>) throws(PatternReader.Mistake)
  {
    var ends: [Int] = []
    for (offset, choice) in choices.enumerated() {
      let isLast = offset == choices.count - 1
      let fork = steps.count
      if !isLast { steps.append(.end) }
      try add(choice)
      if isLast { break }
      ends.append(steps.count)
      steps.append(.end)
      steps[fork] = .split(fork + 1, steps.count)
    }
    for end in ends { steps[end] = .jump(steps.count) }
  }

  private mutating func addRest(
    _ part: PatternNode, times: Int?, _ isGreedy: Bool
  ) throws(PatternReader.Mistake) {
    guard let times else {
      let fork = steps.count
      steps.append(.end)
      try add(part)
      steps.append(.jump(fork))
      return split(at: fork, past: steps.count, isGreedy)
    }
    var forks: [Int] = []
    for _ in 0..<times {
      forks.append(steps.count)
      steps.append(.end)
      try add(part)
    }
    for fork in forks { split(at: fork, past: steps.count, isGreedy) }
  }

  private mutating func split(at fork: Int, past end: Int, _ isGreedy: Bool) {
    steps[fork] = isGreedy ? .split(fork + 1, end) : .split(end, fork + 1)
  }
}

extension PatternProgram {
  /// A way through the steps: where it is, and where in the text it began.
  private struct Way {
    /// The index of the step that comes next.
    var step: Int
    /// The index of the character at which it began.
    var start: Int
  }

  /// The first match in a text, of those that begin there the one that is wanted most.
  ///
  /// - Parameter beginning: Before this character no match begins.
  /// - Complexity: Steps times characters; no expression makes it worse.
  func firstMatch(in text: [Character], from beginning: Int = 0) -> Range<Int>? {
    var ways: [Way] = []
    var found: Range<Int>?
    var reached = Reached(count: steps.count)
    for index in beginning...text.count {
      // The match that began earlier goes before.
      let starts = found == nil ? ways + [Way(step: 0, start: index)] : ways
      if starts.isEmpty { break }
      ways = []
      reached.forget()
      var next: [Way] = []
      for way in starts {
        guard let end = follow(way, at: index, in: text, &reached, &next) else { continue }
        found = end.start..<index
        break
      }
      ways = next
    }
    return found
  }

  /// Goes on from a step without a character, to all steps that want one; these go on behind it.
  ///
  /// - Returns: The way, where it came to the end.
  private func follow(
    _ way: Way, at index: Int, in text: [Character], _ reached: inout Reached, _ next: inout [Way]
  ) -> Way? {
    var open = [way.step]
    while let step = open.popLast() {
      if !reached.insert(step) { continue }
      switch steps[step] {
      case .end: return way
      case .jump(let target): open.append(target)
      case .split(let wanted, let other): open += [other, wanted]
      case .border(let border):
        if border.holds(at: index, in: text) { open.append(step + 1) }
      case .letter(let set):
        if index < text.count, set.contains(text[index]) {
          next.append(Way(step: step + 1, start: way.start))
        }
      }
    }
    return nil
  }

  /// The steps that were reached at one place of the text.
  private struct Reached {
    private var marks: [Int]
    private var mark = 1

    init(count: Int) { marks = Array(repeating: 0, count: count) }

    /// Begins a new round without touching the marks of the last ones.
    mutating func forget() { mark += 1 }

    /// Marks a step as reached; false where it was in this round already.
    mutating func insert(_ step: Int) -> Bool {
      if marks[step] == mark { return false }
      marks[step] = mark
      return true
    }
  }
}
