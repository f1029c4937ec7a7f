import Delivery
import Explaining

extension Control {
  /// What shows why.
  static let inspecting: [Control] = [
    Control(
      .why, "why", "Explain the selected thing, or what did not happen",
      also: "explain reason rule because", [Shortcut("w")], in: .inspector, footer: 5,
      when: { model, scene in
        // There is nothing to say of a list's header.
        let selected = model.selected(in: scene)
        let isOnRow = selected.map { !$0.isListHeader } ?? false
        if isOnRow || model.selectedApp(scene) != nil || model.awaitsWhy
          || InspectorPane(model, scene).hasSubject
        {
          return .enabled
        }
        let isEmpty = selected == nil && model.showsWholeList(scene)
        return .disabled(isEmpty ? Words.nothingShows : Sentence(Words.selectFirst))
      },
      act: { model, _ in
        if model.showsWhyOfSelection, !model.awaitsWhy { model.say(Words.whyBeside) }
        model.inspector.followsLog = model.awaitsWhy
        model.inspector.followsRequest = false
        model.lastAct.asksWhy = true
        model.showInspector(.why)
        return []
      }),
    Control(
      .tryIt, "try", "Do what would have shown the notification better", also: "fix change",
      [Shortcut("t")], in: .inspector,
      when: { model, scene in
        .when(
          InspectorPane(model, scene).advice?.commands.isEmpty == false,
          else: scene.state.prompt == nil ? Words.nothingToTry : Words.answerFirst)
      },
      act: { model, scene in
        guard let advice = InspectorPane(model, scene).advice else { return [] }
        model.say(Words.tried(advice))
        return advice.commands.map { .perform($0) }
      }),
    Control(
      .inspector, "inspector", "Show or hide the inspector", also: "panel details", [Shortcut("i")],
      in: .inspector,
      act: { model, _ in
        model.toggleInspector()
        return []
      }),
    Control(
      .nextPane, "next pane", "Give the keys to the other pane",
      [Shortcut(.tab), Shortcut(.tab, .shift)], in: .inspector,
      act: { model, _ in
        model.enterInspector()
        return []
      }),
    tab(.previousTab, ControlWords("previous tab", "The inspector’s previous tab"), "[", -1),
    tab(.nextTab, ControlWords("next tab", "The inspector’s next tab"), "]", 1),
    Control(
      .zoom, "zoom", "Give the inspector the whole screen, or take it back", also: "full maximize",
      [Shortcut("z")], in: .inspector,
      when: { model, _ in .when(model.layout.hasInspector, else: Words.noInspector) },
      act: { model, _ in
        model.zoom()
        return []
      }),
  ]

  private static func tab(_ id: ControlID, _ words: ControlWords, _ key: String, _ step: Int)
    -> Control
  {
    Control(
      id, words, [Shortcut(key)], in: .inspector,
      when: { model, _ in .when(model.layout.hasInspector, else: Words.noInspector) },
      act: { model, scene in
        let tabs = InspectorTab.shown(model, scene)
        model.inspector.tab =
          tabs.stepped(from: model.inspector.tab, by: step) ?? model.inspector.tab
        model.fitInspector()
        return []
      })
  }
}

extension InspectorPane {
  /// What would show what the keys are about better, or elsewhere; nil where nothing would.
  fileprivate var advice: Advice? {
    guard case .notification(let number) = model.pageSubject(in: scene) ?? subject else {
      return nil
    }
    return scene.state.change(on: number, isCountOpen: model.isCountOpen)
  }
}

/// The inspector and its tabs.
extension ControlID {
  package static let why = ControlID("why")
  static let tryIt = ControlID("try")
  static let inspector = ControlID("inspector")
  static let nextPane = ControlID("next-pane")
  static let previousTab = ControlID("previous-tab")
  static let nextTab = ControlID("next-tab")
  static let zoom = ControlID("zoom")
}
