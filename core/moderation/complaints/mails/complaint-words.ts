export const complaintWords = {
  'de-AT': {
    heading: { upheld: 'Ihrer Beschwerde geben wir recht', rejected: 'Ihre Beschwerde bleibt ohne Erfolg' },
    text: {
      dealer: {
        upheld: 'Wir haben Ihre Beschwerde geprüft und geben Ihnen recht. Die Maßnahme ist aufgehoben.',
        rejected: 'Wir haben Ihre Beschwerde geprüft. Die Maßnahme bleibt aufrecht.',
      },
      reporter: {
        upheld: 'Wir haben Ihre Beschwerde gegen unsere Entscheidung geprüft und geben Ihnen recht.',
        rejected: 'Wir haben Ihre Beschwerde gegen unsere Entscheidung geprüft. Es bleibt bei der Entscheidung.',
      },
    },
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
        rejected: 'We have examined your complaint. The measure stands.',
      },
      reporter: {
        upheld: 'We have examined your complaint of our decision, and you are right.',
        rejected: 'We have examined your complaint of our decision. The decision stands.',
      },
    },
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
