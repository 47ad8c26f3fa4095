import type { Language } from '@kardan/contract/values/identifiers';

interface RunWords {
  waiting: { heading: string; text: (gone: number, cars: number) => string };
  failed: { heading: string; text: string };
  refused: { heading: (cars: number) => string; text: string };
  feed: string;
  run: string;
  open: string;
  reason: (feed: string, site: string) => string;
}

/** What owners are told of a run that needs somebody; what is wrong in detail stands on its page. */
export const runWords: Record<Language, RunWords> = {
  'de-AT': {
    waiting: {
      heading: 'Ein Import wartet auf dich',
      text: (gone, cars) =>
        `In der neuen Datei fehlen ${gone} von ${cars} Autos. Das ist mehr als üblich, darum haben wir angehalten: Es ist noch nichts geändert. Bitte sag uns, ob diese Autos wirklich weg sind.`,
    },
    failed: {
      heading: 'Ein Import hat nicht funktioniert',
      text: 'Die letzte Datei konnten wir nicht übernehmen. Deine Autos sind geblieben, wie sie waren.',
    },
    refused: {
      heading: (cars) =>
        cars === 1 ? 'Ein Auto aus dem Import braucht dich' : `${cars} Autos aus dem Import brauchen dich`,
      text: 'Der Import ist durch, aber nicht alles konnte übernommen werden. Zu jedem Auto steht, woran es liegt und was du tun kannst.',
    },
    feed: 'Import',
    run: 'Lauf',
    open: 'Lauf ansehen',
    reason: (feed, site) => `Du bekommst dieses Mail, weil du auf ${site} für den Import „${feed}“ zuständig bist.`,
  },
  en: {
    waiting: {
      heading: 'An import is waiting for you',
      text: (gone, cars) =>
        `${gone} of ${cars} cars are missing from the new file. That is more than usual, so we have stopped: nothing has been changed yet. Please tell us whether these cars are really gone.`,
    },
    failed: {
      heading: 'An import did not work',
      text: 'We could not take over the last file. Your cars have stayed as they were.',
    },
    refused: {
      heading: (cars) => (cars === 1 ? 'One car of the import needs you' : `${cars} cars of the import need you`),
      text: 'The import is done, but not everything could be taken over. For each car you will find the reason and what you can do.',
    },
    feed: 'Import',
    run: 'Run',
    open: 'Look at the run',
    reason: (feed, site) => `You get this mail because you are in charge of the import “${feed}” on ${site}.`,
  },
};
