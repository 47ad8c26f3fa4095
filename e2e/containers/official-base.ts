import { readFileSync } from 'node:fs';
import { root } from '../stack/start.ts';

/** The base that the Containerfile names. */
export const officialBase = /^ARG BASE=(\S+)$/m.exec(readFileSync(`${root}Containerfile`, 'utf8'))?.[1] ?? '';
