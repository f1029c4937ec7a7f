import Notifications
import Testing

@Suite("S: policy switches")
struct PolicySwitchTests {
  /// Table S: each switch with its default, another value, and one that it does not take.
  private static let table: [(name: String, standard: String, other: String, bad: String)] = [
    ("actions.richPaneMax", "by-profile", "4", "100"),
    ("apns.backgroundPriority10", "reject", "accept", "true"),
    ("apns.clockSkew", "0", "-90", "86401"),
    ("apns.legacyLimit", "2048", "256", "512"),
    ("apns.maxStoreDays", "30", "1", "0"),
    ("apns.offlineStore", "latest", "perCollapseId", "none"),
    ("apns.p5Delay", "60", "0", "-1"),
    ("apns.reorderSeed", "none", "7", "-1"),
    ("apns.silentSharesSlot", "true", "false", "x"),
    ("apns.sizeBasis", "raw", "minified", "x"),
    ("badge.zeroClearsList", "true", "false", "yes"),
    ("banner.addsTo", "history", "none", "list"),
    ("banner.seconds", "5", "3600", "0"),
    ("binary.command0Reply", "none", "error", "x"),
    ("binary.window", "1000", "1", "0"),
    ("body.bannerLines", "2", "99", "100"),
    ("body.listLines", "4", "1", "0"),
    ("body.watchLines", "6", "1", "0"),
    ("calendar.gap", "preserve", "strict", "skip"),
    ("calendar.overlap", "first", "last", "both"),
    ("cldr.hebrewMany", "false", "true", "1"),
    ("clock.maxEvents", "100000", "1", "0"),
    ("content.completionLimit", "5", "0", "601"),
    ("content.dismissRemoves", "true", "false", ""),
    ("critical.defaultVolume", "1.0", "0.5", "1.1"),
    ("critical.soundWakes", "true", "false", "on"),
    ("device.autoLock", "never", "1m30s", "0s"),
    ("dismiss.onClearAll", "true", "false", "True"),
    ("display.seconds", "10", "0", "-1"),
    ("dnd.scope", "whileLocked", "always", "never"),
    ("group.acrossSections", "false", "true", "no"),
    ("group.singleExpansion", "false", "true", "off"),
    ("group.stackThreshold", "2", "9", "10"),
    ("hidden.coalesceWhenOff", "true", "false", "0"),
    ("hidden.criticalExempt", "false", "true", "x"),
    ("hidden.defaultPart", "join", "collapse", "both"),
    ("hidden.usesArgumentCount", "false", "true", "x"),
    ("legacy.defaultActionTitle", "View", "Ouvrir", ""),
    ("legacy.missedWall", "fire", "skip", "never"),
    ("legacy.monthStep", "clampFromOrigin", "drift", "clamp"),
    ("legacy.singleButton", "true", "false", "1"),
    ("legacy.zeroBadgeClears", "false", "true", "x"),
    ("list.style", "and", "ampersand", "&"),
    ("loc.nativeDigits", "false", "true", "x"),
    ("loc.numericStrings", "parse", "other", "x"),
    ("loc.perKeyFallback", "false", "true", "x"),
    ("loc.pushRelocalise", "false", "true", "x"),
    ("location.maxRegions", "20", "99", "0"),
    ("missed.collapse", "true", "false", "x"),
    ("missed.window", "none", "15m", "15"),
    ("open.removesRecord", "true", "false", "x"),
    ("previews.globalDefault", "always", "when-unlocked", "default"),
    ("quiet.keepsBadge", "false", "true", "x"),
    ("service.emptyContent", "original", "allow", "x"),
    ("service.grace", "1", "600", "-1"),
    ("service.memoryLimit", "24", "4096", "0"),
    ("service.ordered", "false", "true", "x"),
    ("service.stringAlert", "true", "false", "x"),
    ("service.timeLimit", "30", "0", "601"),
    ("settingsLink.requires", "both", "delegate", "none"),
    ("silent.perHour", "3", "0", "1000"),
    ("suggest.cleared", "5", "1", "0"),
    ("suggest.days", "7", "365", "366"),
    ("suggest.rule", "cleared", "never", "always"),
    ("summary.argumentLimit", "0", "99", "100"),
    ("summary.argumentOrder", "newestFirst", "oldestFirst", "random"),
    ("summary.argumentful", "format", "member", "x"),
    ("summary.defaultIncludesArguments", "true", "false", "x"),
    ("summary.includesLeading", "false", "true", "x"),
    ("summary.mergeBy", "format", "category", "x"),
    ("summary.mixedFallbackIncludesArguments", "false", "true", "x"),
    ("scheduledSummary.featured", "2", "1", "10"), ("summary.badgesAtOnce", "true", "false", "yes"),
    ("summary.partialFormats", "default", "join", "x"),
    ("text.stripPushPercent", "false", "true", "x"),
    ("textInput.allowEmpty", "true", "false", "x"),
    ("timeSensitive.leads", "3600", "0", "86401"),
    ("title.bannerLines", "1", "2", "0"),
    ("title.listLines", "2", "1", "100"),
    ("title.watchLines", "2", "3", "0"),
    ("turnOff.clearsList", "true", "false", "x"),
    ("update.movesToTop", "true", "false", "x"),
    ("update.realerts", "true", "false", "x"),
  ]

