import type { CostInput, CostPartKey, NotCalculableReason } from '../values/cost.ts';
import type { Language } from '../values/identifiers.ts';

interface CostLabels {
  part: Record<CostPartKey, string>;
  /** The part `energy` of a car that needs only one of them. */
  energy: Record<'fuel' | 'electricity', string>;
  reason: Record<NotCalculableReason, string>;
  input: Record<CostInput, string>;
}

const german: CostLabels = {
  part: {
    depreciation: 'Wertverlust',
    energy: 'Treibstoff und Strom',
    insuranceTax: 'Motorbezogene Versicherungssteuer',
    insurance: 'Haftpflichtversicherung',
    service: 'Service, Verschleiß und Pickerl',
  },
  energy: { fuel: 'Treibstoff', electricity: 'Strom' },
  reason: {
    'input-missing': 'Nicht berechenbar, weil im Inserat eine Angabe fehlt.',
    'co2-not-wltp': 'Nicht berechenbar, weil der CO₂-Wert nicht nach WLTP gemessen ist.',
    'not-covered': 'Nicht berechenbar, weil für dieses Fahrzeug eigene Regeln gelten können.',
    'price-unknown': 'Nicht berechenbar, weil wir für diesen Treibstoff keinen Preis kennen.',
    'no-figures': 'Nicht berechenbar, weil für diesen Zeitraum keine gesicherten Werte vorliegen.',
    'no-market-value': 'Nicht berechenbar, weil es zu wenige vergleichbare Fahrzeuge gibt.',
  },
  input: {
    firstRegistration: 'Erstzulassung',
    combustionPowerKw: 'Leistung des Verbrennungsmotors',
    continuousPowerKw: 'Nenndauerleistung des Elektromotors',
    kerbWeightKg: 'Eigengewicht',
    co2GPerKm: 'CO₂-Ausstoß',
    consumptionNorm: 'Messverfahren des CO₂-Werts',
    consumptionL: 'Treibstoffverbrauch',
    consumptionKwh: 'Stromverbrauch',
    fuelEurPerL: 'Treibstoffpreis',
    newPriceEur: 'Neupreis',
    expectedValue: 'erwarteter Marktwert',
  },
};

const english: CostLabels = {
  part: {
    depreciation: 'Depreciation',
    energy: 'Fuel and electricity',
    insuranceTax: 'Engine-related insurance tax',
    insurance: 'Liability insurance',
    service: 'Service, wear and roadworthiness test',
  },
  energy: { fuel: 'Fuel', electricity: 'Electricity' },
  reason: {
    'input-missing': 'Cannot be calculated: the listing lacks a detail.',
    'co2-not-wltp': 'Cannot be calculated: the CO₂ figure was not measured by WLTP.',
    'not-covered': 'Cannot be calculated: rules of its own may apply to this car.',
    'price-unknown': 'Cannot be calculated: we know no price of this fuel.',
    'no-figures': 'Cannot be calculated: there are no verified figures for this period.',
    'no-market-value': 'Cannot be calculated: there are too few comparable cars.',
  },
  input: {
    firstRegistration: 'first registration',
    combustionPowerKw: 'power of the combustion engine',
    continuousPowerKw: 'continuous rated power of the electric motor',
    kerbWeightKg: 'kerb weight',
    co2GPerKm: 'CO₂ emissions',
    consumptionNorm: 'how the CO₂ figure was measured',
    consumptionL: 'fuel consumption',
    consumptionKwh: 'electricity consumption',
    fuelEurPerL: 'fuel price',
    newPriceEur: 'price when new',
    expectedValue: 'expected market value',
  },
};

export const costLabels: Record<Language, CostLabels> = { 'de-AT': german, en: english };
