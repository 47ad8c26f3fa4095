import type { Drive, Fuel } from '@kardan/contract/values/vehicle';

/** From … to in kW, both inclusive: what all cars of that name had, from the first to the newest. */
export type PowerKw = readonly [from: number, to: number];

/** What BMW's second and third digit mean: 320d, 118i, X3 20d, sDrive18i, M340i. */
export const bmwEngines: Record<string, Partial<Record<'diesel' | 'petrol' | 'plug-in-hybrid', PowerKw>>> = {
  '14': { diesel: [70, 70], petrol: [66, 75] },
  '16': { diesel: [80, 90], petrol: [73, 100] },
  '18': { diesel: [83, 115], petrol: [83, 115] },
  '20': { diesel: [100, 147], petrol: [105, 153], 'plug-in-hybrid': [110, 160] },
  '23': { diesel: [145, 165], petrol: [125, 160] },
  '24': { diesel: [83, 85] },
  '25': { diesel: [85, 172], petrol: [125, 165], 'plug-in-hybrid': [160, 182] },
  '28': { diesel: [150, 170], petrol: [142, 182] },
  '30': { diesel: [135, 220], petrol: [165, 200], 'plug-in-hybrid': [180, 220] },
  '35': { diesel: [200, 235], petrol: [220, 252] },
  '40': { diesel: [225, 260], petrol: [210, 290], 'plug-in-hybrid': [230, 290] },
  '45': { petrol: [230, 250], 'plug-in-hybrid': [285, 295] },
  '50': { diesel: [280, 300], petrol: [230, 395], 'plug-in-hybrid': [350, 365] },
  '60': { petrol: [320, 450] },
};

/** The letters behind BMW's number. */
export const bmwFuels: Record<string, 'diesel' | 'petrol' | 'plug-in-hybrid'> = {
  d: 'diesel',
  xd: 'diesel',
  ld: 'diesel',
  td: 'diesel',
  tds: 'diesel',
  i: 'petrol',
  xi: 'petrol',
  li: 'petrol',
  ci: 'petrol',
  ti: 'petrol',
  is: 'petrol',
  e: 'plug-in-hybrid',
  xe: 'plug-in-hybrid',
  le: 'plug-in-hybrid',
};

/** The class before Mercedes' number: C 220 d, ML 320, CLK 200. */
export const mercedesClasses: Record<string, string> = {
  a: 'a-klasse',
  b: 'b-klasse',
  c: 'c-klasse',
  cl: 'cl-klasse',
  cla: 'cla',
  cle: 'cle',
  clk: 'clk',
  cls: 'cls',
  e: 'e-klasse',
  eqa: 'eqa',
  eqb: 'eqb',
  eqc: 'eqc',
  eqe: 'eqe',
  eqs: 'eqs',
  eqv: 'eqv',
  g: 'g-klasse',
  gl: 'gl-klasse',
  gla: 'gla',
  glb: 'glb',
  glc: 'glc',
  gle: 'gle',
  glk: 'glk-klasse',
  gls: 'gls',
  ml: 'm-klasse',
  r: 'r-klasse',
  s: 's-klasse',
  sl: 'sl',
  slc: 'slc-klasse',
  slk: 'slk-klasse',
  v: 'v-klasse',
  vito: 'vito',
  viano: 'viano',
  sprinter: 'sprinter',
  x: 'x-klasse',
};

/** What Mercedes' number means, whatever the fuel; the two-digit ones are AMG's. */
export const mercedesEngines: Record<string, PowerKw> = {
  '35': [225, 225],
  '43': [270, 310],
  '45': [265, 310],
  '53': [320, 450],
  '55': [250, 380],
  '63': [330, 600],
  '65': [450, 463],
  '109': [65, 84],
  '110': [70, 84],
  '111': [80, 85],
  '113': [90, 100],
  '114': [95, 100],
  '116': [115, 120],
  '119': [140, 140],
  '124': [170, 176],
  '140': [60, 60],
  '150': [70, 70],
  '160': [55, 80],
  '170': [66, 120],
  '180': [80, 132],
  '200': [55, 155],
  '220': [95, 170],
  '230': [95, 155],
  '240': [110, 130],
  '250': [90, 180],
  '270': [120, 130],
  '280': [130, 170],
  '300': [130, 230],
  '313': [95, 95],
  '316': [115, 120],
  '317': [125, 125],
  '319': [135, 140],
  '320': [140, 190],
  '350': [150, 250],
  '400': [170, 300],
  '420': [190, 240],
  '430': [190, 210],
  '450': [240, 290],
  '500': [200, 350],
  '550': [280, 335],
  '560': [170, 345],
  '580': [330, 400],
  '600': [280, 470],
};

/** The letters behind Mercedes' number. */
export const mercedesFuels: Record<string, Fuel> = {
  d: 'diesel',
  cdi: 'diesel',
  td: 'diesel',
  bluetec: 'diesel',
  kompressor: 'petrol',
  cgi: 'petrol',
  k: 'petrol',
  e: 'plug-in-hybrid',
  de: 'plug-in-hybrid',
  h: 'hybrid',
};

/** Audi's classes of power: Q5 50 TDI, A4 40 TFSI. */
export const audiClasses: Record<string, PowerKw> = {
  '25': [60, 80],
  '30': [81, 100],
  '35': [110, 120],
  '40': [125, 150],
  '45': [165, 195],
  '50': [210, 230],
  '55': [240, 285],
  '60': [315, 340],
};

export const audiFuels: Record<string, Fuel> = {
  tdi: 'diesel',
  tfsi: 'petrol',
  tfsie: 'plug-in-hybrid',
  gtron: 'cng',
};

/** Volvo's engines, said behind the model: V60 D4, XC60 T8. */
export const volvoEngines: Record<string, readonly [fuel: Fuel, power: PowerKw]> = {
  d2: ['diesel', [84, 88]],
  d3: ['diesel', [100, 120]],
  d4: ['diesel', [120, 140]],
  d5: ['diesel', [120, 175]],
  d6: ['plug-in-hybrid', [160, 215]],
  t2: ['petrol', [88, 90]],
  t3: ['petrol', [110, 120]],
  t4: ['petrol', [132, 155]],
  t5: ['petrol', [155, 190]],
  t6: ['petrol', [200, 260]],
  t8: ['plug-in-hybrid', [235, 340]],
  b3: ['hybrid', [120, 120]],
  b4: ['hybrid', [140, 155]],
  b5: ['hybrid', [170, 195]],
  b6: ['hybrid', [220, 225]],
};

/** Names of engines with the power in PS behind them: dCi 110, TCe 90, BlueHDi 130. */
export const poweredEngines: Record<string, Fuel> = {
  bluedci: 'diesel',
  bluehdi: 'diesel',
  crdi: 'diesel',
  dci: 'diesel',
  ecoblue: 'diesel',
  ecoboost: 'petrol',
  ehdi: 'diesel',
  hdi: 'diesel',
  multijet: 'diesel',
  puretech: 'petrol',
  tce: 'petrol',
  tgdi: 'petrol',
  thp: 'petrol',
  vti: 'petrol',
};

/** Mazda's engines, said behind the model with the power in PS: Mazda 3 G120. */
export const mazdaFuels: Record<string, Fuel> = { g: 'petrol', d: 'diesel', skyactivg: 'petrol', skyactivd: 'diesel' };

/** What stands before BMW's number and says which wheels are driven: xDrive20d. */
export const bmwDrives: Record<string, Drive | undefined> = { xdrive: 'all', sdrive: undefined };
