import Delivery
import Files
import Localization
import Notifications

/// An app as the rules see it: what it declares, its words, and what it is sent.
///
/// Made where an app is installed or checked, and given to every rule: what a rule needs of the app
/// it asks for here.
package struct LintedApp: Sendable {
  /// What its bundle declares.
  package let app: App
  /// The system's version that everything is held against.
  package let profile: Profile
  /// The switches of the phone that everything is held against (section S).
  package private(set) var policies = Policies()
  /// The languages in which its texts are looked up; empty where it has no words.
  private(set) var languages: [LintedLanguage]
  /// L20: whether the person chose its languages for it alone.
  let areOwnLanguages: Bool
  /// What it is sent, oldest first. Of a check, those of the folder's payloads; of a run, those
  /// that were delivered.
  package var contents: [Content] = []
  /// What scenarios and payloads around it send it besides. It counts for rules
  /// that say what is never sent.
  package var heard: [Content] = []
  /// The keys that are asked for beside those of what it is sent: by the buttons of alerts of old
  /// (N3), and by what never came.
  package var otherKeys: Set<ExactText> = []
  /// How many notifications a category needs before what all of them lack is said: a folder's are
  /// samples, and one tells enough.
  package var fewestMembers = 2
  /// Whether its declarations and string tables are looked through too, and
  /// not only what it is sent.
  package var isWhole = false {
    didSet {
      guard isWhole, !oldValue else { return }
      (manifests, knownSounds) = (app.manifestSources, app.knownSounds)
    }
  }
  /// The sounds that it can play, made ready once for many payloads that name others; nil where it is
  /// not looked through as a whole.
  private(set) var knownSounds: KnownNames?
  /// Whether its service extension was done with something that it is sent: what that sets is
  /// looked through then, also where the app is not linted as a whole.
  package var ranService = false {
    didSet { if ranService, !oldValue { manifests = app.manifestSources } }
  }
  /// What says what its code does, as texts: files are read once for all rules, and parsed at each
  /// look.
  private(set) var manifests: ManifestSources = (nil, nil)
  /// Whether every use of its keys is at hand, so that the others are unused.
  package var knowsEveryUse = false
  /// What the person of a scenario chose; nil where no scenario tells.
  package var choices: LintedChoices?
  /// The clock that its triggers are held against; nil where that is not known.
  package var clock: LintedClock?
  /// Its string tables in all languages.
  let strings: AppStrings
  /// Y27: where its bundle has files that are no sounds of its notifications.
  let strayFolders = StrayFolders()

  /// An app in every language that it ships.
  ///
  /// - Parameters:
  ///   - app: What its bundle declares, or a stand-in for one that was only named.
  ///   - strings: Read as far as the rules ask for words.
  ///   - profile: The version of `os=` or `--os`.
  package init(_ app: App, strings: AppStrings, profile: Profile) {
    (self.app, self.strings, self.profile) = (app, strings, profile)
    areOwnLanguages = false
    languages = LintedLanguage.all(of: strings)
  }

  /// An app in the language that it speaks now.
  ///
  /// For a run: what the phone shows now is what is judged.
  ///
  /// - Parameters:
  ///   - localizer: The app's, with the device's languages and switches.
  ///   - device: The phone that everything is held against.
  package init(_ app: App, localizer: Localizer, on device: Device) {
    (self.app, profile, policies) = (app, device.profile, device.policies)
    strings = localizer.strings
    areOwnLanguages = localizer.spoken.areOwn
    languages = [LintedLanguage(localizer)].compactMap(\.self)
  }

  /// Takes a phone's switches: they say what is read, how words are looked up and
  /// which forms numbers take.
  ///
  /// For an app in all its languages, of which some are read before it is known
  /// which phone they are for.
  package mutating func heed(_ device: Device) {
    policies = device.policies
    let options = device.localizationOptions
    languages = languages.map { $0.with(options) }
  }

  /// Whether anything is known about it: of an app that was only named, what it lacks is unknown.
  ///
  /// A folder without an `Info.plist` that has words, or says what its code does, is an app all the
  /// same.
  var isKnown: Bool { !app.isStandIn || !languages.isEmpty || !app.isCodeUnknown }

  /// The categories to look at: all, or those of what it is sent.
  var categories: [Category] {
    if isWhole { return app.categories }
    let sent = Set(contents.compactMap(\.categoryIdentifier).map(ExactText.init))
    return app.categories.filter { sent.contains(ExactText($0.identifier)) }
  }

  /// What it is sent in a category.
  ///
  /// - Parameter category: Compared by its identifier, exactly.
  func contents(of category: Category) -> [Content] {
    (contents + heard).filter { $0.categoryIdentifier.isExactly(category.identifier) }
  }

  /// The path within the app, for messages that name a second place.
  ///
  /// - Returns: `path:line`, the path from the app's folder on where it lies in there.
  func near(_ place: Place) -> String { place.words(below: app.folder) }
}

