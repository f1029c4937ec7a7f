import Notifications
import Testing

@Suite("P1, W1: what the phone and its watch are")
struct DeviceTests {
  private static let losAngeles = TimeZone(identifier: "America/Los_Angeles", firstOffset: -25_200)

  @Test("A phone begins locked, dark, heard, online and alone")
  func beginning() {
    let device = Device(timeZone: Self.losAngeles)
    #expect(device.isLocked && !device.isAuthenticated && !device.isDisplayOn)
    #expect(device.isRingerOn && device.volume == 0.5 && device.isReachable && device.isPowerOn)
    #expect(device.profile == .ios12 && device.locale == "en_US" && device.languages == ["en"])
    #expect(device.watch == nil && device.foregroundApp == nil && device.policies == Policies())
  }

  @Test(
    "B2: the service reaches a phone that is on and has a network",
    arguments: [(true, true), (true, false), (false, true), (false, false)])
  func reachable(isOn: Bool, isOnline: Bool) {
    var device = Device(timeZone: .utc)
    device.powerOff = isOn ? nil : Device.PowerOff(place: nil)
    device.isOnline = isOnline
    #expect(device.isPowerOn == isOn && device.isReachable == (isOn && isOnline))
  }

  @Test("Screens have names for lines; two of them show the list over everything else")
  func screens() {
    #expect(
      Device.Screen.allCases.map(\.name)
        == ["lock-screen", "notification-center", "home", "app", "settings"])
    for screen in Device.Screen.allCases {
      var device = Device(timeZone: .utc)
      device.screen = screen
      let covers = screen == .lockScreen || screen == .notificationCenter
      #expect(device.isCoverSheetOpen == covers, "\(screen)")
    }
  }

  /// A schedule, a moment in UTC as hours and minutes, and whether it is quiet in Los Angeles then.
  private static let quiet: [(span: String?, byHand: Bool, utc: String, isQuiet: Bool)] = [
    (nil, false, "05:00", false), (nil, true, "05:00", true), ("22:00-07:00", true, "20:00", true),
    ("22:00-07:00", false, "04:59", false), ("22:00-07:00", false, "05:00", true),
    ("22:00-07:00", false, "13:59", true), ("22:00-07:00", false, "14:00", false),
    ("13:00-14:30", false, "20:00", true), ("13:00-14:30", false, "21:30", false),
    ("13:00-14:30", false, "13:30", false),
  ]

  @Test(
    "R10: Do Not Disturb is on by hand, or by its schedule on the phone's own clock",
    arguments: quiet)
  func doNotDisturb(span: String?, byHand: Bool, utc: String, isQuiet: Bool) {
    var device = Device(timeZone: Self.losAngeles)
    device.isDoNotDisturbOn = byHand
    device.doNotDisturbSchedule = span.flatMap { DailySpan($0) }
    let numbers = utc.split(separator: ":").compactMap { Int64($0) }
    let now = Instant(milliseconds: 0) + .hours(numbers[0]) + .minutes(numbers[1])
    #expect(device.doesNotDisturb(at: now) == isQuiet)
  }

  @Test("W1: a watch is in use where it is worn and unlocked, near or far")
  func watch() {
    for isWorn in [true, false] {
      for isUnlocked in [true, false] {
        for isInRange in [true, false] {
          let watch = Watch(isWorn: isWorn, isUnlocked: isUnlocked, isInRange: isInRange)
          #expect(watch.isInUse == (isWorn && isUnlocked))
          let words = watch.words.split(separator: ", ")
          #expect(
            words == [
              isWorn ? "worn" : "not worn", isUnlocked ? "unlocked" : "locked",
              isInRange ? "in range" : "out of range",
            ])
        }
      }
    }
    #expect(Watch() == Watch(isWorn: true, isUnlocked: true, isInRange: true))
  }

  private static let places: [Region] = [
    Region(name: "Berlin", latitude: 52.52, longitude: 13.405, radius: 1),
    Region(name: "Wellington", latitude: -41.2866, longitude: 174.7756, radius: 1),
    Region(name: "Apia", latitude: -13.8333, longitude: -171.7667, radius: 1),
    Region(name: "Pole", latitude: 90, longitude: 0, radius: 1),
    Region(name: "Null Island", latitude: 0, longitude: 0, radius: 1),
    Region(name: "date line", latitude: 0, longitude: 180, radius: 1),
  ]

  @Test("K10: places are as far apart one way as the other, and no way round is shorter")
  func distances() {
    for one in Self.places {
      #expect(one.meters(to: one) == 0 && one.contains(one))
      for other in Self.places {
        let meters = one.meters(to: other)
        #expect(abs(meters - other.meters(to: one)) < 0.01)
        #expect(meters <= 6_371_000 * Double.pi + 0.01, "half around the earth is the most")
        for third in Self.places {
          #expect(meters <= one.meters(to: third) + third.meters(to: other) + 0.01)
        }
      }
    }
  }

  @Test(
    "K10: distances are those that maps give, to half a percent",
    arguments: [
      ("Berlin", "Wellington", 18_140_000), ("Wellington", "Apia", 3_320_000),
      ("Berlin", "Pole", 4_168_000), ("Null Island", "date line", 20_015_000),
    ])
  func known(from: String, to: String, meters: Double) throws {
    let one = try #require(Self.places.first { $0.name == from })
    let other = try #require(Self.places.first { $0.name == to })
    #expect(abs(one.meters(to: other) / meters - 1) < 0.005, "\(one.meters(to: other))")
  }

  @Test("The name of a set of options is the list of their names, in one order")
  func options() {
    for mask in 0..<UInt8(32) {
      let options = CategoryOptions(rawValue: mask)
      #expect(CategoryOptions(named: options.names) == options)
      #expect(CategoryOptions(named: options.names.reversed()) == options)
      #expect(options.names.count == mask.nonzeroBitCount)
    }
    for mask in 0..<UInt8(8) {
      let options = ActionOptions(rawValue: mask)
      #expect(ActionOptions(named: options.names + ["nonsense"]) == options)
      #expect(options.names.count == mask.nonzeroBitCount)
    }
  }
}
