import type { ContentBlock } from '@kardan/contract/calls/content/blocks';
import type { CostStep } from '@kardan/contract/calls/listings/costs';
import type { Language } from '@kardan/contract/values/identifiers';
import { z } from 'zod';
import { startingConditions } from '../../costs/credit/credit-conditions.ts';
import { calculateFinance } from '../../costs/credit/finance-rules.ts';
import { calculateLeasing } from '../../costs/credit/leasing-rules.ts';
import { type Drawing, inWords } from '../charts/chart.ts';
import { insuranceTaxOf } from '../rules/insurance-tax-references.ts';
import { novaOf } from '../rules/nova-references.ts';
import { co2, day, eur, kilograms, kilowatts } from '../rules/rule.ts';
import { numberOf, writeEur, writeValue } from '../rules/rule-value.ts';
import { checkOptions } from './check-options.ts';

type Sum = Extract<ContentBlock, { kind: 'sum' }>;
type Line = Sum['lines'][number];

const line = (label: string, value: string, note: string | null = null, isResult = false): Line => ({
  label,
  note,
  value,
  isResult,
});
const sumOf = (title: string | null, lines: Line[], warning: string | null = null): Sum => ({
  kind: 'sum',
  title,
  lines,
  warning,
});
const decimal = (value: number, language: Language) => writeValue(numberOf(value), language);

const novaOptions = z.strictObject({ price: eur, co2, first: day.optional() });

/** NoVA line by line. */
export function novaSum(options: Record<string, string>, title: string | null, { language, today }: Drawing): Sum {
  const query = checkOptions(novaOptions, options, 'nova-sum');
  const tax = novaOf(query, today);
  const { malus, deduction } = tax;
  const words = (german: string, english: string) => inWords(language, german, english);
  const money = (amount: number) => writeEur(amount, language);
  const exact = `(${query.co2} − ${tax.co2DeductionG}) : 5 = ${decimal(tax.uncappedPercent, language)}`;
  const rate = language === 'en' ? `${tax.ratePercent}%` : `${tax.ratePercent}\u00a0%`;
  return sumOf(title, [
    line(
      query.first
        ? words(
            `Satz nach den Werten von ${tax.lawFrom.slice(0, 4)}`,
            `Rate by the figures of ${tax.lawFrom.slice(0, 4)}`,
          )
        : words('Satz', 'Rate'),
      `+ ${money(tax.percentageEur)}`,
      words(`${exact}, gerundet ${rate}`, `${exact}, rounded to ${rate}`),
    ),
    ...(malus.grams > 0
      ? [
          line(
            'Malus',
            `+ ${money(malus.eur)}`,
            words(
              `${malus.grams} g über ${malus.fromG} g, je ${money(malus.eurPerGram)}`,
              `${malus.grams} g above ${malus.fromG} g, ${money(malus.eurPerGram)} each`,
            ),
          ),
        ]
      : []),
    line(
      deduction.eighths === 8
        ? words('Abzug für alle', 'Deduction for everybody')
        : words(`Abzug, noch ${deduction.eighths} von 8 Teilen`, `Deduction, ${deduction.eighths} of 8 parts left`),
      `− ${money(deduction.eur)}`,
      deduction.eighths === 8
        ? null
        : words(
            `${8 - deduction.eighths} volle Jahre seit der Erstzulassung`,
            `${8 - deduction.eighths} full years since first registration`,
          ),
    ),
    line('NoVA', money(tax.taxEur), null, true),
  ]);
}

const taxOptions = z.strictObject({
  kw: kilowatts,
  co2: co2.optional(),
  kg: kilograms.optional(),
  first: day.optional(),
});
const stepNames: Partial<Record<CostStep['of'], [german: string, english: string, unit: string]>> = {
  power: ['Leistung', 'Power', 'kW'],
  co2: ['CO₂', 'CO₂', 'g'],
  weight: ['Eigengewicht', 'Kerb weight', 'kg'],
};

