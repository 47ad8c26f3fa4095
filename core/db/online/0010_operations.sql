alter table mail validate constraint mail_refusal_check;
alter table mail validate constraint mail_bounce_check;
drop index concurrently if exists mail_refused;
create index concurrently mail_refused on mail (settled_at desc) where state = 'refused';
drop index concurrently if exists mail_bounced;
create index concurrently mail_bounced on mail (bounced_at desc) where bounced_at is not null;
-- Feeds of all dealers: the last run of each that is not a trial.
drop index concurrently if exists feed_run_last;
create index concurrently feed_run_last on feed_run (feed_id, number desc) where not dry;
-- One metric of 28 days is read at a time, without the others.
drop index concurrently if exists statistics_web_vital_metric;
create index concurrently statistics_web_vital_metric on statistics_web_vital (metric, day)
  include (page_kind, device, bucket, count);
