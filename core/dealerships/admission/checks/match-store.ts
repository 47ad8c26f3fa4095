import type { DealershipMatch } from '@kardan/contract/calls/operator/requests';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../db/database.ts';

/** By what others are compared. */
export interface Identity {
  vatId: string | null;
  companyRegisterNumber: string | null;
  phone: string | null;
  email: string;
  name: string;
  postcode: string;
}

/** More of them say no more. */
const maxMatches = 20;

/** Dealerships and undecided requests that have something in common with somebody; each question has its index. */
export async function loadMatches(
  db: Database | Tx,
  { vatId, companyRegisterNumber, phone, email, name, postcode }: Identity,
  exceptRequest: string | null,
): Promise<DealershipMatch[]> {
  const { rows } = await sql<DealershipMatch>`
    with wanted as (
      select ${vatId}::text as vat, ${companyRegisterNumber}::text as register, phone_key(${phone}::text) as phone,
        ${email}::text as email, fold_name(${name}::text) as name
    ),
    found as (
      select dealership.id, 'vat' as by from dealership, wanted where vat_id = vat
      union all
      select dealership.id, 'register' from dealership, wanted where company_register_number = register
      union all
      select dealership.id, 'phone' from dealership, wanted
      where dealership.phone is not null and phone_key(dealership.phone) = wanted.phone and wanted.phone <> ''
      union all
      select dealership.id, 'email' from dealership, wanted where dealership.email = wanted.email::email_address
      union all
      select dealership.id, 'name' from dealership, wanted, city
      where name_key = wanted.name and city.id = city_id and city.postcode = ${postcode}
    ),
    asking as (
      select request.id, 'vat' as by from dealership_request as request, wanted where vat_id = vat
      union all
      select request.id, 'register' from dealership_request as request, wanted where company_register_number = register
      union all
      select request.id, 'phone' from dealership_request as request, wanted
      where phone_key(request.phone) = wanted.phone and wanted.phone <> ''
      union all
      select request.id, 'email' from dealership_request as request, wanted
      where request.email = wanted.email::email_address
      union all
      select request.id, 'name' from dealership_request as request, wanted
      where name_key = wanted.name and request.postcode = ${postcode}
    )
    (
      select 'dealership' as kind, dealership.id::text, slug::text, name, state::text, array_agg(by order by by) as by
      from dealership join found using (id)
      where sandbox_of is null
      group by dealership.id
      order by dealership.id
      limit ${maxMatches}
    )
    union all
    (
      select 'request', request.id::text, null, name, state, array_agg(by order by by)
      from dealership_request as request join asking using (id)
      where state in ('open', 'asked') and request.id is distinct from ${exceptRequest}::uuid
      group by request.id
      order by request.id
      limit ${maxMatches}
    )`.execute(db);
  return rows;
}
