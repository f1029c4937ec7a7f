import Notifications
import Testing

@Suite("Small values")
struct SmallValueTests {
  @Test(
    "K10: a place contains what is no farther away than its radius",
    arguments: [
      (0.0, 0.0, 0.0, 0.001, 111.2), (52.5, 13.4, 52.5, 13.4, 0), (90, 0, 90, 180, 0),
      (0, 179.9995, 0, -179.9995, 111.2), (0, 0, 0, 180, 20_015_086.8),
      (37.33, -122.03, 40.71, -74.0, 4_126_000),
    ])
  func distance(
    latitude: Double, longitude: Double, otherLatitude: Double, otherLongitude: Double,
    meters: Double
  ) {
    let here = Region(name: "here", latitude: latitude, longitude: longitude, radius: meters + 1)
    let there = Region(
      name: "there", latitude: otherLatitude, longitude: otherLongitude, radius: 1)
    let found = here.meters(to: there)
    #expect(abs(found - meters) <= max(0.1, meters / 200), "\(found) for \(meters)")
    #expect(abs(found - there.meters(to: here)) < 0.001)
    var exact = here
    exact.radius = found
    #expect(exact.contains(there))
    exact.radius = found - 0.5
    #expect(exact.contains(there) == (found < 0.5 && exact.radius >= found))
  }

  @Test(
    "A number is digits, with a point, a minus and an exponent where they belong",
    arguments: [
      ("0.5", 0.5), (".5", 0.5), ("-0.25", -0.25), ("1e-05", 0.00001), ("2E3", 2000), ("", nil),
      ("+1", nil), (" 1", nil), ("0x1p-1", nil), ("nan", nil), ("inf", nil), ("1e999", nil),
      ("1,5", nil), ("e", nil), ("1-", nil), ("٣", nil),
    ])
  func decimals(text: String, number: Double?) {
    #expect(Double(decimal: text) == number)
  }

  @Test("Rules are sorted by family, then by number")
  func rules() {
    let ids: [RuleID] = ["G10", "G2", "A1", "Y1", "G1", "Z9", "A12"]
    #expect(ids.sorted().map(\.description) == ["A1", "A12", "G1", "G2", "G10", "Y1", "Z9"])
    #expect(RuleID("G1") == "G1" && "\(RuleID("G1"))" == "G1")
  }

  @Test("Every rule is there once, with a sentence and a source")
  func ruleTable() {
    var seen: Set<RuleID> = []
    for rule in Rule.all {
      #expect(seen.insert(rule.id).inserted, "\(rule.id) twice")
      #expect(".”…".contains(rule.sentence.suffix(1)), "\(rule.id)")
      #expect(!rule.source.isEmpty, "\(rule.id)")
    }
  }

  @Test("Places are sorted by path, line and column, and counted from 1")
  func places() {
    let places = [
      Place("b"), Place("a", line: 2), Place("a", line: 1, column: 9), Place("a", line: 10),
      Place("a"),
    ]
    #expect(places.sorted().map(\.description) == ["a:1:1", "a:1:9", "a:2:1", "a:10:1", "b:1:1"])
    #expect(Place("a", line: .max, column: .max).line == .max)
  }

  @Test("G5: places in files whose names look the same are two, sorted by file")
  func lookalikePlaces() {
    let (other, own) = ("cafe\u{301}", "caf\u{E9}")
    let places = [Place(own, line: 1), Place(other, line: 2), Place(other), Place(own, line: 2)]
    #expect(Set(places).count == 4 && Place(own) != Place(other))
    let sorted = places.sorted().map { ExactText($0.path) }
    #expect(sorted == [other, other, own, own].map { ExactText($0) })
  }

  @Test("A diagnostic is its place, severity, sentence and rule")
  func diagnostics() {
    let place = Place("a.apns", line: 3, column: 7)
    #expect("\(Diagnostic(place, .error, "no"))" == "a.apns:3:7: error: no")
    #expect("\(Diagnostic(place, .note, "no", rule: "Y9"))" == "a.apns:3:7: note: no [Y9]")
    #expect(Diagnostic.Severity.allCases.sorted().map(\.rawValue) == ["note", "warning", "error"])
    #expect(!(Diagnostic.Severity.error < .error) && Diagnostic.Severity.note < .error)
  }

