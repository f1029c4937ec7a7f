import Files
import Notifications
import Screens
import TerminalCore
import TestSupport

@testable import Interaction
@testable import Sessions

/// A person before the interface, with an interface time of their own: keys and
/// seconds go in, frames come out.
struct TestSession {
  private let folder: ScratchFolder
  var interaction: Interaction
  /// The interface's own time.
  var time = Duration.seconds(1000)
  /// What was left for the holder of the terminal.
  var acts: [TerminalEffect] = []
  /// How often something was drawn by itself.
  var wakes = 0

  /// Sits down before a scenario, played up to a line.
  init(
    _ scenario: String, others: [String: String] = [:], stopLine: Int? = nil,
    size: Size = Size(columns: 120, rows: 40), keepsJournal: Bool = false, playsAll: Bool = true,
    recorders: [any Recorder] = []
  ) throws {
    folder = try ScratchFolder(others.merging(["day.scenario": scenario]) { $1 })
    interaction = try Self.interaction(
      in: folder, size: size, stopLine: stopLine, keepsJournal: keepsJournal, recorders: recorders)
    while playsAll, interaction.isLoading { interaction.load() }
    send(.tick(time))
  }

  /// An interface on the scenario of a folder, or on something else in it, in Greenwich; nothing of
  /// it is played yet.
  static func interaction(
    in folder: ScratchFolder, opening name: String = "day.scenario", size: Size,
    stopLine: Int? = nil, keepsJournal: Bool, recorders: [any Recorder] = [],
    dataFolder: String? = nil, themeFile: String? = nil,
    configurationFile: String? = nil, openedAt: FileTime? = nil
  ) throws -> Interaction {
    var settings = WorldSettings()
    settings.drawing = .screens
    settings.configuration.timeZone = .utc
    let locations = DataLocations(dataFolder: dataFolder)
    let opening = try LoadedInput(
      [folder(name)], settings: settings, locations: locations)
    let journal = keepsJournal ? try JournalFile(creating: folder("journal")) : nil
    var model = Model(size: size)
    if let palette = themeFile.flatMap({ Theme.read($0).value?.palette }) { model.use(palette) }
    return Interaction(
      opening, model: model, locations: locations,
      stop: stopLine.map(PlaybackStop.before) ?? .atEnd,
      journal: journal,
      themeFile: themeFile, configurationFile: configurationFile,
      openedAt: openedAt, recorders: recorders)
  }

  /// Lets what others wrote be heard of, and time pass until it is read.
  static func settle(_ interaction: inout Interaction, from time: inout Duration)
    -> [TerminalEffect]
  {
    interaction.followFiles(at: time)
    while let due = interaction.nextReload {
      time = due
      interaction.followFiles(at: time)
    }
    return interaction.takeEffects()
  }

  var session: Session { interaction.session }
  var clock: String { session.state.clockText }
  var journal: String { folder.text("journal") ?? "" }

  /// The screen as text.
  var text: String {
    interaction.model.frame(in: interaction.scene).text
  }

  /// The line of the screen, from 0, on which the selected row begins; -1 where none is seen.
  var selectedLine: Int {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.hasPrefix("▌") } ?? -1
  }

  mutating func send(_ event: ModelEvent) {
    interaction.handle(event)
    acts += interaction.takeEffects()
  }

  /// Where a file beside the scenario is.
  func path(_ name: String) -> String { folder(name) }

  /// Writes a file beside the scenario.
  func write(_ text: String, to name: String) throws {
    try folder.write(Array(text.utf8), to: name)
  }

  /// Types lines into the command line, one after the other.
  mutating func run(_ lines: [String]) {
    for line in lines {
      type(":")
      send(.input(.paste(line)))
      press(.enter)
    }
  }

  /// Types characters, at the present moment.
  mutating func type(_ characters: String) {
    for character in characters { press(.character(character)) }
  }

  mutating func press(_ code: Key.Code) {
    send(.tick(time))
    send(.input(.key(Key(code))))
    _ = interaction.frame()
  }

  /// Lets real time pass as the loop does: it sleeps until the interface wants to be woken.
  mutating func wait(_ duration: Duration) {
    let end = time + duration
    while let wake = interaction.model.nextWake, wake <= end {
      time = max(time, wake)
      wakes += 1
      send(.tick(time))
      _ = interaction.frame()
    }
    time = end
  }
}

extension Interaction {
  /// All that is left for the holder of the terminal, in order.
  mutating func takeEffects() -> [TerminalEffect] {
    var effects: [TerminalEffect] = []
    while let effect = nextEffect() { effects.append(effect) }
    return effects
  }
}
