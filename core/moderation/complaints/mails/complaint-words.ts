export const complaintWords = {
  'de-AT': {
    heading: { upheld: 'Ihrer Beschwerde geben wir recht', rejected: 'Ihre Beschwerde bleibt ohne Erfolg' },
    text: {
      dealer: {
        upheld: 'Wir haben Ihre Beschwerde geprüft und geben Ihnen recht. Die Maßnahme ist aufgehoben.',
        stillClosed:
          'Wir haben Ihre Beschwerde geprüft und geben Ihnen recht. Ihr Betrieb ist inzwischen geschlossen, und das können wir nicht rückgängig machen: Seite und Autos kommen nicht von selbst zurück. Sie können Ihren Betrieb jederzeit neu anmelden; bitte nennen Sie dabei das Kennzeichen dieser Beschwerde.',
        rejected: 'Wir haben Ihre Beschwerde geprüft. Die Maßnahme bleibt aufrecht.',
        alreadyLifted:
          'Wir haben Ihre Beschwerde geprüft. Die Maßnahme war berechtigt; sie ist inzwischen aufgehoben, und dabei bleibt es.',
      },
      reporter: {
        upheld: 'Wir haben Ihre Beschwerde gegen unsere Entscheidung geprüft und geben Ihnen recht.',
        rejected: 'Wir haben Ihre Beschwerde gegen unsere Entscheidung geprüft. Es bleibt bei der Entscheidung.',
      },
    },
    apply: 'Betrieb neu anmelden',
    reference: 'Kennzeichen der Beschwerde',
    decided: 'Entschieden hat',
    byOther: 'eine andere Person als beim ersten Mal, kein Programm',
    bySame: 'dieselbe Person wie beim ersten Mal, kein Programm',
    answer: 'Begründung',
    redressTitle: 'Ihre Rechte',
    redress:
      'Sie können sich an eine zugelassene Stelle für außergerichtliche Streitbeilegung wenden (Art. 21 Digital Services Act). Der Weg zu Gericht steht Ihnen jederzeit offen.',
  },
  en: {
    heading: { upheld: 'Your complaint is upheld', rejected: 'Your complaint is rejected' },
    text: {
      dealer: {
        upheld: 'We have examined your complaint, and you are right. The measure has been lifted.',
        stillClosed:
          'We have examined your complaint, and you are right. Your dealership has been closed meanwhile, and we cannot undo that: its page and cars do not come back by themselves. You can apply again for your dealership at any time; please quote the reference of this complaint.',
        rejected: 'We have examined your complaint. The measure stands.',
        alreadyLifted:
          'We have examined your complaint. The measure was justified; it has been lifted meanwhile, and stays so.',
      },
      reporter: {
        upheld: 'We have examined your complaint of our decision, and you are right.',
        rejected: 'We have examined your complaint of our decision. The decision stands.',
      },
    },
    apply: 'Apply again',
    reference: 'Reference of the complaint',
    decided: 'Decided by',
    byOther: 'another person than the first time, not a program',
    bySame: 'the same person as the first time, not a program',
    answer: 'Reasons',
    redressTitle: 'Your rights',
    redress:
      'You can turn to a certified body for out-of-court dispute settlement (Art. 21 Digital Services Act). You can go to court at any time.',
  },
} as const;