  @Test(
    "Y21: a bundle identifier that is a template word is told by its signs",
    arguments: [
      ("com.example.app", false), ("[BUNDLE_ID]", true), ("{app_bundle_id}", true),
      ("BUNDLE_ID", true), ("bundle_id", false), ("com.example.my_app", false),
      ("$(PRODUCT_BUNDLE_IDENTIFIER)", true), ("<bundle>", true), ("my app", true),
      ("com.EXAMPLE.APP", false), ("APP", false), ("", false), ("%BUNDLE%", true), ("_", true),
    ])
  func templateWords(text: String, isTemplate: Bool) {
    #expect(BundleIdentifier(text).isTemplateWord == isTemplate)
  }

  @Test("An identifier's last part is what people call it; identifiers are equal byte for byte")
  func identifiers() {
    #expect(BundleIdentifier("com.example.chat").lastPart == "chat")
    #expect(BundleIdentifier("chat").lastPart == "chat")
    #expect(BundleIdentifier("a.").lastPart == "a" && BundleIdentifier(".").lastPart == ".")
    #expect(BundleIdentifier("caf\u{E9}") != BundleIdentifier("cafe\u{301}"))
    #expect(Set<BundleIdentifier>(["a", "a", "A"]).count == 2)
    #expect([BundleIdentifier("b"), "a"].sorted() == ["a", "b"])
  }

  @Test(
    "G5: texts are the same only byte for byte, whatever their length",
    arguments: 0...20)
  func exact(length: Int) {
    let text = String(repeating: "a", count: length)
    #expect(text.isExactly(String(repeating: "a", count: length)))
    #expect(!text.isExactly(text + "a"))
    for place in 0..<length {
      var bytes = Array(text.utf8)
      bytes[place] = UInt8(ascii: "b")
      #expect(!text.isExactly(String(decoding: bytes, as: UTF8.self)), "byte \(place)")
    }
    #expect(!"\u{E9}".isExactly("e\u{301}") && "\u{E9}" == "e\u{301}")
  }

  @Test("Chance comes from its seed, and is the published sequence")
  func splitMix() {
    var random = SplitMix(seed: 1_234_567)
    let published: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    #expect((0..<5).map { _ in random.next() } == published)
    var same = SplitMix(seed: 1_234_567)
    #expect(same.next() == published[0])
  }

  @Test("A hash is the same in every process: FNV-1a's published values")
  func hash() {
    #expect(StableHash("").digits == "cbf29ce484222325")
    #expect(StableHash("a").digits == "af63dc4c8601ec8c")
    #expect(StableHash("foobar").digits == "85944171f73967e8")
    var parts = StableHash("foo")
    parts.add(Array("bar".utf8))
    #expect(parts == StableHash("foobar"))
    #expect(StableHash("a", seed: 1) != StableHash("a"))
    #expect(UInt64(0).hexadecimalDigits == "0000000000000000")
    #expect(UInt64(255).hexadecimalDigits == "00000000000000ff")
  }

  @Test(
    "T2: sums stop at the ends of the numbers",
    arguments: [
      (Int.max, 1, Int.max), (Int.max, 0, Int.max), (Int.min, -1, Int.min), (1, 2, 3),
      (Int.max, Int.min, -1), (Int.max - 1, 1, Int.max),
    ])
  func sums(one: Int, other: Int, sum: Int) {
    #expect(one.addingSaturated(other) == sum)
    #expect([one, other].saturatingSum == sum)
  }

