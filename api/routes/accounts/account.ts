import { accountCalls as calls } from '@kardan/contract/calls/admin/account';
import { changePassword, updateOwnAccount } from '@kardan/core/accounts/own/change-own-account';
import { readOwnAccount } from '@kardan/core/accounts/own/read-own-account';
import {
  addPasskey,
  newPasskeyOptions,
  removePasskey,
  renamePasskey,
} from '@kardan/core/accounts/passkeys/own-passkeys';
import { confirmTotp, newRecoveryCodes, removeTotp, startTotp } from '@kardan/core/accounts/second-factor/change-totp';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { signedIn } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

const own = { access: signedIn, limit: perAccount(120, 'minute') } as const;
/** Each mails the account what was done. */
const security = { access: signedIn, limit: perAccount(20, 'minute') } as const;

export function accountRoutes(api: Api, services: Services): void {
  api.route({ ...calls.ownAccount, ...own, handler: ({ actor }) => readOwnAccount(services, actor) });
  api.route({
    ...calls.updateOwnAccount,
    ...own,
    handler: ({ actor, body }) => updateOwnAccount(services, actor, body),
  });
  api.route({
    ...calls.changePassword,
    ...security,
    handler: ({ actor, body, ip }) => changePassword(services, actor, body, ip),
  });
  api.route({ ...calls.newPasskeyOptions, ...security, handler: ({ actor }) => newPasskeyOptions(services, actor) });
  api.route({
    ...calls.addPasskey,
    ...security,
    status: 201,
    handler: ({ actor, body }) => addPasskey(services, actor, body),
  });
  api.route({
    ...calls.renamePasskey,
    ...own,
    handler: ({ actor, params, body }) => renamePasskey(services, actor, params.id, body.label),
  });
  api.route({
    ...calls.removePasskey,
    ...security,
    handler: ({ actor, params }) => removePasskey(services, actor, params.id),
  });
  api.route({ ...calls.startTotp, ...security, handler: ({ actor }) => startTotp(services, actor) });
  api.route({
    ...calls.confirmTotp,
    ...security,
    handler: ({ actor, body }) => confirmTotp(services, actor, body.code),
  });
  api.route({ ...calls.removeTotp, ...security, handler: ({ actor }) => removeTotp(services, actor) });
  api.route({ ...calls.newRecoveryCodes, ...security, handler: ({ actor }) => newRecoveryCodes(services, actor) });
}
