import Files

/// What of the values in a payload decides what a rule finds there, beside the payload's shape: its
/// keys, the kinds of its values, and which texts are empty.
///
/// What a rule found is remembered by it (`PayloadLint`), so it must name
/// all that the rule looks at.
enum ValueReads: Sendable {
  /// None: in every payload of one shape the rule says the same of the same values.
  case none
  /// Those of some keys, wherever they stand, with all that is in them.
  ///
  /// - Parameters:
  ///   - keys: Where none of them is there, no value matters.
  ///   - others: The keys of further values that matter then.
  case values(of: [String], with: [String] = [])
  /// Those that are picked: where none is, no value matters, and where one is, the rule is asked.
  ///
  /// - Parameters:
  ///   - place: Whether values at a place in a shape are looked at at all.
  ///   - isPicked: Whether one there matters as it is written.
  case picked(at: @Sendable (ShapeValue) -> Bool, where: @Sendable (ShapeValue, JSONNode) -> Bool)
  /// Any: the rule is asked about each payload.
  case all
}

/// Where in payloads of one shape a value stands.
struct ShapeValue: Sendable {
  /// Its index in each document of the shape.
  let index: Int
  /// The key that it has, and the one that is meant where that is misspelled; what an array holds
  /// is called as the array is.
  let names: [String]
  /// Whether it is `aps` or something in there.
  let isInAps: Bool
  /// Whether nothing reads it, as it stands at the wrong level or under a misspelled key.
  let isStray: Bool

  /// Whether it has one of some keys, or is meant to.
  func isNamed(_ keys: [String]) -> Bool { names.contains(where: keys.contains) }

  /// Every value of a payload that has a key, and what arrays hold, in the order of the file.
  static func all(in root: JSONNode) -> [ShapeValue] {
    var walk = Walk(strays: StrayValue.all(in: root))
    walk.enter(root, [], isInAps: false)
    return walk.found
  }

  private struct Walk {
    let strays: [StrayValue]
    var found: [ShapeValue] = []

    mutating func enter(_ node: JSONNode, _ names: [String], isInAps: Bool) {
      for member in node.members {
        let isInAps = isInAps || names.isEmpty && member.isNamed("aps")
        let meant = strays.filter { $0.value.index == member.value.index }.map(\.key)
        add(member.value, [member.name] + meant, isInAps: isInAps, isStray: !meant.isEmpty)
      }
      for element in node.elements { add(element, names, isInAps: isInAps, isStray: false) }
    }

    private mutating func add(
      _ node: JSONNode, _ names: [String], isInAps: Bool, isStray: Bool
    ) {
      let value = ShapeValue(
        index: node.index, names: names, isInAps: isInAps, isStray: isStray)
      found.append(value)
      enter(node, names, isInAps: isInAps)
    }
  }
}

extension ValueReads {
  /// Those of the keys that name texts of string tables.
  static let localizationKeys = ValueReads.values(
    of: ["title-loc-key", "subtitle-loc-key", "loc-key", "action-loc-key"])
}
