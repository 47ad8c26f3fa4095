import { testFailing } from './test-failing.ts';

testFailing('mails-and-cache', { services: ['SMTP out', 'cache'] });
