import Explaining
import Glibc
import Interaction
import Notifications
import Push
import PushEndpoint
import Screens

extension Interaction: PushReceiver {}

// What servers send while the person works.
extension TerminalLoop {
  /// What the sockets wait for; nothing while something is loading, which comes first.
  mutating func servedPolls() -> [pollfd] {
    interaction.isLoading ? [] : served?.endpoint.polls ?? []
  }

  /// When the sockets have something to do though nothing came; nil for never.
  mutating func servedDeadline() -> Duration? {
    interaction.isLoading ? nil : served?.endpoint.nextDeadline
  }

  /// Says where servers reach the phone, once what was opened is there.
  mutating func beginServing() {
    guard let served, !hasBegunServing, !interaction.isLoading else { return }
    hasBegunServing = true
    do throws(Diagnostic) { try served.begin(on: interaction.session.state) } catch {
      interaction.handle(.misread("\(error)"))
    }
  }

  /// Does what can be done at the sockets.
  mutating func serve() {
    guard let served, !interaction.isLoading else { return }
    var polls = served.endpoint.polls
    poll(&polls, nfds_t(polls.count), 0)
    let before = served.endpoint.log.changeCount
    served.endpoint.handle(polls, at: moment(), for: &interaction)
    if served.endpoint.log.changeCount != before { pace.noteArrival(every: FramePace.calm) }
  }

  /// Tells the programs that follow what happened since, also what the person did.
  mutating func tellPrograms() {
    guard let served else { return }
    let moment = moment()
    _ = served.tellPrograms(of: &interaction, at: moment)
  }

  /// Has the interface show what goes on at the sockets, and in folders that are watched.
  mutating func showConnections() {
    guard let served else {
      var log = folderConnections
      noteDrops(in: &log)
      folderConnections = log
      guard !log.listeners.isEmpty else { return }
      interaction.model.wires = Wires(log, uptime: clock.now)
      return
    }
    served.endpoint.note { noteDrops(in: &$0) }
    interaction.model.wires = Wires(
      served.endpoint.log, uptime: clock.now, authorityPath: served.authorityPath,
      providerToken: providerToken(of: served))
  }

  private mutating func noteDrops(in log: inout ConnectionLog) {
    for folder in interaction.incoming.folders where folder.isExclusive {
      folderLog.watch(folder.path, in: &log)
    }
    for drop in interaction.incoming.takeDropped() {
      folderLog.note(drop.entry, of: drop.folder, in: &log, uptime: clock.now)
    }
  }

  // One is good for an hour, and a new one more often than every twenty minutes is one too many.
  private mutating func providerToken(of served: ServedEndpoint) -> String? {
    if let shownToken, clock.now - shownToken.made < .seconds(30 * 60) { return shownToken.text }
    guard let text = served.providerToken() else { return nil }
    shownToken = (text, clock.now)
    return text
  }

  /// Tells clients to go away.
  mutating func stopServing() {
    served?.endpoint.drain(at: moment())
    served?.end()
  }

  private mutating func moment() -> EndpointMoment {
    EndpointMoment(
      uptime: clock.now, machine: WallClock().now, phone: interaction.session.state.now)
  }
}
