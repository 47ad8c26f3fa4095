create type web_vital_metric as enum ('FCP', 'LCP', 'CLS', 'FID', 'INP', 'TTFB');
create type web_vital_rating as enum ('good', 'needs-improvement', 'poor');
create type web_vital_device as enum ('phone', 'desktop');

-- How often a kind of page was how fast on a day in Vienna: counts alone, nothing of a visit. The bucket grows by a twelfth
-- with each step (core/web-vitals/value-buckets.ts); the rating stands beside it, since thresholds lie within buckets.
create table statistics_web_vital (
  day date not null,
  page_kind text not null check (page_kind ~ '^[a-z-]{1,30}$'),
  device web_vital_device not null,
  metric web_vital_metric not null,
  rating web_vital_rating not null,
  bucket smallint not null check (bucket between 0 and 250),
  count integer not null check (count > 0),
  primary key (day, page_kind, device, metric, rating, bucket)
);
