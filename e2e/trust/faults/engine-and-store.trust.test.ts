import { testFailing } from './test-failing.ts';

testFailing('engine-and-store', { services: ['OpenSearch', 'S3 store'] });
