extension RuleSurface {
  /// What stands together in the list, and what its rows say.
  static let stack = RuleSurface(
    name: "stack",
    axes: [
      RuleAxis(
        "grouping",
        [
          .init("automatic"), .init("by app") { $0.phone.append(grouping("by-app")) },
          .init("off") { $0.phone.append(grouping("off")) },
        ]),
      RuleAxis(
        "previews",
        [
          .init("previews always"),
          .init("when unlocked") { $0.phone.append(previews("when-unlocked")) },
          .init("never") { $0.phone.append(previews("never")) },
        ]),
      RuleAxis(
        "owner", [.init("a stranger"), .init("the owner") { $0.phone.append("authenticate") }]),
      RuleAxis(
        "threads",
        [
          .init("no threads"), threads("one thread", ["cup", "cup", "cup"]),
          threads("two threads", ["cup", "pot", "cup"]),
        ]),
      RuleAxis(
        "categories",
        [
          categories("no category", []),
          categories("one category", ["CUP", "CUP", "CUP"]),
          categories("two categories", ["CUP", "POT", "CUP"]),
          categories("some without", ["CUP", nil, "POT"]),
        ]),
      RuleAxis(
        "arguments",
        [
          .init("no names"),
          alert(
            "names", [#""summary-arg":"Anna""#, #""summary-arg":"Ben""#, #""summary-arg":"Anna""#]),
          alert("counts", [#""summary-arg-count":2"#, #""summary-arg-count":3"#, ""]),
        ]),
      RuleAxis(
        "titles",
        [
          .init("bodies alone"),
          alert("titles", [#""title":"Tea""#, #""title":"Milk""#, #""title":"Tea""#]),
        ]),
      RuleAxis(
        "counting",
        [
          .init("the leading one apart"),
          .init("the leading one counted") {
            $0.device.append("policy summary.includesLeading true")
          },
          .init("stacks of three") { $0.device.append("policy group.stackThreshold 3") },
        ]),
      RuleAxis(
        "then",
        [
          .init("left so"), .init("one cleared") { $0.end.append("clear b") },
          .init("one replaced") {
            $0.pushes[0].options = "collapse-id=x"
            $0.pushes[2].options = "collapse-id=x"
          },
        ]),
      // Last: what was set before holds where the system knows nothing of it.
      RuleAxis(
        "system",
        [
          .init("iOS 11") { $0.phone.append("device os=11") },
          .init("iOS 12") { $0.phone.append("device os=12") },
          .init("iOS 15") { $0.phone.append("device os=15") },
        ]),
    ].map { axis in
      RuleAxis(
        axis.name,
        axis.values.map { value in
          RuleAxis.Value(value.name) {
            $0.fillThree()
            value.change(&$0)
          }
        })
    })

  private static func grouping(_ word: String) -> String { "setting kettle grouping=\(word)" }
  private static func previews(_ word: String) -> String { "setting all previews=\(word)" }

  private static func threads(_ name: String, _ threads: [String]) -> RuleAxis.Value {
    RuleAxis.Value(name) {
      for (index, thread) in threads.enumerated() {
        $0.pushes[index].members.append(#""thread-id":"\#(thread)""#)
      }
    }
  }

  private static func categories(_ name: String, _ categories: [String?]) -> RuleAxis.Value {
    RuleAxis.Value(name) {
      if !categories.isEmpty {
        $0.app.append(
          #""categories":[{"identifier":"CUP","categorySummaryFormat":"%u more cups from %@","hiddenPreviewsBodyPlaceholder":"%u cups"},"#
            + #"{"identifier":"POT","categorySummaryFormat":"%u more pots","hiddenPreviewsBodyPlaceholder":"Pots","options":["hiddenPreviewsShowTitle"]}]"#
        )
      }
      for (index, category) in categories.enumerated() {
        guard let category else { continue }
        $0.pushes[index].members.append(#""category":"\#(category)""#)
      }
    }
  }

  private static func alert(_ name: String, _ members: [String]) -> RuleAxis.Value {
    RuleAxis.Value(name) {
      for (index, member) in members.enumerated() where !member.isEmpty {
        $0.pushes[index].alert.append(member)
      }
    }
  }
}

extension PairedScenario {
  fileprivate mutating func fillThree() {
    guard pushes.count == 1 else { return }
    pushes = zip(["a", "b", "c"], ["Earl is ready", "Rooibos is ready", "Chai is ready"]).map {
      Push(name: $0, alert: [#""body":"\#($1)""#])
    }
  }
}
