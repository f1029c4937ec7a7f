import Delivery
import Notifications
import Push

/// Commands with names that are hard to write down, always the same for a seed.
struct HostileCommands {
  var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// What makes commands of one kind.
  struct Maker: Sendable {
    /// The cases of `Command` that it makes.
    let names: [String]
    /// How many times as often as others it is taken.
    let weight: Int
    fileprivate let make: @Sendable (inout HostileCommands, State) -> Command

    init(
      _ names: String..., weight: Int = 1,
      make: @escaping @Sendable (inout HostileCommands, State) -> Command
    ) {
      (self.names, self.weight, self.make) = (names, weight, make)
    }
  }

  /// One for each kind of command: a case that `Command` gets has its row here.
  static let makers = [
    Maker("install") { $0.install($1) },
    Maker("note") { makers, _ in .note(makers.name()) },
    Maker("configure") { .configure($0.configuration($1)) },
    Maker("setPolicy") { makers, _ in .setPolicy(PolicySetting(.stackThreshold, 2 + makers.pick(3)))
    },
    Maker("seed") { makers, _ in .seed(makers.random.next() >> 1) },
    Maker("uninstall", "advance") {
      $0.pick(4) == 0 ? .uninstall($0.app($1)) : .advance(to: $0.later($1))
    },
    Maker("removeDelivered") {
      .removeDelivered($0.app($1), $0.pick(3) == 0 ? nil : [$0.key($1).identifier])
    },
    Maker("device") { makers, _ in
      .device(DeviceAct.allCases[makers.pick(DeviceAct.allCases.count)])
    },
    Maker("expand") { .expand($0.group($1)) },
    Maker("collapse") { .collapse($0.group($1)) },
    Maker("clear") { .clear(.notification($0.key($1))) },
    Maker("clear") { $0.clearGroup($1) },
    Maker("clearAll") { makers, _ in
      .clearAll([.lockScreen, .notificationCenter, nil][makers.pick(3)])
    },
    Maker("arm") { .arm($0.pick(3) == 0 ? nil : $0.group($1)) },
    Maker("confirm", "cancel") { makers, _ in [.confirm, .cancel][makers.pick(2)] },
    Maker("tap") { .tap($0.key($1)) },
    Maker("set") {
      .set($0.pick(3) == 0 ? nil : $0.app($1), [.grouping(Grouping.allCases[$0.pick(3)])])
    },
    Maker("authorize") { .authorize($0.app($1), $0.pick(2) == 0 ? nil : [.alert, .provisional]) },
    Maker("management") { .management($0.act($1)) },
    Maker("set") { .set($0.pick(3) == 0 ? nil : $0.app($1), $0.settings()) },
    Maker("setPhone") { makers, _ in .setPhone(makers.phoneSetting()) },
    Maker("setState") { .setState($0.app($1), $0.appStateAct()) },
    Maker("setBadge") { .setBadge($0.app($1), $0.pick(12)) },
    Maker("setWillPresent") { .setWillPresent($0.app($1), $0.willPresent()) },
    Maker("openSettings", "banner") {
      [.openSettings(nil), .openSettings($0.app($1)), .banner(.tap), .banner(.dismiss)][$0.pick(4)]
    },
    Maker("setLanguages") {
      .setLanguages($0.app($1), [["pl", "pt-BR"], ["en"], []][$0.pick(3)])
    },
    Maker("setCategories") { .setCategories($0.app($1), $0.pick(3) == 0 ? [] : [$0.category()]) },
    Maker("answer") { .answer($0.reply($1)) },
    Maker("view") { .view($0.viewAct($1)) },
    Maker("schedule") { .schedule($0.app($1), $0.request()) },
    Maker("removePending") { .removePending($0.app($1), $0.pick(3) == 0 ? nil : [$0.name()]) },
    Maker("move", "note") { $0.movement($1) },
    Maker("power") { .power(isOn: !$1.device.isPowerOn || $0.pick(4) > 0) },
    Maker("network") { makers, _ in .network(isOn: makers.pick(2) == 0) },
    Maker("alert") { makers, _ in .alert(AlertAct.allCases[makers.pick(2)]) },
    Maker("legacy") { $0.legacy($1) },
    Maker("pushFault") { .pushFault($0.fault($1)) },
    Maker("readFeedback") { _, _ in .readFeedback },
    Maker("watch") { .watch($0.watchAct($1)) },
    Maker("connect") { makers, _ in
      .connect(Accessory.allCases[makers.pick(2)], isOn: makers.pick(2) == 0)
    },
    Maker("edit") { $0.edit($1) },
    Maker("focus") { .focus($0.focusAct($1)) },
    Maker("summary") { .summary($0.summaryAct($1)) },
    Maker("mute") { .mute($0.app($1), [.hour, .today, nil][$0.pick(3)]) },
    Maker("push", weight: 2) { $0.push(to: $0.app($1)) },
  ]

  private static let weighed = makers.flatMap { Array(repeating: $0, count: $0.weight) }

  /// A command of any kind; while no app is there, one that installs one.
  mutating func next(_ state: State) -> Command {
    if state.apps.isEmpty { return install(state) }
    return Self.weighed[pick(Self.weighed.count)].make(&self, state)
  }

  /// A command of one kind; there has to be an app.
  mutating func next(_ state: State, by maker: Maker) -> Command { maker.make(&self, state) }
}
