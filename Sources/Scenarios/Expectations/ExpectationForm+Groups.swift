import Delivery
import Notifications

extension ExpectationForm {
  private static let group = Parameter("GROUP", .group)

  /// Which groups the list has, and what each holds and says.
  ///
  /// What an expectation names is looked up in the list as it is; a group that is gone is absent,
  /// and no error.
  static let groups: [ExpectationForm] = [
    ExpectationForm(
      "groups", [Parameter("N", .number(0...Int.max))], options: [.section],
      "How many groups the list has; a single notification counts as one"
    ) { arguments, context in
      let count = context.groupCount(in: arguments.section)
      return ExpectationFinding(count == arguments[0]?.number, actual: String(count))
    },
    ExpectationForm(
      "group",
      [group, Parameter("WHAT", .choice(["count"])), Parameter("N", .number(0...Int.max))],
      options: [.section], "How many notifications a group has"
    ) { arguments, context throws(Diagnostic) in
      guard let group = try context.group(arguments) else { return try context.noGroup(arguments) }
      return ExpectationFinding(
        group.count == arguments[2]?.number, actual: String(group.count), about: group.leading)
    },
    ExpectationForm(
      "group",
      [group, Parameter("STATE", .choice(["expanded", "collapsed", "hidden", "absent"]))],
      options: [.section], "How a group shows"
    ) { arguments, context throws(Diagnostic) in
      guard let group = try context.group(arguments) else { return try context.noGroup(arguments) }
      if arguments[1]?.keyword == "hidden" {
        let isHidden = context.state.isHidden(group.leading)
        return ExpectationFinding(
          isHidden, actual: isHidden ? "hidden" : "shown", about: group.leading)
      }
      let name = context.stateName(of: group)
      return ExpectationFinding(name == arguments[1]?.keyword, actual: name, about: group.leading)
    },
    ExpectationForm(
      "group",
      [
        group, Parameter("TEXT", .choice(["title", "subtitle", "body", "summary"])),
        Parameter("TEXT", .text, or: ["none"]),
      ], options: [.section], "What a group says"
    ) { arguments, context throws(Diagnostic) in
      guard let group = try context.group(arguments) else { return try context.noGroup(arguments) }
      let words = context.groupWords(context.state, group)
      return ExpectationFinding(words[arguments[1]?.keyword], arguments[2], about: group.leading)
    },
  ]
}

extension ExpectationFinding {
  /// Compares a text with the one that is expected, whole.
  ///
  /// - Parameters:
  ///   - actual: Nil for no text.
  ///   - expected: The argument; a keyword, such as `none`, expects no text.
  init(_ actual: String?, _ expected: Argument?, about number: Int) {
    let wanted = expected?.keyword == nil ? expected?.text : nil
    self.init(
      actual == wanted, actual: actual?.quoted ?? "none", expected: wanted?.quoted ?? "none",
      about: number)
  }
}

extension RowWords {
  /// The text with this name: `title`, `subtitle`, `body`; for any other name, and for nil, the
  /// summary.
  subscript(name: String?) -> String? {
    switch name {
    case "title": title
    case "subtitle": subtitle
    case "body": body
    default: summary
    }
  }
}

extension ExpectationContext {
  private var stackThreshold: Int { state.device.policies[.stackThreshold] }

  fileprivate func groupCount(in section: Section?) -> Int {
    let sections = section.map { [$0] } ?? Section.allCases
    // A group of one is a row whatever a stack needs, and a stack of two is the rule.
    if stackThreshold <= 2 { return sections.reduce(0) { $0 + state.list[$1].groupCount } }
    return sections.flatMap { state.list[$0].groups }
      .reduce(0) { $0 + ($1.isStack(threshold: stackThreshold) ? 1 : $1.count) }
  }

  fileprivate func group(_ arguments: VerbArguments) throws(Diagnostic) -> Group? {
    guard let word = arguments[0]?.word,
      let target = try state.findGroup(word, in: arguments.section),
      let place = state.list.find(target.key, in: target.section)
    else { return nil }
    return state.list.group(at: place)
  }

  fileprivate func stateName(of group: Group) -> String {
    guard group.isStack(threshold: stackThreshold) else { return "a single row" }
    return group.isExpanded ? "expanded" : "collapsed"
  }

  /// What there is to say where no group is: that is what some expect.
  fileprivate func noGroup(_ arguments: VerbArguments) throws(Diagnostic) -> ExpectationFinding {
    if arguments[1]?.keyword == "absent" { return ExpectationFinding(true, actual: "absent") }
    guard let word = arguments[0]?.word else { return ExpectationFinding(false, actual: "absent") }
    let message = try state.unknownGroup(word, in: arguments.section).message
    return ExpectationFinding(false, actual: "absent (\(message))")
  }
}
