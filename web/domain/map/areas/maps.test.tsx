import { mapDistricts } from '@kardan/contract/map/austria-districts.gen';
import { mapRegions } from '@kardan/contract/map/austria-map.gen';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AustriaMap } from './austria-map.tsx';
import { NeighbourMap } from './neighbour-map.tsx';
import { RegionMap } from './region-map.tsx';

const texts = {
  label: 'Autos nach Bundesland',
  formatCount: (count: number) => `n${count}`,
  describeCount: (count: number) => `${count} Autos`,
};
const counts = [4_630, 9_827, 35_480, 31_270, 11_320, 24_605, 10_940, 5_210, 24_830];
const regions = mapRegions.map(({ slug }, index) => ({
  slug,
  name: `Land ${slug}`,
  href: `/regional/${slug}`,
  count: counts[index] ?? 0,
}));
const districtsOf = (region: string) =>
  mapDistricts
    .filter((district) => district.region === region)
    .map(({ slug }, index) => ({ slug, name: `Bezirk ${slug}`, href: `/regional/${region}/${slug}`, count: index }));

const parts = (markup: string) => {
  const [, map = '', list = ''] = markup.match(/(<svg.*<\/svg>)(.*)/s) ?? [];
  return { map, list };
};
const occurrences = (text: string, part: string) => text.split(part).length - 1;

describe('the map of Austria', () => {
  const markup = renderToStaticMarkup(<AustriaMap areas={regions} selected="tirol" {...texts} />);
  const { map, list } = parts(markup);

  test('leads to every region from its shape and from its name, and says what is there', () => {
    for (const { name, href, count } of regions) {
      expect(map).toContain(`<a href="${href}" aria-label="${name}: ${count} Autos"`);
      expect(map).toContain(`<title>${name}: ${count} Autos</title>`);
      expect(occurrences(list, `href="${href}"`)).toBe(1);
      expect(list).toContain(`>${name}<`);
      expect(list).toContain(`>${count} Autos<`);
      expect(list).toContain(`>n${count}<`);
    }
    expect(occurrences(map, '<a ')).toBe(9);
  });

  test('shows all nine codes on the smallest map and all nine counts on a large one', () => {
    expect(occurrences(map, 'class="text-[41px]')).toBe(9);
    expect(map).not.toMatch(/class="text-\[41px\][^"]* hidden/);
    for (const { count } of regions) expect(map).toContain(`>n${count}</text>`);
  });

  test('marks the region of the page, once on the map and once in the list', () => {
    expect(occurrences(map, 'aria-current="true"')).toBe(1);
    expect(occurrences(list, 'aria-current="true"')).toBe(1);
    expect(map).toMatch(/<a href="\/regional\/tirol"[^>]*aria-current="true"/);
  });

  test('joins Vienna to its sign beside the map by a line', () => {
    expect(occurrences(map, '<line ')).toBe(1);
    expect(map).toMatch(/<a href="\/regional\/wien"(?:(?!<\/a>).)*<rect/);
  });

  test('needs neither scripts nor inline styles, which a strict content policy forbids', () => {
    expect(markup).not.toMatch(/ style=|<script|onclick/);
  });
});

describe('the map of a region', () => {
  test.each(mapRegions.map(({ slug }) => slug))('leads to every district of %s', (region) => {
    const districts = districtsOf(region);
    const { map, list } = parts(renderToStaticMarkup(<RegionMap region={region} districts={districts} {...texts} />));
    for (const { name, href, count } of districts) {
      expect(map).toContain(`<a href="${href}" aria-label="${name}: ${count} Autos"`);
      expect(occurrences(list, `href="${href}"`)).toBe(1);
    }
    expect(occurrences(map, '<a ')).toBe(districts.length);
  });

  test('shows the regions around it, which lead nowhere', () => {
    const { map } = parts(
      renderToStaticMarkup(<RegionMap region="vorarlberg" districts={districtsOf('vorarlberg')} {...texts} />),
    );
    expect(occurrences(map, 'fill-surface stroke-line"')).toBe(1);
  });

  test('of an unknown region is the list alone', () => {
    const markup = renderToStaticMarkup(<RegionMap region="atlantis" districts={districtsOf('wien')} {...texts} />);
    expect(markup).not.toContain('<svg');
    expect(occurrences(markup, '<a ')).toBe(23);
  });

  test('shows names as text, whatever they contain', () => {
    const [first] = districtsOf('wien');
    const hostile = [{ ...first, slug: 'wien-1-innere-stadt', href: '/x', count: 1, name: '"><script>x</script>' }];
    const markup = renderToStaticMarkup(<RegionMap region="wien" districts={hostile} {...texts} />);
    expect(markup).not.toContain('<script>');
    expect(markup).toContain('&lt;script&gt;');
  });
});

describe('the map of a district', () => {
  const areaOf = (slug: string, count: number | null) => ({ slug, name: `Bezirk ${slug}`, href: `/${slug}`, count });
  const draw = (count: number | null) =>
    renderToStaticMarkup(
      <NeighbourMap
        district={areaOf('lienz', count)}
        neighbours={['hermagor', 'spittal-an-der-drau', 'zell-am-see'].map((slug) => areaOf(slug, count))}
        {...texts}
      />,
    );

  test('leads to its neighbours from shape and list, and marks the district itself on the map alone', () => {
    const { map, list } = parts(draw(7));
    expect(occurrences(map, '<a ')).toBe(4);
    expect(occurrences(list, '<a ')).toBe(3);
    expect(map).toMatch(/<a href="\/lienz" aria-label="Bezirk lienz: 7 Autos" aria-current="true"/);
    expect(list).not.toContain('lienz');
  });

  test('leads on without counts while nothing can be counted', () => {
    const markup = draw(null);
    expect(markup).toContain('<a href="/hermagor" aria-label="Bezirk hermagor"');
    expect(markup.replaceAll(texts.label, '')).not.toMatch(/Autos|null|>n\d/);
  });
});
