import { stockListCalls } from '@kardan/contract/calls/stock/stock-list';
import type { Services } from '@kardan/core/services';
import { exportStockCsv, exportStockSheet } from '@kardan/core/stock/export/export-stock';
import { listStock } from '@kardan/core/stock/list/list-stock';
import { readSheets } from '@kardan/core/stock/print/read-sheets';
import { listStockViews, removeStockView, saveStockView } from '@kardan/core/stock/views/stock-views';
import type { Api } from '../../route.ts';
import { dealerStaffOf } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

const access = dealerStaffOf('dealershipId');
/** Somebody types into the search field, and turns pages. */
const reading = { access, limit: perAccount(240, 'minute') } as const;
const changing = { access, limit: perAccount(60, 'minute') } as const;
/** Reads every field of the whole stock. */
const whole = { access, limit: perAccount(20, 'minute') } as const;

export function stockListRoutes(api: Api, services: Services): void {
  api.route({
    ...stockListCalls.stock,
    ...reading,
    handler: ({ actor, params, query }) => listStock(services, actor, params.dealershipId, query),
  });
  api.route({
    ...stockListCalls.exportStock,
    ...whole,
    handler: ({ actor, params, query }) => exportStockCsv(services, actor, params.dealershipId, query),
  });
  api.route({
    ...stockListCalls.exportStockSheet,
    ...whole,
    handler: ({ actor, params, query }) => exportStockSheet(services, actor, params.dealershipId, query),
  });
  api.route({
    ...stockListCalls.stockSheets,
    ...whole,
    handler: ({ actor, params, query }) => readSheets(services, actor, params.dealershipId, query),
  });
  api.route({
    ...stockListCalls.stockViews,
    ...reading,
    handler: ({ actor, params }) => listStockViews(services, actor, params.dealershipId),
  });
  api.route({
    ...stockListCalls.saveStockView,
    ...changing,
    handler: ({ actor, params, body }) => saveStockView(services, actor, params.dealershipId, body),
  });
  api.route({
    ...stockListCalls.removeStockView,
    ...changing,
    handler: ({ actor, params }) => removeStockView(services, actor, params.dealershipId, params.viewId),
  });
}
