import Notifications
import Testing

/// Section S as it is written for people: names, defaults, values and rules,
/// several switches to a row.
@Suite("S: the table of switches")
struct PolicyTableTests {
  /// A row: names; their defaults, one for all or one each; what else each takes; their rules.
  private static let table = """
    group.stackThreshold | 2 | 9 | G15
    group.singleExpansion | false | true | G19
    group.acrossSections | false | true | G30
    update.movesToTop, update.realerts | true | false | G26
    summary.includesLeading | false | true | T2
    summary.defaultIncludesArguments | true | false | T9
    summary.argumentOrder | newestFirst | oldestFirst | T12
    summary.argumentLimit | 0 | 3 | T13
    summary.mergeBy | format | category | T16
    summary.mixedFallbackIncludesArguments | false | true | T19
    summary.argumentful | format | member | T20
    summary.partialFormats | default | join | T21
    list.style | and | ampersand | T24
    hidden.usesArgumentCount | false | true | H7
    hidden.defaultPart | join | collapse | H13
    hidden.coalesceWhenOff | true | false | H15
    hidden.criticalExempt | false | true | H22
    loc.numericStrings | parse | other | L9
    loc.pushRelocalise, loc.perKeyFallback, loc.nativeDigits | false | true | L10, L19, L31
    text.stripPushPercent | false | true | L16
    cldr.hebrewMany | false | true | L27
    banner.seconds, banner.addsTo | 5, history | 10, none | U12, P7
    previews.globalDefault | always | when-unlocked, never | U14
    critical.soundWakes | true | false | R4
    quiet.keepsBadge | false | true | X3
    turnOff.clearsList | true | false | X7
    suggest.rule, suggest.cleared, suggest.days | cleared, 5, 7 | never, 3, 1 | X12
    settingsLink.requires | both | delegate, option | X14
    critical.defaultVolume | 1.0 | 0.5 | R5
    dnd.scope | whileLocked | always | R10
    badge.zeroClearsList | true | false | P19
    body.listLines, body.bannerLines, body.watchLines | 4, 2, 6 | 3, 1, 2 | P20, P20, W6
    title.listLines, title.bannerLines, title.watchLines | 2, 1, 2 | 3, 2, 1 | P20, P20, W6
    open.removesRecord | true | false | P23
    actions.richPaneMax | by-profile | 4 | A7
    textInput.allowEmpty | true | false | A13
    dismiss.onClearAll | true | false | A16
    service.stringAlert, service.ordered | true, false | false, true | V1, V10
    display.seconds, device.autoLock | 10, never | 30, 2m | P3
    service.timeLimit, service.grace | 30, 1 | 10, 2 | V5
    service.emptyContent | original | allow | V8
    service.memoryLimit | 24 | 12 | V9
    content.dismissRemoves | true | false | C12
    content.completionLimit | 5 | 9 | C13
    calendar.gap | preserve | nextTime, strict | K6
    calendar.overlap | first | last | K6
    location.maxRegions | 20 | 5 | K10
    missed.collapse, missed.window | true, none | false, 15m | K28
    legacy.singleButton, legacy.defaultActionTitle | true, View | false, Open | N3
    legacy.zeroBadgeClears | false | true | N4
    legacy.missedWall | fire | skip | N11
    legacy.monthStep | clampFromOrigin | drift | N16
    apns.offlineStore | latest | perCollapseId, all | B3
    apns.maxStoreDays, apns.clockSkew, apns.p5Delay | 30, 0, 60 | 7, 5, 90 | B8, B9, B11
    apns.silentSharesSlot | true | false | B10
    apns.reorderSeed | none | 7 | B1
    apns.backgroundPriority10 | reject | accept | B17
    apns.legacyLimit | 2048 | 256 | B19
    apns.sizeBasis | raw | minified | B49
    silent.perHour | 3 | 9 | B28
    binary.command0Reply, binary.window | none, 1000 | error, 10 | B39, B41
    """

  /// A switch of a row, with all that the row says of it.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let standard: String
    let others: [String]
    let rule: String

    var testDescription: String { name }
  }

  static let rows: [Row] = table.split(separator: "\n").flatMap { line in
    let cells = line.split(separator: " | ").map { cell in
      cell.split(separator: ", ").map(String.init)
    }
    let names = cells[0]
    return names.indices.map { index in
      let others = names.count == 1 ? cells[2] : [cells[2][min(index, cells[2].count - 1)]]
      return Row(
        name: names[index], standard: cells[1][min(index, cells[1].count - 1)], others: others,
        rule: cells[3][min(index, cells[3].count - 1)])
    }
  }

  @Test(
    "Each switch of section S is there, with its default, its values and its rule", arguments: rows)
  func agrees(_ row: Row) throws {
    let policy = try #require(PolicySwitch.named(row.name))
    #expect(policy.read(Policies()) == row.standard)
    #expect(policy.rule.description == row.rule)
    for other in row.others {
      #expect(other != row.standard && policy.setting(other)?.value == other, "\(other)")
    }
  }

  @Test("Section S has every switch")
  func isComplete() {
    let known = Set(Self.rows.map(\.name))
    #expect(known.count == Self.rows.count)
    let added = PolicySwitch.all.map(\.name).filter { !known.contains($0) }
    // K26, F14, F12 and F3 say of their switches what they are.
    #expect(
      added == [
        "clock.maxEvents", "scheduledSummary.featured", "summary.badgesAtOnce",
        "timeSensitive.leads",
      ])
  }
}
