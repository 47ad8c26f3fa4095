import { locales } from '@kardan/ui/texts/locales.ts';
import { expect, test } from 'vitest';
import type { Namespace } from './namespaces.ts';
import { namespacesOf, textsIn } from './testing/text-files.ts';

/** Texts in which a word follows a count and that need no form for one, by the reason. */
const withoutForms = {
  'the word is no noun': [
    'electric newest.more',
    'magazine cars.all',
    'new-cars equipment.some',
    'regional models.from',
  ],
  'abbreviations have one form': ['magazine minutesShort'],
  'one day has a text of its own': ['listing time.daysAgo', 'listing online.days'],
  'one minute has a text of its own': ['search-agent failure.tooOften'],
  'nobody finances for less than twelve months': [
    'finance paid.end',
    'finance cash.value',
    'finance table.over',
    'finance sum.credit',
    'finance sum.leasing',
  ],
  'no fewer than ten a day are many': ['search-agent many.text'],
  'a number that we have set': ['car report.explanationHint', 'notice complain.hint'],
  'as many as the catalogue has': ['search panel.allEquipment', 'search detailed.intro'],
  'all of the market': [
    'dealership-directory makes.intro',
    'dealership-directory portal.intro',
    'electric description',
    'home dealers.text',
    'new-cars description',
    'new-cars lead',
    'regional country.description',
    'regional country.lead',
  ],
};
const exceptions = Object.values(withoutForms).flat();

const counts = /\{count\}[\s\u00A0]+\p{Letter}/u;

test.each(locales)('in %s every count before a noun has a form for one and one for more', async (locale) => {
  const found: string[] = [];
  for (const namespace of namespacesOf(locale)) {
    const texts = await textsIn(locale, namespace);
    for (const [key, text] of Object.entries(texts)) {
      const base = key.replace(/\.(one|other)$/, '');
      const hasForms = `${base}.one` in texts && `${base}.other` in texts;
      if (counts.test(text) && !hasForms) found.push(`${namespace} ${key}`);
    }
  }
  expect(found.filter((key) => !exceptions.includes(key))).toEqual([]);
});

test('no exception is left of a text that has gone or needs none', async () => {
  for (const exception of exceptions) {
    const [namespace, key] = exception.split(' ') as [Namespace, string];
    const inAll = await Promise.all(locales.map((locale) => textsIn(locale, namespace)));
    expect(
      inAll.some((texts) => counts.test(texts[key] ?? '')),
      exception,
    ).toBe(true);
  }
});
