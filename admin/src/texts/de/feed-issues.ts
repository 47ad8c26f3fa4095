import type { LineIssueCode } from '@kardan/contract/values/feeds';

/** What to do about everything that a run may find in a line; what it is, contract/labels says. */
export const feedIssues = {
  'number-missing':
    'Jedes Auto braucht eine eigene Nummer, sonst erkennen wir es beim nächsten Mal nicht. Trag sie in deinem System ein.',
  'number-invalid':
    'Eine interne Nummer ist höchstens 40 Zeichen lang und steht in einer Zeile. Ändere sie in deinem System.',
  'number-twice': 'Wir nehmen die erste Zeile. Gib dem zweiten Auto in deinem System eine eigene Nummer.',
  'site-unknown': 'Sag uns einmal, welcher Betrieb gemeint ist. Dann kommen alle Autos dieses Standorts mit.',
  'site-not-public':
    'Vervollständige seine Stammdaten, oder melde dich bei uns, falls er gesperrt ist. Die anderen Standorte laufen weiter.',
  'make-unknown': 'Ordne die Schreibweise einmal einer Marke zu, dann gilt sie für alle Autos.',
  'model-unknown': 'Ordne die Schreibweise einmal einem Modell zu, dann gilt sie für alle Autos.',
  'value-unmapped': 'Ordne den Wert einmal zu. Bis dahin bleibt das Feld, wie es ist.',
  'value-invalid': 'Prüf den Wert in deinem System. Bis dahin bleibt das Feld, wie es ist.',
  'value-out-of-range': 'Wahrscheinlich ein Tippfehler. Prüf den Wert in deinem System.',
  'value-too-long': 'Kürze den Text in deinem System, damit nichts abgeschnitten wird.',
  'question-open': 'Beantworte die Frage dazu einmal in den Einstellungen des Imports.',
  'credit-incomplete':
    'Finanzierungen aus Dateien zeigen wir noch nicht an, und dieser fehlen auch Pflichtangaben. Das Auto selbst ist nicht betroffen, du musst nichts tun.',
  'credit-in-text':
    'Mit einer Rate darf nur werben, wer alle Pflichtangaben dazu nennt. Diesen Satz haben wir weggelassen, der übrige Text ist übernommen.',
  'link-in-text': 'Links und E-Mail-Adressen stehen auf deiner Händlerseite, im Text lassen wir sie weg.',
  'picture-invalid': 'Unter dieser Adresse ist kein Bild zu holen. Prüf sie in deinem System.',
  'too-many-pictures': 'Wir nehmen die ersten. Reihe die wichtigsten nach vorne.',
  'picture-unreachable': 'Wir haben es fünfmal versucht. Prüf, ob die Adresse ohne Anmeldung erreichbar ist.',
  'field-missing': 'Ohne diese Angabe geht das Auto nicht online. Ergänze sie in deinem System oder gleich hier.',
  'consumption-required':
    'Neuwagen brauchen die WLTP-Werte, bevor sie online gehen. Ergänze sie in deinem System oder gleich hier.',
  'vin-online-twice': 'Dasselbe Auto steht schon in deinem Bestand. Nimm eines der beiden heraus.',
  'vin-blocked':
    'Dasselbe Auto ist bei uns gesperrt und geht auch unter einer anderen Nummer nicht online. Warum, und wie du dich beschwerst, steht unter „Begründungen“.',
  'number-taken': 'Ein Auto, das nicht aus diesem Import kommt, hat dieselbe Nummer. Gib einem der beiden eine andere.',
  'no-new-listings':
    'Kardan lässt euch im Moment keine weiteren Autos online stellen. Begründung und Beschwerde stehen in der Übersicht.',
  'too-many-cars':
    'Dein Betrieb hat so viele Autos, wie er haben darf. Nimm alte Entwürfe heraus oder schreib uns, wenn du mehr brauchst.',
  'state-refuses':
    'Das Auto ist hier verkauft, zurückgezogen oder gesperrt. Öffne es, wenn es wieder angeboten werden soll.',
  'field-locked': 'Gib das Feld frei, wenn wieder die Datei gelten soll.',
  contradiction: 'Zwei Angaben passen nicht zusammen. Prüf beide in deinem System.',
  'columns-differ':
    'Meist steckt ein Strichpunkt oder ein Zeilenumbruch in einem Text ohne Anführungszeichen. Prüf diese Zeile in deinem System.',
  'line-unreadable': 'Diese Zeile ist beschädigt. Sieh sie dir in der Datei an; alle anderen haben wir gelesen.',
  'credit-unsupported':
    'Finanzierungen aus Dateien zeigen wir noch nicht an. Das Auto selbst ist nicht betroffen, du musst nichts tun.',
  unexpected: 'Das liegt nicht an deiner Datei. Der nächste Lauf versucht dieses Auto noch einmal.',
} satisfies Record<LineIssueCode, string>;
