/** How dealers call what a make builds. Facts of the trade, by the make's slug; what is missing has plain words. */
export interface MakeWords {
  shortName?: string;
  diesel?: string;
  petrol?: string;
  estate?: string;
  allWheelDrive?: string;
  automatic?: string;
  /** From plain to rich. */
  trims?: readonly string[];
}

const volkswagenGroup = { diesel: 'TDI', petrol: 'TSI', automatic: 'DSG' };

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
    petrol: 'TFSI',
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
    diesel: 'd',
    petrol: 'i',
    estate: 'Touring',
    allWheelDrive: 'xDrive',
    automatic: 'Steptronic',
    trims: ['Advantage', 'Sport Line', 'Luxury Line', 'M Sport'],
  },
  'mercedes-benz': {
    shortName: 'Mercedes',
    diesel: 'd',
    estate: 'T-Modell',
    allWheelDrive: '4MATIC',
    automatic: '9G-TRONIC',
    trims: ['Style', 'Progressive', 'Avantgarde', 'AMG Line'],
  },
  opel: {
    diesel: 'CDTI',
    petrol: 'Turbo',
    estate: 'Sports Tourer',
    trims: ['Edition', 'Elegance', 'Innovation', 'GS', 'Ultimate'],
  },
  ford: {
    diesel: 'EcoBlue',
    petrol: 'EcoBoost',
    estate: 'Traveller',
    allWheelDrive: 'AWD',
    trims: ['Trend', 'Titanium', 'ST-Line', 'Vignale'],
  },
  renault: {
    diesel: 'dCi',
    petrol: 'TCe',
    estate: 'Grandtour',
    trims: ['Life', 'Zen', 'Intens', 'Techno', 'Bose Edition'],
  },
  dacia: { diesel: 'dCi', petrol: 'TCe', estate: 'MCV', trims: ['Essential', 'Comfort', 'Expression', 'Prestige'] },
  peugeot: { diesel: 'BlueHDi', petrol: 'PureTech', estate: 'SW', trims: ['Active', 'Allure', 'GT-Line', 'GT'] },
  citroen: { diesel: 'BlueHDi', petrol: 'PureTech', estate: 'Tourer', trims: ['Live', 'Feel', 'Shine', 'Max'] },
  fiat: { diesel: 'Multijet', petrol: 'FireFly', trims: ['Pop', 'Lounge', 'Cross', 'Sport'] },
  hyundai: {
    diesel: 'CRDi',
    petrol: 'T-GDI',
    estate: 'Kombi',
    allWheelDrive: '4WD',
    trims: ['Smart', 'Trend', 'Prestige', 'N Line'],
  },
  kia: {
    diesel: 'CRDi',
    petrol: 'T-GDI',
    estate: 'SW',
    allWheelDrive: 'AWD',
    trims: ['Titan', 'Silber', 'Gold', 'Platin', 'GT-Line'],
  },
  toyota: {
    diesel: 'D-4D',
    petrol: 'VVT-i',
    estate: 'Touring Sports',
    allWheelDrive: 'AWD',
    trims: ['Active', 'Design', 'Style', 'Lounge'],
  },
  mazda: {
    diesel: 'Skyactiv-D',
    petrol: 'Skyactiv-G',
    estate: 'Sport Combi',
    allWheelDrive: 'AWD',
    trims: ['Emotion', 'Attraction', 'Revolution', 'Homura'],
  },
  nissan: { diesel: 'dCi', petrol: 'DIG-T', allWheelDrive: '4WD', trims: ['Visia', 'Acenta', 'N-Connecta', 'Tekna'] },
  suzuki: { petrol: 'DITC', allWheelDrive: 'Allgrip', trims: ['clear', 'shine', 'flash'] },
  volvo: {
    diesel: 'D',
    petrol: 'T',
    estate: 'Kombi',
    allWheelDrive: 'AWD',
    automatic: 'Geartronic',
    trims: ['Kinetic', 'Momentum', 'Inscription', 'R-Design', 'Ultimate'],
  },
  honda: { diesel: 'i-DTEC', petrol: 'i-VTEC', estate: 'Tourer', trims: ['Comfort', 'Elegance', 'Executive'] },
  mitsubishi: {
    diesel: 'DI-D',
    petrol: 'MIVEC',
    allWheelDrive: '4WD',
    trims: ['Inform', 'Invite', 'Intense', 'Diamond'],
  },
  subaru: { diesel: 'Boxer Diesel', allWheelDrive: 'AWD', trims: ['Pure', 'Style', 'Exclusive', 'Premium'] },
  mini: { trims: ['Classic', 'Chili', 'Favoured', 'JCW Trim'], allWheelDrive: 'ALL4' },
  jeep: { diesel: 'MultiJet', allWheelDrive: '4x4', trims: ['Longitude', 'Limited', 'Summit', 'Trailhawk'] },
  'alfa-romeo': { diesel: 'JTDM', allWheelDrive: 'Q4', trims: ['Super', 'Sprint', 'Ti', 'Veloce'] },
  porsche: { automatic: 'PDK' },
  tesla: { trims: ['Standard Range', 'Long Range', 'Performance'] },
};

export const plainTrims = ['Basis', 'Comfort', 'Style', 'Premium'] as const;
