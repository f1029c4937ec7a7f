import Delivery
import Explaining
import Notifications

@testable import Scenarios

/// Claims of every row with names and texts that are hard to write down,
/// always the same for a seed.
struct RandomClaims {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  private static let texts = [
    "Anna", "Anna Berg", "none", "all", "absent", "field", "-", "\"q\"", "it's", "#x", "{", "{}",
    "x=1", "a:b", "a/b", "\n", "\u{202E}", "😀", "e\u{301}", "not", "+5s", "\\", " ", "in=center",
    "Turn Off…", "a b/c", "[1]", "wake",
  ]
  private static let times = [
    "09:41", "09:41:05.250", "23:59:59", "2018-06-04T09:41", "2018-06-04T09:41:00.001",
    "2018-11-04T01:30-08:00", "2018-06-04T16:41:05+05:30", "+1h30m", "+0s", "+250ms",
  ]

  mutating func next() -> Claim {
    switch random.next() % 4 {
    case 0: ofList()
    case 1: ofDelivery()
    case 2: ofApp()
    default: ofLayers()
    }
  }

  private mutating func ofList() -> Claim {
    switch pick(10) {
    case 0: .groups(amount(), in: section())
    case 1: .groupCount(name(.group), amount(), in: section())
    case 2: .groupState(name(.group), one(of: ExpectedGroupState.self), in: section())
    case 3:
      .groupText(name(.group), one(of: TextPart.self), maybe { $0.words() }, in: section())
    case 4:
      .notificationText(
        name(.notification), [.title, .subtitle, .body][pick(3)], maybe { $0.words() })
    case 5: .notificationPlace(name(.notification), section())
    case 6: .notificationState(name(.notification), one(of: ExpectedNotificationState.self))
    case 8: .wholeText(name(.notification), on: maybe { $0.one(of: TextSurface.self) })
    case 7: .order(several { $0.name(.notification) })
    default: .rules(name(.notification), several { Rule.all[$0.pick(Rule.all.count)].id })
    }
  }

  private mutating func ofDelivery() -> Claim {
    switch pick(9) {
    case 0: .outcome(name(.notification), ExpectedEnding.all[pick(ExpectedEnding.all.count)])
    case 1: .delivered(name(.notification), at: time(), count: maybe { $0.amount() })
    case 2:
      maybe { random in
        let answers: [(Int, String?)] = [
          (200, nil), (400, "BadTopic"), (410, "Unregistered"), (8, "InvalidToken"),
        ]
        let (status, reason) = answers[random.pick(4)]
        return Claim.apns(status, reason: random.pick(2) == 0 ? nil : reason)
      } ?? .apns(nil, reason: nil)
    case 3:
      maybe { .pending($0.name(.anything), $0.count(), at: nil) }
        ?? .pending(name(.anything), nil, at: time())
    case 4: .reached(name(.notification), Reach(rawValue: UInt16(pick(2048))))
    case 5: .banner(maybe { $0.name(.notification) })
    case 6: .sound(name(.notification), sound())
    case 7:
      maybe { .watch($0.name(.notification), isLong: $0.maybe { $0.pick(2) == 0 }) }
        ?? .watch(nil, isLong: nil)
    default: .wake
    }
  }

  private mutating func ofApp() -> Claim {
    switch pick(7) {
    case 0: .badge(name(.app), maybe { $0.amount() })
    case 1: .settings(name(.app), settings())
    case 2: .appState(name(.app), one(of: AppState.self))
    case 3: .device(one(of: ExpectedDeviceState.self))
    case 4: .call(name(.app), call())
    case 5: .authorization(name(.app), one(of: Authorization.self))
    default: .suggestion(maybe { $0.name(.app) })
    }
  }

  private mutating func ofLayers() -> Claim {
    switch pick(18) {
    case 0:
      maybe { random in
        .actions(
          random.maybe { $0.name(.notification) },
          random.several { ExpectedName(.action, Word($0.text(), .quoted, at: Place("-"))) },
          titles: random.maybe { $0.several { $0.text() } })
      } ?? .actions(maybe { $0.name(.notification) }, nil, titles: nil)
    case 1: .viewTitle(maybe { $0.words() })
    case 2: .viewLabel(name(.viewElement), maybe { $0.words() })
    case 3: .viewMedia(maybe { $0.one(of: ExpectedMediaState.self) })
    case 4: .viewInput([.none, .field, .items(several { $0.text() })][pick(3)])
    case 5: .viewRatio(amount([0, 0.5, 1, 1.0 / 3, 12]))
    case 6: .viewOwner(maybe { $0.name(.notification) })
    case 7: .received(extensionCall())
    case 8: .prompt(maybe { $0.words() })
    case 9: .alert(maybe { $0.words() })
    case 10: .sheet(maybe { ExpectedSheet.all[$0.pick(ExpectedSheet.all.count)] })
    case 11: .offers(maybe { $0.several { $0.text() } })
    case 12: .screenText(text())
    case 13: .focus(maybe { ExpectedFocus($0.words()) })
    case 14: .held(maybe { $0.name(.app) }, amount())
    case 15:
      maybe { random in
        .summary(
          random.words(), count: random.maybe { $0.amount() },
          featured: random.maybe { _ in
            ["n1", "n2"].map { ExpectedName(.notification, Word($0, .quoted, at: Place("-"))) }
          })
      } ?? .summary(nil, count: nil, featured: nil)
    case 16: .muted(maybe { $0.name(.app) })
    default: screenMatch()
    }
  }

