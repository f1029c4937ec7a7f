extension Rule {
  /// Section L: from texts to words.
  static let localization = [
    Rule(
      "L1",
      "An alert has title, subtitle and body, each as words or as a key with arguments.",
      because: "as the alert says",
      source: "Apple: Generating a remote notification"),
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
      "L4",
      "A key is looked up in the app’s table Localizable.",
      because: "“{key}” in {table} of {language}, {file}:{line}: {format}",
      source: "Apple: Generating a remote notification"),
    Rule(
      "L5",
      "Each %@ takes the next argument, %1$@ the first.",
      because: "filled with {arguments}",
      source: "Apple: Generating a remote notification"),
    Rule(
      "L6",
      "An argument that is no text is used as it is written.",
      because: "an argument is no text",
      source: "our choice; nothing documents it"),
    Rule(
      "L7",
      "A placeholder without an argument becomes empty; arguments beyond them are left out.",
      because: "{count}",
      source: "our choice; nothing documents it"),
    Rule(
      "L8",
      "A text fills the place of a number as it is.",
      because: "a text stands for a number",
      source: "our choice; nothing documents it"),
    Rule(
      "L9",
      "A text that is a whole number chooses a plural form.",
      because: "the text is a number",
      source: "our choice; nothing documents it"),
    Rule(
      "L10",
      "A push is put into words when it is delivered.",
      because: "looked up on delivery",
      source: "inferred from Apple’s documentation"),
    Rule(
      "L11",
      "A text made with localizedUserNotificationString is worded at delivery, and anew when the language changes.",
      because: "worded when it is shown",
      source: "Apple: localizedUserNotificationString"),
    Rule(
      "L12",
      "A text made with an ordinary lookup is a literal and stays as it was scheduled.",
      because: "a literal stays as it is",
      source: "Apple: localizedUserNotificationString"),
    Rule(
      "L13",
      "A legacy notification’s keys are worded when it fires.",
      because: "worded when it fires",
      source: "WWDC10, What’s New in UIKit"),
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
      "L16",
      "In local texts %% becomes % and other sequences are taken out.",
      because: "cleaned of % sequences",
      source: "Apple: UNMutableNotificationContent.body"),
    Rule(
      "L17",
      "The app’s language is the first of the device’s that it has, by exact name, then by parents.",
      because: "{language} for {wanted}: {way}",
      decisions: ["fallback": "{language}: {way}", "lacking": "{way}"],
      source: "inferred from Apple’s documentation"),
    Rule(
      "L18",
      "Names of languages are compared without case, old ones are known.",
      because: "another name for the language",
      source: "our choice; nothing documents it"),
    Rule(
      "L19",
      "A key that the chosen language lacks is missing.",
      because: "no second language is tried",
      decisions: ["fallback": "asked in the app’s development region, {language}"],
      source: "inferred from Apple’s documentation"),
    Rule(
      "L20",
      "A person can choose an app’s languages, from iOS 13.",
      because: "chosen for this app",
      decisions: ["device": "it speaks as the phone does again"],
      source: "our choice; nothing documents it"),
    Rule(
      "L21",
      "A table of strings has keys with values; the last of doubles counts.",
      because: "a slip in a table of strings",
      source: "property list syntax"),
    Rule(
      "L36",
      "A percent sign with flags, blanks too, and a letter is a placeholder.",
      because: "a placeholder with flags",
      source: "our measurement; Foundation"),
    Rule(
      "L22",
      "A stringsdict entry has a format and its variables.",
      because: "from a stringsdict",
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "L23",
      "A stringsdict goes before strings, these before a catalog.",
      because: "the first table that has it",
      source: "inferred from Apple’s documentation"),
    Rule(
      "L24",
      "Variables take the argument at which they stand.",
      because: "by their places",
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "L25",
      "A variable has a type, a specifier and forms; other is needed.",
      because: "a slip in a stringsdict",
      source: "WWDC17, Best Practices and What’s New in User Notifications"),
    Rule(
      "L26",
      "Exactly 0 takes zero where there is one, else the number’s category, else other.",
      because: "{variable}: {number} is {category}, so “{form}”, {file}:{line}",
      source: "inferred from Foundation"),
    Rule(
      "L27",
      "Plural categories are CLDR’s.",
      because: "as CLDR has it",
      source: "CLDR"),
    Rule(
      "L28",
      "The chosen form takes the variable’s place, and then arguments fill it.",
      because: "then filled: {form}",
      source: "WWDC18, Using Grouped Notifications"),
    Rule(
      "L29",
      "Forms may hold further variables, eight deep.",
      because: "variables go in a circle or too deep",
      source: "our choice; nothing documents it"),
    Rule(
      "L30",
      "Of forms by width the widest is taken.",
      because: "the widest form",
      source: "our choice; nothing documents it"),
    Rule(
      "L31",
      "Numbers are written without grouping, in ASCII digits.",
      because: "plain digits",
      source: "our choice; nothing documents it"),
    Rule(
      "L32",
      "Catalogs hold strings, plurals, devices and substitutions.",
      because: "from a catalog",
      source: "the catalog format"),
    Rule(
      "L33",
      "A string that a catalog lacks in a language is taken in its source language.",
      because: "in the source language, {language}",
      source: "our choice; nothing documents it"),
    Rule(
      "L34", "Where the device’s language runs from right to left, the phone is mirrored.",
      because: "the language runs from right to left", source: "our choice; nothing documents it"),
    Rule(
      "L35", "Titles and formats given as keys are put into words when they are shown.",
      because: "its actions’ titles are looked up when shown",
      source: "WWDC18, Using Grouped Notifications"),
  ]
}
