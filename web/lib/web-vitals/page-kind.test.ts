import { expect, test } from 'vitest';
import { pageKind } from './page-kind.ts';

test.each([
  ['/', 'home'],
  ['/gebrauchtwagen/volkswagen/golf', 'results'],
  ['/angebote/suche/detailsuche', 'results'],
  ['/vw-golf-2-0-tdi-4711', 'listing'],
  ['/angebote/inserat/7/drucken', 'listing'],
  ['/autohaendler/auto-huber/fahrzeuge/inserat/bilder/7', 'listing'],
  ['/autohaendler/auto-huber', 'dealership'],
  ['/autohaendler/auto-huber/info', 'dealership'],
  ['/autohaendler', 'directory'],
  ['/autohaendler/marke', 'directory'],
  ['/portal/haendlerliste/suche', 'directory'],
  ['/regional/tirol', 'regional'],
  ['/en/magazine', 'magazine'],
  ['/en/magazine/winter', 'article'],
  ['/impressum', 'portal'],
  ['/mein-parkplatz', 'car-park'],
  ['/suchagent/1', 'search-agent'],
  ['/uebersicht', 'other'],
  ['/gibt/es/nicht', 'other'],
])('%s is counted as %s', (path, kind) => {
  expect(pageKind(path)).toBe(kind);
});
