import { z } from 'zod';
import { asOf, bodyCount, countedName, fuelCount, named, sectionCount } from '../../values/counted.ts';
import { language } from '../../values/identifiers.ts';
import { sectionKeys } from '../../values/sections.ts';
import { defineCall } from '../call.ts';

const segment = z.string().min(1).max(160);
const deeper = <T extends z.ZodType>(list: T, level: string) => list.describe(`Only ${level}; empty elsewhere.`);

/** Navigation beside a list: where it stands, and what can be chosen next. */
export const leftBar = z
  .object({
    section: z.enum(sectionKeys).nullable(),
    make: named.nullable(),
    model: named.nullable(),
    total: z.number().int(),
    sections: z.array(sectionCount).describe('Cars of this make and model in every section.'),
    makes: deeper(z.array(countedName), 'in a section'),
    models: deeper(z.array(countedName), 'at a make'),
    bodies: deeper(z.array(bodyCount), 'at a model'),
    fuels: deeper(z.array(fuelCount), 'at a model'),
    regions: deeper(z.array(countedName), 'at a model'),
    asOf,
  })
  .meta({ id: 'LeftBar' });
export type LeftBar = z.output<typeof leftBar>;

const query = z.object({ language });
const summary = 'Navigation beside list pages, with counts';
const ofSection = z.object({ category: segment });
const ofMake = ofSection.extend({ make: segment });
const ofModel = ofMake.extend({ model: segment });

export const leftBarCalls = {
  leftBar: defineCall({ method: 'GET', path: '/data/left-bar', summary, query, response: leftBar }),
  leftBarOfSection: defineCall({
    method: 'GET',
    path: '/data/left-bar/:category',
    summary,
    params: ofSection,
    query,
    response: leftBar,
  }),
  leftBarOfMake: defineCall({
    method: 'GET',
    path: '/data/left-bar/:category/:make',
    summary,
    params: ofMake,
    query,
    response: leftBar,
  }),
  leftBarOfModel: defineCall({
    method: 'GET',
    path: '/data/left-bar/:category/:make/:model',
    summary,
    params: ofModel,
    query,
    response: leftBar,
  }),
};
