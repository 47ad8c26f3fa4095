-- Cars on offer, until they are counted for the first time.
insert into dealership_stock (dealership_id, online)
  select dealership_id, count(*) from listing where state in ('active', 'reserved') group by dealership_id
  on conflict (dealership_id) do nothing;
-- Mails that were settled before they were counted. Where some of the day have been counted already they are among these; of a
-- mail that is settled in this very moment the count may miss one.
insert into mail_of_day (day, template, outcome, count)
  select (settled_at at time zone 'Europe/Vienna')::date, template, state::text, count(*)
  from mail where state <> 'queued' group by 1, 2, 3
  on conflict (day, template, outcome) do update set count = greatest(mail_of_day.count, excluded.count);
