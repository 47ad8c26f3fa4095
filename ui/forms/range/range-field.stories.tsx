import type { Meta, StoryObj } from '@storybook/react-vite';
import { RangeField } from './range-field.tsx';

export default { title: 'Forms/RangeField' } satisfies Meta;

const edges = [
  0, 2_500, 5_000, 7_500, 10_000, 12_500, 15_000, 17_500, 20_000, 22_500, 25_000, 27_500, 30_000, 35_000, 40_000,
  45_000, 50_000, 60_000, 70_000, 80_000, 100_000, 150_000, 200_000,
];
const counts = [4, 11, 22, 41, 60, 84, 112, 148, 163, 180, 172, 151, 139, 118, 94, 80, 61, 44, 33, 20, 12, 5, 2];
const bars = edges.map((edge, index) => ({ edge, count: counts[index] ?? 0 }));
const labels = { from: 'von', to: 'bis', any: 'beliebig', sliderFrom: 'Preis von', sliderTo: 'Preis bis' };
const price = {
  legend: 'Preis',
  nameFrom: 'preis_von',
  nameTo: 'preis_bis',
  min: 0,
  max: 10_000_000,
  unit: '€',
  unitFirst: true,
  labels,
};

export const Chosen: StoryObj = {
  render: () => (
    <form className="story-column">
      <RangeField {...price} bars={bars} from={12_500} to={35_000} />
    </form>
  ),
};

export const Open: StoryObj = {
  render: () => (
    <form className="story-column">
      <RangeField {...price} bars={bars} from={null} to={null} />
    </form>
  ),
};

export const YearsWithoutHistogram: StoryObj = {
  render: () => (
    <form className="story-column">
      <RangeField
        legend="Erstzulassung"
        nameFrom="ez_von"
        nameTo="ez_bis"
        from={2019}
        to={null}
        min={1900}
        max={2026}
        stops={Array.from({ length: 17 }, (_, index) => 2010 + index)}
        grouping={false}
        labels={{ ...labels, sliderFrom: 'Erstzulassung von', sliderTo: 'Erstzulassung bis' }}
      />
    </form>
  ),
};

export const InputsAlone: StoryObj = {
  render: () => (
    <form className="story-column">
      <RangeField
        legend="Verbrauch"
        nameFrom="verbrauch_von"
        nameTo="verbrauch_bis"
        from={null}
        to={5.5}
        min={0}
        max={99}
        unit="l"
        labels={labels}
      />
    </form>
  ),
};
