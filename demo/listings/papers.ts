import type { Category, ConditionKind, InputTax, Taxation } from '@kardan/contract/values/vehicle';
import type { Random } from '../random/random.ts';

/** What a dealer tells of tax and papers; null where nothing is said. */
export interface Papers {
  conditionKind: ConditionKind | null;
  taxation: Taxation | null;
  inputTax: InputTax | null;
  vin: string | null;
  nationalCode: string | null;
}

interface DescribedCar {
  id: number;
  category: Category;
  inputTaxDeductible: boolean;
  /** Official values are known: without them no car is offered as new. */
  hasLabel: boolean;
}

export function drawPapers(random: Random, car: DescribedCar): Papers {
  const { taxation, inputTax } = drawTax(random, car);
  return {
    conditionKind: drawConditionKind(random, car),
    taxation,
    inputTax,
    vin: random.chance(0.6) ? drawVin(random, car.id) : null,
    nationalCode: random.chance(0.5) ? String(100_000 + Math.floor(random.next() * 900_000)) : null,
  };
}

function drawConditionKind(random: Random, { category, hasLabel }: DescribedCar): ConditionKind | null {
  if (category === 'new') return 'new';
  if (category !== 'one-year') return 'used';
  const kind = random.pick(['day-registration', 'demonstration', 'employee', 'used', null] as const);
  return hasLabel || kind === null || kind === 'employee' ? kind : 'used';
}

function drawTax(
  random: Random,
  { category, inputTaxDeductible }: DescribedCar,
): Pick<Papers, 'taxation' | 'inputTax'> {
  if (inputTaxDeductible) return { taxation: 'standard', inputTax: random.chance(0.8) ? 'full' : null };
  if (category === 'new') return { taxation: 'standard', inputTax: 'none' };
  return random.chance(0.7) ? { taxation: 'margin-scheme', inputTax: 'none' } : { taxation: null, inputTax: null };
}

const signs = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

/** Begins with X, which no maker of ours has, and ends in the car's number: no demo car has another's or a real one's. */
function drawVin(random: Random, id: number): string {
  const middle = Array.from({ length: 8 }, () => signs[Math.floor(random.next() * signs.length)]).join('');
  return `X${middle}${String(id).padStart(8, '0')}`;
}
