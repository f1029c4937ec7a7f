extension HelpTopic {
  /// How the program is used without seeing, with few colors, or with other keys.
  static let accessibility = HelpTopic(
    name: "accessibility", summary: "without a screen, without colors or motion, with other keys",
    sentences: [
      """
      “coversheet --accessible” (and any terminal whose TERM is “dumb”) draws nothing: everything is read \
      line by line, as screen readers and braille displays have it. Each line is one thing: its number where it \
      can be chosen, what it is, how it is, what it says. A screen that opens is read whole, behind “Screen:”. Else \
      only what changed follows each line that is typed, with a word before it: Shown, Gone, Changed, Selected, \
      Says, Time, Back; or “Nothing changed.” Of many things that changed, or came by themselves, only the number.
      """,
      """
      Type the number of a thing and Enter to choose it: a row is selected, and tapped at the second time. Numbers \
      stay with what they name while its screen is open. Type the name of a key to press it (j, Esc, Ctrl-R, “o t”), \
      or any command (“undo”, “wait 1h”, “push mail {…}”). Enter alone presses Enter, “read” reads all of the screen \
      again, “q” or Ctrl-D leaves.
      """,
      """
      Where words are written the prompt is “text>”: the line that is typed takes the place of what stood there, and \
      Enter alone accepts it. There “#3” chooses the thing with the number 3, “#read” reads all of the screen \
      again, “Esc” goes back, and “=esc” are the letters.
      """,
      """
      On the screen: --color=never (or NO_COLOR) leaves bold, underline and reverse; no color means anything that no \
      word, mark or attribute says too. --theme=high-contrast-dark, high-contrast-light, red-green-safe, \
      blue-yellow-safe and mono are made for eyes that differ. --reduce-motion lets nothing move by itself, \
      --ascii draws with letters every font and reader has.
      """,
      """
      Every key can be another one: "keys" in config.json, by the names of “coversheet help keys”. What is said \
      names the keys in force. "options" and "theme" there keep the choices above (“help config.json”).
      """,
    ],
    examples: [
      (
        "~/.config/coversheet/config.json",
        """
        {
          "options": { "accessible": true },
          "keys": { "undo": "f3", "why": "f2" }
        }

        """
      )
    ])
}
