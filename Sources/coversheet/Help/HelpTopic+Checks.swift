import Sessions

extension HelpTopic {
  /// What a project says to `check`.
  static let checks = HelpTopic(
    name: "checks",
    summary: "what check is to tell, and how bad it is: .coversheet-check.json, marks",
    sentences: [
      """
      “coversheet check PATH…” says what is wrong with apps, payloads and scenarios, with all that a \
      folder holds of them, and with a file of an app as part of it: \(AppPart.endings), \
      Notifications.json, Service.json, Content.json. Each finding names its rule, and “help rule Y12” \
      tells what the rule means, with an example that is wrong and one that is right.
      """,
      """
      A .hex file has frames of the binary interface as hexadecimal digits, with # before comments, as \
      “coversheet send --as=binary2 --print” writes them; each is held against its lengths (Y39).
      """,
      """
      .coversheet-check.json is looked for beside a file and in the folders above it; the nearest \
      counts. "rules" says how bad a rule's findings are: "off", "note", "warning" or "error". \
      "ignore" leaves files out, by patterns from its folder: altogether, or for some rules. \
      In a pattern * stands for any part of a name, ? for one character and ** for any folders; with a \
      slash it is a path from that folder, without one a name at any depth, and a folder has all in it. \
      “coversheet help --schema=check-settings” prints its JSON Schema for editors.
      """,
      """
      Where a file may have comments, “check: ignore Y13” in one leaves out the findings of its \
      line, or, where it stands alone, of the next. “run”, “test”, “state” and “render” leave out the \
      same warnings, so that “--strict” fails for none of them.
      """,
      """
      “--severity=Y12=warning” has the last word, but of files that are left out altogether. \
      “--strict” fails where there is a warning; \
      “--format=excerpt” shows each line with a caret, “--format=sarif” and “--format=github” are \
      for code reviews, “--fix” mends what needs no judgment in payloads.
      """,
    ],
    examples: [
      (
        ".coversheet-check.json",
        """
        {
          "rules": { "Y40": "off", "Y15": "error" },
          "ignore": ["Vendor/**", { "path": "Sent/old.apns", "rules": ["Y12"] }]
        }

        """
      )
    ])
}
