import Files
import Notifications

/// Findings as SARIF 2.1.0, which code scanning services read.
package struct SARIFLog {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  /// What stands for a rule where a file only cannot be read.
  private static let syntax = "syntax"

  private let findings: [Diagnostic]
  private let piped: [String: SourceFile]
  private let version: String
  // Every rule of linting, and whatever else was broken.
  private let rules: [RuleID]

  /// - Parameters:
  ///   - version: The program's.
  ///   - piped: What came through pipes, by the words that name them.
  package init(_ findings: [Diagnostic], version: String, piped: [String: SourceFile] = [:]) {
    (self.findings, self.version, self.piped) = (findings, version, piped)
    let lint = Rule.all.map(\.id).filter(\.isAboutFiles)
    rules = Set(lint + findings.compactMap(\.rule)).sorted()
  }

  /// The log, with one run.
  package var json: JSONValue {
    [
      "$schema": .string(Self.schema), "version": "2.1.0",
      "runs": [["tool": tool, "columnKind": "unicodeCodePoints", "results": results]],
    ]
  }

  private var tool: JSONValue {
    let plain: JSONValue = [
      "id": .string(Self.syntax), "shortDescription": ["text": "Every file can be read."],
    ]
    let known = rules.map { id -> JSONValue in
      let sentence = Rule.named(id)?.sentence ?? id.description
      return ["id": .string(id.description), "shortDescription": ["text": .string(sentence)]]
    }
    return [
      "driver": [
        "name": "coversheet", "version": .string(version),
        "semanticVersion": .string(version), "rules": .array([plain] + known),
      ]
    ]
  }

  private var results: JSONValue {
    var seen: [String: Int] = [:]
    var columns = CodePointColumns(piped: piped)
    return .array(
      findings.map { finding in
        let identity = "\(finding.place.path)\n\(ruleName(finding))\n\(finding.message)"
        seen[identity, default: 0] += 1
        return result(
          finding, column: columns.column(of: finding.place),
          fingerprint: "\(identity.fingerprint):\(seen[identity] ?? 1)")
      })
  }

  private func result(_ finding: Diagnostic, column: Int, fingerprint: String) -> JSONValue {
    [
      "ruleId": .string(ruleName(finding)),
      "ruleIndex": .integer(Int64(ruleIndex(finding))),
      "level": .string(finding.severity.rawValue),
      "message": ["text": .string(finding.message)],
      "locations": [
        [
          "physicalLocation": [
            "artifactLocation": [
              "uri": .string(FilePath(finding.place.path).withoutDetours.uriReference)
            ],
            "region": [
              "startLine": .integer(Int64(finding.place.line)),
              "startColumn": .integer(Int64(column)),
            ],
          ]
        ]
      ],
      "partialFingerprints": ["coversheet/v1": .string(fingerprint)],
    ]
  }

  private func ruleName(_ finding: Diagnostic) -> String {
    finding.rule?.description ?? Self.syntax
  }

  private func ruleIndex(_ finding: Diagnostic) -> Int {
    finding.rule.flatMap(rules.firstIndex).map { $0 + 1 } ?? 0
  }
}

extension String {
  /// Stays the same when lines above are added: what is wrong in which file, not where in it.
  fileprivate var fingerprint: String { StableHash(self).digits }
}
