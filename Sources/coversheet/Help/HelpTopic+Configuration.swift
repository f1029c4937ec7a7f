import Interaction

extension HelpTopic {
  /// Where the data folder is looked for, in this order.
  static let dataFolder = """
    The data folder holds Fixtures and Themes. It is what --data names, else COVERSHEET_DATA, else the \
    nearest that has both: the working folder or one above it, the program's or one above that, or \
    share/coversheet beside the program's folder.
    """

  /// What a person sets for good.
  static let configuration = HelpTopic(
    name: "config.json", summary: "theme, keys and options of your own: config.json",
    sentences: [
      """
      config.json lies in the folder coversheet of XDG_CONFIG_HOME, else of ~/.config. It may have \
      comments and trailing commas; what is wrong is said by line and column, and the rest counts. \
      Saved while the program runs, it counts at once; with a mistake what was in force stays. \
      “coversheet doctor” tells what that is. Themes of your own lie in the folder themes beside it.
      """,
      """
      "theme" is a name that “coversheet doctor” lists, a file, or "auto", which is light or dark as \
      the terminal says. "keys" gives controls other keys, by the names of “coversheet help keys”; \
      null leaves one none.
      """,
      """
      Journals and what was chosen last are kept in the folder coversheet of XDG_STATE_HOME, else of \
      ~/.local/state.
      """, dataFolder,
      """
      What the command line says comes before what the file says. "options" may have:
      """,
    ],
    rows: ConfigurationOption.all.map { option in
      ("\(option.name): \(option.values.joined(separator: ", "))", option.sentence)
    },
    examples: [
      (
        "config.json",
        """
        {
          "theme": "auto",
          "keys": { "clear-group": ["D"], "down": ["j", "down"], "watch": null },
          "options": { "density": "compact", "color": "auto" }
        }

        """
      )
    ])
}

extension ConfigurationOption {
  /// What it decides, as a sentence.
  var sentence: String { summary.prefix(1).uppercased() + summary.dropFirst() + "." }
}