/// A language of an app, and what looks texts up in it.
///
/// Languages that are looked up the same way come once: a catalog's and a folder's `de` are one.
struct LintedLanguage: Sendable {
  /// As the app spells it, such as `pt-BR` or `Base`.
  let name: String
  /// Looks texts up as a phone in this language does.
  let localizer: Localizer

  /// The language that a localizer chooses; nil where the app has none.
  ///
  /// - Parameter localizer: With the one language, so that no other stands in.
  init?(_ localizer: Localizer) {
    guard let name = localizer.choice.localization else { return nil }
    (self.name, self.localizer) = (name, localizer)
  }

  private init(name: String, localizer: Localizer) {
    (self.name, self.localizer) = (name, localizer)
  }

  /// The same, where words are made as a phone's switches say.
  func with(_ options: LocalizationOptions) -> LintedLanguage {
    let localizer = Localizer(
      strings: localizer.strings, speaking: localizer.spoken, options: options)
    return LintedLanguage(name: name, localizer: localizer)
  }

  /// Every language that can be shown, in alphabetical order; the development region first, or
  /// English, which Xcode takes where none is declared.
  ///
  /// - Returns: Empty where the app has no tables. `Base` is among them only where no development
  ///   region is declared.
  static func all(of strings: AppStrings) -> [LintedLanguage] {
    let named = strings.localizations.filter { $0.lowercased() != "base" }
      .compactMap { LintedLanguage(Localizer(strings: strings, languages: [$0])) }
    // What people get who speak none of them: the development region, or
    // Base where that is not there.
    let declared = LintedLanguage(Localizer(strings: strings, languages: []))
    guard let standard = declared ?? named.first(where: \.isEnglish) else { return named }
    return [standard] + named.filter { $0.name != standard.name }
  }

  /// What the tables say for a key; nil where they lack it.
  ///
  /// Of table `Localizable`, as a push looks it up (L4); by `loc.perKeyFallback` also the
  /// development region's (L19).
  func entry(_ key: String) -> StringEntry? { localizer.entry(key)?.entry }

  /// The language that has the words of a key: another one where that stands in for it (L19).
  func source(of key: String) -> String {
    guard let found = localizer.entry(key)?.found, found.standIn == .developmentRegion else {
      return name
    }
    return found.localization
  }

  /// Whether the words are English, as far as that can be known.
  var isEnglish: Bool { LanguageTag(localizer.pluralLanguage).language == "en" }

  /// The plural categories that whole numbers need, each with its smallest number.
  var neededForms: [NeededForm] { neededForms(from: 0) }

  /// The plural categories that whole numbers need from one on, each with its smallest number.
  ///
  /// - Parameter first: 1 where a `zero` form takes the 0.
  func neededForms(from first: Int64) -> [NeededForm] {
    pluralRules.needed(from: first)
  }

  /// The whole numbers of a plural category, among those that tell what a
  /// language does with numbers.
  func numbers(of category: PluralCategory) -> [Int64] {
    pluralRules.numbers(of: category)
  }

  /// Whether any number, whole or not, falls into a plural category.
  ///
  /// False for `two` in English: a form for it is never shown.
  func uses(_ category: PluralCategory) -> Bool {
    pluralRules.uses(category)
  }

  private var pluralRules: PluralRules {
    PluralRules(
      language: localizer.pluralLanguage, hebrewMany: localizer.options[.hebrewMany])
  }
}
