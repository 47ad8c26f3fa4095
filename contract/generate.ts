import { writeFileSync } from 'node:fs';
import { calls } from './calls.ts';
import { wireCallsSource } from './wire-calls.ts';

writeFileSync(new URL('calls.gen.ts', import.meta.url), wireCallsSource(calls));
