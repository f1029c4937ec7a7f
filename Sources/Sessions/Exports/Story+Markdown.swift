import Notifications
import TerminalCore

extension Story {
  /// The story as Markdown (CommonMark): a section for each step, pictures as text where they
  /// changed; what is only noted is a caption. Of JSON the heading has `{…}`, and the whole line
  /// is folded below it.
  package var markdown: String {
    let steps = forPages.steps
    var text = "# \(title.markdown)\n\n\(phone.markdown) · \(steps.countWords)\n"
    var shown: String?
    for step in steps {
      let picture = step.frame.text
      text += step.markdown(picture: picture == shown ? nil : picture)
      shown = picture
    }
    return text
  }
}

extension [Story.Step] {
  /// How many there are, such as `12 steps`.
  var countWords: String { count.counted("step") }
}

extension Story.Step {
  // What is said in the place of a line.
  private var passing: String { goesBack ? " Taken back" : " Time passes" }

  // - Parameter picture: Nil where it is the one before.
  fileprivate func markdown(picture: String?) -> String {
    var text = "\n## \(clock)"
    text += briefLine.map { " \($0.visibleLine.markdownCode)" } ?? (notes.isEmpty ? passing : "")
    text += "\n\n"
    if let line, line != briefLine { text += line.visibleLine.markdownBlock.folded }
    for note in notes { text += "> \(note.markdown)\n\n" }
    if let picture { text += picture.markdownBlock + "\n" }
    let items = happenings.map(\.markdown) + checks.map(\.markdown)
    return text + items.map { "- \($0)\n" }.joined()
  }
}

extension Story.Happening {
  fileprivate var markdown: String {
    let head = (subject.map { $0.markdown + ": " } ?? "") + words.markdown
    if reasons.isEmpty { return head }
    let why = reasons.map { "\($0.words(naming: \.revealed).markdown) (\($0.rule))" }
    return head + " — " + why.joined(separator: "; ")
  }
}

extension Story.Check {
  fileprivate var markdown: String {
    let code = line.visibleLine.markdownCode
    return failure.map { "**✗** \(code): found \($0.markdown)" } ?? "✓ \(code)"
  }
}

extension String {
  /// The text on one line, with nothing in it that Markdown would take for its own.
  var markdown: String {
    var text = ""
    for character in visibleLine {
      if "\\`*_{}[]<>#|&!~$".contains(character) { text.append("\\") }
      text.append(character)
    }
    return text.withoutBlockMark
  }

  // At the start of a line these begin a list, a heading or a rule, and four blanks begin code.
  private var withoutBlockMark: String {
    let text = drop { $0 == " " }
    if let first = text.first, "-+=".contains(first) { return "\\" + text }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    guard !digits.isEmpty, rest.hasPrefix(".") || rest.hasPrefix(")") else { return String(text) }
    return digits + "\\" + rest
  }

  /// The text, which is one line, as code: between more backticks than follow each other in it.
  var markdownCode: String {
    let fence = String(repeating: "`", count: longestBackticks + 1)
    // One blank on either side is left out by readers: it keeps backticks
    // of the text from the fence.
    let blank = hasPrefix("`") || hasSuffix("`") ? " " : ""
    return fence + blank + self + blank + fence
  }

  /// The lines as a block of code.
  fileprivate var markdownBlock: String {
    let fence = String(repeating: "`", count: max(3, longestBackticks + 1))
    let rows = split(separator: "\n", omittingEmptySubsequences: false)
    let first = rows.firstIndex { !$0.isEmpty } ?? rows.startIndex
    let end = rows.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? rows.endIndex
    return "\(fence)text\n\(rows[first..<end].joined(separator: "\n"))\n\(fence)\n"
  }

  // Between its tags, with the empty lines that make it Markdown again.
  fileprivate var folded: String {
    "<details><summary>The whole line</summary>\n\n\(self)\n</details>\n\n"
  }

  // How many follow each other at most.
  private var longestBackticks: Int {
    var (longest, count) = (0, 0)
    for character in self {
      count = character == "`" ? count + 1 : 0
      longest = max(longest, count)
    }
    return longest
  }
}
