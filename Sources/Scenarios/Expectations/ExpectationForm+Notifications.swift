import Delivery
import Notifications

extension ExpectationForm {
  private static let identifier = Parameter("ID", .notification)

  /// What single notifications say, and where they are.
  static let notifications: [ExpectationForm] = [
    ExpectationForm(
      "notification",
      [
        identifier, Parameter("TEXT", .choice(["title", "subtitle", "body"])),
        Parameter("TEXT", .text, or: ["none"]),
      ], "What a notification says"
    ) { arguments, context throws(Diagnostic) in
      guard let (number, _) = try context.listed(arguments) else {
        return try context.noNotification(arguments)
      }
      let words = context.notificationWords(context.state, number)
      return ExpectationFinding(words[arguments[1]?.keyword], arguments[2], about: number)
    },
    ExpectationForm(
      "notification",
      [
        identifier, Parameter("WHAT", .choice(["in"])),
        Parameter("SECTION", .choice(Section.allCases.map(\.rawValue) + ["banner"])),
      ], "Which section of the list a notification is in, or that it shows as a banner"
    ) { arguments, context throws(Diagnostic) in
      if arguments[2]?.keyword == "banner" { return try context.banner(arguments) }
      guard let (number, section) = try context.listed(arguments) else {
        return try context.noNotification(arguments)
      }
      return ExpectationFinding(
        section.rawValue == arguments[2]?.keyword, actual: "it in \(section.rawValue)",
        about: number)
    },
    ExpectationForm(
      "notification", [identifier, Parameter("STATE", .choice(["absent", "quiet", "critical"]))],
      "Whether a notification is gone, was only listed, or is a critical alert"
    ) { arguments, context throws(Diagnostic) in
      guard let (number, section) = try context.listed(arguments) else {
        return try context.noNotification(arguments)
      }
      switch arguments[1]?.keyword {
      case "absent":
        return ExpectationFinding(false, actual: "it in \(section.rawValue)", about: number)
      case "critical":
        let isCritical = context.state.isCritical(number)
        return ExpectationFinding(
          isCritical, actual: isCritical ? "critical" : "ordinary", about: number)
      default: break
      }
      let outcome = context.state.ending(of: number)?.outcome
      return ExpectationFinding(
        outcome == .listedQuietly, actual: outcome?.rawValue ?? "no outcome yet", about: number)
    },
    ExpectationForm(
      "order", [Parameter("ID", .notification, isRepeated: true)],
      "That these are in the list one above the other, with whatever else between"
    ) { arguments, context throws(Diagnostic) in try context.order(arguments) },
  ]
}

extension ExpectationContext {
  fileprivate func listed(
    _ arguments: VerbArguments
  ) throws(Diagnostic) -> (number: Int, section: Section)? {
    guard let word = arguments[0]?.word, let key = try find(word) else {
      return nil
    }
    return state.list.find(key)
  }

  fileprivate func noNotification(_ arguments: VerbArguments) throws(Diagnostic)
    -> ExpectationFinding
  {
    let isExpected = arguments[1]?.keyword == "absent"
    guard let word = arguments[0]?.word else {
      return ExpectationFinding(isExpected, actual: "absent")
    }
    let number = try numbers(word).last
    return ExpectationFinding(isExpected, actual: "absent", about: number)
  }

  fileprivate func order(_ arguments: VerbArguments) throws(Diagnostic) -> ExpectationFinding {
    var places: [(key: NotificationKey, rank: ListRank)] = []
    for argument in arguments.positional {
      guard let key = try find(argument.word), let rank = state.list.rank(of: key) else {
        let number = try numbers(argument.word).last
        return ExpectationFinding(false, actual: "no \(argument.text) in the list", about: number)
      }
      places.append((key, rank))
    }
    let actual = places.sorted { $0.rank < $1.rank }.map(\.key)
    return ExpectationFinding(
      actual == places.map(\.key),
      actual: actual.map(state.scenarioName).joined(separator: " "))
  }
}
