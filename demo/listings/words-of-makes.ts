type EngineName = readonly [name: string, since: number];

/** How dealers call what a make builds. Facts of the trade, by the make's slug; what is missing has plain words. */
export interface MakeWords {
  shortName?: string;
  /** Name of the engines, and the year it came up. */
  diesel?: EngineName;
  petrol?: EngineName;
  estate?: string;
  allWheelDrive?: string;
  automatic?: string;
  /** From plain to rich. */
  trims?: readonly string[];
}

const volkswagenGroup: MakeWords = { diesel: ['TDI', 1991], petrol: ['TSI', 2006], automatic: 'DSG' };

export const wordsOfMakes: Readonly<Record<string, MakeWords>> = {
  volkswagen: {
    ...volkswagenGroup,
    shortName: 'VW',
    estate: 'Variant',
    allWheelDrive: '4Motion',
    trims: ['Trendline', 'Comfortline', 'Life', 'Style', 'Highline', 'R-Line'],
  },
  audi: {
    ...volkswagenGroup,
    petrol: ['TFSI', 2005],
    estate: 'Avant',
    allWheelDrive: 'quattro',
    automatic: 'S tronic',
    trims: ['Attraction', 'Ambition', 'Sport', 'advanced', 'S line'],
  },
  skoda: {
    ...volkswagenGroup,
    estate: 'Combi',
    allWheelDrive: '4x4',
    trims: ['Active', 'Ambition', 'Selection', 'Style', 'L&K', 'Sportline'],
  },
  seat: { ...volkswagenGroup, estate: 'ST', allWheelDrive: '4Drive', trims: ['Reference', 'Style', 'Xcellence', 'FR'] },
  cupra: { ...volkswagenGroup, estate: 'Sportstourer', allWheelDrive: '4Drive', trims: ['V', 'VZ'] },
  bmw: {
    diesel: ['d', 2000],
    petrol: ['i', 2000],
    estate: 'Touring',
    allWheelDrive: 'xDrive',
    automatic: 'Steptronic',
    trims: ['Advantage', 'Sport Line', 'Luxury Line', 'M Sport'],
  },
  'mercedes-benz': {
    shortName: 'Mercedes',
    diesel: ['d', 2000],
    estate: 'T-Modell',
    allWheelDrive: '4MATIC',
    automatic: '9G-TRONIC',
    trims: ['Style', 'Progressive', 'Avantgarde', 'AMG Line'],
  },
  opel: {
    diesel: ['CDTI', 2003],
    petrol: ['Turbo', 2010],
    estate: 'Sports Tourer',
    trims: ['Edition', 'Elegance', 'Innovation', 'GS', 'Ultimate'],
  },
  ford: {
    diesel: ['EcoBlue', 2016],
    petrol: ['EcoBoost', 2011],
    estate: 'Traveller',
    allWheelDrive: 'AWD',
    trims: ['Trend', 'Titanium', 'ST-Line', 'Vignale'],
  },
  renault: {
    diesel: ['dCi', 2001],
    petrol: ['TCe', 2008],
    estate: 'Grandtour',
    trims: ['Life', 'Zen', 'Intens', 'Techno', 'Bose Edition'],
  },
  dacia: {
    diesel: ['dCi', 2001],
    petrol: ['TCe', 2008],
    estate: 'MCV',
    trims: ['Essential', 'Comfort', 'Expression', 'Prestige'],
  },
  peugeot: {
    diesel: ['BlueHDi', 2013],
    petrol: ['PureTech', 2013],
    estate: 'SW',
    trims: ['Active', 'Allure', 'GT-Line', 'GT'],
  },
  citroen: {
    diesel: ['BlueHDi', 2013],
    petrol: ['PureTech', 2013],
    estate: 'Tourer',
    trims: ['Live', 'Feel', 'Shine', 'Max'],
  },
  fiat: { diesel: ['Multijet', 2003], petrol: ['FireFly', 2018], trims: ['Pop', 'Lounge', 'Cross', 'Sport'] },
  hyundai: {
    diesel: ['CRDi', 2001],
    petrol: ['T-GDI', 2012],
    estate: 'Kombi',
    allWheelDrive: '4WD',
    trims: ['Smart', 'Trend', 'Prestige', 'N Line'],
  },
  kia: {
    diesel: ['CRDi', 2001],
    petrol: ['T-GDI', 2012],
    estate: 'SW',
    allWheelDrive: 'AWD',
    trims: ['Titan', 'Silber', 'Gold', 'Platin', 'GT-Line'],
  },
  toyota: {
    diesel: ['D-4D', 2001],
    petrol: ['VVT-i', 2000],
    estate: 'Touring Sports',
    allWheelDrive: 'AWD',
    trims: ['Active', 'Design', 'Style', 'Lounge'],
  },
  mazda: {
    diesel: ['Skyactiv-D', 2012],
    petrol: ['Skyactiv-G', 2012],
    estate: 'Sport Combi',
    allWheelDrive: 'AWD',
    trims: ['Emotion', 'Attraction', 'Revolution', 'Homura'],
  },
  nissan: {
    diesel: ['dCi', 2001],
    petrol: ['DIG-T', 2011],
    allWheelDrive: '4WD',
    trims: ['Visia', 'Acenta', 'N-Connecta', 'Tekna'],
  },
  suzuki: { petrol: ['DITC', 2015], allWheelDrive: 'Allgrip', trims: ['clear', 'shine', 'flash'] },
  volvo: {
    diesel: ['D', 2010],
    petrol: ['T', 2010],
    estate: 'Kombi',
    allWheelDrive: 'AWD',
    automatic: 'Geartronic',
    trims: ['Kinetic', 'Momentum', 'Inscription', 'R-Design', 'Ultimate'],
  },
  honda: {
    diesel: ['i-DTEC', 2008],
    petrol: ['i-VTEC', 2001],
    estate: 'Tourer',
    trims: ['Comfort', 'Elegance', 'Executive'],
  },
  mitsubishi: {
    diesel: ['DI-D', 2004],
    petrol: ['MIVEC', 2005],
    allWheelDrive: '4WD',
    trims: ['Inform', 'Invite', 'Intense', 'Diamond'],
  },
  subaru: { diesel: ['Boxer Diesel', 2008], allWheelDrive: 'AWD', trims: ['Pure', 'Style', 'Exclusive', 'Premium'] },
  mini: { trims: ['Classic', 'Chili', 'Favoured', 'JCW Trim'], allWheelDrive: 'ALL4' },
  jeep: { diesel: ['MultiJet', 2014], allWheelDrive: '4x4', trims: ['Longitude', 'Limited', 'Summit', 'Trailhawk'] },
  'alfa-romeo': { diesel: ['JTDM', 2005], allWheelDrive: 'Q4', trims: ['Super', 'Sprint', 'Ti', 'Veloce'] },
  porsche: { automatic: 'PDK' },
  tesla: { trims: ['Standard Range', 'Long Range', 'Performance'] },
};

export const plainTrims = ['Basis', 'Comfort', 'Style', 'Premium'] as const;
