/**
 * Why a mail is not taken, as its sender's mail server is told; it writes to the sender, we never do. Without umlauts: the
 * protocol knows none.
 */
const refusals = {
  'unknown-address': [550, '5.1.1 Diese Adresse gibt es nicht / No such address'],
  'unknown-sender': [
    550,
    '5.7.1 Nur Mails von einer Adresse des Betriebs werden weitergeleitet, bitte im Posteingang antworten / Only mail from an address of the dealership is passed on; please answer in your inbox',
  ],
  'unproven-sender': [
    550,
    '5.7.1 Es ist nicht sicher, dass dieses Mail vom Betrieb kommt, bitte im Posteingang antworten / It is not certain that this mail comes from the dealership; please answer in your inbox',
  ],
  'no-sender': [
    550,
    '5.7.1 Das Mail braucht genau einen Absender mit einer echten Adresse / Mail needs one sender with a valid address',
  ],
  'with-files': [
    554,
    '5.6.1 Dateien und Bilder werden nicht weitergeleitet, bitte nur den Text schicken / Files are not passed on to buyers by mail; please send the text alone',
  ],
  automatic: [
    554,
    '5.7.1 Das Mail ist als automatisch gekennzeichnet, bitte im Posteingang antworten / The mail is marked as written by a program; please answer in your inbox',
  ],
  empty: [554, '5.6.0 Das Mail hat keinen eigenen Text / The mail holds no text'],
  unreadable: [554, '5.6.0 Das Mail ist nicht lesbar / The mail cannot be read'],
  loop: [554, '5.4.6 Das Mail dreht sich im Kreis / The mail goes in circles'],
  'too-large': [552, '5.3.4 Das Mail ist zu lang / The mail is too large'],
  'too-often': [
    450,
    '4.7.1 Zu viele Mails zu dieser Anfrage, bitte in einer Stunde noch einmal / Too many mails about this inquiry, try again later',
  ],
  busy: [451, '4.3.2 Gerade ausgelastet, bitte in einer Stunde noch einmal / Busy, try again later'],
  failed: [
    451,
    '4.3.0 Gerade nicht erreichbar, bitte in einer Stunde noch einmal / Cannot be taken now, try again later',
  ],
} as const satisfies Record<string, readonly [code: number, text: string]>;

/** A mail that is not taken: with a code of 5xx for good, with 4xx for now. */
export class ReplyRefusal extends Error {
  readonly responseCode: number;
  constructor(reason: keyof typeof refusals, cause?: unknown) {
    const [code, text] = refusals[reason];
    super(text, { cause });
    this.responseCode = code;
  }
}
