import Files
import Notifications

/// The rules about payloads of one app, as they are asked about many: what a shape and its values
/// gave once is not looked for again.
///
///     var lint = PayloadLint(for: app)
///     for payload in payloads { findings += lint.findings(in: payload.source, content: payload.content) }
///
/// It finds what `Lint.findings(in:_:_:)` finds. The payloads of one sender differ in few
/// values, so each payload is read once, and most rules are asked about the first of a shape alone.
package struct PayloadLint {
  // Where keys are identifiers, each payload has a shape of its own, and remembering does not help.
  private static let mostShapes = 512

  /// The rules, to ask them elsewhere, too.
  package let askedRules: AskedRules
  private var rules: [AskedRule] { askedRules.all }
  private var reader: JSONReader
  private var shapes: [ShapeFindings] = []
  private var numbers: [ShapeKey: Int] = [:]
  // Memory that keys are made in.
  private var key: [UInt8] = []

  /// - Parameter app: The app that gets the payloads, as long as it stays what it
  ///   is; nil where it is unknown.
  package init(for app: LintedApp?) { self.init(asking: AskedRules(all: AskedRule.all(for: app))) }

  /// Asks rules that another one has: it finds the same.
  package init(asking rules: AskedRules) {
    askedRules = rules
    reader = JSONReader(path: "", grammar: .payload)
  }

  /// Everything that the rules find in a payload, in the order of the file.
  ///
  /// - Parameter content: What the payload was read as; nil for what a device drops.
  /// - Returns: Each finding once, though two rules may say it.
  package mutating func findings(in source: SourceText, content: Content?) -> [Diagnostic] {
    findings(in: reader.read(source), content: content)
  }

  /// The same for a payload that is read already.
  ///
  /// - Parameter document: The payload alone, and no line around it.
  private mutating func findings(in document: JSONDocument, content: Content?) -> [Diagnostic] {
    guard let root = document.root, Lint.isLinted(root) else { return [] }
    let payload = LintedPayload(root: root, content: content)
    guard let number = number(of: payload, in: document) else {
      return rules.flatMap { $0.findings(payload) }.inOrder
    }
    return shapes[number].findings(in: payload, of: document, rules, &key).inOrder
  }

  /// The number of a payload's shape; nil where shapes are not remembered.
  private mutating func number(of payload: LintedPayload, in document: JSONDocument) -> Int? {
    key.removeAll(keepingCapacity: true)
    key.append(payload.content == nil ? 0 : 1)
    // The one value that decides at which level keys are read.
    key.append(payload.root["aps"]?.endsLiveActivity == true ? 1 : 0)
    guard document.appendShape(to: &key) else { return nil }
    let shape = ShapeKey(bytes: key)
    if let known = numbers[shape] { return known }
    guard shapes.count < Self.mostShapes else { return nil }
    numbers[shape] = shapes.count
    shapes.append(ShapeFindings(of: payload, in: document, rules))
    return shapes.count - 1
  }
}
