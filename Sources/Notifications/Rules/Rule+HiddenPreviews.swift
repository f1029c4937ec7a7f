extension Rule {
  /// Section H: what shows while previews are hidden.
  static let hiddenPreviews = [
    Rule(
      "H1",
      "When content may be read is set for the device and for each app; the app’s setting wins.",
      because: "as previews are set",
      decisions: [
        "device": "previews were set for all apps"
      ],
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "H2",
      "Content is hidden when the setting is Never, or When Unlocked and the owner was not recognized.",
      because: "{why}",
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "H3",
      "Hidden content shows neither title, subtitle nor body; app, icon and time stay.",
      because: "previews are hidden",
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "H4",
      "Without a placeholder of the app the system says Notification, or how many.",
      because: "the app gives no placeholder",
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "H5",
      "A category’s placeholder stands for its hidden content; an empty one is none.",
      because: "the category’s placeholder",
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "H6",
      "A placeholder’s number counts all members of its category, the leading one too.",
      because: "every member counts",
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "H7",
      "Each hidden notification counts one, whatever its summary count says.",
      because: "each counts one",
      decisions: ["arguments": "each counts as its summary count says"],
      source: "Apple: hiddenPreviewsBodyPlaceholder"),
    Rule(
      "H8",
      "A placeholder without a number is the same for any.",
      because: "it has no number",
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "H9",
      "Specifiers other than the number are taken out of a placeholder.",
      because: "only a number can fill it",
      decisions: [
        "emptied": "nothing is left of the category’s placeholder without what cannot be filled"
      ],
      source: "our choice; nothing documents it"),
    Rule(
      "H10",
      "A placeholder’s plural form is chosen by its number.",
      because: "the number chooses the form",
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "H11",
      "In a mixed group each category’s placeholder has its own number, and they are joined.",
      because: "one part for each category",
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "H12",
      "The parts stand in the order of their newest members; equal ones are said once.",
      because: "by their newest members",
      source: "our choice; nothing documents it"),
    Rule(
      "H13",
      "In a mix, members without a placeholder are a part of their own, always with a number.",
      because: "a part of their own",
      decisions: [
        "collapsed": "some have a placeholder and some none, so the default stands for all"
      ],
      source: "our choice; nothing documents it"),
    Rule(
      "H14",
      "A category may let title or subtitle show; the leading member’s decides.",
      because: "the leading member’s category says so",
      decisions: [
        "title": "the title shows, as the leading member’s category says",
        "subtitle": "the subtitle shows, as the leading member’s category says",
        "both": "title and subtitle show, as the leading member’s category says",
      ],
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "H15",
      "Where nothing is grouped, hidden notifications of one thread are one row.",
      because: "hidden, and of one thread",
      decisions: [
        "apart": "what is hidden is grouped otherwise now"
      ],
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "H16",
      "An expanded hidden group shows each member’s own placeholder.",
      because: "each for itself",
      source: "our choice; nothing documents it"),
    Rule(
      "H17",
      "Recognizing the owner shows everything at once, locking hides it again.",
      because: "at once, without another delivery",
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "H19",
      "An app can ask when its content may be read.",
      because: "as the app may ask",
      source: "Apple: UNShowPreviewsSetting"),
    Rule(
      "H20",
      "Banners hide what rows hide; on an unlocked device only Never hides them.",
      because: "a banner hides as a row does",
      source: "inferred from the talks"),
    Rule(
      "H21",
      "That a content extension is for a category reveals nothing while content is hidden.",
      because: "an extension reveals nothing",
      source: "our choice; nothing documents it"),
    Rule(
      "H22",
      "Critical alerts are hidden like any other.",
      because: "critical alerts too",
      source: "our choice; nothing documents it"),
    Rule(
      "H18",
      "The rich view and the actions of a hidden notification ask for the owner first.",
      because: "its content is hidden",
      source: "our choice; nothing documents it"),
  ]
}
