import { PriceMeter, PriceRating } from '@kardan/ui/price/price-rating.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MakeEmblem } from '../makes/make-emblem.tsx';
import { Plate } from '../map/plate.tsx';
import { plateInputClasses, SearchPlate } from '../search/search-plate.tsx';
import { CarPicture } from './pictures/car-picture.tsx';
import { Price, PriceDrop } from './price/price.tsx';

export default { title: 'Car' } satisfies Meta;

const figures = { low: 22_000, high: 30_000, bandLow: 25_100, bandHigh: 27_600, price: 24_990 };
const ratings = [
  [1, 'Sehr guter Preis', 23_400],
  [2, 'Guter Preis', 24_990],
  [3, 'Marktüblich', 26_200],
  [4, 'Erhöhter Preis', 28_100],
  [5, 'Hoher Preis', 31_500],
] as const;

export const Ratings: StoryObj = {
  render: () => (
    <div className="story-column">
      {ratings.map(([level, word, price]) => (
        <div key={level}>
          <PriceRating level={level} word={word} />
          <div style={{ marginTop: 8 }}>
            <PriceMeter
              level={level}
              figures={{ ...figures, price }}
              label={`${word}, übliche Spanne € 25.100 bis € 27.600`}
            />
          </div>
        </div>
      ))}
      <PriceRating level={0} word="Ohne Bewertung" />
      <PriceRating level={1} word="Sehr guter Preis" size="sm" />
    </div>
  ),
};

export const BigMeter: StoryObj = {
  render: () => (
    <div className="story-column">
      <Price size="xl">€ 24.990</Price>
      <PriceRating level={1} word="Sehr guter Preis" />
      <PriceMeter
        level={1}
        figures={figures}
        big
        bandLabels={{ low: '€ 25.100', high: '€ 27.600' }}
        label="Sehr guter Preis: € 24.990, übliche Spanne € 25.100 bis € 27.600"
      />
    </div>
  ),
};

export const Prices: StoryObj = {
  render: () => (
    <div className="story-column">
      <Price>€ 24.990</Price>
      <Price size="lg">€ 24.990</Price>
      <Price size="xl">€ 24.990</Price>
      <PriceDrop since="Vor 15 Tagen gesenkt" lowest="niedrigster Preis der letzten 30 Tage: € 25.790" />
    </div>
  ),
};

export const Plates: StoryObj = {
  render: () => (
    <div className="story-row">
      <Plate code="G" label="Kennzeichen G" size="sm" />
      <Plate code="WZ" label="Kennzeichen WZ" />
      <Plate code="LB" label="Kennzeichen LB" size="lg" />
    </div>
  ),
};

const mark = (
  <svg viewBox="0 0 40 32" width="25" height="20" fill="none" stroke="currentColor" strokeWidth="6" aria-hidden="true">
    <path d="M4 3v26M18.5 13.2 31 2.6M18.5 18.8 31 29.4" />
    <circle cx="15" cy="16" r="5.6" strokeWidth="4.4" />
  </svg>
);

export const SearchOnThePlate: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <SearchPlate action="/suche" size="hero" submitLabel="118 Autos zeigen" mark={mark}>
        <input
          name="q"
          aria-label="Suche in einem Satz"
          defaultValue="Golf Diesel Kombi bis 25.000 in Graz"
          className={plateInputClasses('hero')}
        />
      </SearchPlate>
      <SearchPlate action="/suche" submitLabel="Suchen" mark={mark}>
        <input
          name="q"
          aria-label="Suche in einem Satz, klein"
          placeholder="z. B. Golf Diesel Kombi bis 15.000 in Graz"
          className={plateInputClasses('bar')}
        />
      </SearchPlate>
    </div>
  ),
};

export const Emblems: StoryObj = {
  render: () => (
    <div className="story-row">
      <MakeEmblem slug="volkswagen" name="Volkswagen" size={34} />
      <MakeEmblem slug="skoda" name="Škoda" />
      <MakeEmblem slug="eine-marke-ohne-zeichen" name="Puch" size={34} />
    </div>
  ),
};

export const PictureMissing: StoryObj = {
  render: () => (
    <div className="story-column">
      <CarPicture hash={null} alt="Noch kein Bild" sizes="360px" />
    </div>
  ),
};
