import { ApiError } from '@kardan/contract/client/api-error';
import { translator } from '@kardan/ui/texts/translator.ts';
import { expect, test } from 'vitest';
import { portalGroups } from '#texts/de/portal/groups.ts';
import { leftWords, servedWords } from './refusal-words.ts';

const t = translator('de-AT', portalGroups);

const refusal = (
  code: 'group-still-serves' | 'group-in-use' | 'last-owner',
  issues: Omit<ApiError['issues'][number], 'in'>[],
) =>
  new ApiError(code, {
    status: 409,
    message: 'Geht nicht.',
    issues: issues.map((issue) => ({ ...issue, in: 'body' as const })),
  });

test('what keeps a dealership in its group is told by name', () => {
  const issues = [
    { path: ['feeds', 'Bestand'], code: 'names-dealership', message: '' },
    { path: ['feeds', 'Zweiter'], code: 'at-work', message: '' },
    { path: ['company-account'], code: 'names-dealership', message: '' },
  ];
  expect(servedWords(refusal('group-still-serves', issues), t)).toBe(
    'Der Import „Bestand“ bringt noch Autos für diesen Betrieb. Der Import „Zweiter“ arbeitet gerade. Versuch es gleich noch einmal. Das Firmenkonto der Gruppe vergibt noch Rollen in diesem Betrieb.',
  );
  expect(servedWords(refusal('last-owner', []), t)).toBeUndefined();
});

test('what is left of a group that is to be deleted is told', () => {
  const issues = ['dealerships', 'company-account'].map((part) => ({
    path: [part],
    code: 'still-set-up',
    message: '',
  }));
  expect(leftWords(refusal('group-in-use', issues), t)).toBe('Geht nicht. (Betriebe, Firmenkonto)');
  expect(leftWords(new Error('defect'), t)).toBeUndefined();
});
