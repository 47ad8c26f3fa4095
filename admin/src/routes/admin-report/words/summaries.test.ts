import type { DealershipStatistics, StatisticsStageFigure } from '@kardan/contract/calls/admin/statistics';
import { translator } from '@kardan/ui/texts/translator.ts';
import { expect, test } from 'vitest';
import { german } from '#texts/german.ts';
import {
  demandSummary,
  makesSummary,
  positionWords,
  ratingsSummary,
  seriesSummary,
  sourcesSummary,
  stagesSummary,
  stockSummary,
  type Words,
} from './summaries.ts';

const words: Words = { t: translator('de-AT', german.statistics), locale: 'de-AT' };
const nothing = {
  impressions: 0,
  views: 0,
  contacts: 0,
  inquiries: 0,
  phonesShown: 0,
  parked: 0,
  prints: 0,
  shared: 0,
  scans: 0,
  directions: 0,
  websites: 0,
};
const stage = (name: StatisticsStageFigure['stage'], ratio: number, lostContacts = 0): StatisticsStageFigure => ({
  stage: name,
  count: 1,
  expectedCount: 1,
  rate: null,
  expectedRate: null,
  ratio,
  lowRatio: 0.8,
  highRatio: 1.3,
  lostContacts,
});
const golf = { make: { id: 1, slug: 'vw', name: 'VW' }, model: { id: 2, slug: 'golf', name: 'Golf' } };

test('the stage that costs most contacts is told with what it costs', () => {
  expect(stagesSummary([stage('shown', 1.2), stage('opened', 0.9, 4), stage('contacted', 0.78, 98.4)], words)).toEqual({
    said: 'Eure Autos werden geöffnet, aber seltener angefragt als ähnliche.',
    point: 'Das kostet rund 98 Kontakte.',
  });
  expect(stagesSummary([stage('shown', 1.2), stage('opened', 1.4), stage('contacted', 1)], words)).toEqual({
    said: 'Eure Autos werden öfter geöffnet als ähnliche.',
  });
  expect(stagesSummary([stage('shown', 1.02)], words).said).toContain('auf jeder Stufe');
});

test('a series tells all, and compares the same cars with like ones, or all with the time before', () => {
  const expected = { impressions: 0, views: 200.4, contacts: 0, own: { impressions: 0, views: 220, contacts: 0 } };
  const point = (like: typeof expected | null) => ({ ...nothing, from: '2026-10-01', views: 250, expected: like });
  const told = { totals: { ...nothing, views: 500 }, previous: { ...nothing, views: 1_000 } };
  expect(seriesSummary('views', { ...told, series: [point(expected), point(expected)] }, words)).toEqual({
    said: '500 Mal geöffnet,',
    point: '9,7\u00A0% mehr als ähnliche Autos.',
  });
  expect(seriesSummary('views', { ...told, series: [point(expected), point(null)] }, words).point).toBe(
    '50\u00A0% weniger als in der Zeit davor.',
  );
});

test('a source that brings more contacts than visits is worth a word, once there are contacts', () => {
  const bySource: DealershipStatistics['bySource'] = [
    { ...nothing, source: 'results', views: 890, contacts: 76 },
    { ...nothing, source: 'agent-mail', views: 110, contacts: 24 },
  ];
  expect(sourcesSummary(bySource, words)).toEqual({
    said: 'Suchagent-Mail: 11\u00A0% der Aufrufe,',
    point: 'aber 24\u00A0% der Kontakte.',
  });
  const early = bySource.map((row) => ({ ...row, contacts: row.source === 'results' ? 0 : 2 }));
  expect(sourcesSummary(early, words)).toEqual({ said: '89\u00A0% kommen über Trefferliste.' });
  expect(sourcesSummary([], words).said).toContain('niemand');
});

test('models are told against the market, the one that stands longest by name', () => {
  const model = { ...golf, cars: 3, marketDaysInStock: null, pricePosition: null };
  const longer = { ...model, model: { ...golf.model, name: 'Golf Variant' }, daysInStock: 71, marketDaysSupply: 57 };
  expect(stockSummary([{ ...model, daysInStock: 29, marketDaysSupply: 41 }, longer], words)).toEqual({
    said: '1 von 2 Modellen steht kürzer, als der Markt zum Verkaufen braucht.',
    point: 'VW Golf Variant steht 14 Tage länger.',
  });
  expect(stockSummary([{ ...longer, marketDaysSupply: null }], words).said).toContain('zu wenig verkauft');
});

test('what is wanted and not there comes first', () => {
  const districts = [{ id: 1, slug: 'leibnitz', name: 'Leibnitz', plate: 'LB', agents: 41 }];
  const model = { ...golf, districts, agents: 410 };
  expect(demandSummary([{ ...model, inStock: 9 }], words)).toEqual({
    said: '41 Suchagenten in Leibnitz warten auf VW Golf,',
    point: 'bei euch stehen 9.',
  });
  const missing = { ...model, model: { ...golf.model, name: 'Polo' }, districts: [], inStock: 0 };
  expect(demandSummary([{ ...model, inStock: 9 }, missing], words)).toEqual({
    said: '410 Suchagenten warten auf VW Polo,',
    point: 'bei euch steht keiner.',
  });
});

test('makes, ratings and positions are told in words', () => {
  const make = { ...nothing, make: golf.make };
  expect(
    makesSummary(
      [
        { ...make, views: 9, contacts: 3 },
        { ...make, make: null, contacts: 1 },
      ],
      words,
    )?.said,
  ).toBe('VW bringt 75\u00A0% der Kontakte.');
  expect(makesSummary([{ ...make, views: 9 }], words)?.said).toBe('VW wird am öftesten geöffnet.');
  const ratings = [
    { label: 'good', cars: 6 },
    { label: 'high', cars: 2 },
    { label: 'unknown', cars: 9 },
  ] as const;
  expect(ratingsSummary([...ratings], words)?.said).toBe('6 von 8 bewerteten Autos sind marktüblich oder günstiger.');
  expect([1.031, 0.88, 1.002].map((position) => positionWords(position, words))).toEqual([
    '3,1\u00A0% über Markt',
    '12\u00A0% unter Markt',
    'am Markt',
  ]);
});
