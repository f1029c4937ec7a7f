/// Completion for fish 3 and later.
enum FishCompletion {
  /// The script.
  static var script: String {
    let names = CommandSpec.all.map(\.name).joined(separator: " ")
    let commands = CommandSpec.all.map { command in
      line(
        "not __fish_seen_subcommand_from \(names)",
        "-a \(command.name) -d \(quoted(command.summary))")
    }
    let common = [CommandLineOption.help, .version].map { line(nil, arguments($0)) }
    let others = CommandSpec.all.flatMap { command in
      let isHere = "__fish_seen_subcommand_from \(command.name)"
      return (command.options + command.common).map { line(isHere, arguments($0)) }
        + operands(of: command)
    }
    // Without a command it is open.
    let open = CommandSpec.open.options + CommandSpec.open.common
    let bare = (operands(.what) + open.map(arguments)).map {
      line("not __fish_seen_subcommand_from \(names)", $0)
    }
    return """
      # Completion of coversheet for fish; made by “coversheet completion fish”.
      \(CommandLineOption.assigning.map(assigned).joined(separator: "\n"))
      complete -c coversheet -f
      \((commands + bare + common + others).joined(separator: "\n"))

      """
  }

  private static func line(_ condition: String?, _ arguments: String) -> String {
    "complete -c coversheet \(condition.map { "-n \(quoted($0)) " } ?? "")\(arguments)"
  }

  private static func arguments(_ option: CommandLineOption) -> String {
    let letter = option.letter.map { " -s \($0)" } ?? ""
    let words = "-l \(option.name)\(letter) -d \(quoted(option.summary))"
    guard option.value != nil else { return words }
    // What may be left out stands behind “=” alone.
    if option.isValueOptional, case .words(let choices) = option.completing {
      return "\(words) -f -a \(quoted(choices.joined(separator: " ")))"
    }
    if option.isAssignment { return "\(words) -x -a '(__coversheet_\(option.name))'" }
    switch option.completing {
    case .words(let choices): return "\(words) -x -a \(quoted(choices.joined(separator: " ")))"
    case .files: return "\(words) -r -F"
    case .folders: return "\(words) -x -a '(__fish_complete_directories)'"
    case .wordsOrFiles(let choices, _):
      return "\(words) -r -F -a \(quoted(choices.joined(separator: " ")))"
    case .nothing: return "\(words) -x"
    }
  }

  // A function of the names, and behind “=” of what stands behind each.
  private static func assigned(_ option: CommandLineOption) -> String {
    let cases = option.assignments.filter { !$0.values.isEmpty }.map {
      "    case \($0.names.joined(separator: " "))\n"
        + "      set values \($0.values.joined(separator: " "))"
    }
    return """
      function __coversheet_\(option.name)
        set -l word (string replace -- '--\(option.name)=' '' (commandline -ct))
        set -l name (string replace -rf -- '=.*' '' $word)
        or begin
          printf '%s\\n' \(option.assignedNames.joined(separator: " "))
          return
        end
        set -l values
        switch $name
      \(cases.joined(separator: "\n"))
        end
        for value in $values
          echo $name=$value
        end
      end
      """
  }

  private static func operands(of command: CommandSpec) -> [String] {
    let isHere = "__fish_seen_subcommand_from \(command.name)"
    // Files are offered behind a “=”, too.
    let values = command.options.filter(\.isValueOptional).map {
      "; and not string match -q -- \"--\($0.name)=*\" (commandline -ct)"
    }
    let words = command.followers.map { "; and not __fish_prev_arg_in \($0.word)" }
    return operands(command.completing).map { line(isHere + (values + words).joined(), $0) }
      + command.followers.flatMap { word, completing in
        operands(completing).map { line("\(isHere); and __fish_prev_arg_in \(word)", $0) }
      }
  }

  private static func operands(_ completing: Completion) -> [String] {
    switch completing {
    case .words(let words): ["-a \(quoted(words.joined(separator: " ")))"]
    case .files(let endings):
      endings.map { "-a '(__fish_complete_suffix .\($0))'" }
    case .folders, .wordsOrFiles: ["-F"]
    case .nothing: []
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
