import type { RunReason, UnreadableFileCode } from '@kardan/contract/values/feeds';

/** Why a run did not do what it should: what happened, and what to do. */
export const feedReasons = {
  'unreadable-file.what': 'Die Datei lässt sich nicht lesen',
  'unreadable-file.do':
    'Sie ist beschädigt oder wurde mitten in der Übertragung abgeschnitten. Erzeug sie in deinem System neu.',
  'empty-file.what': 'Die Datei ist leer',
  'empty-file.do':
    'Deshalb ist kein einziges Auto verschwunden. Prüf, ob dein System beim Erzeugen einen Fehler gemeldet hat.',
  'file-too-large.what': 'Die Datei ist zu groß',
  'file-too-large.do': 'Wir lesen bis zu 500 MB. Bilder holen wir lieber von ihren Adressen als aus der Datei.',
  'no-car-understood.what': 'Kein Auto in der Datei war zu verstehen',
  'no-car-understood.do':
    'Meist stimmt das Format nicht, oder die Spalten heißen anders. Prüf das Format in den Einstellungen, und vergleich die Überschriften mit der Vorlage.',
  'source-unreachable.what': 'Die Quelle ist nicht erreichbar',
  'source-unreachable.do':
    'Wir haben es dreimal versucht. Prüf die Adresse, und ob der Server läuft; beim nächsten Termin versuchen wir es wieder.',
  'source-refused.what': 'Die Quelle lässt uns nicht hinein',
  'source-refused.do': 'Benutzername oder Passwort stimmen nicht mehr, oder die Datei ist nicht mehr dort.',
  'host-key-changed.what': 'Der Server hat einen anderen Schlüssel als bisher',
  'host-key-changed.do':
    'Frag deinen Anbieter, ob er den Server getauscht hat. Wenn ja, prüf die Verbindung in den Einstellungen und bestätige den neuen Schlüssel.',
  'too-many-vanish.what': 'Zu viele Autos fehlen in der Datei',
  'too-many-vanish.do': 'Wir nehmen keines vom Netz, bevor du es sagst.',
  'newer-file.what': 'Eine neuere Datei ist gekommen',
  'newer-file.do': 'Dieser Lauf wurde ausgelassen, der nächste nimmt die neuere.',
  'feed-paused.what': 'Der Import ist angehalten',
  'feed-paused.do': 'Lass ihn in den Einstellungen weiterlaufen, dann geht es mit der nächsten Datei weiter.',
  'dealership-not-public.what': 'Der Betrieb ist noch nicht öffentlich',
  'dealership-not-public.do': 'Vervollständige zuerst die Stammdaten, dann können Autos online gehen.',
  'unexpected.what': 'Bei uns ist etwas schiefgegangen',
  'unexpected.do': 'Das liegt nicht an deiner Datei. Wir sehen es uns an; lass den Lauf ruhig noch einmal starten.',
  'file.empty.what': 'In der Datei steht kein Auto',
  'file.empty.do':
    'Deshalb ist kein einziges Auto verschwunden. Prüf, ob dein System beim Erzeugen einen Fehler gemeldet hat.',
  'file.html.what': 'Statt der Datei kam eine Internetseite',
  'file.html.do': 'Meist ist das eine Fehler- oder Anmeldeseite. Prüf die Adresse und die Zugangsdaten.',
  'file.archive.what': 'Dieses Archiv können wir nicht verwenden',
  'file.archive.do': 'Schick die Datei ungepackt, oder ein ZIP mit genau einer Datei und den Bildern.',
  'file.not-text.what': 'Das ist keine Textdatei',
  'file.not-text.do': 'Erwartet war eine CSV-Datei. Prüf in den Einstellungen, welches Format dein System schreibt.',
  'file.not-csv.what': 'Das ist keine CSV-Datei',
  'file.not-csv.do': 'Prüf, welches Format dein System schreibt, und ob Texte in Anführungszeichen stehen.',
  'file.not-json.what': 'Das ist kein gültiges JSON',
  'file.not-json.do': 'An der genannten Stelle stimmt die Schreibweise nicht. Lass die Datei von eurer Technik prüfen.',
  'file.not-xlsx.what': 'Das ist keine Excel-Datei',
  'file.not-xlsx.do': 'Speichere sie in Excel als „Arbeitsmappe (.xlsx)“ und lade sie noch einmal hoch.',
  'file.header-unknown.what': 'Die Spalten in der ersten Zeile kennen wir nicht',
  'file.header-unknown.do':
    'Entweder stimmt das Format nicht, oder Überschriften wurden umbenannt, vor allem die der internen Nummer. Die Vorlage zeigt, wie sie heißen.',
  'file.cut-off.what': 'Die Datei hört mittendrin auf',
  'file.cut-off.do': 'Sie wurde abgeschnitten, deshalb haben wir nichts davon übernommen. Schick sie noch einmal ganz.',
  'file.line-too-long.what': 'Eine Zeile ist viel zu lang',
  'file.line-too-long.do':
    'Meist fehlt ein Anführungszeichen, und viele Zeilen werden zu einer. Sieh dir diese Stelle an.',
  'file.too-many-columns.what': 'Die Datei hat zu viele Spalten',
  'file.too-many-columns.do': 'Wir lesen bis zu 1.000. Prüf, welches Trennzeichen dein System schreibt.',
  'file.too-many-rows.what': 'Die Datei hat zu viele Zeilen',
  'file.too-many-rows.do': 'Wir lesen bis zu 200.000 Autos je Datei. Teile sie auf mehrere Importe auf.',
  'file.too-deep.what': 'Das JSON ist zu tief verschachtelt',
  'file.too-deep.do': 'Das ist keine Liste von Autos, wie wir sie lesen. Lass die Datei von eurer Technik prüfen.',
  'file.too-large.what': 'Die Datei ist zu groß',
  'file.too-large.do':
    'Excel-Dateien lesen wir bis 200 MB entpackt, andere bis 500 MB. Für viele Autos nimm lieber CSV.',
  'file.too-slow.what': 'Das Lesen der Datei dauert zu lange',
  'file.too-slow.do':
    'Sehr große Excel-Dateien schaffen wir nicht. Speichere sie als CSV und lade sie noch einmal hoch.',
} satisfies Record<`${RunReason | `file.${UnreadableFileCode}`}.${'what' | 'do'}`, string>;
