import { testFailing } from './test-failing.ts';

testFailing('processes', { services: ['api'], worker: true });
