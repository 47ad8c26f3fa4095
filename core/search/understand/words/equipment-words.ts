import type { EquipmentKey } from '@kardan/contract/values/equipment';
import { wordList } from './word-list.ts';

/** What people write for equipment, beyond the labels the site shows. */
export const equipmentWords: Partial<Record<EquipmentKey, string[]>> = {
  'air-conditioning': ['Klima', 'Klimagerät', 'aircon', 'air con', 'aircondition'],
  'automatic-climate-control': ['Klimatronic', 'Climatronic', 'automatische Klimaanlage'],
  'two-zone-climate-control': ['2 Zonen Klima', 'Zweizonenklima', 'dual zone climate'],
  'parking-heater': ['Webasto', 'Standheizer'],
  'heated-windscreen': ['Frontscheibenheizung', 'heizbare Frontscheibe', 'beheizte Frontscheibe'],
  'cruise-control': ['Geschwindigkeitsregelanlage', 'GRA'],
  'keyless-entry': ['Keyless', 'schlüsselloser Zugang', 'Keyless Access'],
  'keyless-start': ['Startknopf', 'Start Knopf', 'push start'],
  'remote-central-locking': ['Zentralverriegelung', 'ZV', 'Funkfernbedienung', 'central locking'],
  'electric-windows': ['Fensterheber', 'EFH', 'power windows'],
  'electric-tailgate': ['elektrischer Kofferraum', 'elektrische Heckklappe', 'power tailgate', 'elektr Heckklappe'],
  'electric-sliding-door': ['Schiebetür', 'elektrische Schiebetüren', 'sliding door', 'sliding doors', 'Schiebetüren'],
  'ambient-lighting': ['Ambientelicht', 'Ambiente Licht', 'ambient light'],
  'multifunction-steering-wheel': ['Multilenkrad', 'Multifunktions Lenkrad'],
  'heated-steering-wheel': ['beheiztes Lenkrad', 'beheizbares Lenkrad', 'heizbares Lenkrad'],
  'shift-paddles': ['Paddles', 'Schaltpaddles', 'paddle shifters'],
  'seat-heating': ['beheizte Sitze', 'beheizbare Sitze', 'heated seats', 'Sitzheizungen', 'SHZ', 'Popoheizung'],
  'seat-ventilation': ['Sitzlüftung', 'belüftete Sitze', 'ventilated seats', 'Sitzklimatisierung'],
  'massage-seats': ['Massagesitz', 'Massagefunktion', 'Sitzmassage'],
  'sport-seats': ['Sportsitz', 'Schalensitze', 'Recaro', 'Recaros'],
  'electric-seats': ['elektrische Sitze', 'elektr Sitze', 'electric seats', 'power seats'],
  'memory-seats': ['Memorysitze', 'Memory Sitze', 'Sitzmemory'],
  'third-row-seats': ['3 Sitzreihe', 'dritte Reihe', 'third row'],
  'stability-control': ['ESP', 'ESC', 'DSC'],
  'tyre-pressure-monitoring': ['RDKS', 'Reifendrucksensor', 'Reifendrucksensoren', 'TPMS'],
  'adaptive-cruise-control': wordList(`
    Autopilot, ACC, Abstandstempomat, Abstandsregeltempomat, adaptiver Tempomat, Distronic, adaptive Tempomat,
    Abstandsregelung, radar cruise control
  `),
  'speed-limiter': ['Limiter', 'Speedlimiter'],
  'emergency-brake-assist': ['Notbremsassi', 'Notbremse', 'Front Assist'],
  'lane-keeping-assist': ['Spurassistent', 'Spurhalter', 'Lane Assist', 'Spurhalteassi', 'lane keeping'],
  'blind-spot-assist': ['Toter Winkel', 'Totwinkel', 'Toter Winkel Assistent', 'Blind Spot', 'Totwinkelwarner'],
  'traffic-sign-recognition': ['Schildererkennung', 'Verkehrsschilderkennung'],
  'head-up-display': ['HUD', 'Headup', 'Head up'],
  'parking-sensors-rear': wordList(`
    Einparkhilfe, PDC, Parksensoren, Parkpiepser, Parkhilfe, parking sensors, Einparksensoren, Einparkhilfen,
    Parktronic
  `),
  'rear-camera': ['Rückfahrkamera', 'Kamera', 'RFK', 'reversing camera', 'backup camera', 'rear view camera', 'RFC'],
  '360-camera': [
    '360 Grad',
    '360°',
    '360 degree camera',
    '360 Grad Kamera',
    '360 Kamera',
    '360 camera',
    'Rundumkamera',
    'Surround View',
    'Area View',
  ],
  'park-assist': ['Parkassistent', 'Parklenkassistent', 'Einparkassistent', 'Parkassist', 'park assist', 'Park Pilot'],
  'xenon-headlights': ['Xenon', 'Bixenon', 'Bi-Xenon', 'Xenonlicht'],
  'led-headlights': ['LED', 'Voll LED', 'Voll-LED', 'LED Licht', 'LED Scheinwerfer', 'LED Lichter', 'led lights'],
  'laser-headlights': ['Laserlicht', 'Laser Scheinwerfer', 'Laser'],
  'matrix-headlights': ['Matrix', 'Matrix LED', 'LED Matrix', 'Multibeam', 'IQ Light', 'Matrixlicht'],
  'fog-lights': ['Nebelleuchten', 'Nebler', 'fog lamps'],
  'tinted-windows': ['Privacy Glas', 'abgedunkelte Scheiben', 'dunkle Scheiben', 'Privacyverglasung'],
  'dab-radio': ['DAB', 'DAB+', 'Digitalradio'],
  navigation: ['Navi', 'Navigationssystem', 'Navigationsgerät', 'GPS', 'sat nav', 'satnav', 'Navis'],
  'apple-carplay': [
    'Carplay kabellos',
    'kabelloses Carplay',
    'wireless Carplay',
    'kabelloses Apple Carplay',
    'CarPlay',
    'Car Play',
    'Apple Car Play',
  ],
  'android-auto': ['Android'],
  'hands-free-kit': ['Freisprech', 'Freisprechanlage', 'FSE', 'hands free'],
  'wireless-charging': ['induktives Laden', 'Induktionsladen', 'kabelloses Laden', 'Wireless Charger'],
  'sound-system': wordList(`
    Soundanlage, Bose, Harman Kardon, Bang Olufsen, Burmester, Canton, Beats, Soundpaket, Sound System, Premium Sound
  `),
  'digital-cockpit': ['Virtual Cockpit', 'Digital Cockpit', 'digitaler Tacho', 'Digitaltacho', 'Active Info Display'],
  'alloy-wheels': ['Alus', 'Alufelge', 'Leichtmetallfelgen', 'Aluräder', 'alloys', 'alloy rims', 'LM Felgen'],
  'winter-tyres': wordList(`
    Winterräder, Winterkompletträder, winter tires, 8-fach bereift, 8fach bereift, 8fach Bereifung, achtfach bereift
  `),
  'all-season-tyres': ['Allwetterreifen', 'all season tires'],
  'tow-bar': wordList(`
    abnehmbare Anhängerkupplung, AHK abnehmbar, Anhängerkupplung abnehmbar, Anhängekupplung abnehmbar, abnehmbare AHK,
    starre AHK, AHK, AHV, Anhängerkupplung, Anhängekupplung, Anhänger Kupplung, Anhängevorrichtung, tow hitch
  `),
  'swivelling-tow-bar': ['schwenkbare AHK', 'AHK schwenkbar', 'schwenkbare Anhängerkupplung'],
  sunroof: ['Glasdach', 'SSD', 'Glasschiebedach', 'sun roof', 'Hubdach', 'Schiebehebedach'],
  'panoramic-roof': wordList(`
    Panorama, Pano, Panoramaglasdach, Panorama Dach, Panorama Schiebedach, panoramic sunroof
  `),
  'sport-package': wordList(`
    AMG Paket, M Sport Paket, R-Line Paket, S-Line Paket, Sport Paket, M-Paket, M Sportpaket, S-Line, R-Line, AMG Line,
    ST-Line, ST-Line X, GT-Line, M Sport, N-Line
  `),
  'air-suspension': ['Luftfahrwerk', 'Airmatic', 'Air Suspension'],
  'all-wheel-steering': ['Hinterachslenkung', 'Vierradlenkung', 'rear wheel steering'],
  'adaptive-suspension': ['DCC', 'adaptives Fahrwerk'],
  'particulate-filter': ['DPF', 'Dieselpartikelfilter'],
  'start-stop-system': ['Start Stop', 'Start Stopp', 'Start-Stop-Automatik', 'Start Stopp Automatik'],
  'wheelchair-access': wordList(`
    Rampe, rollstuhlgerecht, rollstuhltauglich, Rollstuhl, behindertengerecht, Rollstuhlrampe, wheelchair,
    Rollstuhlfahrer, Rollstuhlfahrerin, Rollstühle
  `),
  'camper-conversion': wordList(`
    Aufstelldach, Hochdach Camper, Schlafdach, Schlafplatz, Schlafplätze, Camper, Camping, Campingausbau, Wohnmobil,
    campervan, Bett, Liegefläche, zum Schlafen, Schlafmöglichkeit, Campingbus Ausbau, Ausbau, Campervan
  `),
  'heat-pump': ['WP', 'heatpump'],
  'fast-charging': [
    'Schnellladen',
    'Schnelllader',
    'schnellladefähig',
    'CCS',
    'DC Laden',
    'fast charging',
    'Schnellladefunktion',
  ],
  '11-kw-onboard-charger': ['11 kW Lader', '11 kW laden', '11kW AC'],
  '22-kw-onboard-charger': ['22 kW Lader', '22 kW laden', '22kW AC'],
  'bidirectional-charging': ['V2L', 'V2H', 'V2G', 'bidirektional'],
};
