import Delivery
import Notifications
import Push

/// Makes up apps and notifications, the same ones for a seed.
///
/// For trying out large lists, and for measuring; nothing of it depends on the machine.
package struct WorldGenerator {
  /// How many apps it installs; less than 1 counts as 1.
  var apps: Int
  /// Threads of each app; every app also sends without one.
  var threads: Int
  /// How many notifications it sends in all.
  var notifications: Int
  /// What makes it of several kinds, languages and hours; nil for a plain one.
  private let variety: WorldVariety?
  private let seed: UInt64
  private var random: SplitMix

  /// - Parameters:
  ///   - seed: The same seed and numbers give the same world.
  ///   - variety: Makes it of several kinds, languages and hours; nil for a plain one.
  package init(
    apps: Int, threads: Int, notifications: Int, seed: UInt64,
    variety: WorldVariety? = nil
  ) {
    (self.variety, self.seed, self.apps) = (variety, seed, apps)
    (self.threads, self.notifications) = (threads, notifications)
    random = SplitMix(seed: seed)
  }

  /// The installations, then the pushes.
  ///
  /// - Parameter place: Where it was asked for.
  /// - Returns: As many as apps and notifications together.
  package func acts(at place: Place) -> [Act] {
    if let variety {
      return VariedWorld(
        apps: apps, threads: threads, notifications: notifications, seed: seed, variety
      ).acts(at: place)
    }
    var generator = self
    var acts: [Act] = []
    acts.reserveCapacity(apps + notifications)
    for number in 1...max(1, apps) { acts.append(.command(generator.install(number))) }
    for _ in 0..<notifications { acts.append(.command(generator.push(at: place))) }
    return acts
  }

  private func identifier(_ number: Int) -> BundleIdentifier {
    BundleIdentifier("com.example.world\(number)")
  }

  private func install(_ number: Int) -> Command {
    let first = WorldWords.firstNames
    let last = WorldWords.lastNames
    let index = number - 1
    // Twelve of each, shifted every round: the first 144 names differ.
    var name = first[index % first.count] + " " + last[(index + index / first.count) % last.count]
    if index >= first.count * last.count { name += " \(number)" }
    return .install(App(bundleIdentifier: identifier(number), displayName: name), isGranted: true)
  }

  private mutating func push(at place: Place) -> Command {
    let app = identifier(1 + pick(apps))
    let thread = pick(threads + 1)
    var content = Content(
      title: .literal(pick(WorldWords.people)), body: .literal(sentence()))
    if thread > 0 { content.threadIdentifier = Self.threadName(thread - 1) }
    let source = SourceText(Self.source(content)[...], at: place)
    content.userInfo = .payload(source)
    return .push(PushRequest(app: app, payload: Payload(content: content, source: source)))
  }

  private mutating func sentence() -> String {
    pick(WorldWords.openings) + " " + pick(WorldWords.matters) + pick(WorldWords.endings)
  }

  private static func threadName(_ index: Int) -> String {
    let names = WorldWords.threads
    let round = index / names.count
    return round == 0 ? names[index] : "\(names[index % names.count])-\(round + 1)"
  }

  // No word above needs an escape, so that this need not go through a writer.
  private static func source(_ content: Content) -> [UInt8] {
    var text = "{\"aps\":{\"alert\":{\"title\":\"\(content.title.words)\""
    text += ",\"body\":\"\(content.body.words)\"}"
    if let thread = content.threadIdentifier { text += ",\"thread-id\":\"\(thread)\"" }
    return Array((text + "}}").utf8)
  }

  private mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(max(1, count))) }

  private mutating func pick(_ words: [String]) -> String { words[pick(words.count)] }
}

extension Text? {
  fileprivate var words: String {
    guard case .literal(let words) = self?.wording else { return "" }
    return words
  }
}
