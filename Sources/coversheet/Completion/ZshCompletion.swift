import Notifications

/// Completion for zsh.
enum ZshCompletion {
  /// The script; works as a file `_coversheet` in a folder of `$fpath`, and
  /// sourced after `compinit`.
  static var script: String {
    """
    #compdef coversheet
    # Completion of coversheet for zsh; made by “coversheet completion zsh”.
    \(CommandLineOption.assigning.map(assigned).joined(separator: "\n"))
    _coversheet() {
      local curcontext="$curcontext" state line
      local -a commands
      commands=(
    \(CommandSpec.all.map { "    \("\(escaped($0.name)):\($0.summary)".inShellQuotes)" }.joined(separator: "\n"))
      )
      if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
        _describe -t commands command commands
        _files -g '*.(\(Completion.openedKinds.joined(separator: "|")))(-.,/)'
        return
      fi
      case $words[2] in
    \(CommandSpec.all.map(arguments).joined(separator: "\n"))
        *) \(call(.open)) ;;
      esac
    }
    if [[ $funcstack[1] == _coversheet ]]; then
      _coversheet "$@"
    elif (( $+functions[compdef] )); then
      compdef _coversheet coversheet
    fi

    """
  }

  private static func arguments(_ command: CommandSpec) -> String {
    "    \(command.name)) shift words; (( CURRENT-- )); \(call(command)) ;;"
  }

  private static func call(_ command: CommandSpec) -> String {
    let options = command.allOptions.flatMap { option in
      option.spellings.map { spelling in specification(option, spelling).inShellQuotes }
    }
    let operands =
      action(of: command).map { ["*:\(operandName(command)):\($0)".inShellQuotes] } ?? []
    return (["_arguments -s"] + options + operands).joined(separator: " ")
  }

  private static func operandName(_ command: CommandSpec) -> String {
    command.completing == .what ? "file" : "word"
  }

  private static func specification(_ option: CommandLineOption, _ spelling: String) -> String {
    let isLong = spelling.hasPrefix("--")
    let repeats = option.isRepeatable ? "*" : ""
    let joint = option.isValueOptional ? "=-" : !option.needsValue ? "" : isLong ? "=" : "+"
    let words = "\(repeats)\(spelling)\(joint)[\(escaped(option.summary))]"
    guard let value = option.value else { return words }
    let colons = option.isValueOptional ? "::" : ":"
    return words + "\(colons)\(escaped(value)):\(action(of: option) ?? " ")"
  }

  private static func action(of option: CommandLineOption) -> String? {
    option.isAssignment ? "{ _coversheet_\(option.name) }" : action(option.completing)
  }

  // A function of the names, and behind “=” of what stands behind each.
  private static func assigned(_ option: CommandLineOption) -> String {
    let cases = option.assignments.filter { !$0.values.isEmpty }.map {
      "      \($0.names.joined(separator: "|"))) compadd -- \($0.values.joined(separator: " ")) ;;"
    }
    return """
      _coversheet_\(option.name)() {
        if compset -P "*="; then
          case ${${IPREFIX%=}##*=} in
      \(cases.joined(separator: "\n"))
          esac
        else
          compadd -S "" -- \(option.assignedNames.joined(separator: " "))
        fi
      }
      """
  }

  // What its operands are, which may depend on the word before.
  private static func action(of command: CommandSpec) -> String? {
    if command.followers.isEmpty { return action(command.completing) }
    let cases = (command.followers + [("*", command.completing)]).map { word, completing in
      "\(word)) \(words(completing)) ;;"
    }
    return "{ case $words[CURRENT-1] in \(cases.joined(separator: " ")) esac }"
  }

  private static func words(_ completing: Completion) -> String {
    guard case .words(let words) = completing else { return "" }
    return "compadd \(words.joined(separator: " "))"
  }

  private static func action(_ completing: Completion) -> String? {
    switch completing {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .files(let endings) where endings.isEmpty: "_files"
    case .files(let endings): "_files -g \"*.(\(endings.joined(separator: "|")))(-.,/)\""
    case .folders: "_files -/"
    case .wordsOrFiles(let words, _):
      "{ compadd \(words.joined(separator: " ")); _files }"
    case .nothing: nil
    }
  }

  private static func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
