import { feedServer } from './partners/feed-server.ts';
import { identityProvider } from './partners/identity-provider.ts';
import { mailServerInFront } from './partners/mail-server-in-front.ts';
import { webhookTarget } from './partners/webhook-target.ts';
import { testFailing } from './test-failing.ts';

testFailing('servers-of-others', {
  services: [],
  partners: {
    'identity provider': identityProvider,
    'webhook target': webhookTarget,
    'feed server': feedServer,
    'SMTP in': mailServerInFront,
  },
});
