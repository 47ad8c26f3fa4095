import { testFailing } from './test-failing.ts';

testFailing('database', { services: ['PostgreSQL'] });
