-- Who wants the monthly report by mail: everybody who owns a dealership or a group, until they say otherwise.
alter table account add column wants_monthly_report boolean not null default true;

-- Which month somebody was written about: stored with the mail in one transaction, so that nobody is written to twice.
create table monthly_report_mail (
  account_id integer not null references account on delete cascade,
  month year_month not null,
  created_at timestamptz not null default now(),
  primary key (account_id, month)
);
