import Delivery
import Notifications

/// A line of a timeline: a symbol for each step, `-` where nothing is done or seen.
///
/// Blanks before the first symbol only align lanes whose names differ in length.
package struct Lane<Stage: TimelineStage> {
  /// What it is called where the course goes wrong.
  package let name: String
  /// What is done or wanted in each step.
  let symbols: [Character]
  private let role: Role

  private enum Role {
    /// Done in each step that has a symbol but `-`.
    case done((inout Stage, Character) throws -> Void)
    /// Compared in each step, with the facts since the one before.
    case watched((State, ArraySlice<Fact>) -> [Character])
  }

  /// Makes a lane of what is done: each symbol but `-`.
  package init(
    _ name: String, _ picture: String, does act: @escaping (inout Stage, Character) throws -> Void
  ) {
    (self.name, symbols, role) = (name, Self.symbols(picture), .done(act))
  }

  /// Makes a lane of what is seen.
  ///
  /// - Parameter look: Finds what there is in a step, from the state in it and from the facts since
  ///   the one before. Of several symbols their number is shown.
  package init(
    _ name: String, _ picture: String,
    sees look: @escaping (State, ArraySlice<Fact>) -> [Character]
  ) {
    (self.name, symbols, role) = (name, Self.symbols(picture), .watched(look))
  }

  private static func symbols(_ picture: String) -> [Character] {
    Array(picture.drop { $0 == " " })
  }

  /// Whether it says what is seen, not what is done.
  var isWatched: Bool {
    switch role {
    case .done: false
    case .watched: true
    }
  }

  /// Does what the lane has in a column, from 0.
  func act(_ column: Int, on harness: inout Stage) throws {
    guard case .done(let act) = role, symbols[column] != "-" else { return }
    try act(&harness, symbols[column])
  }

  /// What is seen, as one symbol; nothing in a lane of what is done.
  func seen(_ state: State, _ facts: ArraySlice<Fact>) -> [Character] {
    guard case .watched(let look) = role else { return [] }
    let symbols = look(state, facts)
    if symbols.count > 1 { return Array("\(symbols.count)") }
    return symbols.isEmpty ? ["-"] : symbols
  }
}
