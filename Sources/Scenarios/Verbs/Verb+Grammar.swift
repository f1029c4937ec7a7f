import Delivery
import Notifications

// A row is a name, the parts of its line, and a pair of functions between their values and
// the act: one puts the values into it, the other takes them out again. So the same row
// reads a line and writes it.
extension Verb {
  /// Makes a row whose lines are acts of one kind.
  ///
  /// - Parameters:
  ///   - parts: What stands behind the verb.
  ///   - act: The act that the values make; nil where they make none, which was said then.
  ///   - values: What the parts have to write for an act; nil for an act of another verb.
  init<each Value: Sendable>(
    _ name: String, _ family: VerbFamily, _ summary: String, example: String,
    aliases: String = "", _ parts: repeat LineSyntax<each Value>,
    act: @escaping @Sendable (repeat each Value) -> Act?,
    values: @escaping @Sendable (Act) -> (repeat each Value)?
  ) {
    self.init(
      name, family, summary, example: example, aliases: aliases, isActOfPerson: false,
      repeat each parts,
      acts: { (value: repeat each Value) in act(repeat each value).map { [$0] } ?? [] },
      values: values)
  }

  /// Makes a row whose lines are commands of one kind.
  init<each Value: Sendable>(
    _ name: String, _ family: VerbFamily, _ summary: String, example: String,
    aliases: String = "", isActOfPerson: Bool = false, _ parts: repeat LineSyntax<each Value>,
    command: @escaping @Sendable (repeat each Value) -> Command?,
    values: @escaping @Sendable (Command) -> (repeat each Value)?
  ) {
    self.init(
      name, family, summary, example: example, aliases: aliases, isActOfPerson: isActOfPerson,
      repeat each parts,
      acts: { (value: repeat each Value) in
        command(repeat each value).map { [.command($0)] } ?? []
      },
      values: { act in
        guard case .command(let command) = act else { return nil }
        return values(command)
      })
  }

  /// Makes a row of a verb that takes nothing and is always the same command.
  init(
    _ name: String, _ family: VerbFamily, _ summary: String, aliases: String = "",
    isActOfPerson: Bool = false, is command: Command
  ) {
    self.init(
      name, family, summary, example: name, aliases: aliases, isActOfPerson: isActOfPerson,
      command: { command },
      values: { $0 == command ? () : nil })
  }

  /// Makes a row whose lines stand for many acts, of which each has a line of its own.
  init<each Value: Sendable>(
    _ name: String, _ family: VerbFamily, _ summary: String, example: String,
    aliases: String, _ parts: repeat LineSyntax<each Value>,
    expands: @escaping @Sendable (repeat each Value) -> [Act]
  ) {
    self.init(
      name, family, summary, example: example, aliases: aliases, isActOfPerson: false,
      repeat each parts,
      acts: expands, values: { _ in nil })
  }

  private init<each Value: Sendable>(
    _ name: String, _ family: VerbFamily, _ summary: String, example: String,
    aliases: String, isActOfPerson: Bool, _ parts: repeat LineSyntax<each Value>,
    acts: @escaping @Sendable (repeat each Value) -> [Act],
    values: @escaping @Sendable (Act) -> (repeat each Value)?
  ) {
    (self.name, self.family, self.summary) = (name, family, summary)
    (self.example, self.aliases, self.isActOfPerson) = (example, aliases, isActOfPerson)
    var signature = Signature()
    repeat signature.append((each parts).signature)
    self.signature = signature
    read = { reader throws(Diagnostic) in
      acts(repeat try (each parts).read(&reader))
    }
    // Without the rest of the parts: references to all that a row captures are counted
    // each time that it writes.
    let writings = (repeat (each parts).write)
    // Looked for among all rows for every command, so the writer is not made
    // before the row is known to fit.
    write = { act, state throws(Unwritable) in
      guard let values = values(act) else { return nil }
      return try LineWriter.line(name, in: state) { writer throws(Unwritable) in
        repeat try (each writings)(each values, &writer)
      }
    }
  }
}

extension Verb {
  /// What a line with this verb does: what there is to say about it, then its own acts; of a line
  /// that cannot be read, where several things are wrong with it, those alone, the worst at last.
  func acts(of line: ScenarioLine, in context: ResolutionContext) throws(Diagnostic) -> [Act] {
    var reader = LineReader(
      line.arguments, of: signature, at: line.place, in: context, expecting: line.expectation)
    do throws(Diagnostic) {
      let acts = try read(&reader)
      return reader.preliminaries + acts
    } catch {
      let remarks = reader.preliminaries.filter(\.isComplaint)
      if remarks.isEmpty { throw error }
      return remarks + [.remark(error)]
    }
  }
}

extension Act {
  // A note on what would have been done is none where nothing is.
  fileprivate var isComplaint: Bool {
    if case .remark(let diagnostic) = self { diagnostic.severity > .note } else { false }
  }
}
