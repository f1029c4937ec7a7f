import Delivery
import Localization
import Notifications

/// An app as `app` installs it.
struct Installation: Sendable {
  /// What its bundle says, or the JSON in its place.
  var app: App
  /// Whether it was launched once and granted all it asks for.
  var isGranted: Bool
  /// Its string tables.
  var strings = AppStrings.none
}

extension LineSyntax<Installation> {
  /// A bundle or JSON, whether it is fresh, and where relative paths in the JSON begin.
  static var installation: LineSyntax {
    let source = Parameter("PATH|JSON", .appSource)
    let state = LineSyntax<Bool?>.option(
      "state", .choice("STATE", [("granted", true), ("fresh", false)]),
      "launched once and granted all it asks for, or never launched")
    let folder = VerbOption(
      "from", Parameter("FOLDER", .text), "where relative paths in JSON begin")
    let options = state.signature.options + [folder]
    return LineSyntax(Signature([source], options: options)) { reader throws(Diagnostic) in
      let (word, from) = (try reader.next(source), reader.option("from"))
      let (app, strings) = try reader.app(word, from: from?.text)
      if let from, word.json == nil {
        let message = "from= is for an app in JSON, and a bundle has its own folder; leave it out"
        reader.remark([Diagnostic(from.place, .warning, message)])
      }
      let isGranted = try state.read(&reader) ?? true
      return Installation(app: app, isGranted: isGranted, strings: strings)
    } write: { installation, writer throws(Unwritable) in
      let app = installation.app
      let written = app.inlineSource?.writtenJSON ?? JSONText.compact(app.scenarioJSON)
      writer.add(app.folder.map(\.scenarioWord) ?? written)
      try state.write(installation.isGranted ? nil : false, &writer)
      if let folder = app.folderOfInlineSource { writer.add("from", folder) }
    }
  }
}

extension App {
  // Where the files of an app that is written inline are; elsewhere they would be
  // looked for beside the journal.
  fileprivate var folderOfInlineSource: String? {
    let folders = [serviceExtension?.folder] + contentExtensions.map(\.folder)
    guard folder == nil, inlineSource != nil, let folder = folders.compactMap(\.self).first
    else { return nil }
    return folder.isEmpty ? "." : folder.scenarioWord
  }
}

extension LineSyntax<[String]> {
  /// Languages, most wanted first; `device` for none of the app’s own.
  static var languages: LineSyntax {
    let words = LineSyntax<[String]?>.repeated(.language("ID"), or: "device")
    return LineSyntax(words.signature) { reader throws(Diagnostic) in
      try words.read(&reader) ?? []
    } write: { languages, writer throws(Unwritable) in
      try words.write(languages.isEmpty ? nil : languages, &writer)
    }
  }
}

extension WordSyntax<[Category]> {
  /// The categories that an app registers, as a list in JSON.
  static var categories: WordSyntax {
    WordSyntax("JSON", .text) { list, reader throws(Diagnostic) in
      try reader.categories(list)
    } write: { categories, _ in
      JSONText.compact(.array(categories.map(\.scenarioJSON)))
    }
  }
}

extension WordSyntax<WillPresent> {
  /// A list of options, none of them, or no method at all.
  ///
  /// - Returns: `none` is a method that presents nothing, `unimplemented` no method.
  static var willPresent: WordSyntax {
    let names = PresentationOptions.names.map(\.name)
    let parameter = Parameter("OPTIONS", .names(names), or: ["none", "unimplemented"])
    return WordSyntax(parameter) { word, _ in
      if word.isKeyword("unimplemented") { return .unimplemented }
      if word.isKeyword("none") { return .options([]) }
      let names = word.text.split(separator: ",").map(String.init)
      return .options(PresentationOptions(named: names))
    } write: { answer, _ in
      switch answer {
      case .unimplemented: "unimplemented"
      case .options([]): "none"
      case .options(let options): options.names.joined(separator: ",")
      }
    }
  }
}

/// Delivered notifications, or requests that wait, that an app takes back; nil for all of them.
struct Removal: Sendable {
  /// The app that they are of.
  var app: BundleIdentifier
  /// Whether requests are meant that wait for their triggers.
  var isPending: Bool
  /// The requests' identifiers.
  var identifiers: [String]?
}

extension LineSyntax<Removal> {
  /// An app and its own names of notifications, which are looked up among its alone.
  ///
  /// - Returns: Names that the app never used stay as they are: removing them does nothing.
  static var removal: LineSyntax {
    let app = WordSyntax<BundleIdentifier>.app
    let word = Parameter("ID", .identifier, or: ["all"], isRepeated: true)
    let which = Parameter("WHICH", .choice(["pending", "delivered"]))
    let signature = Signature([app.parameter, which, word])
    return LineSyntax(signature) { reader throws(Diagnostic) in
      let app = try app.read(try reader.next(app.parameter), &reader)
      let isPending = try reader.next(which).text == "pending"
      let state = reader.state
      let names = try reader.rest(or: "all")?.map {
        isPending ? $0.text : state.identifier($0, of: app)
      }
      return Removal(app: app, isPending: isPending, identifiers: names)
    } write: { removal, writer throws(Unwritable) in
      writer.add(try app.write(removal.app, &writer))
      writer.add(removal.isPending ? "pending" : "delivered")
      if removal.identifiers?.isEmpty == true { throw Unwritable() }
      guard let identifiers = removal.identifiers else { return writer.add("all") }
      for identifier in identifiers {
        writer.add(
          removal.isPending
            ? identifier.scenarioWord : writer.state.word(of: identifier, of: removal.app))
      }
    }
  }
}

extension State {
  fileprivate func word(of name: String, of app: BundleIdentifier) -> String {
    let isPlain = identifier(Word(name, .quoted, at: Place("")), of: app).isExactly(name)
    return isPlain ? name.scenarioWord : app.text.quoted + ":" + name.quoted
  }
}
