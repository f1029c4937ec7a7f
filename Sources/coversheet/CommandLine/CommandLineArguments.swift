import Notifications

/// The words of a command line, sorted by what they mean.
struct CommandLineArguments {
  /// What is neither option nor value, in order.
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// A command line without words.
  init() {}

  /// Sorts words by a command's options, GNU style: long options may be shortened while unique,
  /// `--option=value` and `--option value`, `-o value`, `--` ends the options, `-` is an operand.
  ///
  /// - Throws: `UsageError` with what to write instead, or with the commands that take an option.
  init(_ words: ArraySlice<String>, options: [CommandLineOption]) throws(UsageError) {
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      if word.hasPrefix("--") {
        try readLong(word, &rest, options)
      } else if word.hasPrefix("-"), word != "-" {
        try readShort(word, &rest, options)
      } else {
        operands.append(word)
      }
    }
  }

  /// Whether an option was given.
  func has(_ option: CommandLineOption) -> Bool { values[option.name] != nil }

  /// An option's value; the last of several, so that one in an alias can be overridden.
  subscript(option: CommandLineOption) -> String? { values[option.name]?.last }

  /// All values of an option, in order.
  func all(_ option: CommandLineOption) -> [String] { values[option.name] ?? [] }

  /// Some options as they would be written again.
  func words(for options: [CommandLineOption]) -> [String] {
    options.flatMap { option in
      all(option).map { "--\(option.name)" + (option.value == nil ? "" : "=\($0)") }
    }
  }

  /// What was given, and what was given another time where nothing is said now.
  func completed(by words: [String], options: [CommandLineOption]) throws(UsageError)
    -> CommandLineArguments
  {
    var both = self
    both.values.merge(try CommandLineArguments(words[...], options: options).values) { now, _ in now
    }
    return both
  }

  /// The same as if some options had not been given.
  func without(_ options: [CommandLineOption]) -> CommandLineArguments {
    var rest = self
    for option in options { rest.values[option.name] = nil }
    return rest
  }

  private mutating func readLong(
    _ word: String, _ rest: inout ArraySlice<String>, _ options: [CommandLineOption]
  ) throws(UsageError) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    // What is short for every option names none.
    guard !parts[0].isEmpty else {
      throw UsageError("unknown option --=; write its name before the =")
    }
    let given = parts.count > 1 ? String(parts[1]) : nil
    let option = try Self.option(String(parts[0]), given ?? rest.first, among: options)
    try set(option, to: given, &rest)
  }

  private mutating func readShort(
    _ word: String, _ rest: inout ArraySlice<String>, _ options: [CommandLineOption]
  ) throws(UsageError) {
    let letter = word.dropFirst().first
    guard let option = options.first(where: { $0.letter == letter }) else {
      throw Self.unknown(word, options)
    }
    let attached = String(word.dropFirst(2))
    if option.value == nil, !attached.isEmpty {
      throw UsageError("-\(letter ?? "?") takes no value; write each option by itself")
    }
    try set(option, to: attached.isEmpty ? nil : attached, &rest)
  }

  private mutating func set(
    _ option: CommandLineOption, to given: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    guard let placeholder = option.value else {
      if given != nil { throw UsageError("--\(option.name) takes no value") }
      values[option.name] = [""]
      return
    }
    if option.isValueOptional, given == nil {
      values[option.name] = [""]
      return
    }
    guard let value = given ?? rest.popFirst() else {
      throw UsageError("--\(option.name) needs a value: --\(option.name)=\(placeholder)")
    }
    if value.isEmpty, option.takesName || option.isValueOptional {
      throw UsageError("--\(option.name) is empty; write --\(option.name)=\(placeholder)")
    }
    if value == "-", option.takesFolder {
      throw UsageError("--\(option.name)=- is no folder; name one, such as ./-")
    }
    // Bytes that are no UTF-8 were replaced in it: a file of another name would be written.
    if option.isOutput, value.unicodeScalars.contains("\u{FFFD}") {
      throw UsageError("--\(option.name)=\(value) is no UTF-8; write a name that is")
    }
    if !option.choices.isEmpty, !option.choices.contains(value) {
      if let refusal = option.refusal { throw UsageError("--\(option.name): \(refusal(value))") }
      throw UsageError(
        "--\(option.name) takes \(option.choices.joined(separator: ", ")), not “\(value)”"
          + suggestion(for: value, among: option.choices))
    }
    if option.isSingle, has(option) {
      throw UsageError("--\(option.name) is given twice and takes one value; leave one out")
    }
    values[option.name] = option.isRepeatable ? all(option) + [value] : [value]
  }

  private static func option(
    _ name: String, _ value: String?, among options: [CommandLineOption]
  ) throws(UsageError) -> CommandLineOption {
    if let exact = options.first(where: { $0.name == name }) { return exact }
    let candidates = options.filter { $0.name.hasPrefix(name) }
    // What another command calls just so is not short for something of this one.
    let isAnothers = CommandSpec.takers(of: "--\(name)")?.option == "--\(name)"
    if candidates.isEmpty || isAnothers {
      throw unknown("--\(name)", options, ways(of: name, value, among: options))
    }
    if candidates.count == 1 { return candidates[0] }
    let names = candidates.map { "--\($0.name)" }.joined(separator: ", ")
    throw UsageError("--\(name) could be \(names); write it out")
  }

  // Commands that print several formats call one `--format=github`, or just `--github`. The value
  // of an option that nothing takes is not asked: that is a slip.
  private static func ways(
    of name: String, _ value: String?, among options: [CommandLineOption]
  ) -> [String] {
    let isAnothers = CommandSpec.takers(of: "--\(name)") != nil
    let named = isAnothers ? options.filter { $0.name == value } : []
    return named.map { "--" + $0.name }
      + options.filter { $0.choices.contains(name) }.map { "--\($0.name)=\(name)" }
  }

  private static func unknown(
    _ word: String, _ options: [CommandLineOption], _ ways: [String] = []
  ) -> UsageError {
    let way = ways.isEmpty ? "" : "; write \(ways.joined(separator: " or "))"
    guard let (option, commands) = CommandSpec.takers(of: word) else {
      let near = ways.isEmpty ? suggestion(for: word, among: options.map(\.dashed)) : way
      return UsageError("unknown option \(word)" + near)
    }
    let names = commands.map { "“\($0)”" }
    let take = names.count > 1 ? "take" : "takes"
    return UsageError(
      "\(option) is not for this command; \(names.enumerated) \(take) it" + way)
  }
}

extension CommandLineOption {
  fileprivate var dashed: String { "--\(name)" }
}
