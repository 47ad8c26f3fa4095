import { apiPrefix, type Method } from '@kardan/contract/calls/call';
import { calls } from '@kardan/contract/calls/calls';
import type { Language } from '@kardan/contract/values/identifiers';

export interface ApiExample {
  call: keyof typeof calls;
  title: Record<Language, string>;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

/** Public calls worth building on, each as a program would make it; a test makes all of them. */
export const apiExamples: readonly ApiExample[] = [
  {
    call: 'searchQuery',
    title: { 'de-AT': 'Autos suchen', en: 'Search for cars' },
    body: { category: ['used'], fuel: ['electric'], priceEur: { to: 25_000 }, sort: 'price-asc' },
  },
  {
    call: 'searchCount',
    title: { 'de-AT': 'Autos zählen', en: 'Count cars' },
    body: { vehicles: ['skoda/octavia'], mileageKm: { to: 80_000 } },
  },
  {
    call: 'references',
    title: { 'de-AT': 'Werte und ihre Namen', en: 'Values and their names' },
    params: { type: 'fuel' },
    query: { language: 'de-AT' },
  },
  {
    call: 'dealershipSearch',
    title: { 'de-AT': 'Händler suchen', en: 'Search for dealers' },
    query: { postcode: '8020', radiusKm: '30' },
  },
  {
    call: 'regions',
    title: { 'de-AT': 'Bundesländer', en: 'Federal states' },
    query: { language: 'de-AT' },
  },
  {
    call: 'ratesInForce',
    title: { 'de-AT': 'Steuersätze und Fristen', en: 'Tax rates and terms' },
    query: { language: 'de-AT' },
  },
];

/** Stands for the dealership in examples, as its address names it. */
export const exampleDealership = 'mein-autohaus';
const dealershipId = exampleDealership;

/** Calls of a dealer's own system, with a key; a test makes all of them, one after the other. */
export const dealerExamples: readonly ApiExample[] = [
  {
    call: 'pushCar',
    title: { 'de-AT': 'Ein Auto anlegen oder ändern', en: 'Create or change a car' },
    params: { dealershipId, number: 'A-1001' },
    body: {
      fields: {
        make: 'volkswagen',
        model: 'golf',
        category: 'used',
        priceEur: 18_900,
        mileageKm: 61_000,
        firstRegistration: '2021-04',
        fuel: 'petrol',
        powerKw: 96,
        gearbox: 'manual',
        body: 'hatchback',
      },
    },
  },
  {
    call: 'pushCars',
    title: { 'de-AT': 'Viele Autos auf einmal', en: 'Many cars at once' },
    params: { dealershipId },
    body: { cars: [{ number: 'A-1001', fields: { priceEur: 18_500 } }] },
  },
  {
    call: 'stockNumbers',
    title: { 'de-AT': 'Mit dem eigenen Bestand vergleichen', en: 'Compare with your own stock' },
    params: { dealershipId },
  },
  {
    call: 'withdrawPushedCar',
    title: { 'de-AT': 'Ein Auto zurückziehen', en: 'Withdraw a car' },
    params: { dealershipId, number: 'A-1001' },
  },
  {
    call: 'inbox',
    title: { 'de-AT': 'Anfragen abholen', en: 'Fetch inquiries' },
    params: { dealershipId },
  },
  {
    call: 'monthlyReports',
    title: { 'de-AT': 'Monatsberichte', en: 'Monthly reports' },
    params: { dealershipId },
  },
];

/** What is sent for an example. */
export function requestOf({ call, params = {}, query = {}, body }: ApiExample): {
  method: Method;
  path: string;
  body?: object;
} {
  const { method, path } = calls[call];
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return { method, path: apiPrefix + filled + (search && `?${search}`), ...(body && { body }) };
}
