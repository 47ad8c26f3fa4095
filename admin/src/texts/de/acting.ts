export const acting = {
  label: 'Ansicht für den Portalbetrieb',
  looking: 'Du siehst {name} als Betrieb.',
  'looking.only': 'Nur ansehen. Das steht im Verlauf des Betriebs.',
  'looking.end': 'Ansicht beenden',
  act: 'Für den Betrieb ändern',
  acting: 'Du änderst für {name}.',
  'acting.until': 'Bis {time} Uhr. Alles steht mit deinem Namen im Verlauf.',
  'acting.end': 'Ändern beenden',
  'start.title': 'Für {name} ändern',
  'start.intro':
    'Das gilt eine Stunde und nur für diesen Betrieb. Den Grund lesen auch die Inhaber:innen, im Verlauf und einmal am Tag in einem Mail.',
  'start.reason': 'Warum?',
  'start.reasonHint': 'Zum Beispiel: Telefonat mit Frau Berger, Öffnungszeiten nachtragen.',
  'start.submit': 'Eine Stunde ändern',
  'start.done': 'Du kannst bis {time} Uhr ändern',
};