  // What is not heard has no volume.
  private mutating func sound() -> ExpectedSound {
    let name = maybe { $0.text() }
    return ExpectedSound(
      name: name, vibrates: pick(2) == 0,
      volume: name == nil ? nil : maybe { $0.amount([0, 0.3, 1]) },
      silence: maybe { $0.one(of: Situation.Silence.self) })
  }

  private mutating func settings() -> [ExpectedSetting] {
    let keys = Setting.keys.filter { _ in pick(3) == 0 }
    return (keys.isEmpty ? ["critical"] : keys).map { key in
      let values = Setting.values(of: key) + (key == "critical" ? ["unsupported"] : [])
      return ExpectedSetting(key: key, value: values[pick(values.count)])
    }
  }

  private mutating func call() -> ExpectedCall {
    if pick(4) == 0 { return ExpectedCall(isSinceStart: pick(2) == 0) }
    return ExpectedCall(
      method: one(of: Call.Method.self),
      notification: maybe { $0.maybe { $0.name(.notification) } },
      action: maybe { $0.name(.action) },
      text: maybe { $0.text() }, state: maybe { $0.one(of: Call.State.self) },
      launchOption: maybe { $0.maybe { $0.one(of: Call.LaunchOption.self) } },
      launchImage: maybe { $0.maybe { $0.text() } }, isSinceStart: pick(2) == 0,
      count: maybe { $0.amount() })
  }

  private mutating func extensionCall() -> ExpectedExtensionCall {
    if pick(4) == 0 { return ExpectedExtensionCall(name: name(.appExtension)) }
    return ExpectedExtensionCall(
      name: name(.appExtension), method: one(of: ExtensionCall.Method.self),
      notification: maybe { $0.name(.notification) }, argument: maybe { $0.text() },
      count: maybe { $0.amount() })
  }

  private mutating func screenMatch() -> Claim { pattern().map(Claim.screenMatch) ?? .wake }

  private mutating func pattern() -> TextPattern? {
    let texts = ["/x/", "/a b/", "/^\\d+:\"$/", "/é|none/i"]
    return try? TextPattern(Word(texts[pick(texts.count)], .quoted, at: Place("-")))
  }

  private mutating func words() -> ExpectedText {
    switch pick(4) {
    case 0: .part(text())
    case 1: pattern().map(ExpectedText.match) ?? .whole("")
    default: .whole(text())
    }
  }

  private mutating func amount() -> ExpectedNumber { amount([number()]) }

  private mutating func amount<Number: Comparable & Hashable & Sendable>(
    _ numbers: [Number]
  ) -> ExpectedAmount<Number> {
    let number = numbers[pick(numbers.count)]
    return [.exactly(number), .atLeast(number), .atMost(number)][pick(3)]
  }

  private mutating func count() -> ExpectedCount { pick(2) == 0 ? .absent : .number(amount()) }

  private mutating func name(_ kind: ExpectedName.Kind) -> ExpectedName {
    let text = text()
    if pick(3) > 0 { return ExpectedName(kind, written: text.scenarioWord) }
    let separator = kind == .group ? "/" : ":"
    return ExpectedName(kind, written: text.quoted + separator + self.text().quoted)
  }

  private mutating func time() -> When? {
    maybe { When(Self.times[$0.pick(Self.times.count)]) ?? .later(.seconds(1)) }
  }

  private mutating func section() -> Section? { maybe { $0.one(of: Section.self) } }
  private mutating func text() -> String { Self.texts[pick(Self.texts.count)] }
  private mutating func number() -> Int { [0, 1, 2, 99, .max][pick(5)] }

  private mutating func one<Value: CaseIterable>(of type: Value.Type) -> Value {
    let all = Array(type.allCases)
    return all[pick(all.count)]
  }

  private mutating func maybe<Value>(_ make: (inout RandomClaims) -> Value) -> Value? {
    pick(3) == 0 ? nil : make(&self)
  }

  private mutating func several<Value>(_ make: (inout RandomClaims) -> Value) -> [Value] {
    (0...pick(3)).map { _ in make(&self) }
  }

  private mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
}
