interface IssueText {
  de: string;
  en: string;
}

/**
 * What our own checks find wrong with a field, by the issue's code. A refinement of a schema names its code as
 * `params: { code }`. Codes of the schema library (`too-small`, `invalid-format` …) bring exact texts of their own.
 */
export const issueTexts = {
  'too-many-pictures': {
    de: 'Ein Auto hat höchstens 50 Bilder.',
    en: 'A car has at most 50 pictures.',
  },
  'lost-reason-needed': {
    de: 'Bitte sag dazu, warum daraus nichts geworden ist.',
    en: 'Please say why nothing came of it.',
  },
  'unknown-colleague': {
    de: 'Diese Person arbeitet hier nicht (mehr).',
    en: 'This person does not work here (any more).',
  },
  'too-many-templates': {
    de: 'Mehr als 50 Vorlagen gehen nicht. Bitte zuerst eine löschen.',
    en: 'There is room for 50 templates. Please delete one first.',
  },
  'day-beyond': {
    de: 'Erwartet wird ein Tag zwischen 1900 und 2099.',
    en: 'A day between 1900 and 2099 is expected.',
  },
  'https-only': {
    de: 'Die Adresse muss mit https:// beginnen.',
    en: 'The address must begin with https://.',
  },
  'secret-needed': {
    de: 'Zu einer neuen Adresse gehört das Geheimnis oder Passwort, das dort gilt. Bitte gib es noch einmal ein.',
    en: 'A new address needs the secret or password that holds there. Please enter it again.',
  },
  'address-not-public': {
    de: 'Diese Adresse ist aus dem Internet nicht zu erreichen.',
    en: 'This address cannot be reached from the internet.',
  },
  'credentials-in-address': {
    de: 'In der Adresse dürfen weder Name noch Passwort stehen.',
    en: 'The address must hold neither a name nor a password.',
  },
  'interval-or-daily': {
    de: 'Bitte wähle einen Abstand oder eine Uhrzeit, nicht beides.',
    en: 'Please choose an interval or a time of day, not both.',
  },
  'invalid-address': {
    de: 'Das ist keine Adresse, von der wir eine Datei holen können.',
    en: 'This is no address that a file can be fetched from.',
  },
  'invalid-idempotency-key': {
    de: 'Ein Idempotency-Key hat höchstens 100 Zeichen: Buchstaben, Ziffern und Satzzeichen ohne Umlaute.',
    en: 'An Idempotency-Key has at most 100 printable ASCII characters.',
  },
  'no-group': {
    de: 'Dieser Betrieb gehört zu keiner Gruppe.',
    en: 'This dealership belongs to no group.',
  },
  'pictures-or-uploads': {
    de: 'Bitte nenne Bilder entweder mit Adressen oder als Uploads, nicht beides.',
    en: 'Please name pictures by addresses or as uploads, not both.',
  },
  'too-many-feeds': {
    de: 'Mehr als zehn Feeds gehen nicht. Entferne zuerst einen, den du nicht mehr brauchst.',
    en: 'There can be no more than ten feeds. Remove one first that you no longer need.',
  },
  'unknown-answer': {
    de: 'Diese Antwort gibt es zu der Frage nicht.',
    en: 'The question has no such answer.',
  },
  'unknown-dealership': {
    de: 'Diesen Betrieb gibt es hier nicht.',
    en: 'There is no such dealership here.',
  },
  'unknown-value': {
    de: 'Diesen Wert gibt es nicht.',
    en: 'There is no such value.',
  },
  'not-the-same': {
    de: 'Beide Adressen müssen gleich sein.',
    en: 'Both addresses must be the same.',
  },
  'vin-needed': {
    de: 'Google nimmt kein Auto ohne Fahrgestellnummer. Bitte stimme zu, dass sie in dieser Datei steht.',
    en: 'Google takes no car without its VIN. Please agree that this file holds it.',
  },
  'vin-only-for-google': {
    de: 'Fahrgestellnummern stehen nur in der Datei für Google.',
    en: 'Only the file for Google holds VINs.',
  },
  'domain-taken': {
    de: 'Diese Domain gehört schon zu einem anderen Anmeldedienst.',
    en: 'This domain belongs to another sign-in service already.',
  },
  'picture-being-edited': {
    de: 'Ein bearbeitetes Bild ist noch nicht fertig; das dauert nur wenige Sekunden.',
    en: 'An edited picture is not ready yet; it takes a few seconds only.',
  },
  'control-character': {
    de: 'Im Text steckt ein unsichtbares Steuerzeichen; bitte neu eintippen.',
    en: 'There is an invisible control character in the text; please type it anew.',
  },
  'range-reversed': {
    de: 'Der Anfang des Bereichs liegt über seinem Ende.',
    en: 'The range starts above its end.',
  },
  'period-too-long': {
    de: 'Der Zeitraum umfasst höchstens gut fünf Jahre.',
    en: 'The period spans a little over five years at most.',
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
  'redirect-loop': {
    de: 'Eine Adresse kann nicht auf sich selbst leiten.',
    en: 'An address cannot lead to itself.',
  },
  'redirect-chain': {
    de: 'Hier würde eine Umleitung auf eine Umleitung leiten. Bitte leite gleich auf das letzte Ziel.',
    en: 'A redirect would lead to a redirect. Please lead straight to the last address.',
  },
  'redirect-taken': {
    de: 'Diese Adresse wird schon umgeleitet.',
    en: 'This address is redirected already.',
  },
  'reason-needed': {
    de: 'Bitte gib einen Grund an, warum du deinen eigenen Text freigibst.',
    en: 'Please give a reason for releasing a text of your own.',
  },
  'publish-time-needed': {
    de: 'Bitte gib an, wann der Text online gehen soll.',
    en: 'Please say when the text is to go online.',
  },
  'unknown-page': {
    de: 'Eine solche Seite gibt es nicht: Der Text hätte keine Adresse.',
    en: 'There is no such page: the text would have no address.',
  },
  'name-taken': {
    de: 'Diesen Namen hat schon ein anderes Bild.',
    en: 'Another picture has this name already.',
  },
  'not-a-picture': {
    de: 'Diese Datei lässt sich nicht als Bild lesen.',
    en: 'This file cannot be read as a picture.',
  },
  'validity-taken': {
    de: 'Ab diesem Tag gibt es schon Konditionen dieser Art.',
    en: 'There are conditions of this kind from that day on already.',
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
  'ends-before-start': {
    de: 'Das Ende liegt vor dem Anfang.',
    en: 'It ends before it begins.',
  },
  'unknown-generation': {
    de: 'Diese Generation gehört nicht zu dem Modell.',
    en: 'This generation is not one of the model’s.',
  },
  'merge-elsewhere': {
    de: 'Zusammengeführt wird nur mit einem anderen, sichtbaren Modell derselben Marke.',
    en: 'A model can only be merged with another visible one of its make.',
  },
  'electric-without-displacement': {
    de: 'Ein Elektroauto hat keinen Hubraum.',
    en: 'An electric car has no displacement.',
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
  'changed-meanwhile': {
    de: 'Das hat inzwischen jemand anderer geändert.',
    en: 'Somebody else has changed this meanwhile.',
  },
  'field-missing': {
    de: 'Diese Angabe fehlt noch.',
    en: 'This is still missing.',
  },
  'consumption-required': {
    de: 'Bei Neuwagen, Tageszulassungen und Vorführwagen müssen Verbrauch und CO₂ dabeistehen (Pkw-VIG).',
    en: 'New cars, day registrations and demonstrators must show consumption and CO₂ (Pkw-VIG).',
  },
  'norm-missing': {
    de: 'Zu Verbrauchswerten gehört das Messverfahren, meistens WLTP.',
    en: 'Consumption needs its test procedure, mostly WLTP.',
  },
  'battery-report-incomplete': {
    de: 'Zum Batteriezustand gehören Wert, Prüfer und Datum.',
    en: 'A battery’s health needs value, issuer and date.',
  },
  'input-tax-without-vat': {
    de: 'Vorsteuer kann nur abgezogen werden, wenn die Mehrwertsteuer ausweisbar ist.',
    en: 'Input tax can be deducted only where VAT can be shown.',
  },
  'warranty-missing': {
    de: 'Eine Dauer gehört zu einer Garantie: bitte Garantie ankreuzen oder die Dauer löschen.',
    en: 'A length belongs to a warranty: tick the warranty or clear the length.',
  },
  'unknown-version': {
    de: 'Diese Version gibt es bei diesem Modell nicht.',
    en: 'This model has no such version.',
  },
  'unknown-picture': {
    de: 'Dieses Bild gehört nicht zu diesem Auto.',
    en: 'This picture is not one of the car’s.',
  },
  'vin-online-twice': {
    de: 'Ein Auto mit dieser Fahrgestellnummer steht bei euch schon im Verkauf. Bitte dort weiterarbeiten oder es zurückziehen.',
    en: 'A car with this VIN is on offer at your dealership already. Go on there, or withdraw it first.',
  },
  'vin-blocked': {
    de: 'Ein Auto mit dieser Fahrgestellnummer ist bei euch gesperrt. Solange die Sperre gilt, kann es nicht noch einmal online gehen. Begründung und Beschwerde: unter „Begründungen“.',
    en: 'A car of your dealership with this VIN is blocked. As long as the block stands it cannot go online again. Reasons and complaint: under “Statements”.',
  },
  'number-taken': {
    de: 'Diese interne Nummer hat bei euch schon ein anderes Auto. Bitte eine andere vergeben.',
    en: 'Another car of your dealership has this stock number. Please choose another one.',
  },
  'day-passed': {
    de: 'Bitte einen Tag ab heute wählen.',
    en: 'Choose today or a later day.',
  },
  'closing-needs-notice': {
    de: 'Vor dem Schließen liegen mindestens 30 Tage: Bitte einen späteren Tag wählen oder sagen, warum es gleich sein muss.',
    en: 'Closing takes at least 30 days’ notice: choose a later day, or say why it has to be at once.',
  },
  'only-for-closing': {
    de: 'Das gibt es nur beim Schließen.',
    en: 'This is for closing only.',
  },
  'too-soon': {
    de: 'Bitte einen Zeitpunkt wählen, der mindestens eine Minute in der Zukunft liegt.',
    en: 'Choose a moment at least a minute from now.',
  },
  'too-late': {
    de: 'Bitte einen Zeitpunkt innerhalb eines Jahres wählen.',
    en: 'Choose a moment within a year.',
  },
  'too-many': {
    de: 'Für dieses Auto ist schon genug geplant. Bitte zuerst etwas davon zurücknehmen.',
    en: 'Enough is planned for this car already. Please take something back first.',
  },
  'too-many-mappings': {
    de: 'Dieser Import hat schon 500 zugeordnete Werte. Bitte zuerst eine Zuordnung löschen, die nicht mehr gebraucht wird.',
    en: 'This feed has 500 mapped values already. Please remove one that is no longer needed first.',
  },
  'nothing-scheduled': {
    de: 'Bitte wählen, was dann geschehen soll: veröffentlichen, ein neuer Preis oder beides.',
    en: 'Choose what is to happen then: publishing, a new price or both.',
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
  'not-an-address': {
    de: 'Das ist keine vollständige Internetadresse, wie etwa „https://www.beispiel.at“.',
    en: 'This is no complete internet address, such as “https://www.example.at”.',
  },
  'hours-overlap': {
    de: 'Zeiten eines Tages müssen nach dem Beginn enden und dürfen einander nicht überschneiden.',
    en: 'Hours of a day must end after they begin and must not overlap.',
  },
  'day-twice': {
    de: 'Jeder Tag darf nur einmal vorkommen; mehrere Zeiten gehören zum selben Tag.',
    en: 'Each day may occur only once; several hours belong to the same day.',
  },
  'day-past': {
    de: 'Dieser Tag ist schon vorbei. Bitte einen künftigen wählen oder ihn entfernen.',
    en: 'This day is over. Choose one to come, or remove it.',
  },
  'city-not-of-postcode': {
    de: 'Dieser Ort gehört nicht zur Postleitzahl. Bitte Ort oder Postleitzahl ändern.',
    en: 'This place does not have the postcode. Change the place or the postcode.',
  },
  'pin-too-far': {
    de: 'Die Markierung liegt weit weg vom Ort der Adresse. Bitte auf der Karte zurechtrücken.',
    en: 'The pin is far from the place of the address. Please move it on the map.',
  },
  'district-is-own': {
    de: 'Der eigene Bezirk gehört nicht auch zu den weiteren Bezirken.',
    en: 'Its own district is not one of the further ones as well.',
  },
  'too-many-persons': {
    de: 'Es sind schon 100 Personen eingetragen. Bitte zuerst jemanden entfernen.',
    en: 'There are 100 people already. Please remove somebody first.',
  },
  'picture-not-uploaded': {
    de: 'Dieses Bild ist bei eurem Betrieb nicht hochgeladen oder noch nicht fertig.',
    en: 'This picture was not uploaded for your dealership, or is not ready yet.',
  },
  'register-number-unexpected': {
    de: 'Diese Rechtsform steht nicht im Firmenbuch. Bitte die Rechtsform oder die Nummer ändern.',
    en: 'This legal form is not in the company register. Change the legal form or clear the number.',
  },
  'register-number-needed': {
    de: 'Diese Rechtsform steht im Firmenbuch: Nummer und Gericht gehören dazu.',
    en: 'This legal form is in the company register: number and court are needed.',
  },
  'vat-check-digit': {
    de: 'Die Prüfziffer passt nicht zu dieser UID-Nummer. Bitte vergleiche sie mit dem Bescheid.',
    en: 'The check digit does not fit this VAT number. Please compare it with the notice you have.',
  },
  'known-company': {
    de: 'Diese Angaben hat schon ein anderer Betrieb oder Antrag.',
    en: 'Another dealership or request has these details already.',
  },
  'only-owner': {
    de: 'Dieser Betrieb gehört sonst niemandem.',
    en: 'Nobody else owns this dealership.',
  },
  'other-company-account': {
    de: 'Diese Adresse meldet sich mit dem Firmenkonto einer anderen Gruppe an und kann die Einladung nicht annehmen. Es braucht eine andere, oder der Betrieb gehört in diese Gruppe.',
    en: 'This address signs in with the company account of another group and cannot accept the invitation. It takes another one, or the dealership belongs in that group.',
  },
  'still-set-up': {
    de: 'Das ist für diese Gruppe noch eingerichtet.',
    en: 'This is still set up for the group.',
  },
  'names-dealership': {
    de: 'Hier kommt dieser Betrieb noch vor.',
    en: 'This still names the dealership.',
  },
  'at-work': {
    de: 'Dieser Feed arbeitet gerade. Bitte warte, bis er fertig ist.',
    en: 'This feed is at work. Please wait until it is done.',
  },
  'unknown-group': {
    de: 'Diese Gruppe gibt es nicht mehr.',
    en: 'This group is gone.',
  },
  'place-unclear': {
    de: 'Zu dieser Postleitzahl gibt es keinen Ort dieses Namens. Bitte wähle den Ort.',
    en: 'No place of that name has this postcode. Please choose the place.',
  },
  'notice-too-short': {
    de: 'Zwischen Ankündigung und Geltung liegen mindestens 15 Tage.',
    en: 'There are at least 15 days between announcement and the day it holds from.',
  },
  'version-exists': {
    de: 'Diese Fassung, oder eine ab diesem Tag, gibt es schon.',
    en: 'There is such a version, or one that holds from that day, already.',
  },
  'needed-in-public': {
    de: 'Diese Angabe ist im Impressum Pflicht und darf nicht mehr fehlen.',
    en: 'The imprint must have this; it cannot be taken away any more.',
  },
  'agreement-outdated': {
    de: 'Inzwischen gilt eine neuere Fassung. Bitte die Seite neu laden und diese lesen.',
    en: 'There is a newer version by now. Please load the page again and read that one.',
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