  @Test("V11: a format is known by its ending or type, and its kind has a limit")
  func media() {
    let endings: [(String, MediaFormat?)] = [
      ("png", .png), ("jpg", .jpeg), ("jpeg", .jpeg), ("gif", .gif), ("aif", .aiff),
      ("wav", .wav), ("mp3", .mp3), ("m4a", .m4a), ("mpg", .mpeg), ("m2v", .mpeg2),
      ("mp4", .mp4), ("avi", .avi), ("PNG", nil), ("webp", nil), ("", nil),
    ]
    for (ending, format) in endings { #expect(MediaFormat(ending: ending) == format, "\(ending)") }
    #expect(MediaFormat(typeHint: "public.png") == .png)
    #expect(MediaFormat(typeHint: "Public.JPEG") == .jpeg)
    #expect(MediaFormat(typeHint: "png") == nil)
    #expect(MediaFormat.mpeg2.title == "MPEG-2" && MediaFormat.png.title == "PNG")
    #expect(MediaKind.audio.byteLimit == 5_242_880 && MediaKind.image.byteLimit == 10_485_760)
    #expect(MediaKind.video.byteLimit == 52_428_800)
    for format in MediaFormat.allCases {
      let isAudio = [.aiff, .wav, .mp3, .m4a].contains(format)
      let isImage = [.jpeg, .gif, .png].contains(format)
      #expect(format.kind == (isAudio ? .audio : isImage ? .image : .video))
    }
  }

  @Test("K1: a trigger says whether it repeats, is a place, or follows the device")
  func triggers() {
    let home = Region(name: "Home", latitude: 0, longitude: 0, radius: 1)
    let berlin = TimeZone(identifier: "Europe/Berlin", firstOffset: 3600)
    let all: [(Trigger, push: Bool, place: Bool, follows: Bool, repeats: Bool)] = [
      (.push, true, false, false, false), (.immediate, false, false, false, false),
      (.timeInterval(.seconds(60), repeats: true), false, false, false, true),
      (.timeInterval(.seconds(60), repeats: false), false, false, false, false),
      (.calendar(DateMatching([.hour: 9]), repeats: true), false, false, true, true),
      (
        .calendar(DateMatching([.hour: 9], timeZone: berlin), repeats: false), false, false, false,
        false
      ),
      (.location(home, on: .entry, repeats: true), false, true, false, true),
      (.location(home, on: .exit, repeats: false), false, true, false, false),
    ]
    for (trigger, isPush, isPlace, follows, repeats) in all {
      #expect(trigger.isPush == isPush && trigger.isLocation == isPlace, "\(trigger)")
      #expect(trigger.followsDevice == follows && trigger.repeats == repeats, "\(trigger)")
    }
  }

  @Test("K1: a trigger's JSON is what a request says")
  func triggerJSON() {
    let home = Region(name: "Home", latitude: 0, longitude: 0, radius: 1)
    let berlin = TimeZone(identifier: "Europe/Berlin", firstOffset: 3600)
    let all: [(Trigger, String)] = [
      (.push, "\"push\""), (.immediate, "null"),
      (.timeInterval(.seconds(60), repeats: true), #"{"repeats":true,"timeInterval":60.0}"#),
      (
        .timeInterval(Interval(milliseconds: 1500), repeats: false),
        #"{"repeats":false,"timeInterval":1.5}"#
      ),
      (
        .calendar(
          DateMatching([.minute: 30, .hour: 9], timeZone: berlin, calendar: .hebrew), repeats: true),
        #"{"dateMatching":{"calendar":"hebrew","hour":9,"minute":30,"timeZone":"Europe/Berlin"},"repeats":true}"#
      ),
      (
        .location(home, on: [.entry, .exit], repeats: false),
        #"{"notifyOnEntry":true,"notifyOnExit":true,"region":"Home","repeats":false}"#
      ),
      (
        .location(home, on: .exit, repeats: true),
        #"{"notifyOnEntry":false,"notifyOnExit":true,"region":"Home","repeats":true}"#
      ),
    ]
    for (trigger, json) in all { #expect(JSONText.compact(trigger.json(in: berlin)) == json) }
  }

  @Test("K4: units have the values that their calendar has")
  func units() {
    #expect(DateMatching.Unit.month.values(in: .gregorian) == 1...12)
    #expect(DateMatching.Unit.month.values(in: .hebrew) == 1...13)
    #expect(DateMatching.Unit.day.values(in: .islamic) == 1...30)
    #expect(DateMatching.Unit.day.values(in: .japanese) == 1...31)
    #expect(DateMatching.Unit.year.values(in: .gregorian) == 1900...9999)
    #expect(DateMatching.Unit.year.values(in: .japanese) == 1...9999)
    #expect(DateMatching.Unit.weekday.values(in: .gregorian) == 1...7)
    #expect(DateMatching.Unit.hour.values(in: .chinese) == 0...23)
    #expect(DateMatching.Unit.second.values(in: .gregorian) == 0...59)
    #expect(DateMatching.Unit.quarter.values(in: .gregorian) == 1...4)
  }

  @Test("A2: of actions with one identifier the first stays")
  func doubles() {
    let actions = ["a", "b", "a", "c", "b"].map {
      Action(identifier: $0, title: .literal("\($0)"))
    }
    #expect(Action.withoutDoubles(actions).map(\.identifier) == ["a", "b", "c"])
    #expect(Action.withoutDoubles([]) == [])
  }
}
