import type { LegalForm } from '@kardan/contract/values/dealership-profile';
import type { WishedFeed } from '@kardan/contract/values/dealership-requests';

export interface DemoRequest {
  name: string;
  legalName: string;
  legalForm: LegalForm;
  personName: string;
  /** Before @demo.example. */
  mailbox: string;
  phone: string;
  street: string;
  postcode: string;
  city: string;
  vatId: string | null;
  companyRegisterNumber: string | null;
  companyRegisterCourt: string | null;
  gisaNumber: string;
  carCount: number;
  feedFormat: WishedFeed;
  message: string;
  /** Days before the seed's day on which it came. */
  daysAgo: number;
  question?: string;
}

/**
 * Requests that an operator finds in the queue: one in order, one with a wrong letter, one late, one asked back. No number can be
 * taken for a company's: registers give out none that begins with zero.
 */
export const demoRequests: readonly DemoRequest[] = [
  {
    name: 'Autowelt Zirngast',
    legalName: 'Autowelt Zirngast GmbH',
    legalForm: 'gmbh',
    personName: 'Karin Zirngast',
    mailbox: 'k.zirngast',
    phone: '+43 3852 0000 1',
    street: 'Mürzgasse 4',
    postcode: '8680',
    city: 'Mürzzuschlag',
    vatId: null,
    companyRegisterNumber: 'FN 041820a',
    companyRegisterCourt: 'Landesgericht Leoben',
    gisaNumber: '06104417',
    carCount: 60,
    feedFormat: 'autoscout-json',
    message: 'Wir übernehmen den Betrieb meines Vaters und möchten im Dezember starten.',
    daysAgo: 1,
  },
  {
    name: 'KFZ Mörth',
    legalName: 'Franz Mörth',
    legalForm: 'sole-trader',
    personName: 'Franz Mörth',
    mailbox: 'f.moerth',
    phone: '+43 3452 0000 2',
    street: 'Grazer Straße 18',
    postcode: '8430',
    city: 'Leibnitz',
    vatId: null,
    companyRegisterNumber: null,
    companyRegisterCourt: null,
    gisaNumber: '08820043',
    carCount: 14,
    feedFormat: 'none',
    message: '',
    daysAgo: 3,
  },
  {
    name: 'Ennstal Automobile',
    legalName: 'Ennstal Automobile KG',
    legalForm: 'limited-partnership',
    personName: 'Sabine Gruber',
    mailbox: 's.gruber',
    phone: '+43 3612 0000 3',
    street: 'Hauptstraße 7',
    postcode: '8940',
    city: 'Schladming',
    vatId: null,
    companyRegisterNumber: 'FN 020451b',
    companyRegisterCourt: 'Landesgericht Leoben',
    gisaNumber: '00451177',
    carCount: 120,
    feedFormat: 'mobile-csv',
    message: 'Unsere Autos kommen aus dem Händlerprogramm, die Datei gibt es schon.',
    daysAgo: 12,
  },
  {
    name: 'Autohaus Puntigam',
    legalName: 'Autohaus Puntigam OG',
    legalForm: 'general-partnership',
    personName: 'Milan Horvat',
    mailbox: 'm.horvat',
    phone: '+43 316 0000 4',
    street: 'Triester Straße 210',
    postcode: '8055',
    city: 'Graz',
    vatId: null,
    companyRegisterNumber: 'FN 031002t',
    companyRegisterCourt: 'Landesgericht für Zivilrechtssachen Graz',
    gisaNumber: '01002259',
    carCount: 35,
    feedFormat: 'another',
    message: '',
    daysAgo: 4,
    question: 'Bitte schicken Sie uns einen aktuellen Auszug aus dem Firmenbuch.',
  },
];
