import Notifications
import Scenarios

/// A scenario in which names mean the same as in the one that is asked about, as it is now.
struct LinkedScenario {
  /// The whole path.
  let path: String
  /// What it says.
  let text: EditedText
  /// Its words.
  let outline: ScenarioOutline
  /// What may be filled in, there and in those that it includes.
  let cases: [ScenarioCase]
}

extension EditedText {
  /// The cases of a scenario.
  var cases: [ScenarioCase] { ScenarioCases(bytes).all }
}

extension [ScenarioCase] {
  /// A text as the cases fill it in, each result once; as it is where there are none.
  func filling(_ text: String) -> [String] {
    isEmpty || !text.containsBytes(of: "{") ? [text] : map { $0.filled(text) }.uniqued()
  }
}

extension [LinkedScenario] {
  /// What they say of a name, those that say nothing left out.
  func uses(of name: String) -> [(path: String, text: EditedText, uses: NameUses)] {
    compactMap { scenario in
      let uses = NameUses(of: name, in: scenario, among: self)
      return uses.isEmpty ? nil : (scenario.path, scenario.text, uses)
    }
  }
}
