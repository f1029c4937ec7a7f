extension WorldPhrases {
  /// For `languages=en`.
  static let english = WorldPhrases(
    people: ["Ada", "Chidi", "Iris", "Nils"],
    messages: [
      "Are you up? The kettle is singing again.", "On my way 🚲", "Did you feed the goose?",
      "I left the good umbrella on the tram.",
    ],
    mail: [
      "Minutes of the committee for biscuits", "Your parcel is afraid of stairs",
      "Re: Re: the lamp in the hallway", "An invitation to look at moss",
    ],
    news: (
      "Local",
      [
        "A goose has been elected treasurer.", "The tram is early for the third day running.",
        "Fog until noon, opinions after that.",
      ]
    ),
    games: (
      "Your turn",
      [
        "Your turnips are ripe. Your neighbor has noticed.", "A pawn of yours feels overlooked.",
        "The dragon asks whether you are coming back.",
      ]
    ),
    health: (
      "Well-being",
      [
        "Stand up. The chair needs a minute too.", "2,000 steps to the bakery and back.",
        "Your second dose is due.",
      ]
    ),
    calendar: (
      "Up next",
      [
        "Stand-up in 10 minutes, sitting down.", "Dentist at 15:00. It is not optional.",
        "Choir practice moved to the kitchen.",
      ]
    ))

  /// For `languages=de`.
  static let german = WorldPhrases(
    people: ["Hanne", "Jörg", "Lotte", "Emre"],
    messages: [
      "Bist du wach? Der Kessel pfeift schon wieder.", "Bin unterwegs 🚲",
      "Hast du die Gans gefüttert?", "Mein Schirm fährt jetzt allein Straßenbahn.",
    ],
    mail: [
      "Protokoll der Sitzung des Kekskomitees", "Ihr Paket traut sich nicht die Treppe hinauf",
      "AW: AW: Die Flurlampenangelegenheit", "Einladung zur Moosbesichtigung",
    ],
    news: (
      "Lokales",
      [
        "Eine Gans ist zur Kassenwartin gewählt worden.",
        "Die Straßenbahn kommt den dritten Tag in Folge zu früh.",
        "Bis Mittag Nebel, danach Meinungen.",
      ]
    ),
    games: (
      "Du bist am Zug",
      [
        "Deine Rüben sind reif. Der Nachbar hat es gesehen.", "Ein Bauer fühlt sich übergangen.",
        "Der Drache fragt, ob du wiederkommst.",
      ]
    ),
    health: (
      "Wohlbefinden",
      [
        "Steh auf. Der Stuhl braucht auch mal eine Pause.",
        "2.000 Schritte zum Bäcker und zurück.", "Die zweite Dosis ist fällig.",
      ]
    ),
    calendar: (
      "Gleich",
      [
        "Stehung in 10 Minuten, im Sitzen.", "15:00 Uhr Zahnarzt. Keine Ausrede.",
        "Chorprobe in die Küche verlegt.",
      ]
    ))

  /// For `languages=es`.
  static let spanish = WorldPhrases(
    people: ["Inés", "Bruno", "Nuria", "Tomás"],
    messages: [
      "¿Estás despierto? La tetera vuelve a cantar.", "Voy en camino 🚲",
      "¿Le diste de comer al ganso?", "Me dejé el paraguas bueno en el tranvía.",
    ],
    mail: [
      "Acta del comité de galletas", "Su paquete tiene miedo a las escaleras",
      "RE: RE: la lámpara del pasillo", "Invitación a mirar musgo",
    ],
    news: (
      "Barrio",
      [
        "Eligen tesorero a un ganso.", "El tranvía llega antes de hora por tercer día.",
        "Niebla hasta mediodía; después, opiniones.",
      ]
    ),
    games: (
      "Te toca",
      [
        "Tus nabos están maduros. El vecino lo sabe.", "Un peón tuyo se siente ignorado.",
        "El dragón pregunta si vas a volver.",
      ]
    ),
    health: (
      "Bienestar",
      [
        "Levántate: la silla también necesita descansar.",
        "2.000 pasos hasta la panadería y vuelta.", "Te toca la segunda dosis.",
      ]
    ),
    calendar: (
      "A continuación",
      [
        "Reunión de pie en 10 minutos, sentados.", "Dentista a las 15:00. Sin excusas.",
        "El ensayo del coro será en la cocina.",
      ]
    ))

  /// For `languages=pl`.
  static let polish = WorldPhrases(
    people: ["Zosia", "Bartek", "Łucja", "Jędrzej"],
    messages: [
      "Śpisz? Czajnik znowu śpiewa.", "Już jadę 🚲", "Nakarmiłaś gęś?",
      "Zostawiłem dobry parasol w tramwaju.",
    ],
    mail: [
      "Protokół z posiedzenia komitetu ciasteczkowego", "Twoja paczka boi się schodów",
      "Odp: Odp: lampa na korytarzu", "Zaproszenie na oglądanie mchu",
    ],
    news: (
      "Okolica",
      [
        "Gęś wybrana na skarbniczkę.", "Tramwaj trzeci dzień z rzędu za wcześnie.",
        "Do południa mgła, potem opinie.",
      ]
    ),
    games: (
      "Twoja kolej",
      [
        "Twoja rzepa dojrzała. Sąsiad już o tym wie.", "Jeden z pionków czuje się pominięty.",
        "Smok pyta, czy jeszcze wrócisz.",
      ]
    ),
    health: (
      "Zdrowie",
      [
        "Wstań. Krzesło też musi odpocząć.", "2000 kroków do piekarni i z powrotem.",
        "Pora na drugą dawkę.",
      ]
    ),
    calendar: (
      "Za chwilę",
      [
        "Narada na stojąco za 10 minut, na siedząco.", "15:00 dentysta. Bez wymówek.",
        "Próba chóru przeniesiona do kuchni.",
      ]
    ))
}
