import TerminalCore

@testable import Screens

extension ScreenHarness {
  /// A post with everything that a view can show, locked, its owner seen.
  static func social(
    columns: Int = 80, rows: Int = 24, theme: String = "terminal", glyphs: Glyphs = .unicode
  ) -> ScreenHarness {
    var harness = ScreenHarness(columns: columns, rows: rows, theme: theme, glyphs: glyphs)
    harness.play(socialApp)
    harness.model = Model(size: Size(columns: columns, rows: rows), theme: theme, glyphs: glyphs)
    return harness
  }

  static let socialApp = """
    app {"bundleIdentifier":"com.example.social","displayName":"Social","icon":"◆",
      "categories":[{"identifier":"post","actions":[
        {"identifier":"like","title":"Like"},
        {"identifier":"comment","title":"Comment",
         "textInput":{"buttonTitle":"Post","placeholder":"Say something"}},
        {"identifier":"report","title":"Report","options":["destructive"]}]}],
      "content":[{"name":"Post","UNNotificationExtensionCategory":"post",
        "UNNotificationExtensionInitialContentSizeRatio":0.5,
        "UNNotificationExtensionUserInteractionEnabled":true,
        "inputView":["👍","❤️","😂"],
        "view":[{"media":"pic"},{"text":"A walk on the beach, and a dog that would not leave."},
          {"row":[{"label":"status","text":"Nobody likes it"},{"button":"more","title":"All comments"}]},
          {"divider":true},{"list":"comments","items":["John: So beautiful"]},
          {"progress":"upload","value":0.4},
          {"day":"schedule","items":[{"start":"10:00","end":"11:00","title":"Walk","tentative":true},
            {"start":"9:00","end":"9:30","title":"Breakfast"}]}],
        "on":{
          "action like":[{"set":{"status":"You liked this"}},
            {"replaceAction":"like","with":{"identifier":"unlike","title":"Unlike"}},
            {"complete":"doNotDismiss"}],
          "action comment":[{"append":{"comments":"You: {response.userText}"}},{"complete":"doNotDismiss"}],
          "action report":[{"becomeFirstResponder":true},{"complete":"doNotDismiss"}],
          "input *":[{"set":{"status":"You: {input}"}},{"resignFirstResponder":true}],
          "press more":[{"set":{"status":"There are no more"}}]}}]}
    authenticate
    push social {"aps":{"alert":{"title":"Jane posted","body":"Look at this"},"category":"post"}} id=post
    """
}
