extension Control {
  /// What goes through the tour.
  static let tour: [Control] = [
    Control(
      .tour, "tour", "Leave the tour, or resume it", also: "tutorial learn introduction",
      [.control("t")], in: .program,
      label: { model, _ in
        ControlTitle(model.tour?.isShown == true ? Words.leaveTour : Words.resumeTour)
      },
      when: { model, _ in .when(model.tour != nil, else: Words.noTour) },
      act: { model, scene in
        model.toggleTour(scene)
        return []
      }),
    Control(
      .tourNext, "next step", "The tour’s next step, done or not", [.control("g")], in: .program,
      when: { model, _ in
        if model.tour == nil { return .disabled(Words.noTour) }
        return .when(model.showsTour, else: Words.tourIsAway)
      },
      act: { model, _ in
        model.goOnWithTour()
        return []
      }),
    beginning(
      .tourList,
      ControlWords(
        "tour: the list", "Begin the tour’s chapter about the list", also: "tutorial chapter"),
      .list),
    beginning(
      .tourWhy,
      ControlWords(
        "tour: why", "Begin the tour’s chapter about why something is where it is",
        also: "tutorial chapter explain"), .why),
    beginning(
      .tourApp,
      ControlWords(
        "tour: your app", "Begin the tour’s chapter about what an app says, in every language",
        also: "tutorial chapter words languages"), .app),
  ]

  private static func beginning(
    _ id: ControlID, _ words: ControlWords, _ chapter: TourChapter
  ) -> Control {
    Control(
      id, words, [], in: .program,
      when: { model, _ in .when(model.tour != nil, else: Words.noTour) },
      act: { model, scene in
        model.begin(chapter, scene)
        return []
      })
  }
}

/// The tour.
extension ControlID {
  package static let tour = ControlID("tour")
  static let tourNext = ControlID("tour-next")
  static let tourList = ControlID("tour-list")
  static let tourWhy = ControlID("tour-why")
  static let tourApp = ControlID("tour-app")
}
