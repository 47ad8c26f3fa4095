import type { StoredTemplate } from './template-store.ts';

/** What a dealership without templates of its own can begin with. */
export const starterTemplates: readonly StoredTemplate[] = [
  {
    id: '01990000-0000-7000-8000-000000000001',
    name: 'Probefahrt',
    language: 'de-AT',
    body: 'Grüß Gott {kunde},\n\ngern: Der {auto} steht am {wunschtermin} für Sie bereit. Bitte bringen Sie Ihren Führerschein mit. Sie finden uns in {adresse}.\n\nFreundliche Grüße\n{mein-name}\n{autohaus}, {telefon}',
  },
  {
    id: '01990000-0000-7000-8000-000000000002',
    name: 'Noch verfügbar',
    language: 'de-AT',
    body: 'Grüß Gott {kunde},\n\nja, der {auto} ist noch da: {kilometerstand}, Erstzulassung {erstzulassung}, Pickerl bis {pickerl}, Preis {preis}. Wann möchten Sie ihn anschauen?\n\nFreundliche Grüße\n{mein-name}\n{autohaus}, {telefon}',
  },
  {
    id: '01990000-0000-7000-8000-000000000003',
    name: 'Eintausch',
    language: 'de-AT',
    body: 'Grüß Gott {kunde},\n\nvielen Dank für Ihre Anfrage zum {auto}. Ihren Wagen nehmen wir gern in Zahlung. Für ein genaues Angebot schauen wir ihn uns kurz an, das dauert etwa 20 Minuten. Wann passt es Ihnen?\n\nFreundliche Grüße\n{mein-name}\n{autohaus}, {telefon}',
  },
  {
    id: '01990000-0000-7000-8000-000000000004',
    name: 'Schon verkauft',
    language: 'de-AT',
    body: 'Grüß Gott {kunde},\n\nder {auto} ist leider schon verkauft. Dürfen wir uns melden, wenn wir einen ähnlichen hereinbekommen?\n\nFreundliche Grüße\n{mein-name}\n{autohaus}, {telefon}',
  },
  {
    id: '01990000-0000-7000-8000-000000000005',
    name: 'Still available',
    language: 'en',
    body: 'Dear {buyer},\n\nyes, the {car} is still here: {mileage}, first registered {first-registration}, price {price}. When would you like to see it?\n\nKind regards\n{my-name}\n{dealership}, {phone}',
  },
];
