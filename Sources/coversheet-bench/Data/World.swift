import Delivery
import Files
import Interaction
import Screens
import Sessions
import TerminalCore

/// A person at a phone that holds so many notifications, without a terminal.
final class World {
  private(set) var interaction: Interaction
  /// How many notifications there are.
  let count: Int
  /// How large the screen is, in cells.
  static let size = Size(columns: 120, rows: 40)

  /// Loads it from a file, as the program would.
  ///
  /// - Throws: Where it does not hold as many afterwards.
  convenience init(_ count: Int, _ conditions: BenchConditions) throws(BenchError) {
    let path = try conditions.folder.write(SamplePayloads.lines(count), to: "\(count).ndjson")
    try self.init(count, paths: [path])
  }

  /// Loads it from files, as the program would.
  ///
  /// - Throws: Where it does not hold as many afterwards.
  init(_ count: Int, paths: [String], dataFolder: String? = nil) throws(BenchError) {
    self.count = count
    let locations = DataLocations(dataFolder: dataFolder)
    do {
      let opening = try LoadedInput(paths, settings: WorldSettings(), locations: locations)
      interaction = Interaction(
        opening, model: Model(size: Self.size), locations: locations)
    } catch {
      throw BenchError("cannot open \(paths): \(error)")
    }
    while interaction.isLoading { interaction.load() }
    interaction.handle(.happened([]))
    guard listed == count else {
      throw BenchError("\(listed) of \(count) notifications are in the list")
    }
    _ = interaction.frame()
  }

  /// How many notifications are in the list.
  var listed: Int { interaction.session.state.list.count }
  /// How many groups are expanded.
  var expanded: Int { interaction.session.state.list.expandedGroups.count }

  /// Presses a key and draws what comes of it.
  func press(_ key: Key) -> Duration {
    elapsed {
      interaction.handle(.input(.key(key)))
      drawn = interaction.frame()
    }
  }

  /// Looks for a word that is nowhere, from its first letter to the last notification, and draws
  /// what comes of it.
  func searchForNothing() -> Duration {
    elapsed {
      interaction.handle(.input(.key(Key(.character("/")))))
      paste("zzzz")
      // What is due at once is never due again at the same time.
      while let wake = interaction.model.nextWake, wake <= interaction.model.now + Self.moment {
        interaction.handle(.tick(interaction.model.now + Self.moment))
      }
      drawn = interaction.frame()
    }
  }

  private static let moment = Duration.milliseconds(1)

  /// Has a file that was written read anew, and draws what comes of it.
  func reread(_ path: String) -> Duration {
    elapsed {
      _ = interaction.reread([path])
      drawn = interaction.frame()
    }
  }

  /// Pastes text.
  func paste(_ text: String) { interaction.handle(.input(.paste(text))) }

  /// Takes a payload in that comes through a pipe, and draws what comes of it.
  func receive(_ payload: String) -> Duration {
    var lines = PayloadLines(SourceFile(path: "-", bytes: Array(payload.utf8)))
    return elapsed {
      if let line = lines.next() { _ = interaction.receive(line) }
      drawn = interaction.frame()
    }
  }

  // Kept, so that the optimizer does not leave the drawing out.
  private var drawn: Frame?
}
