import { equipmentKeys } from '@kardan/contract/values/equipment';
import {
  bodies,
  type Category,
  type ConditionKind,
  categories,
  colours,
  drives,
  emissionClasses,
  fuels,
  gearboxes,
  interiorMaterials,
} from '@kardan/contract/values/vehicle';

/** Words that titles and descriptions are made of; each stands for itself after stemming. */
export const words = ['gti', 'quattro', 'sitzheizung', 'jahreswagen', 'navi', 'unfallfrei', 'leder', 'sport', 'xenon'];

type Draw = () => number;

/** Values for a car, many of them missing and many of them equal to another car's, so that ties and nulls are common. */
export function randomCar(
  draw: Draw,
  id: number,
  catalogue: { models: { id: number; makeId: number }[]; cityIds: number[] },
) {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(draw() * values.length)] as T;
  const some = <T>(values: readonly T[], share: number): T[] => values.filter(() => draw() < share);
  const maybe = <T>(value: T): T | null => (draw() < 0.8 ? value : null);
  const whole = (from: number, to: number) => from + Math.floor(draw() * (to - from + 1));
  const month = (from: number, to: number) => `${whole(from, to)}-${String(whole(1, 12)).padStart(2, '0')}-01`;
  const model = pick(catalogue.models);
  const category = pick(categories);
  const electric = draw() < 0.15;
  const state = pick(['active', 'active', 'active', 'active', 'reserved', 'sold', 'draft', 'withdrawn'] as const);
  const price = whole(10, 600) * 100;
  const tax = draw();
  const previous = draw() < 0.3 ? price + whole(-5, 5) * 100 : null;
  return {
    id,
    dealership_id: whole(1, 12),
    state,
    category,
    make_id: model.makeId,
    model_id: model.id,
    slug: `car-${id}`,
    title: some(words, 0.3).join(' ') || 'auto',
    description: some(words, 0.2).join(' '),
    price_eur: price,
    taxation: tax < 0.3 ? 'standard' : tax < 0.7 ? 'margin-scheme' : null,
    input_tax: tax < 0.1 ? 'full' : tax < 0.2 ? 'partly' : tax < 0.5 ? 'none' : null,
    condition_kind: conditionKindOf(id, category, electric),
    nova_included: draw() < 0.9,
    previous_price_eur: previous,
    // Not every lower price is a reduction: it may have been as low within thirty days.
    reduced_from_eur: previous !== null && previous > price && id % 3 > 0 ? previous : null,
    price_changed_at: previous === null ? null : '2026-10-01T10:00:00Z',
    mileage_km: whole(0, 30) * 10_000,
    first_registration: category === 'new' && draw() < 0.9 ? null : month(1980, 2026),
    inspection_valid_until: maybe(month(2026, 2028)),
    owners: maybe(whole(0, 5)),
    accident_free: maybe(draw() < 0.7),
    service_book: maybe(draw() < 0.5),
    warranty: draw() < 0.4,
    body: pick(bodies),
    fuel: electric ? 'electric' : pick(fuels.filter((fuel) => fuel !== 'electric')),
    gearbox: pick(gearboxes),
    drive: maybe(pick(drives)),
    power_kw: whole(30, 300),
    displacement_ccm: electric ? null : maybe(whole(6, 60) * 100),
    cylinders: electric ? null : maybe(whole(2, 8)),
    doors: maybe(whole(2, 5)),
    seats: maybe(whole(2, 9)),
    colour: maybe(pick(colours)),
    metallic: draw() < 0.5,
    interior_colour: maybe(pick(colours)),
    interior_material: maybe(pick(interiorMaterials)),
    emission_class: maybe(pick(emissionClasses)),
    consumption_l: electric ? null : category === 'new' ? 5 : maybe(whole(30, 120) / 10),
    consumption_kwh: electric ? whole(120, 250) / 10 : null,
    co2_g_per_km: electric ? 0 : category === 'new' ? 120 : maybe(whole(80, 300)),
    consumption_norm: 'wltp',
    range_km: electric ? whole(150, 700) : null,
    battery_kwh: electric ? whole(200, 1000) / 10 : null,
    battery_health: null,
    equipment: some(equipmentKeys.slice(0, 30), 0.3),
    city_id: draw() < 0.2 ? pick(catalogue.cityIds) : null,
    quality_score: whole(0, 10) * 10,
    published_at: state === 'draft' ? null : new Date(Date.UTC(2026, 8, whole(1, 75), whole(0, 23))).toISOString(),
    ended_at: state === 'sold' || state === 'withdrawn' ? '2026-11-10T10:00:00Z' : null,
  };
}

/** Electric cars tell their consumption always: without it none is offered as new. */
function conditionKindOf(id: number, category: Category, electric: boolean): ConditionKind | null {
  if (category === 'new') return 'new';
  if (electric) return id % 2 ? 'day-registration' : 'demonstration';
  return (['used', 'employee', null] as const)[id % 3] ?? null;
}
