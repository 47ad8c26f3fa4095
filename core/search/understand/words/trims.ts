import { wordList } from './word-list.ts';

/** A trim or body's name that no filter knows: cars are searched for it by their title. */
export interface Trim {
  names: string[];
  /** Makes that have it; any if left out. */
  makes?: string[];
  /** The car that is meant where none is named. */
  alone?: string[];
  /** An ordinary word too: a trim only behind a car, or right behind it. */
  needs?: 'car' | 'car-before-it';
}

const volkswagenGroup = ['volkswagen', 'skoda', 'seat', 'audi', 'cupra'];

export const trims: Trim[] = [
  {
    names: ['GTI', 'GTI Clubsport', 'GTI Performance', 'GTI TCR'],
    alone: ['volkswagen/golf'],
  },
  { names: ['M50', 'M60', 'M70', 'eDrive40', 'eDrive35', 'eDrive50', 'eDrive20'], makes: ['bmw'], needs: 'car' },
  { names: ['GTD'], alone: ['volkswagen/golf'] },
  { names: ['GTE'], alone: ['volkswagen/golf', 'volkswagen/passat'] },
  { names: ['GTX'], alone: ['volkswagen'] },
  { names: ['R32', 'R20', 'G60', 'VR6'], makes: ['volkswagen'], alone: ['volkswagen'] },
  { names: ['R'], makes: ['volkswagen'], needs: 'car-before-it' },
  { names: ['vRS'], makes: ['skoda'], alone: ['skoda'] },
  { names: ['RS', 'RS Line', 'RSi'] },
  { names: ['Cupra', 'Cupra R', 'Cupra 290', 'Cupra 300'], makes: ['seat'], needs: 'car' },
  { names: ['FR', 'FR Line'], makes: ['seat'] },
  { names: ['VZ', 'VZ5', 'V'], makes: ['cupra'], needs: 'car-before-it' },
  { names: ['ST200', 'ST180'], makes: ['ford'], needs: 'car' },
  { names: ['Rocks', 'Glam', 'Jam', 'Slam'], makes: ['opel'], needs: 'car' },
  { names: ['ST'], makes: ['ford', 'seat', 'cupra', 'honda'], needs: 'car' },
  { names: ['OPC', 'GSi', 'OPC Line'], makes: ['opel'], alone: ['opel'] },
  { names: ['AMG', 'AMG S'], alone: ['mercedes-benz'] },
  { names: ['Maybach'], makes: ['mercedes-benz'], needs: 'car' },
  { names: ['Brabus'], makes: ['mercedes-benz', 'smart'] },
  { names: ['Type R', 'Type S'], alone: ['honda'] },
  { names: ['STI', 'WRX STI'], makes: ['subaru'], alone: ['subaru'] },
  { names: ['Evo', 'Evolution'], makes: ['mitsubishi'], needs: 'car' },
  { names: ['Nismo'], makes: ['nissan'], alone: ['nissan'] },
  { names: ['Quadrifoglio', 'QV', 'Veloce', 'Cloverleaf'], makes: ['alfa-romeo'], alone: ['alfa-romeo'] },
  { names: ['Competizione', 'Turismo', 'Esseesse'], makes: ['abarth', 'fiat'], needs: 'car' },
  { names: ['Cooper', 'Cooper S', 'Cooper D', 'Cooper SD', 'Cooper SE', 'Cooper Works'], alone: ['mini'] },
  { names: ['John Cooper Works', 'JCW'], alone: ['mini'] },
  { names: ['One', 'One D'], makes: ['mini'], needs: 'car-before-it' },
  { names: ['N Performance', 'i20 N', 'N'], makes: ['hyundai'], needs: 'car-before-it' },
  { names: ['GT', 'GTS'], needs: 'car' },
  { names: ['GTC', 'GTV', 'GTR', 'GT3', 'GT3 RS', 'GT2', 'GT4', 'GT2 RS'], needs: 'car' },
  { names: ['Carrera', 'Carrera S', 'Carrera 4', 'Carrera 4S', 'Carrera GTS'], alone: ['porsche/911'] },
  { names: ['Targa', 'Targa 4', 'Targa 4S'], alone: ['porsche/911'] },
  {
    names: ['Turbo', 'Turbo S', '4S', 'E-Hybrid', 'S', 'Cross Turismo', 'Sport Turismo'],
    makes: ['porsche'],
    needs: 'car',
  },
  {
    names: ['Alltrack'],
    makes: ['volkswagen'],
    alone: ['volkswagen/passat', 'volkswagen/golf'],
  },
  { names: ['Allroad'], makes: ['audi'], alone: ['audi/a4-allroad', 'audi/a6-allroad'] },
  { names: ['Allspace'], makes: ['volkswagen'], alone: ['volkswagen/tiguan'] },
  { names: ['Scout'], makes: ['skoda', 'seat'], needs: 'car' },
  { names: ['Laurin & Klement', 'L&K'], makes: ['skoda'], alone: ['skoda'] },
  { names: ['Monte Carlo', 'Sportline', 'Greenline', 'G-Tec', 'Clever', 'Drive'], makes: ['skoda'], needs: 'car' },
  { names: ['Cross Country'], makes: ['volvo'], alone: ['volvo'] },
  {
    names: wordList(`
      R-Design, Inscription, Momentum, Polestar Engineered, Recharge, Twin Engine, Summum, Kinetic
    `),
    makes: ['volvo'],
    needs: 'car',
  },
  { names: ['Sportback'], makes: ['audi'], alone: ['audi'] },
  { names: ['Gran Coupé'], makes: ['bmw'], alone: ['bmw/4er', 'bmw/2er', 'bmw/6er', 'bmw/8er'] },
  { names: ['Gran Tourer', 'Active Tourer'], makes: ['bmw'], alone: ['bmw/2er'] },
  {
    names: wordList(`
      Competition, CS, CSL, M, Alpina, Individual, Luxury Line, Sport Line, Advantage, Modern Line
    `),
    makes: ['bmw'],
    needs: 'car',
  },
  {
    names: ['eDrive40', 'eDrive35', 'eDrive20', 'eDrive'],
    makes: ['bmw'],
    needs: 'car',
  },
  {
    names: ['Avantgarde', 'Elegance', 'Progressive', 'Classic', 'Exclusive', 'Night Edition', 'Blue Efficiency'],
    makes: ['mercedes-benz'],
    needs: 'car',
  },
  { names: ['Tourer', 'Marco Polo', 'Extralang', 'Mixto'], makes: ['mercedes-benz'], needs: 'car' },
  {
    names: wordList(`
      Trendline, Comfortline, Highline, Rabbit, Bluemotion, Sportline, IQ.Drive, United, Move, Black Style
    `),
    makes: ['volkswagen'],
    needs: 'car',
  },
  {
    names: ['Cross Polo', 'CrossGolf', 'CrossUp'],
    makes: ['volkswagen'],
    alone: ['volkswagen'],
  },
  {
    names: wordList(`
      Beach, Ocean, Coast, Startline, Kombi lang, Doka, Doppelkabine, Einzelkabine, Kasten, Kastenwagen,
      Langer Radstand, Hochdach
    `),
  },
  {
    names: ['S tronic Sport', 'Attraction', 'Ambiente', 'Ambition', 'Black Edition', 'Competition Plus'],
    makes: volkswagenGroup,
    needs: 'car',
  },
  {
    names: ['Reference', 'Stylance', 'Xcellence', 'Excellence', 'Ecomotive', 'X-Perience', 'Style'],
    makes: volkswagenGroup,
    needs: 'car',
  },
  {
    names: wordList(`
      Life, Active, Selection, Essence, Sport, Sports, Line, Edition, Special Edition, First Edition, Launch Edition
    `),
    needs: 'car',
  },
  {
    names: wordList(`
      Style, Elegance, Business, Executive, Premium, Exclusive, Limited, Advance, Performance, Plus, Pro, Pro S, Pure,
      Max, Basis, Comfort, Trend, Cross, Launch, Special
    `),
    needs: 'car',
  },
  {
    names: wordList(`
      Titanium, Vignale, Ghia, Trend, Ambiente, Raptor, Wildtrak, Bullitt, Shelby, Cosworth, XR4i, Limited
    `),
    makes: ['ford'],
    needs: 'car',
  },
  {
    names: wordList(`
      Innovation, Ultimate, Cosmo, Enjoy, Elegance, Design Line, Country Tourer, TwinTop, GS Line
    `),
    makes: ['opel'],
    needs: 'car',
  },
  {
    names: wordList(`
      Intens, Zen, Initiale Paris, Initiale, Bose Edition, Dynamique, Privilege, Expression, Techno, Esprit Alpine,
      Iconic, Evolution, Authentique
    `),
    makes: ['renault'],
    needs: 'car',
  },
  {
    names: wordList(`
      Stepway, Laureate, Prestige, Comfort, Essential, Journey, Extreme, Expression, Celebration
    `),
    makes: ['dacia'],
    needs: 'car',
  },
  {
    names: ['Allure', 'Access', 'Crossway', 'Roland Garros', 'Feline', 'Style', 'Active Pack', 'PSE'],
    makes: ['peugeot'],
    needs: 'car',
  },
  {
    names: ['Feel', 'Shine', 'Live', 'Exclusive', 'Tendance', 'Confort', 'Pallas', 'Charleston', 'Multispace', 'XTR'],
    makes: ['citroen'],
    needs: 'car',
  },
  { names: ['Acenta', 'Tekna', 'N-Connecta', 'Visia', 'N-Tec', 'Connecta'], makes: ['nissan'], needs: 'car' },
  {
    names: ['Lounge', 'Pop', 'Dolcevita', 'Rockstar', 'Icon', 'La Prima', 'Emotion', 'Riva'],
    makes: ['fiat', 'abarth'],
    needs: 'car',
  },
  {
    names: ['Rubicon', 'Sahara', 'Overland', 'Trailhawk', 'SRT', 'SRT8', 'Summit', 'Laredo', '4xe'],
    makes: ['jeep'],
    needs: 'car',
  },
  {
    names: ['Autobiography', 'Vogue', 'HSE', 'R-Dynamic', 'Dynamic', 'Landmark', 'SVR', 'Supercharged'],
    makes: ['land-rover', 'jaguar'],
    needs: 'car',
  },
  {
    names: ['Luna', 'Sol', 'Executive', 'GR Sport', 'TRD', 'Team D', 'Lounge', 'Hybrid Active'],
    makes: ['toyota'],
    needs: 'car',
  },
  { names: ['F Sport'], makes: ['lexus'], alone: ['lexus'] },
  {
    names: ['Takumi', 'Revolution', 'Sports-Line', 'Sendo', 'Homura', 'Exclusive-Line', 'Wankel'],
    makes: ['mazda'],
    needs: 'car',
  },
  { names: ['Long Range', 'Standard Range', 'Dual Motor', 'Single Motor', 'Plaid', 'Maximum Range'], needs: 'car' },
  { names: ['P100D', 'P90D', 'P85D', 'P85', 'P75D'], makes: ['tesla'], alone: ['tesla'] },
  { names: ['100D', '90D', '85D', '75D', '70D'], makes: ['tesla'], needs: 'car' },
  { names: ['Fastback', 'Liftback', 'Grand Tourer', 'XL', 'Maxi', 'Long', 'Facelift'], needs: 'car' },
  { names: ['16V', '8V', '20V', '12V', '24V'], needs: 'car' },
  {
    names: ['Hemi', 'R/T', 'SXT', 'Scat Pack', 'Hellcat', 'Big Horn', 'Laramie'],
    makes: ['dodge', 'ram', 'chrysler'],
    needs: 'car',
  },
  { names: ['Z06', 'ZR1', 'Stingray', 'Grand Sport'], makes: ['chevrolet'], needs: 'car' },
  { names: ['Passion', 'Pulse', 'Pure', 'EQ', 'MHD'], makes: ['smart'], needs: 'car' },
  { names: ['e-tron', 'g-tron', 'ultra'], makes: ['audi'], needs: 'car' },
  { names: ['Ur-Quattro', 'Clubsport', 'Clubsport S', 'Edition 35', 'Edition 30', 'Edition 40'], needs: 'car' },
  { names: ['All-Terrain'], makes: ['mercedes-benz'], alone: ['mercedes-benz/e-klasse'] },
  { names: ['90', '110', '130'], makes: ['land-rover'], needs: 'car-before-it' },
  { names: ['50', '60', '80', '85', '80x', '85x'], makes: ['skoda'], needs: 'car-before-it' },
  { names: ['R90', 'R110', 'R135', 'R240', 'Trophy', 'Trophy R', 'Alpine'], makes: ['renault'], needs: 'car' },
  { names: ['Boxer', 'EyeSight'], makes: ['subaru'], needs: 'car' },
  { names: ['Lang', 'Kurz', 'Kasten lang', 'LWB', 'SWB'], needs: 'car' },
  { names: ['Double Cab', 'Crew Cab', 'King Cab', 'Extra Cab'] },
  { names: ['35', '40', '45', '50', '55'], makes: ['audi'], needs: 'car-before-it' },
  { names: ['Abarth'], makes: ['fiat'], needs: 'car' },
  { names: ['RF'], makes: ['mazda'], needs: 'car' },
  { names: ['GR', 'TS', 'GRMN'], makes: ['toyota'], needs: 'car' },
  { names: ['CC'], makes: ['volvo'], needs: 'car' },
  { names: ['Unlimited'], makes: ['jeep'], needs: 'car' },
  { names: ['Intro Edition', 'Intense', 'Inform', 'Invite'], makes: ['mitsubishi'], needs: 'car' },
];
