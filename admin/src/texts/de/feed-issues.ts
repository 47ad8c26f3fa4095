import type { LineIssueCode } from '@kardan/contract/values/feeds';

/** Of everything that a run may find in a line: what it is, and what to do about it. */
export const feedIssues = {
  'number-missing.what': 'ohne interne Nummer',
  'number-missing.do':
    'Jedes Auto braucht eine eigene Nummer, sonst erkennen wir es beim nächsten Mal nicht. Trag sie in deinem System ein.',
  'number-invalid.what': 'als Nummer nicht brauchbar',
  'number-invalid.do':
    'Eine interne Nummer ist höchstens 40 Zeichen lang und steht in einer Zeile. Ändere sie in deinem System.',
  'number-twice.what': 'Nummer steht mehrmals in der Datei',
  'number-twice.do': 'Wir nehmen die erste Zeile. Gib dem zweiten Auto in deinem System eine eigene Nummer.',
  'site-unknown.what': 'Standort nicht zugeordnet',
  'site-unknown.do': 'Sag uns einmal, welcher Betrieb gemeint ist. Dann kommen alle Autos dieses Standorts mit.',
  'site-not-public.what': 'Der Betrieb ist nicht öffentlich',
  'site-not-public.do':
    'Vervollständige seine Stammdaten, oder melde dich bei uns, falls er gesperrt ist. Die anderen Standorte laufen weiter.',
  'make-unknown.what': 'Marke nicht erkannt',
  'make-unknown.do': 'Ordne die Schreibweise einmal einer Marke zu, dann gilt sie für alle Autos.',
  'model-unknown.what': 'Modell nicht erkannt',
  'model-unknown.do': 'Ordne die Schreibweise einmal einem Modell zu, dann gilt sie für alle Autos.',
  'value-unmapped.what': 'Wert nicht zugeordnet',
  'value-unmapped.do': 'Ordne den Wert einmal zu. Bis dahin bleibt das Feld, wie es ist.',
  'value-invalid.what': 'nicht lesbar',
  'value-invalid.do': 'Prüf den Wert in deinem System. Bis dahin bleibt das Feld, wie es ist.',
  'value-out-of-range.what': 'außerhalb des Möglichen',
  'value-out-of-range.do': 'Wahrscheinlich ein Tippfehler. Prüf den Wert in deinem System.',
  'value-too-long.what': 'zu lang',
  'value-too-long.do': 'Kürze den Text in deinem System, damit nichts abgeschnitten wird.',
  'question-open.what': 'Bedeutung noch offen',
  'question-open.do': 'Beantworte die Frage dazu einmal in den Einstellungen des Imports.',
  'credit-incomplete.what': 'Finanzierung wird nicht übernommen',
  'credit-incomplete.do':
    'Finanzierungen aus Dateien zeigen wir noch nicht an, und dieser fehlen auch Pflichtangaben. Das Auto selbst ist nicht betroffen, du musst nichts tun.',
  'credit-in-text.what': 'Finanzierung in der Beschreibung',
  'credit-in-text.do':
    'Mit einer Rate darf nur werben, wer alle Pflichtangaben dazu nennt. Diesen Satz haben wir weggelassen, der übrige Text ist übernommen.',
  'link-in-text.what': 'Adresse in der Beschreibung',
  'link-in-text.do': 'Links und E-Mail-Adressen stehen auf deiner Händlerseite, im Text lassen wir sie weg.',
  'picture-invalid.what': 'kein Bild',
  'picture-invalid.do': 'Unter dieser Adresse ist kein Bild zu holen. Prüf sie in deinem System.',
  'too-many-pictures.what': 'mehr Bilder, als ein Auto haben kann',
  'too-many-pictures.do': 'Wir nehmen die ersten. Reihe die wichtigsten nach vorne.',
  'picture-unreachable.what': 'Bild nicht zu holen',
  'picture-unreachable.do': 'Wir haben es fünfmal versucht. Prüf, ob die Adresse ohne Anmeldung erreichbar ist.',
  'field-missing.what': 'Pflichtangabe fehlt',
  'field-missing.do': 'Ohne diese Angabe geht das Auto nicht online. Ergänze sie in deinem System oder gleich hier.',
  'consumption-required.what': 'Verbrauch oder CO₂ fehlt',
  'consumption-required.do':
    'Neuwagen brauchen die WLTP-Werte, bevor sie online gehen. Ergänze sie in deinem System oder gleich hier.',
  'vin-online-twice.what': 'Fahrgestellnummer ist schon online',
  'vin-online-twice.do': 'Dasselbe Auto steht schon in deinem Bestand. Nimm eines der beiden heraus.',
  'number-taken.what': 'Nummer gehört einem anderen Auto',
  'number-taken.do':
    'Ein Auto, das nicht aus diesem Import kommt, hat dieselbe Nummer. Gib einem der beiden eine andere.',
  'state-refuses.what': 'Stand des Autos lässt das nicht zu',
  'state-refuses.do':
    'Das Auto ist hier verkauft, zurückgezogen oder gesperrt. Öffne es, wenn es wieder angeboten werden soll.',
  'field-locked.what': 'von Hand geändert, bleibt',
  'field-locked.do': 'Gib das Feld frei, wenn wieder die Datei gelten soll.',
  'contradiction.what': 'widerspricht einer anderen Angabe',
  'contradiction.do': 'Zwei Angaben passen nicht zusammen. Prüf beide in deinem System.',
  'columns-differ.what': 'andere Zahl von Spalten als die erste Zeile',
  'columns-differ.do':
    'Meist steckt ein Strichpunkt oder ein Zeilenumbruch in einem Text ohne Anführungszeichen. Prüf diese Zeile in deinem System.',
  'line-unreadable.what': 'Zeile nicht lesbar',
  'line-unreadable.do': 'Diese Zeile ist beschädigt. Sieh sie dir in der Datei an; alle anderen haben wir gelesen.',
  'credit-unsupported.what': 'Finanzierung wird nicht übernommen',
  'credit-unsupported.do':
    'Finanzierungen aus Dateien zeigen wir noch nicht an. Das Auto selbst ist nicht betroffen, du musst nichts tun.',
  'unexpected.what': 'bei uns ist etwas schiefgegangen',
  'unexpected.do': 'Das liegt nicht an deiner Datei. Der nächste Lauf versucht dieses Auto noch einmal.',
} satisfies Record<`${LineIssueCode}.${'what' | 'do'}`, string>;
