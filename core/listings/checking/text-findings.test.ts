import { expect, test } from 'vitest';
import { textFindings } from './text-findings.ts';

test.each<[string, string, string]>([
  ['Verkauf ohne Gewährleistung!', 'warranty-excluded', 'ohne Gewährleistung'],
  ['Keine Gewährleistung und Rücknahme', 'warranty-excluded', 'Keine Gewährleistung'],
  ['unter Ausschluss jeglicher Gewährleistung', 'warranty-excluded', 'unter Ausschluss jeglicher Gewährleistung'],
  ['Die Sachmängelhaftung ist ausgeschlossen.', 'warranty-excluded', 'Sachmängelhaftung ist ausgeschlossen'],
  ['Verkauft wie besichtigt', 'warranty-excluded', 'wie besichtigt'],
  ['Bastlerfahrzeug, läuft noch', 'warranty-excluded', 'Bastlerfahrzeug'],
  ['jetzt ab € 199 mtl. fahren', 'rate-in-text', 'ab € 199 mtl.'],
  ['nur 249,- /Monat', 'rate-in-text', 'nur 249,- /Monat'],
  ['Leasingrate ab 189 €', 'rate-in-text', 'Leasingrate ab 189 €'],
  ['monatlich nur 150 Euro', 'rate-in-text', 'monatlich nur 150 Euro'],
  ['mit 0,99 % Finanzierung', 'rate-in-text', '0,99 % Finanzierung'],
  ['mehr auf www.autohaus-huber.at', 'contact-in-text', 'www.autohaus-huber.at'],
  ['schreiben Sie an verkauf@huber.at', 'contact-in-text', 'verkauf@huber.at'],
  ['Tel. 0664 123 45 67', 'contact-in-text', '0664 123 45 67'],
  ['+43 1 234 56 78', 'contact-in-text', '+43 1 234 56 78'],
])('“%s” says %s', (text, code, found) => {
  expect(textFindings(text)).toContainEqual({ code, found });
});

test.each([
  '12 Monate Gewährleistung, Garantie auf Wunsch',
  'Keine Garantie auf Verschleißteile',
  'Pickerl 05/2027, Service 03/2025 bei 81.000 km, Reifen 205/55 R16',
  'Preis € 18.900, Anzahlung möglich; NoVA inklusive',
  'Ez. 01/2021 – 110 kW (150 PS), 6-Gang, 4,9 l/100 km',
  'Bastelt nicht: unfallfrei, aus erster Hand.',
  'VIN auf Anfrage, Händlernummer 2021-00017',
  'WLTP 5,4 l. Abholung nach Vereinbarung.',
])('“%s” says nothing that it must not', (text) => {
  expect(textFindings(text)).toEqual([]);
});
