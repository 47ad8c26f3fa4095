import { expect, test } from 'vitest';
import { searchFilters } from '../calls/search/search.ts';
import { equipmentKeys } from '../values/equipment.ts';
import { languages } from '../values/identifiers.ts';
import { sectionFilters, sectionKeys } from '../values/sections.ts';
import { equipmentGroupLabels, equipmentLabels } from './equipment.ts';
import { optionLabels } from './reference.ts';

test.each(languages)('in %s no two values of a set read alike', (language) => {
  const sets = [...Object.values(optionLabels[language]), equipmentLabels[language], equipmentGroupLabels[language]];
  for (const set of sets) {
    const labels = Object.values<string>(set);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.filter((label) => label.trim() !== label || label === '')).toEqual([]);
  }
});

test('labels name nothing that is not in the catalogue', () => {
  for (const language of languages) {
    expect(Object.keys(equipmentLabels[language]).sort()).toEqual([...equipmentKeys].sort());
  }
});

test('a section is a valid search that fixes one thing of a car', () => {
  for (const key of sectionKeys) {
    expect(searchFilters.parse(sectionFilters(key))).toEqual(sectionFilters(key));
    expect(Object.keys(sectionFilters(key))).toHaveLength(1);
  }
});