/** Insurance tax a month line by line. */
export function insuranceTaxSum(
  options: Record<string, string>,
  title: string | null,
  { language, today }: Drawing,
): Sum {
  const tax = insuranceTaxOf(checkOptions(taxOptions, options, 'insurance-tax-sum'), today);
  const steps = tax.steps.map(({ of, quantity, eurPerUnit }) => {
    const [german, english, unit] = stepNames[of] ?? [of, of, ''];
    const price = eurPerUnit < 0.1 ? `${decimal(eurPerUnit * 100, language)} Cent` : writeEur(eurPerUnit, language);
    const note = `${decimal(quantity, language)} ${unit} × ${price}`;
    return line(inWords(language, german, english), `+ ${writeEur(quantity * eurPerUnit, language)}`, note);
  });
  const result = inWords(language, 'Steuer im Monat', 'Tax a month');
  return sumOf(title, [...steps, line(result, writeEur(tax.eurPerMonth, language), null, true)]);
}

const creditOptions = z.strictObject({
  kind: z.enum(['credit', 'leasing']).default('credit'),
  price: eur,
  down: z.coerce.number<string>().min(0).max(1_000_000).default(0),
  months: z.coerce.number<string>().int().min(6).max(120),
  balloon: z.coerce.number<string>().min(0).max(1_000_000).default(0),
  residual: z.coerce.number<string>().min(0).max(1_000_000).default(0),
  deposit: z.coerce.number<string>().min(0).max(1_000_000).default(0),
});

/** A credit or lease as its representative example, complete, with the warning: §5 VKrG allows no rate without them. */
export function creditSum(
  options: Record<string, string>,
  title: string | null,
  { language, today, credit = startingConditions }: Drawing,
): Sum {
  const { kind, price, down, months, balloon, residual, deposit } = checkOptions(creditOptions, options, 'credit-sum');
  const asked = { priceEur: price, downPaymentEur: down, months, language };
  const offer =
    kind === 'leasing'
      ? calculateLeasing({ ...asked, residualEur: residual, depositEur: deposit }, credit, today)
      : calculateFinance({ ...asked, balloonEur: balloon }, credit, today);
  const { example } = offer;
  const words = (german: string, english: string) => inWords(language, german, english);
  const money = (amount: number) => writeEur(amount, language);
  const percent = (value: number) => writeValue(numberOf(value, '%'), language);
  const further =
    'contractFeeEur' in example
      ? [
          line(words('Vertragsgebühr', 'Contract fee'), money(example.contractFeeEur)),
          line(words('Restwert am Ende', 'Residual value at the end'), money(example.residualEur)),
        ]
      : example.balloonEur > 0
        ? [line(words('Restrate am Ende', 'Balloon at the end'), money(example.balloonEur))]
        : [];
  return sumOf(
    title,
    [
      line(words('Kaufpreis', 'Price'), money(example.priceEur)),
      line(words('Anzahlung', 'Down payment'), `− ${money(example.downPaymentEur)}`),
      line(words('Gesamtkreditbetrag', 'Total amount of credit'), money(example.totalCreditEur)),
      line(words(`${months} Monatsraten zu je`, `${months} monthly instalments of`), money(example.instalmentEur)),
      line(words('Sollzinssatz, fix', 'Borrowing rate, fixed'), percent(example.nominalInterestPercent)),
      line(words('Effektivzinssatz', 'Annual percentage rate'), percent(example.effectiveInterestPercent)),
      line(words('Bearbeitungsgebühr', 'Processing fee'), money(example.processingFeeEur)),
      ...further,
      line(
        words('Zu zahlender Gesamtbetrag', 'Total amount payable'),
        money(example.totalPayableEur),
        words('Beispielkonditionen, kein Angebot', 'Conditions of an example, no offer'),
        true,
      ),
    ],
    offer.warning.text,
  );
}
