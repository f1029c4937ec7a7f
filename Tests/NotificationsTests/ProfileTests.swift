import Notifications
import Testing

@Suite("Versions of the system")
struct ProfileTests {
  @Test("O: 4, 10 to 26 are versions; 5 to 9 and all else are none", arguments: 0...30)
  func versions(number: Int) {
    let isKnown = number == 4 || (10...26).contains(number)
    #expect((Profile(version: "\(number)") != nil) == isKnown)
    #expect(Profile(version: "\(number)")?.rawValue == (isKnown ? number : nil))
  }

  @Test(
    "A version that is no number is refused", arguments: ["", "iOS 12", "12.1", "twelve", "-12"])
  func nonsense(version: String) {
    #expect(Profile(version: version) == nil)
    #expect(
      Profile.refusal(of: version)
        == "“\(version)” is no version that can be simulated; write 4, or 10 to 26")
  }

  @Test("O: those that no rule tells of are refused with that reason", arguments: 5...9)
  func untold(number: Int) {
    #expect(
      Profile.refusal(of: "\(number)")
        == "iOS \(number) cannot be simulated: no rules tell of iOS 5 to 9; write 4, or 10 to 26")
  }

  @Test("O: later ones behave as 16, and say so", arguments: Profile.allCases)
  func later(profile: Profile) {
    #expect(profile.behavesAs == (profile.rawValue > 16 ? .ios16 : profile))
    #expect((profile.standingIn != nil) == (profile.rawValue > 16))
    #expect(Profile.distinct.contains(profile) == (profile.rawValue <= 16))
    #expect(profile <= profile.behavesAs || profile > .ios16)
  }

  /// Each feature with its first and last version.
  private static let features: [(feature: Feature, first: Int, last: Int?)] = [
    (.richView, 10, nil), (.serviceExtension, 10, nil), (.collapseIdentifier, 10, nil),
    (.previews, 11, nil), (.placeholder, 11, nil), (.shownTitle, 11, nil),
    (.shownSubtitle, 11, nil), (.grouping, 12, nil), (.summaryFormat, 12, nil),
    (.management, 12, nil), (.suggestions, 12, nil), (.settingsLink, 12, nil),
    (.criticalAlerts, 12, nil), (.changingActions, 12, nil), (.touches, 12, nil),
    (.appLanguages, 13, nil), (.allowAnnouncement, 13, nil), (.bannerPresentation, 14, nil),
    (.listPresentation, 14, nil), (.scheduledSummary, 15, nil), (.interruptionLevel, 15, nil),
    (.actionIcon, 15, nil), (.listFromBottom, 16, nil), (.keeping("quietly"), 12, 14),
    (.keeping("prominently"), 12, 14), (.keeping("immediately"), 15, nil),
    (.keeping("summary"), 15, nil), (.focus, 15, nil), (.muting, 15, nil),
    (.timeSensitive, 15, nil), (.delivery, 15, nil), (.quietDelivery, 12, 14),
    (.prominentDelivery, 12, 14), (.silencingFocus, 16, nil), (.focusFilter, 16, nil),
    (.displayStyle, 16, nil),
  ]

  @Test("O: a feature is there from its first version to its last, and refused outside")
  func matrix() {
    for (feature, first, last) in Self.features {
      for profile in Profile.allCases {
        let number = profile.behavesAs.rawValue
        let isThere = number >= first && number <= last ?? 99
        #expect(profile.has(feature) == isThere, "\(feature.name) in iOS \(profile.rawValue)")
        #expect((feature.refusal(in: profile) == nil) == isThere)
      }
    }
  }

  @Test("A refusal names the span and the version to write")
  func refusals() {
    #expect(
      Feature.grouping.refusal(in: .ios11)
        == "grouping is there from iOS 12 on; write “device os=12” first")
    #expect(
      Feature.keeping("quietly").refusal(in: .ios15)
        == "“keep quietly” is there from iOS 12 to iOS 14; write “device os=14” first")
    #expect(
      Feature.keeping("quietly").refusal(in: .ios10)
        == "“keep quietly” is there from iOS 12 to iOS 14; write “device os=12” first")
  }

  @Test(
    "X16: options of a request have their versions",
    arguments: [
      ("criticalAlert", 12, 26), ("providesAppNotificationSettings", 12, 26),
      ("provisional", 12, 26), ("announcement", 13, 14), ("timeSensitive", 15, 26),
    ])
  func options(name: String, first: Int, last: Int) throws {
    let feature = try #require(Feature.option(name))
    for profile in Profile.distinct {
      #expect(profile.has(feature) == (first...last).contains(profile.rawValue))
    }
    #expect(Feature.option("alert") == nil && Feature.option("") == nil)
  }

  @Test("Features are found by the names that files have for them")
  func names() {
    #expect(Feature.presentation("banner")?.first == .ios14)
    #expect(Feature.presentation("alert") == nil)
    #expect(Feature.setting("grouping")?.first == .ios12 && Feature.setting("sounds") == nil)
    #expect(Feature.category("categorySummaryFormat")?.first == .ios12)
    #expect(Feature.category("hiddenPreviewsShowTitle")?.first == .ios11)
    #expect(Feature.category("customDismissAction") == nil)
  }

  @Test("Of several uses of one feature the first is complained of, optional ones as notes")
  func uses() {
    let uses = [
      FeatureUse(.grouping, at: Place("a", line: 2), isOptional: false),
      FeatureUse(.grouping, at: Place("a", line: 3), isOptional: false),
      FeatureUse(.placeholder, at: Place("a", line: 4), isOptional: true),
    ]
    let found = uses.complaints(in: .ios10)
    #expect(found.map(\.place.line) == [2, 4] && found.map(\.severity) == [.error, .note])
    #expect(uses.complaints(in: .ios11).map(\.place.line) == [2])
    #expect(uses.complaints(in: .ios12).isEmpty)
  }
}
