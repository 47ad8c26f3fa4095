export const failure = {
  title: 'Das hat nicht geklappt',
  offlineTitle: 'Keine Verbindung',
  retry: 'Noch einmal versuchen',
  requestId: 'Kennung für Rückfragen: {id}',
  network: 'Wir erreichen den Server gerade nicht. Prüf deine Verbindung; was du eingetippt hast, bleibt stehen.',
  unreachable: 'Der Dienst ist gerade nicht erreichbar. Bitte versuch es gleich wieder.',
  defect: 'Bei uns ist ein Fehler aufgetreten. Lade die Seite neu; hilft das nicht, melde dich bei uns.',
  missing: 'Bitte ausfüllen.',
  'waitSeconds.one': 'Noch {count} Sekunde.',
  'waitSeconds.other': 'Noch {count} Sekunden.',
  'waitMinutes.one': 'Noch {count} Minute.',
  'waitMinutes.other': 'Noch {count} Minuten.',
};
