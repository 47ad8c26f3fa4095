import type { Random } from '../random/random.ts';
import { Weighted } from '../random/weighted.ts';

/**
 * Makes that share dealers in Austria, how many dealers sign for such a group, and how likely each make of it is part of
 * a contract. Weights follow new registrations, raised for makes with many small partners in the country.
 */
const groups = [
  { weight: 30, makes: { volkswagen: 0.9, audi: 0.35, skoda: 0.45, seat: 0.4, cupra: 0.4 } },
  { weight: 8, makes: { bmw: 1, mini: 0.6 } },
  { weight: 7, makes: { 'mercedes-benz': 1, smart: 0.3 } },
  {
    weight: 14,
    makes: {
      opel: 0.5,
      peugeot: 0.5,
      citroen: 0.4,
      fiat: 0.4,
      jeep: 0.25,
      'alfa-romeo': 0.2,
      leapmotor: 0.12,
      abarth: 0.1,
    },
  },
  { weight: 9, makes: { renault: 1, dacia: 0.9, alpine: 0.04 } },
  { weight: 9, makes: { ford: 1 } },
  { weight: 8, makes: { hyundai: 1 } },
  { weight: 7, makes: { kia: 1 } },
  { weight: 6, makes: { toyota: 1, lexus: 0.2 } },
  { weight: 6, makes: { mazda: 1 } },
  { weight: 5, makes: { suzuki: 1 } },
  { weight: 4, makes: { volvo: 1, polestar: 0.2 } },
  { weight: 3, makes: { nissan: 1 } },
  { weight: 3, makes: { mitsubishi: 1 } },
  { weight: 3, makes: { byd: 1 } },
  { weight: 3, makes: { mg: 1 } },
  { weight: 2, makes: { honda: 1 } },
  { weight: 2, makes: { subaru: 1 } },
  { weight: 2, makes: { 'land-rover': 1, jaguar: 0.8 } },
  { weight: 1.5, makes: { porsche: 1 } },
  { weight: 0.5, makes: { tesla: 1 } },
] as { weight: number; makes: Record<string, number> }[];

const drawGroup = new Weighted(
  groups,
  groups.map((group) => group.weight),
);

export interface ContractMakes {
  sales: string[];
  service: string[];
}

/** The makes (slugs) a franchised dealership has contracts for: one group, for every fourth one a second group. */
export function drawContractMakes(random: Random): ContractMakes {
  const sales = new Set<string>();
  for (let remaining = random.chance(0.25) ? 2 : 1; remaining > 0; remaining--) {
    const { makes } = drawGroup.draw(random);
    const [first = ''] = Object.keys(makes);
    const signed = Object.entries(makes).filter(([, probability]) => random.chance(probability));
    for (const [make] of signed.length > 0 ? signed : [[first]]) sales.add(make);
  }
  const service = new Set([...sales].filter(() => random.chance(0.95)));
  if (random.chance(0.2)) service.add(Object.keys(drawGroup.draw(random).makes)[0] as string);
  return { sales: [...sales], service: [...service] };
}
