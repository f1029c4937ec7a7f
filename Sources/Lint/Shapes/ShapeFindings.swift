import Files
import Notifications

/// What the rules found in payloads of one shape.
struct ShapeFindings {
  /// Rules that look at the same values, and those.
  private struct Group {
    var rules: [Int]
    let indices: [Int]
  }

  /// A rule that is asked where one of some values is picked.
  private struct Picking {
    let rule: Int
    let values: [ShapeValue]
    let isPicked: @Sendable (ShapeValue, JSONNode) -> Bool
    /// What it finds where none is picked; nil until there was such a payload.
    var other: [RememberedFinding]?
  }

  // More are as if each payload had its own.
  private static let mostValues = 4096
  private static let longestValues = 512

  // What is found whatever the values are.
  private var constant: [RememberedFinding] = []
  // The rules that are asked each time.
  private var asked: [Int] = []
  private var pickings: [Picking] = []
  private var groups: [Group] = []
  // By the number of the group and its values as they are written.
  private var known: [ShapeKey: [RememberedFinding]] = [:]

  /// Sorts the rules by what decides what they find in payloads of the shape of one.
  init(of payload: LintedPayload, in document: JSONDocument, _ rules: [AskedRule]) {
    let values = ShapeValue.all(in: payload.root)
    for (number, rule) in rules.enumerated() {
      switch rule.reads {
      case .none: remember(number, rule, payload, document)
      case .all: asked.append(number)
      case .values(let keys, let others):
        let isRead = values.contains { $0.isNamed(keys) }
        add(
          number, rule, isRead ? values.filter { $0.isNamed(keys + others) } : [], payload, document
        )
      case .picked(let isSeen, let isPicked):
        let seen = values.filter(isSeen)
        pickings.append(Picking(rule: number, values: seen, isPicked: isPicked))
      }
    }
  }

  private mutating func remember(
    _ number: Int, _ rule: AskedRule, _ payload: LintedPayload, _ document: JSONDocument
  ) {
    guard let found = RememberedFinding.all(rule.findings(payload), in: document) else {
      return asked.append(number)
    }
    constant += found
  }

  private mutating func add(
    _ number: Int, _ rule: AskedRule, _ values: [ShapeValue], _ payload: LintedPayload,
    _ document: JSONDocument
  ) {
    guard !values.isEmpty else { return remember(number, rule, payload, document) }
    let indices = values.map(\.index)
    if let same = groups.firstIndex(where: { $0.indices == indices }) {
      groups[same].rules.append(number)
    } else {
      groups.append(Group(rules: [number], indices: indices))
    }
  }

  /// What the rules find in a payload of the shape, in any order.
  ///
  /// - Parameter key: Memory to make keys in.
  mutating func findings(
    in payload: LintedPayload, of document: JSONDocument, _ rules: [AskedRule],
    _ key: inout [UInt8]
  ) -> [Diagnostic] {
    var found = constant.map { $0.placed(in: document) }
    for number in asked { found += rules[number].findings(payload) }
    for index in pickings.indices {
      pick(index, in: payload, of: document, rules, &found)
    }
    for index in groups.indices {
      look(index, in: payload, of: document, rules, &key, &found)
    }
    return found
  }

  private mutating func pick(
    _ index: Int, in payload: LintedPayload, of document: JSONDocument, _ rules: [AskedRule],
    _ found: inout [Diagnostic]
  ) {
    let rule = rules[pickings[index].rule]
    for value in pickings[index].values
    where pickings[index].isPicked(value, document.node(at: value.index)) {
      found += rule.findings(payload)
      return
    }
    if let other = pickings[index].other {
      for finding in other { found.append(finding.placed(in: document)) }
      return
    }
    let own = rule.findings(payload)
    pickings[index].other = RememberedFinding.all(own, in: document)
    found += own
  }

  private mutating func look(
    _ index: Int, in payload: LintedPayload, of document: JSONDocument, _ rules: [AskedRule],
    _ key: inout [UInt8], _ found: inout [Diagnostic]
  ) {
    key.removeAll(keepingCapacity: true)
    key.append(UInt8(truncatingIfNeeded: index))
    for value in groups[index].indices where key.count <= Self.longestValues {
      document.node(at: value).appendSource(to: &key)
    }
    let isShort = key.count <= Self.longestValues
    let values = ShapeKey(bytes: key)
    if isShort, let remembered = known[values] {
      for finding in remembered { found.append(finding.placed(in: document)) }
      return
    }
    let own = groups[index].rules.flatMap { rules[$0].findings(payload) }
    found += own
    guard isShort, known.count < Self.mostValues else { return }
    known[values] = RememberedFinding.all(own, in: document)
  }
}
