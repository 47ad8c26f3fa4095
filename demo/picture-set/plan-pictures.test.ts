import { colours } from '@kardan/contract/values/vehicle';
import { expect, test } from 'vitest';
import { bodyLooks } from '../illustrator/car/body-specs.ts';
import { planPictures } from './plan-pictures.ts';

const plan = planPictures({ variants: 1, width: 960 });
const fronts = plan.filter(({ drawing }) => drawing.view === 'front34');

test('every body in every colour has a car with a combustion engine', () => {
  const shown = new Set(
    fronts.filter(({ drawing }) => !drawing.electric).map(({ look, colour }) => `${look}/${colour}`),
  );
  expect(shown.size).toBe(bodyLooks.length * colours.length);
});

test('what is common on the market has more cars than what is rare', () => {
  const cars = (look: string, colour: string) =>
    fronts.filter((picture) => picture.look === look && picture.colour === colour).length;
  expect(cars('suv', 'grey')).toBeGreaterThan(cars('sedan', 'grey'));
  expect(cars('suv', 'black')).toBeGreaterThan(cars('suv', 'violet'));
});

test('no picture is ordered twice', () => {
  expect(new Set(plan.map(({ drawing }) => JSON.stringify(drawing))).size).toBe(plan.length);
});

test('cars of one body and colour differ in shape and place', () => {
  const suvs = fronts.filter(({ look, colour, drawing }) => look === 'suv' && colour === 'black' && !drawing.electric);
  expect(new Set(suvs.map(({ drawing }) => drawing.seed)).size).toBe(suvs.length);
  expect(new Set(suvs.map(({ drawing }) => drawing.sceneSeed)).size).toBe(suvs.length);
});

test('all outside views of a painted car are taken at one place and time', () => {
  const places = new Map<string, Set<string>>();
  for (const { look, colour, drawing } of plan) {
    if (!drawing.scene) continue;
    const car = `${look}/${colour}/${drawing.seed}/${drawing.electric}`;
    const place = `${drawing.scene}/${drawing.time}/${drawing.sceneSeed}/${drawing.paint}`;
    places.set(car, (places.get(car) ?? new Set()).add(place));
  }
  for (const seen of places.values()) expect(seen.size).toBe(1);
});

test('more variants give more cars and leave those of the smaller set in it', () => {
  const larger = planPictures({ variants: 2, width: 960 });
  expect(larger.length).toBeGreaterThan(plan.length + 80);
});
