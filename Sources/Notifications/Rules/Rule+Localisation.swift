extension Rule {
  /// Section L: from texts to words.
  static let localisation = [
    Rule(
      "L2",
      "An alert that is a string is the body.",
      because: "the alert is a string",
      source: "Apple: Generating a remote notification"),
    Rule(
      "L3",
      "Where a key and a literal are given, the key is used and the literal stands by.",
      because: "the literal stands in for the key",
      source: "Apple: Generating a remote notification"),
    Rule(
      "L5",
      "Each %@ takes the next argument, %1$@ the first.",
      because: "filled with the arguments",
      source: "Apple: Generating a remote notification"),
    Rule(
      "L7",
      "A placeholder without an argument becomes empty.",
      because: "an argument is missing",
      source: "our choice; nothing documents it"),
    Rule(
      "L10",
      "A push is put into words when it is delivered.",
      because: "put into words on delivery",
      source: "inferred from Apple's documentation"),
    Rule(
      "L14",
      "A key that is in no table shows its literal, else itself.",
      because: "no table has the key {key}",
      source: "Apple: localizedUserNotificationString"),
    Rule(
      "L15",
      "Arguments fill a key that stands for itself, too.",
      because: "the key stands for itself",
      source: "our choice; nothing documents it"),
    Rule(
      "L1",
      "An alert has title, subtitle and body, each as words or as a key with arguments.",
      because: "as the alert says",
      source: "Apple: Generating a remote notification"),
  ]
}
