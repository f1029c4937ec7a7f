import Notifications
import Testing

@testable import Delivery

@Suite("Content extensions as tables")
struct ContentReactionTests {
  private let like = Action(identifier: "like", title: .literal("Like"))
  private let comment = Action(identifier: "comment", title: .literal("Comment"))
  private let unlike = Action(identifier: "unlike", title: .literal("Unlike"))

  private func machine(
    _ rows: [(ContentTable.Event, [ContentStep])], profile: Profile = .ios12,
    inputView: [String] = []
  ) -> ContentMachine {
    var content = ContentExtension(name: "V")
    content.table.rows = rows.map { ContentTable.Row(on: $0.0, do: $0.1) }
    content.table.inputView = inputView
    content.table.view = [
      .label("status", nil), .list("comments", [.template(Template("First!"))]),
    ]
    return ContentMachine(content, profile: profile, categoryActions: [like, comment])
  }

  private func names(_ pane: ExtensionPane) -> [String]? { pane.actions?.map(\.identifier) }

  @Test("C9: actions are replaced, removed and brought back by their names")
  func actions() {
    let machine = machine([
      (.action("like"), [.replaceAction("like", with: .new(unlike))]),
      (.action("unlike"), [.replaceAction("unlike", with: .known("like"))]),
      (.press(nil), [.removeAction("comment"), .removeAction("nothing")]),
      (.notification, [.setActions([])]),
    ])
    var pane = machine.beginning
    #expect(names(pane) == nil)
    pane = machine.react(to: .action("like"), in: pane, values: .init()).pane
    #expect(names(pane) == ["unlike", "comment"])
    pane = machine.react(to: .action("unlike"), in: pane, values: .init()).pane
    #expect(names(pane) == ["like", "comment"])
    pane = machine.react(to: .press("x"), in: pane, values: .init()).pane
    #expect(names(pane) == ["like"])
    pane = machine.react(to: .notification, in: pane, values: .init()).pane
    #expect(names(pane) == [])
  }

  @Test("C9, C14, C15: before iOS 12 none of that exists, and the reason says so")
  func earlierProfiles() {
    let machine = machine(
      [
        (
          .notification,
          [
            .setActions([]), .performNotificationDefaultAction,
            .dismissNotificationContentExtension,
          ]
        )
      ], profile: .ios11)
    let reaction = machine.react(to: .notification, in: machine.beginning, values: .init())
    #expect(reaction.pane == machine.beginning && reaction.requests == [])
    #expect(reaction.reasons.map(\.rule) == ["C9", "C14", "C15"])
  }

  @Test("C22: steps set labels, add lines to lists, and do what depends on what is shown")
  func values() {
    var values = TemplateValues()
    values.userText = "Wow"
    let machine = machine([
      (
        .action(nil),
        [
          .when(
            [.init("status", .template(Template("")))],
            do: [.set([.init("status", .template(Template("Once")))])]),
          .append([.init("comments", .template(Template("You: {response.userText}{input}")))]),
        ]
      )
    ])
    let first = machine.react(to: .action("x"), in: machine.beginning, values: values)
    #expect(first.pane["status"] == "Once")
    #expect(first.pane["comments"] == ["First!", "You: Wow"])
    #expect(first.missing == ["input"])
    let second = machine.react(to: .action("y"), in: first.pane, values: values)
    #expect(second.pane["comments"]?.array?.count == 3)
  }

  @Test("C22: what the templates of an answer to an event read shows up to 1 MiB, and that is said")
  func room() {
    var values = TemplateValues()
    values.body = String(repeating: "x", count: 1 << 18)
    let steps: [ContentStep] = ["a", "b", "c"].map {
      .set([.init($0, .template(Template("{body}{body}")))])
    }
    let machine = machine([(.notification, Array(steps.prefix(2))), (.action(nil), steps)])
    let some = machine.react(to: .notification, in: machine.beginning, values: values)
    #expect(some.pane["b"]?.string?.count == 1 << 19 && some.room.complaints.isEmpty)
    let more = machine.react(to: .action("x"), in: machine.beginning, values: values)
    #expect(more.pane["b"]?.string?.count == 1 << 19 && more.pane["c"] == "")
    #expect(
      more.room.complaints == [
        "its templates make more than 1 MiB, or more than 512 levels, so the rest shows as nothing"
      ])
  }

  @Test(
    "C22: a condition asks about the notification where no element has the name",
    arguments: [
      ("categoryIdentifier", "video", true), ("categoryIdentifier", "photo", false),
      ("status", "video", false), ("input", "", true), ("title", "", true),
    ])
  func conditions(name: String, wanted: String, holds: Bool) {
    var values = TemplateValues()
    (values.title, values.categoryIdentifier) = ("News", "video")
    let condition = ValueTemplate.Member(name, .template(Template(wanted)))
    let machine = machine([
      (.notification, [.when([condition], do: [.becomeFirstResponder])])
    ])
    let reaction = machine.react(to: .notification, in: machine.beginning, values: values)
    #expect(reaction.reasons.isEmpty != holds)
  }

  @Test("C12: an action that no row handles is handed on; one without a completion waits")
  func completions() {
    let machine = machine([
      (.action("like"), []), (.action("comment"), [.complete(.doNotDismiss)]),
    ])
    func requests(_ action: String) -> [ContentReaction.Request] {
      machine.react(to: .action(action), in: machine.beginning, values: .init()).requests
    }
    #expect(requests("like") == [])
    #expect(requests("comment") == [.complete(.doNotDismiss)])
    #expect(requests("other") == [.handOn])
  }

  @Test("C18: only an extension with an input view becomes first responder")
  func firstResponder() {
    let rows: [(ContentTable.Event, [ContentStep])] = [(.notification, [.becomeFirstResponder])]
    let without = machine(rows)
    let with = machine(rows, inputView: ["👍"])
    let first = without.react(to: .notification, in: without.beginning, values: .init())
    #expect(!first.pane.isFirstResponder && first.reasons.map(\.rule) == ["C18"])
    let second = with.react(to: .notification, in: with.beginning, values: .init())
    #expect(second.pane.isFirstResponder)
  }

  @Test("C1: the first extension that is for the category is taken, and none without one")
  func choice() {
    var first = ContentExtension(name: "A")
    var second = ContentExtension(name: "B")
    first.categories = ["x", "y"]
    second.categories = ["y", "z"]
    func name(_ category: String?) -> Int? {
      ContentChoice(category: category, among: [first, second]).index
    }
    #expect([name("x"), name("y"), name("z"), name("Z"), name(nil)] == [0, 0, 1, nil, nil])
  }

  @Test("C1, V14: the system's own view says why: the app has no other, or none for the category")
  func systemView() {
    func rules(_ extensions: [ContentExtension]) -> [RuleID] {
      ContentChoice(category: nil, among: extensions).reasons.map(\.rule)
    }
    #expect(rules([]) == ["V14"])
    #expect(rules([ContentExtension(name: "A")]) == ["C1"])
  }

  @Test("A6, A7: how many actions show depends on the version and on the switch")
  func limits() {
    var device = Device(timeZone: .utc)
    #expect(ActionLimits(device).richView == 4 && ActionLimits(device).banner == 2)
    device.profile = .ios15
    #expect(ActionLimits(device).richView == 10)
    device.policies[.actionsRichPaneMax] = 7
    #expect(ActionLimits(device).richView == 7)
  }
}