  @Test("Each begins with its default, takes another value, and refuses a third", arguments: table)
  func value(row: (name: String, standard: String, other: String, bad: String)) throws {
    let policy = try #require(PolicySwitch.named(row.name))
    var policies = Policies()
    #expect(policy.read(policies) == row.standard)
    #expect(policy.write(&policies, row.other) && policy.read(policies) == row.other)
    let before = policies
    #expect(!policy.write(&policies, row.bad) && policies == before)
    #expect(policy.write(&policies, row.standard) && policies == Policies())
    #expect(policy.setting(row.bad) == nil && policy.setting(row.other)?.value == row.other)
    #expect(policy.refusal(of: row.bad) == "\(row.name) takes \(policy.values), not “\(row.bad)”")
  }

  @Test("No other switch changes with it")
  func alone() throws {
    for row in Self.table {
      let policy = try #require(PolicySwitch.named(row.name))
      var policies = Policies()
      #expect(policy.write(&policies, row.other))
      for other in PolicySwitch.all where other.name != row.name {
        #expect(other.read(policies) == other.read(Policies()), "\(row.name) sets \(other.name)")
      }
    }
  }

  @Test("Each switch is there once, with a rule that is in the table of rules")
  func names() {
    let names = PolicySwitch.all.map(\.name)
    let rows = Self.table.map(\.name)
    #expect(Set(rows) == Set(names), "a switch without a row is not tried")
    #expect(Set(names).count == names.count)
    #expect(PolicySwitch.named("nothing") == nil && PolicySwitch.named("") == nil)
    let ids = Set(Rule.all.map(\.id))
    for policy in PolicySwitch.all { #expect(ids.contains(policy.rule), "\(policy.name)") }
  }

  @Test(
    "Numbers reach to both ends of their span, and not beyond",
    arguments: [
      ("banner.seconds", 1, 3600), ("group.stackThreshold", 2, 9), ("suggest.days", 0, 365),
      ("service.memoryLimit", 1, 4096), ("summary.argumentLimit", 0, 99),
    ])
  func ends(name: String, least: Int, most: Int) throws {
    let policy = try #require(PolicySwitch.named(name))
    var policies = Policies()
    #expect(policy.write(&policies, "\(least)") && policy.write(&policies, "\(most)"))
    #expect(!policy.write(&policies, "\(least - 1)") && !policy.write(&policies, "\(most + 1)"))
    #expect(!policy.write(&policies, "\(least).0") && !policy.write(&policies, ""))
    #expect(policy.write(&policies, "+\(most)") == (least < 0), "a plus stands where a minus could")
  }

  @Test(
    "A number is kept in its plain form, however it was typed",
    arguments: [
      ("summary.argumentLimit", "007", "7"), ("banner.seconds", "05", "5"),
      ("apns.clockSkew", "-090", "-90"), ("apns.clockSkew", "+5", "5"),
      ("actions.richPaneMax", "04", "4"),
      ("apns.reorderSeed", "00", "0"),
      ("critical.defaultVolume", "1", "1.0"), ("critical.defaultVolume", "0.50", "0.5"),
    ])
  func plainForm(name: String, typed: String, kept: String) throws {
    let policy = try #require(PolicySwitch.named(name))
    #expect(policy.setting(typed)?.value == kept)
    #expect(policy.setting(typed) == policy.setting(kept))
  }

  @Test("Whatever a switch takes, it writes as it reads it", arguments: table)
  func oneForm(row: (name: String, standard: String, other: String, bad: String)) throws {
    let policy = try #require(PolicySwitch.named(row.name))
    for text in [row.standard, row.other, "0" + row.other, "0" + row.standard] {
      guard let setting = policy.setting(text) else { continue }
      var policies = Policies()
      #expect(policy.write(&policies, text) && policy.read(policies) == setting.value, "\(text)")
    }
  }

  @Test("Settings of one switch with one value are equal")
  func equality() throws {
    let join = PolicySetting(.hiddenDefaultPart, .join)
    #expect(join == PolicySwitch.named("hidden.defaultPart")?.setting("join"))
    #expect(join != PolicySetting(.hiddenDefaultPart, .collapse))
    #expect(Set([join, PolicySetting(.hiddenDefaultPart, .join)]).count == 1)
    #expect(PolicySetting(.actionsRichPaneMax, nil).value == "by-profile")
    #expect(PolicySetting(.actionsRichPaneMax, 4).value == "4")
  }
}
