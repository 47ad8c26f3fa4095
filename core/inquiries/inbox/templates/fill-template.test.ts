import { type Placeholder, placeholders } from '@kardan/contract/values/inbox';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillTemplate } from './fill-template.ts';
import { starterTemplates } from './starter-templates.ts';

test('placeholders are filled by their German and English words, missing and unknown ones are told', () => {
  const parts = fillTemplate('Grüß Gott {kunde}, der {Car} kostet {preis}. {rabatt}', {
    buyer: 'Julia Hofer',
    car: 'VW Golf',
  });
  expect(parts).toEqual([
    { kind: 'text', text: 'Grüß Gott ' },
    { kind: 'filled', text: 'Julia Hofer' },
    { kind: 'text', text: ', der ' },
    { kind: 'filled', text: 'VW Golf' },
    { kind: 'text', text: ' kostet ' },
    { kind: 'missing', text: '{preis}' },
    { kind: 'text', text: '. ' },
    { kind: 'unknown', text: '{rabatt}' },
  ]);
});

test('a name that holds a placeholder is not filled once more', () => {
  expect(fillTemplate('{kunde}', { buyer: '{preis}', price: '€ 1' })).toEqual([{ kind: 'filled', text: '{preis}' }]);
});

test('whatever a template holds, nothing of it is lost', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: fc.constantFrom(...'{}autokunde -\nä') }), (body) => {
      const parts = fillTemplate(body, {});
      expect(parts.map(({ text }) => text).join('')).toBe(body);
    }),
  );
});

test('our own templates name only what can be filled', () => {
  const all = Object.fromEntries(Object.keys(placeholders).map((key) => [key, 'x'])) as Record<Placeholder, string>;
  for (const { body } of starterTemplates) {
    expect(fillTemplate(body, all).filter(({ kind }) => kind === 'missing' || kind === 'unknown')).toEqual([]);
  }
});
