import Delivery
import Notifications

extension Coverage {
  /// The coverage as data, with lines of scenarios that would exercise what is missing.
  package var json: JSONValue {
    [
      "format": "coversheet.coverage/1", "scenarios": .integer(Int64(scenarioCount)),
      "rules": .parts(coveredRules.map(\.description), missing: missingRules.map(\.description)),
      "outcomes": .parts(
        Outcome.allCases.filter(outcomes.contains).map(\.rawValue),
        missing: missingOutcomes.map(\.rawValue)),
      "apps": .array(apps.map(\.json)),
    ]
  }
}

extension AppCoverage {
  fileprivate var json: JSONValue {
    [
      "app": .string(identifier.text), "categories": .array(categories.map(\.json)),
      "settings": .parts(
        possible.filter(settings.contains).map(\.text), missing: missingSettings.map(\.text)),
      "lines": .array(missingLines.map(JSONValue.string)),
    ]
  }
}

extension AppCoverage.CategoryCoverage {
  fileprivate var json: JSONValue {
    [
      "identifier": .string(identifier), "covered": .bool(isUsed),
      "actions": .array(
        actions.map { ["identifier": .string($0.identifier), "covered": .bool($0.isUsed)] }),
    ]
  }
}

extension JSONValue {
  fileprivate static func parts(_ covered: [String], missing: [String]) -> JSONValue {
    [
      "covered": .array(covered.map(JSONValue.string)),
      "missing": .array(missing.map(JSONValue.string)),
    ]
  }
}

extension Setting {
  /// The setting as a line has it, such as `sounds=off`.
  var text: String { "\(key)=\(value)" }
}
