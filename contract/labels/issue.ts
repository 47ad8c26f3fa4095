interface IssueText {
  de: string;
  en: string;
}

/**
 * What our own checks find wrong with a field, by the issue's code. A refinement of a schema names its code as
 * `params: { code }`. Codes of the schema library (`too-small`, `invalid-format` …) bring exact texts of their own.
 */
export const issueTexts = {
  'range-reversed': {
    de: 'Der Anfang des Bereichs liegt über seinem Ende.',
    en: 'The range starts above its end.',
  },
  'bounds-reversed': {
    de: 'Norden und Osten müssen über Süden und Westen liegen.',
    en: 'North and east must lie above south and west.',
  },
  'cursor-or-page': {
    de: 'Bitte entweder einen Cursor oder eine Seite angeben, nicht beides.',
    en: 'Give a cursor or a page, not both.',
  },
  'page-too-deep': {
    de: 'Seiten reichen bis 10.000 Treffer; weiter geht es mit dem Cursor.',
    en: 'Pages reach 10,000 hits; go on with the cursor.',
  },
  'distance-needs-place': {
    de: 'Zum Sortieren nach Entfernung fehlt ein Ort.',
    en: 'Sorting by distance needs a place.',
  },
  'limit-zero-cursor': {
    de: 'Ein Cursor gehört zu Treffern, nicht zu bloßen Zahlen.',
    en: 'A cursor goes with hits, not with counts alone.',
  },
  'invalid-cursor': {
    de: 'Der Cursor gehört nicht zu dieser Suche.',
    en: 'This is not a cursor of this search.',
  },
  'phone-too-short': {
    de: 'Diese Telefonnummer ist zu kurz.',
    en: 'This phone number is too short.',
  },
  'date-not-offered': {
    de: 'Bitte einen Tag von heute bis in 60 Tagen wählen.',
    en: 'Choose a day from today to 60 days from now.',
  },
  'in-the-future': {
    de: 'Dieser Monat liegt in der Zukunft.',
    en: 'This month is in the future.',
  },
  'in-the-past': {
    de: 'Dieser Zeitpunkt liegt in der Vergangenheit.',
    en: 'This moment is in the past.',
  },
  'state-transition': {
    de: 'Von seinem jetzigen Zustand kommt der Text nicht dorthin.',
    en: 'The text cannot get there from its present state.',
  },
  'content-fault': {
    de: 'Der Text enthält etwas, das sich nicht lesen lässt.',
    en: 'The text holds something that cannot be read.',
  },
  'unknown-postcode': {
    de: 'Diese Postleitzahl gibt es nicht.',
    en: 'There is no such postcode.',
  },
  'unknown-make': {
    de: 'Diese Marke gibt es nicht.',
    en: 'There is no such make.',
  },
  'unknown-model': {
    de: 'Dieses Modell gibt es bei dieser Marke nicht.',
    en: 'This make has no such model.',
  },
  'unknown-region': {
    de: 'Dieses Bundesland gibt es nicht.',
    en: 'There is no such federal state.',
  },
  'unknown-district': {
    de: 'Diesen Bezirk gibt es nicht.',
    en: 'There is no such district.',
  },
  'district-not-selectable': {
    de: 'Wien als Ganzes hat keine Orte; bitte einen seiner Bezirke angeben.',
    en: 'Vienna as a whole holds no city; name one of its districts.',
  },
  'reserved-slug': {
    de: 'Dieses Wort hat in Adressen eine eigene Bedeutung.',
    en: 'This word has a meaning of its own in addresses.',
  },
  'net-price-above-gross': {
    de: 'Der Nettopreis liegt über dem Bruttopreis.',
    en: 'The net price is above the gross price.',
  },
  'vat-not-reclaimable': {
    de: 'Einen Nettopreis gibt es nur, wenn die Mehrwertsteuer ausweisbar ist.',
    en: 'There is a net price only where VAT can be shown.',
  },
  'nothing-to-finance': {
    de: 'Nach Anzahlung und Depot bleibt zu wenig zu finanzieren (mindestens 500 Euro).',
    en: 'Down payment and deposit leave too little to finance (at least 500 euros).',
  },
  'balloon-above-credit': {
    de: 'Die Schlussrate liegt über dem Kreditbetrag.',
    en: 'The final payment is above the amount lent.',
  },
  'residual-above-credit': {
    de: 'Der Restwert liegt über dem finanzierten Betrag.',
    en: 'The residual value is above the amount financed.',
  },
  'deposit-above-residual': {
    de: 'Das Depot liegt über dem Restwert.',
    en: 'The deposit is above the residual value.',
  },
  'invalid-transition': {
    de: 'In diesen Zustand kann das Inserat von seinem jetzigen aus nicht wechseln.',
    en: 'The listing cannot go to this state from the one it is in.',
  },
  'search-too-wide': {
    de: 'Diese Suche lässt noch alles offen. Bitte mindestens Fahrzeug, Preis, Ort oder ein anderes Merkmal wählen.',
    en: 'This search leaves everything open. Choose a car, a price, a place or another criterion at least.',
  },
  'repeated-value': {
    de: 'Jeder Wert darf nur einmal vorkommen.',
    en: 'Each value may occur only once.',
  },
  'weak-password': {
    de: 'Dieses Passwort ist leicht zu erraten. Am besten: vier Wörter, die nichts miteinander zu tun haben.',
    en: 'This password is easy to guess. Best take four words that have nothing to do with each other.',
  },
  'wrong-password': {
    de: 'Das ist nicht dein jetziges Passwort.',
    en: 'This is not your present password.',
  },
  'wrong-code': {
    de: 'Dieser Code stimmt nicht. Bitte nimm den, den die App gerade zeigt.',
    en: 'This code is not right. Please take the one that the app shows now.',
  },
  'code-or-recovery-code': {
    de: 'Bitte entweder einen Code oder einen Wiederherstellungscode angeben.',
    en: 'Give either a code or a recovery code.',
  },
  'invalid-revision': {
    de: 'Erwartet wird ein Stand in Anführungszeichen, etwa "3".',
    en: 'A revision in quotes is expected, as in "3".',
  },
} as const satisfies Record<string, IssueText>;

/** The public text of an issue code; undefined for codes that are not ours. */
export function issueText(code: string, language: keyof IssueText): string | undefined {
  return Object.hasOwn(issueTexts, code) ? issueTexts[code as keyof typeof issueTexts][language] : undefined;
}
