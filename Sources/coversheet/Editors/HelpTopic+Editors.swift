extension HelpTopic {
  /// How editors and assistants begin to talk to the program.
  static let editors = HelpTopic(
    name: "editors", summary: "what editors and assistants are told, and how they begin it",
    sentences: [
      """
      “coversheet lsp” speaks the Language Server Protocol on standard input and output, about scenarios, \
      payloads, Notifications.json, Service.json, Content.json and tables of strings. What is wrong is what \
      “coversheet check” says, also of what is not saved yet.
      """,
      """
      Where the cursor is: what a line does and whether an expectation holds, what the phone would say of a \
      payload, what a key says in each language and form and who asks for it, the text of a rule. A name that \
      id= gives is found in all scenarios that are played with it, and renamed unless a case fills it in.
      """,
      """
      Actions: what “coversheet check --fix” mends, the name that was meant, “expect it as it is” for an \
      expectation that does not hold and, without cases, behind any other line, and “open at this line”, a \
      command of the editor's (coversheet.openAtLine, with the path and the line) that runs “coversheet open \
      PATH --line=N”.
      """,
      """
      Fixtures/Integrations/Editors in the data folder has VS Code (extension, grammar, problem matcher), \
      Neovim, Vim, Helix, Zed and Kate, with how to put each in place. Any other editor needs the command and \
      the files' endings.
      """,
      """
      “coversheet mcp WHAT” speaks the Model Context Protocol: assistants push, act, look at the screen, ask \
      why, expect, check files and record what they did as a scenario. They read and write below WHAT's folder \
      and the client's roots, and nothing else; programs of extensions run with --allow-programs only.
      """,
    ],
    examples: [
      (
        "~/.config/helix/languages.toml",
        """
        # Add to ~/.config/helix/languages.toml.
        [language-server.coversheet]
        command = "coversheet"
        args = ["lsp"]

        [[language]]
        name = "coversheet"
        scope = "source.coversheet"
        file-types = ["scenario"]
        comment-token = "#"
        language-servers = ["coversheet"]

        [[language]]
        name = "json"
        file-types = ["json", "apns", "ndjson", "jsonl", "xcstrings"]
        language-servers = ["coversheet", "vscode-json-language-server"]

        """
      ),
      (
        "~/.config/kate/lspclient/settings.json",
        """
        {
          "servers": {
            "coversheet": {
              "command": ["coversheet", "lsp"],
              "rootIndicationFileNames": [".git"],
              "highlightingModeRegex": "^(Coversheet|JSON)$"
            }
          }
        }

        """
      ),
      (
        "Bistro/.mcp.json",
        """
        { "mcpServers": { "coversheet": { "command": "coversheet", "args": ["mcp", "."] } } }

        """
      ),
    ])
}
