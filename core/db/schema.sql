CREATE SCHEMA audit;

CREATE SCHEMA public;

COMMENT ON SCHEMA public IS 'standard public schema';

CREATE COLLATION public.people (provider = icu, locale = 'de-AT-u-kn-true');

CREATE TYPE public.account_state AS ENUM (
    'invited',
    'active',
    'locked'
);

CREATE TYPE public.account_token_purpose AS ENUM (
    'invite',
    'reset'
);

CREATE TYPE public.body AS ENUM (
    'small',
    'hatchback',
    'sedan',
    'estate',
    'suv',
    'coupe',
    'cabriolet',
    'minivan',
    'bus',
    'pickup'
);

CREATE DOMAIN public.build_year AS smallint
	CONSTRAINT build_year_check CHECK (((VALUE >= 1885) AND (VALUE <= 2100)));

CREATE TYPE public.bulk_outcome AS ENUM (
    'done',
    'refused',
    'undone',
    'kept'
);

CREATE TYPE public.bulk_state AS ENUM (
    'previewed',
    'running',
    'done',
    'undoing',
    'undone'
);

CREATE TYPE public.car_fate AS ENUM (
    'created',
    'changed',
    'unchanged',
    'refused',
    'withdrawn'
);

CREATE TYPE public.category AS ENUM (
    'new',
    'used',
    'one-year',
    'old-timer'
);

CREATE TYPE public.change_source AS ENUM (
    'form',
    'bulk',
    'schedule',
    'feed',
    'api',
    'undo',
    'operator'
);

CREATE TYPE public.colour AS ENUM (
    'black',
    'white',
    'grey',
    'silver',
    'blue',
    'red',
    'green',
    'brown',
    'beige',
    'yellow',
    'orange',
    'gold',
    'violet',
    'other'
);

CREATE TYPE public.complainant AS ENUM (
    'dealer',
    'reporter'
);

CREATE TYPE public.complaint_state AS ENUM (
    'open',
    'upheld',
    'rejected'
);

CREATE TYPE public.condition_kind AS ENUM (
    'new',
    'day-registration',
    'demonstration',
    'employee',
    'used'
);

CREATE TYPE public.consumption_norm AS ENUM (
    'wltp',
    'nedc'
);

CREATE TYPE public.content_kind AS ENUM (
    'article',
    'portal',
    'press',
    'price-list',
    'testimonial'
);

CREATE TYPE public.content_language AS ENUM (
    'de-AT',
    'en'
);

CREATE TYPE public.content_source AS ENUM (
    'file',
    'editor'
);

CREATE TYPE public.content_state AS ENUM (
    'draft',
    'review',
    'scheduled',
    'published',
    'archived'
);

CREATE TYPE public.contract_kind AS ENUM (
    'sales',
    'service'
);

CREATE DOMAIN public.cubic_centimetre AS integer
	CONSTRAINT cubic_centimetre_check CHECK (((VALUE >= 50) AND (VALUE <= 12000)));

CREATE TYPE public.dealership_role AS ENUM (
    'dealer-owner',
    'dealer-staff'
);

CREATE TYPE public.dealership_state AS ENUM (
    'requested',
    'active',
    'suspended',
    'closed',
    'sandbox'
);

CREATE TYPE public.district_kind AS ENUM (
    'statutory-city',
    'district',
    'vienna',
    'vienna-district'
);

CREATE TYPE public.drive AS ENUM (
    'front',
    'rear',
    'all'
);

CREATE DOMAIN public.email_address AS public.citext
	CONSTRAINT email_address_check CHECK (((VALUE OPERATOR(public.~) '^[^\s@]+@[^\s@]+\.[^\s@]+$'::public.citext) AND (length((VALUE)::text) <= 254)));

CREATE TYPE public.emission_class AS ENUM (
    'euro-1',
    'euro-2',
    'euro-3',
    'euro-4',
    'euro-5',
    'euro-6',
    'euro-6d-temp',
    'euro-6d',
    'euro-6e',
    'euro-7'
);

CREATE TYPE public.equipment_item AS ENUM (
    'air-conditioning',
    'automatic-climate-control',
    'two-zone-climate-control',
    'three-zone-climate-control',
    'four-zone-climate-control',
    'parking-heater',
    'heated-windscreen',
    'cruise-control',
    'keyless-entry',
    'keyless-start',
    'remote-central-locking',
    'electric-windows',
    'electric-mirrors',
    'electric-tailgate',
    'electric-sliding-door',
    'auto-dimming-mirror',
    'rain-sensor',
    'ambient-lighting',
    'multifunction-steering-wheel',
    'leather-steering-wheel',
    'heated-steering-wheel',
    'shift-paddles',
    'seat-heating',
    'rear-seat-heating',
    'seat-ventilation',
    'massage-seats',
    'sport-seats',
    'electric-seats',
    'memory-seats',
    'lumbar-support',
    'centre-armrest',
    'split-rear-seats',
    'sliding-rear-seats',
    'fold-flat-passenger-seat',
    'third-row-seats',
    'abs',
    'stability-control',
    'traction-control',
    'driver-airbag',
    'side-airbags',
    'head-airbags',
    'knee-airbag',
    'isofix',
    'isofix-front-passenger',
    'tyre-pressure-monitoring',
    'emergency-call',
    'immobiliser',
    'alarm-system',
    'adaptive-cruise-control',
    'speed-limiter',
    'emergency-brake-assist',
    'distance-warning',
    'lane-keeping-assist',
    'lane-change-assist',
    'blind-spot-assist',
    'rear-cross-traffic-alert',
    'traffic-sign-recognition',
    'driver-drowsiness-detection',
    'night-vision',
    'hill-start-assist',
    'hill-descent-control',
    'traffic-jam-assist',
    'head-up-display',
    'parking-sensors-rear',
    'parking-sensors-front',
    'rear-camera',
    '360-camera',
    'park-assist',
    'xenon-headlights',
    'led-headlights',
    'laser-headlights',
    'matrix-headlights',
    'adaptive-headlights',
    'high-beam-assist',
    'led-daytime-lights',
    'fog-lights',
    'light-sensor',
    'tinted-windows',
    'radio',
    'dab-radio',
    'navigation',
    'touchscreen',
    'apple-carplay',
    'android-auto',
    'bluetooth',
    'hands-free-kit',
    'usb-port',
    'wireless-charging',
    'wifi-hotspot',
    'voice-control',
    'sound-system',
    'digital-cockpit',
    'on-board-computer',
    'rear-entertainment',
    'app-remote-services',
    'alloy-wheels',
    'winter-tyres',
    'all-season-tyres',
    'tow-bar',
    'swivelling-tow-bar',
    'roof-rails',
    'roof-rack',
    'sunroof',
    'panoramic-roof',
    'sport-package',
    'sport-suspension',
    'air-suspension',
    'adaptive-suspension',
    'all-wheel-steering',
    'differential-lock',
    'particulate-filter',
    'start-stop-system',
    'spare-wheel',
    'wheelchair-access',
    'camper-conversion',
    'heat-pump',
    'fast-charging',
    '11-kw-onboard-charger',
    '22-kw-onboard-charger',
    'charging-cable-type-2',
    'charging-cable-household',
    'bidirectional-charging',
    'battery-preconditioning'
);

CREATE DOMAIN public.euro AS integer
	CONSTRAINT euro_check CHECK (((VALUE >= 0) AND (VALUE <= 100000000)));

CREATE TYPE public.feed_picture_state AS ENUM (
    'wanted',
    'fetching',
    'processing',
    'ready',
    'given-up'
);

CREATE TYPE public.feed_run_state AS ENUM (
    'queued',
    'reading',
    'waiting',
    'applying',
    'done',
    'failed',
    'undoing',
    'undone'
);

CREATE TYPE public.feed_state AS ENUM (
    'new',
    'tried',
    'live',
    'paused'
);

CREATE TYPE public.finding_kind AS ENUM (
    'vin',
    'picture',
    'price',
    'text'
);

CREATE TYPE public.finding_state AS ENUM (
    'open',
    'dismissed',
    'acted',
    'ended'
);

CREATE TYPE public.fuel AS ENUM (
    'petrol',
    'diesel',
    'electric',
    'hybrid',
    'plug-in-hybrid',
    'lpg',
    'cng',
    'hydrogen'
);

CREATE TYPE public.gearbox AS ENUM (
    'manual',
    'automatic'
);

CREATE DOMAIN public.gram_per_km AS smallint
	CONSTRAINT gram_per_km_check CHECK (((VALUE >= 0) AND (VALUE <= 999)));

CREATE TYPE public.group_role AS ENUM (
    'group-owner',
    'group-analyst'
);

CREATE TYPE public.image_rejection AS ENUM (
    'unsupported-format',
    'unreadable',
    'animated',
    'too-many-pixels',
    'side-too-long',
    'processing-failed'
);

CREATE TYPE public.image_upload_state AS ENUM (
    'received',
    'ready',
    'rejected'
);

CREATE TYPE public.input_tax AS ENUM (
    'full',
    'partly',
    'none'
);

CREATE TYPE public.inquiry_kind AS ENUM (
    'listing',
    'dealership',
    'proximity-dealership',
    'proximity-dealership-search',
    'dealership-admin',
    'dealership-register-request',
    'finance',
    'operator',
    'banner-ad'
);

CREATE TYPE public.inquiry_subject AS ENUM (
    'question',
    'test-drive',
    'trade-in',
    'callback'
);

CREATE TYPE public.interior_material AS ENUM (
    'cloth',
    'part-leather',
    'leather',
    'alcantara',
    'synthetic-leather',
    'velour'
);

CREATE DOMAIN public.kilogram AS smallint
	CONSTRAINT kilogram_check CHECK (((VALUE >= 100) AND (VALUE <= 10000)));

CREATE DOMAIN public.kilometre AS integer
	CONSTRAINT kilometre_check CHECK (((VALUE >= 0) AND (VALUE <= 2000000)));

CREATE DOMAIN public.kilowatt AS smallint
	CONSTRAINT kilowatt_check CHECK (((VALUE >= 1) AND (VALUE <= 2000)));

CREATE DOMAIN public.kilowatt_hour AS numeric(5,1)
	CONSTRAINT kilowatt_hour_check CHECK (((VALUE > (0)::numeric) AND (VALUE < (1000)::numeric)));

CREATE DOMAIN public.kwh_per_100km AS numeric(4,1)
	CONSTRAINT kwh_per_100km_check CHECK (((VALUE >= (0)::numeric) AND (VALUE < (100)::numeric)));

CREATE DOMAIN public.latitude AS double precision
	CONSTRAINT latitude_check CHECK (((VALUE >= ('-90'::integer)::double precision) AND (VALUE <= (90)::double precision)));

CREATE TYPE public.listing_state AS ENUM (
    'draft',
    'active',
    'reserved',
    'sold',
    'expired',
    'withdrawn',
    'blocked'
);

CREATE DOMAIN public.litre_per_100km AS numeric(4,1)
	CONSTRAINT litre_per_100km_check CHECK (((VALUE >= (0)::numeric) AND (VALUE < (100)::numeric)));

CREATE DOMAIN public.longitude AS double precision
	CONSTRAINT longitude_check CHECK (((VALUE >= ('-180'::integer)::double precision) AND (VALUE <= (180)::double precision)));

CREATE TYPE public.lost_reason AS ENUM (
    'bought-elsewhere',
    'price',
    'car-sold',
    'financing',
    'trade-in',
    'not-reached',
    'changed-mind',
    'other'
);

CREATE TYPE public.mail_state AS ENUM (
    'queued',
    'sent',
    'refused',
    'dropped'
);

CREATE TYPE public.moderated_object AS ENUM (
    'listing',
    'image',
    'dealership'
);

CREATE TYPE public.moderation_ground AS ENUM (
    'law',
    'terms'
);

CREATE TYPE public.moderation_measure AS ENUM (
    'block-listing',
    'remove-picture',
    'restrict-dealership',
    'none'
);

CREATE TYPE public.moderation_origin AS ENUM (
    'notice',
    'own',
    'automated'
);

CREATE TYPE public.moderation_territory AS ENUM (
    'everywhere',
    'austria'
);

CREATE TYPE public.notice_reason AS ENUM (
    'fraud',
    'wrong-data',
    'unlawful-content',
    'stolen-picture',
    'already-sold',
    'other'
);

CREATE TYPE public.notice_state AS ENUM (
    'open',
    'upheld',
    'rejected'
);

CREATE TYPE public.operation_state AS ENUM (
    'queued',
    'running',
    'done',
    'failed',
    'cancelled'
);

CREATE DOMAIN public.percent AS smallint
	CONSTRAINT percent_check CHECK (((VALUE >= 0) AND (VALUE <= 100)));

CREATE TYPE public.price_group_level AS ENUM (
    'variant',
    'model',
    'make-body'
);

CREATE TYPE public.price_rating AS ENUM (
    'very-good',
    'good',
    'usual',
    'raised',
    'high',
    'unknown'
);

CREATE TYPE public.reply_kind AS ENUM (
    'message',
    'auto-reply',
    'list',
    'bounce',
    'own'
);

CREATE TYPE public.reply_writer AS ENUM (
    'buyer',
    'dealership'
);

CREATE TYPE public.restriction_finding AS ENUM (
    'notice',
    'own-check',
    'automated'
);

CREATE TYPE public.restriction_ground AS ENUM (
    'terms',
    'law'
);

CREATE TYPE public.restriction_haste AS ENUM (
    'law',
    'repeated-infringement'
);

CREATE TYPE public.restriction_kind AS ENUM (
    'no-new-listings',
    'suspended',
    'closed'
);

CREATE TYPE public.search_agent_event AS ENUM (
    'new-car',
    'price-drop',
    'sold'
);

CREATE TYPE public.search_agent_frequency AS ENUM (
    'at-once',
    'daily',
    'weekly'
);

CREATE TYPE public.search_agent_state AS ENUM (
    'pending',
    'active',
    'paused',
    'deleted'
);

CREATE TYPE public.served_district_kind AS ENUM (
    'own',
    'further'
);

CREATE TYPE public.session_end AS ENUM (
    'signed-out',
    'ended',
    'replayed',
    'password',
    'second-factor',
    'rights',
    'identity-provider'
);

CREATE TYPE public.session_kind AS ENUM (
    'browser',
    'other'
);

CREATE DOMAIN public.slug AS text
	CONSTRAINT slug_check CHECK (((VALUE ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(VALUE) <= 160)));

CREATE TYPE public.statistics_kind AS ENUM (
    'impression',
    'view',
    'phone-shown',
    'inquiry',
    'print',
    'parked',
    'shared',
    'scan',
    'directions',
    'website'
);

CREATE TYPE public.statistics_source AS ENUM (
    'results',
    'category',
    'similar',
    'dealer-page',
    'agent-mail',
    'qr',
    'share',
    'direct'
);

CREATE TYPE public.taxation AS ENUM (
    'standard',
    'margin-scheme'
);

CREATE TYPE public.thread_act AS ENUM (
    'state',
    'assigned',
    'routed',
    'called',
    'reminded',
    'escalated'
);

CREATE TYPE public.thread_state AS ENUM (
    'open',
    'answered',
    'won',
    'lost',
    'spam'
);

CREATE TYPE public.web_vital_device AS ENUM (
    'phone',
    'desktop'
);

CREATE TYPE public.web_vital_metric AS ENUM (
    'FCP',
    'LCP',
    'CLS',
    'FID',
    'INP',
    'TTFB'
);

CREATE TYPE public.web_vital_rating AS ENUM (
    'good',
    'needs-improvement',
    'poor'
);

CREATE DOMAIN public.year_month AS date
	CONSTRAINT year_month_check CHECK ((EXTRACT(day FROM VALUE) = (1)::numeric));

CREATE FUNCTION public.acting_for(of_account integer) RETURNS integer[]
    LANGUAGE sql STABLE
    AS $$
  select coalesce(array_agg(distinct dealership.id), '{}')
  from acting_grant
  join dealership on dealership.id = acting_grant.dealership_id or dealership.sandbox_of = acting_grant.dealership_id
  where acting_grant.account_id = of_account and acting_grant.until > now() and acting_grant.ended_at is null
$$;

CREATE FUNCTION public.add_audit_partition(month date) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  first_day date := date_trunc('month', month)::date;
  partition text := 'audit_entry_' || to_char(first_day, 'YYYYMM');
  begins timestamptz := first_day::timestamp at time zone 'Europe/Vienna';
  ends timestamptz := (first_day + interval '1 month')::timestamp at time zone 'Europe/Vienna';
begin
  perform pg_advisory_xact_lock(hashtextextended('audit-partition', 0));
  if to_regclass('audit.' || partition) is not null then
    return false;
  end if;
  if exists (select from audit.audit_entry_default where at >= begins and at < ends) then
    return false;
  end if;
  execute format('create table audit.%I partition of audit_entry for values from (%L) to (%L)', partition, begins, ends);
  execute format(
    'create trigger audit_entry_stays_whole before truncate on audit.%I for each statement execute function refuse_change()',
    partition);
  return true;
end $$;

CREATE FUNCTION public.add_feed_line_partition(month date) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  first_day date := date_trunc('month', month)::date;
  partition text := 'feed_line_' || to_char(first_day, 'YYYYMM');
  begins timestamptz := first_day::timestamp at time zone 'Europe/Vienna';
  ends timestamptz := (first_day + interval '1 month')::timestamp at time zone 'Europe/Vienna';
begin
  perform pg_advisory_xact_lock(hashtextextended('feed-line-partition', 0));
  if to_regclass(partition) is not null or exists (select from feed_line_default where at >= begins and at < ends) then
    return false;
  end if;
  execute format('create table %I partition of feed_line for values from (%L) to (%L)', partition, begins, ends);
  return true;
end $$;

CREATE FUNCTION public.add_listing_statistics_partition(day date) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    SET lock_timeout TO '1s'
    AS $$
declare
  partition text := 'statistics_of_listing_' || to_char(day, 'YYYYMM');
  begins date := date_trunc('month', day);
  ends date := date_trunc('month', day) + interval '1 month';
begin
  perform pg_advisory_xact_lock(hashtextextended('statistics-partition', 0));
  if to_regclass(partition) is not null then
    return false;
  end if;
  -- Rows of the day grow every quarter of an hour: room on the page keeps the index out of it.
  execute format(
    'create table %I (like statistics_of_listing including defaults including constraints) with (fillfactor = 70)',
    partition);
  lock table only statistics_of_listing in share row exclusive mode;
  execute format(
    'with moved as (delete from statistics_of_listing_default where day >= %L and day < %L returning *)
     insert into %I select * from moved', begins, ends, partition);
  execute format(
    'alter table statistics_of_listing attach partition %I for values from (%L) to (%L)', partition, begins, ends);
  return true;
end $$;

CREATE FUNCTION public.add_statistics_partition(day date) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    SET lock_timeout TO '1s'
    AS $$
declare
  partition text := 'statistics_event_' || to_char(day, 'YYYYMMDD');
  begins timestamptz := day::timestamp at time zone 'Europe/Vienna';
  ends timestamptz := (day + 1)::timestamp at time zone 'Europe/Vienna';
begin
  perform pg_advisory_xact_lock(hashtextextended('statistics-partition', 0));
  if to_regclass(partition) is not null then
    return false;
  end if;
  -- Attached and not created in place: that would lock out everybody who reads, too.
  execute format('create table %I (like statistics_event including defaults including constraints)', partition);
  lock table only statistics_event in share row exclusive mode;
  execute format(
    'with moved as (delete from statistics_event_default where occurred_at >= %L and occurred_at < %L returning *)
     insert into %I select * from moved', begins, ends, partition);
  execute format(
    'alter table statistics_event attach partition %I for values from (%L) to (%L)', partition, begins, ends);
  return true;
end $$;

CREATE FUNCTION public.check_state_transition() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if not exists (
    select from state_transition
    where entity = tg_argv[0] and from_state = old.state::text and to_state = new.state::text
  ) then
    raise exception '% cannot go from % to %', tg_argv[0], old.state, new.state
      using errcode = 'check_violation', constraint = 'state_transition';
  end if;
  return new;
end $$;

CREATE FUNCTION public.delete_feed_car_of_listing() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from feed_car where listing_id = old.id;
  return null;
end $$;

CREATE FUNCTION public.delete_feed_pictures_of_listing() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from feed_picture where listing_id = old.id;
  delete from feed_picture_list where listing_id = old.id;
  return null;
end $$;

CREATE FUNCTION public.delete_matches_of_agent() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from search_agent_match where search_agent_id = old.id;
  return null;
end $$;

CREATE FUNCTION public.delete_matches_of_listing() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from search_agent_match where listing_id = old.id;
  return null;
end $$;

CREATE FUNCTION public.delete_working_copy_of_listing() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from listing_draft where id = old.id;
  delete from listing_schedule where listing_id = old.id;
  delete from listing_creation where listing_id = old.id;
  return null;
end $$;

CREATE FUNCTION public.drop_statistics_partition(partition text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    SET lock_timeout TO '1s'
    AS $_$
begin
  if partition !~ '^statistics_(event_\d{8}|of_listing_\d{6})$' then
    raise exception '% is no partition of statistics', partition using errcode = 'insufficient_privilege';
  end if;
  execute format('drop table if exists %I', partition);
end $_$;

CREATE FUNCTION public.fold_words(name text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN array_remove(regexp_split_to_array(replace(replace(replace(replace(regexp_replace(NORMALIZE(lower((name COLLATE pg_c_utf8)), NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text), 'ß'::text, 'ss'::text), 'ae'::text, 'a'::text), 'oe'::text, 'o'::text), 'ue'::text, 'u'::text), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff]+'::text), ''::text);

CREATE FUNCTION public.fold_name(name text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN array_to_string(public.fold_words(name), ' '::text);

CREATE FUNCTION public.forget_audit_months(months integer) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $_$
declare
  partition text;
  dropped integer := 0;
  kept_from text := to_char((now() at time zone 'Europe/Vienna')::date - make_interval(months => greatest(months, 36)), 'YYYYMM');
begin
  for partition in
    select relname from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = 'audit_entry'::regclass
  loop
    if partition ~ '^audit_entry_\d{6}$' and right(partition, 6) < kept_from then
      execute format('drop table audit.%I', partition);
      dropped := dropped + 1;
    end if;
  end loop;
  return dropped;
end $_$;

CREATE FUNCTION public.forget_audit_person(account_id integer) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if exists (select from account where id = forget_audit_person.account_id) then
    raise exception 'account % is still there', account_id using errcode = 'insufficient_privilege';
  end if;
  update audit_entry set actor_name = null where actor_account_id = forget_audit_person.account_id and actor_name is not null;
  update audit_entry set object_label = ''
  where object_kind in ('account', 'member', 'group-member') and object_id = forget_audit_person.account_id::text
    and object_label <> '';
end $$;

CREATE FUNCTION public.forget_feed_lines(days integer) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    SET lock_timeout TO '1s'
    AS $_$
declare
  partition text;
  dropped integer := 0;
  kept_from text := to_char((now() at time zone 'Europe/Vienna')::date - greatest(days, 30), 'YYYYMM');
begin
  for partition in
    select relname from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = 'feed_line'::regclass
  loop
    if partition ~ '^feed_line_\d{6}$' and right(partition, 6) < kept_from then
      execute format('drop table %I', partition);
      dropped := dropped + 1;
    end if;
  end loop;
  delete from feed_line_default where at < now() - make_interval(days => greatest(days, 30));
  return dropped;
end $_$;

CREATE FUNCTION public.forget_names_of_account() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update listing_revision set actor_name = null where account_id = old.id;
  update bulk_run set actor_name = null where account_id = old.id;
  update feed_run set actor_name = null where account_id = old.id;
  update value_mapping set actor_name = null where account_id = old.id;
  return old;
end $$;

CREATE FUNCTION public.is_reserved_slug(word text) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (word = ANY (ARRAY['estate'::text, 'kombi'::text, 'region'::text, 'make'::text, 'makes'::text, 'marke'::text, 'models'::text, 'info'::text, 'list-search'::text, 'fahrzeuge'::text, 'search'::text, 'suche'::text, 'start'::text, 'expose'::text, 'inserat'::text, 'image-responsive'::text, 'bilder'::text, 'print'::text, 'drucken'::text, 'new-dealer'::text, 'operator'::text, 'region-make'::text, 'details'::text, 'left-bar'::text, 'custom-page'::text, 'new-car-makes'::text, 'main'::text, 'electric-feed'::text, 'electric-makes'::text, 'electric'::text, 'one-year-car'::text, 'references'::text, 'dealership-search'::text, 'districts'::text, 'cities'::text, 'sitemap'::text, 'data'::text, 'api'::text, 'reach'::text]));

CREATE FUNCTION public.keep_content_slug() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_advisory_xact_lock(hashtextextended('slug:content', 0));
  if exists (
    select from former_content_slug
    where kind = new.kind and language = new.language and slug = new.slug and content_id <> new.id
  ) then
    raise exception 'the slug % once named another text', new.slug
      using errcode = 'unique_violation', constraint = 'former_content_slug';
  end if;
  if tg_op = 'UPDATE' then
    insert into former_content_slug (kind, language, slug, content_id)
      values (old.kind, old.language, old.slug, old.id) on conflict do nothing;
    delete from former_content_slug where kind = new.kind and language = new.language and slug = new.slug;
  end if;
  return new;
end $$;

CREATE FUNCTION public.keep_credit_conditions() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  today date := (now() at time zone 'Europe/Vienna')::date;
begin
  if tg_op = 'INSERT' and new.valid_from < today then
    raise exception 'conditions begin today at the earliest'
      using errcode = 'check_violation', constraint = 'credit_condition_past';
  end if;
  -- An account that is erased takes its name from what it entered, and nothing else changes ever.
  if tg_op = 'UPDATE' and to_jsonb(new) - 'entered_by' is distinct from to_jsonb(old) - 'entered_by' then
    raise exception 'conditions are not changed: a new set takes their place'
      using errcode = 'check_violation', constraint = 'credit_condition_past';
  end if;
  if tg_op = 'DELETE' and old.valid_from <= today then
    raise exception 'conditions that were in force stay'
      using errcode = 'check_violation', constraint = 'credit_condition_past';
  end if;
  return coalesce(new, old);
end $$;

CREATE FUNCTION public.keep_directory_words() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  -- In order, so that two statements that add the same words do not wait for each other in turn.
  insert into directory_word (word)
  select distinct unnest(name_words) as word from changed order by word
  on conflict do nothing;
  return null;
end $$;

CREATE FUNCTION public.keep_slug_meaning() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  scope bigint := coalesce((changed ->> tg_argv[1])::bigint, 0);
begin
  -- One at a time for each entity: whoever takes a slug must see who gives it up in a transaction that is still open. One
  -- lock for each slug would fill the lock table when thousands of rows are loaded at once.
  perform pg_advisory_xact_lock(hashtextextended('slug:' || tg_argv[0], 0));
  if tg_op <> 'DELETE' and exists (
    select from former_slug
    where entity = tg_argv[0] and scope_id = scope and slug = new.slug and entity_id <> new.id
  ) then
    raise exception 'the slug % once named another %', new.slug, tg_argv[0]
      using errcode = 'unique_violation', constraint = 'former_slug';
  end if;
  if tg_op = 'INSERT' then
    return new;
  end if;
  insert into former_slug (entity, scope_id, slug, entity_id) values (tg_argv[0], scope, old.slug, old.id)
    on conflict do nothing;
  if tg_op = 'DELETE' then
    return old;
  end if;
  delete from former_slug where entity = tg_argv[0] and scope_id = scope and slug = new.slug;
  return new;
end $$;

CREATE FUNCTION public.live_actor(of_session uuid, of_account integer) RETURNS TABLE(is_operator boolean, is_editor boolean, signed_in_at timestamp with time zone, expires_at timestamp with time zone, is_strong boolean, memberships jsonb, acting_for integer[])
    LANGUAGE plpgsql STABLE
    AS $$
begin
  return query
  select
    account.is_operator, account.is_editor, session.signed_in_at, session.expires_at, session.is_strong,
    (
      select coalesce(jsonb_agg(jsonb_build_object('dealershipId', given.id, 'role', given.role, 'state', given.state)), '[]')
      from rights_of_account(account.id) as given
    ),
    case when account.is_operator then acting_for(account.id) else '{}'::integer[] end
  from session join account on account.id = session.account_id
  where
    session.id = of_session and account.id = of_account and account.state = 'active'
    and session.ended_at is null and session.expires_at > now();
end $$;

CREATE FUNCTION public.live_key(of_key text, from_address inet) RETURNS TABLE(name text, scopes text[], secret_hash text, previous_hash text, is_used_today boolean, dealerships jsonb)
    LANGUAGE plpgsql STABLE
    AS $$
begin
  return query
  select
    api_key.name, api_key.scopes, api_key.secret_hash,
    case when api_key.previous_until > now() then api_key.previous_hash end,
    api_key.last_used_on is not distinct from (now() at time zone 'Europe/Vienna')::date,
    (
      -- A sandbox is no way around what its dealership may not.
      select coalesce(jsonb_agg(jsonb_build_object('dealershipId', dealership.id, 'state',
        case when tried.state in ('suspended', 'closed') then tried.state else dealership.state end)), '[]')
      from dealership left join dealership as tried on tried.id = dealership.sandbox_of
      where dealership.id = api_key.dealership_id or dealership.group_id = api_key.group_id
    )
  from api_key
  where
    api_key.id = of_key and api_key.revoked_at is null and api_key.expires_at > now()
    and (api_key.networks = '{}' or from_address <<= any (api_key.networks));
end $$;

CREATE FUNCTION public.lowest_price_of_thirty_days(of_listing bigint, before timestamp with time zone) RETURNS public.euro
    LANGUAGE sql STABLE
    AS $$
  select min(price_eur) from listing_price
  where listing_id = of_listing and valid_from < before and valid_from >= coalesce((
    -- The price that the first of the days began with.
    select max(valid_from) from listing_price
    where listing_id = of_listing
      and valid_from <= (date_trunc('day', before at time zone 'Europe/Vienna') - interval '30 days') at time zone 'Europe/Vienna'
  ), '-infinity') and nova_included = all (
    -- That of the price before, and of the one that begins then.
    select nova_included from listing_price
    where listing_id = of_listing and valid_from <= before and valid_from >= (
      select max(valid_from) from listing_price where listing_id = of_listing and valid_from < before
    )
  )
$$;

CREATE FUNCTION public.next_revision() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.revision := old.revision + 1;
  new.updated_at := now();
  return new;
end $$;

CREATE FUNCTION public.note_active_since() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.active_since := now();
  return new;
end $$;

CREATE FUNCTION public.phone_key(phone text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN regexp_replace(regexp_replace(phone, '\D'::text, ''::text, 'g'::text), '^(0043|43)?0?'::text, ''::text);

CREATE FUNCTION public.record_listing_price() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  lowest_price_eur integer;
begin
  if old.published_at is null then
    insert into listing_price (listing_id, valid_from, price_eur, nova_included)
    values (new.id, new.published_at, new.price_eur, new.nova_included);
  elsif (new.price_eur, new.nova_included) <> (old.price_eur, old.nova_included) then
    new.previous_price_eur := old.price_eur;
    new.price_changed_at := clock_timestamp();
    if new.nova_included = old.nova_included then
      lowest_price_eur := least(lowest_price_of_thirty_days(new.id, new.price_changed_at), old.price_eur);
    end if;
    new.reduced_from_eur := case when new.price_eur < lowest_price_eur then lowest_price_eur end;
    insert into listing_price (listing_id, valid_from, price_eur, nova_included)
    values (new.id, new.price_changed_at, new.price_eur, new.nova_included);
  end if;
  return new;
end $$;

CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - array['actor_name', 'object_label'] = to_jsonb(old) - array['actor_name', 'object_label']
      and (new.actor_name is null or new.actor_name = old.actor_name)
      and (
        new.object_label = old.object_label
        or new.object_label = '' and old.object_kind in ('account', 'member', 'group-member')
      )
    then
      return new;
    end if;
  end if;
  raise exception 'entries of % stay as they are', tg_table_name using errcode = 'insufficient_privilege';
end $$;

CREATE FUNCTION public.refuse_redirect_chains() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_advisory_xact_lock(hashtextextended('redirects', 0));
  if exists (select from redirect where from_path = new.to_path or to_path = new.from_path) then
    raise exception 'a redirect leads to a redirect' using errcode = 'check_violation', constraint = 'redirect_chain';
  end if;
  return new;
end $$;

CREATE FUNCTION public.rights_of_account(of_account integer) RETURNS TABLE(id integer, role text, state public.dealership_state)
    LANGUAGE sql STABLE
    AS $$
  select dealership.id, membership.role::text,
    case when house.state in ('suspended', 'closed') then house.state else dealership.state end
  from membership
  join dealership on dealership.id = membership.dealership_id or dealership.sandbox_of = membership.dealership_id
  left join dealership as house on house.id = dealership.sandbox_of
  where membership.account_id = of_account and membership.accepted_at is not null
  union all
  select dealership.id, group_membership.role::text, dealership.state
  from group_membership join dealership using (group_id)
  where group_membership.account_id = of_account
  union all
  select sandbox.id, group_membership.role::text,
    case when dealership.state in ('suspended', 'closed') then dealership.state else sandbox.state end
  from group_membership join dealership using (group_id) join dealership as sandbox on sandbox.sandbox_of = dealership.id
  where group_membership.account_id = of_account
$$;

CREATE FUNCTION public.tell_delivery_to_message() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update inquiry_message set delivery = new.state where mail_id = new.id;
  return null;
end $$;

CREATE FUNCTION public.touch_updated_at() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.updated_at := now();
  return new;
end $$;

CREATE TABLE public.audit_entry (
    id uuid DEFAULT uuidv7() NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    actor_account_id integer,
    on_behalf boolean DEFAULT false NOT NULL,
    dealership_id integer,
    action text NOT NULL,
    object_kind text NOT NULL,
    object_id text NOT NULL,
    object_label text NOT NULL,
    before jsonb NOT NULL,
    after jsonb NOT NULL,
    request_id text,
    actor_name text,
    CONSTRAINT audit_entry_action_check CHECK ((action ~ '^[a-z-]+\.[a-z-]+$'::text)),
    CONSTRAINT audit_entry_after_check CHECK ((jsonb_typeof(after) = 'object'::text)),
    CONSTRAINT audit_entry_before_check CHECK ((jsonb_typeof(before) = 'object'::text)),
    CONSTRAINT audit_entry_object_kind_check CHECK ((object_kind ~ '^[a-z-]+$'::text)),
    CONSTRAINT audit_entry_object_label_check CHECK ((length(object_label) <= 200))
)
PARTITION BY RANGE (at);

CREATE TABLE audit.audit_entry_default (
    id uuid DEFAULT uuidv7() CONSTRAINT audit_entry_id_not_null NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() CONSTRAINT audit_entry_at_not_null NOT NULL,
    actor_account_id integer,
    on_behalf boolean DEFAULT false CONSTRAINT audit_entry_on_behalf_not_null NOT NULL,
    dealership_id integer,
    action text CONSTRAINT audit_entry_action_not_null NOT NULL,
    object_kind text CONSTRAINT audit_entry_object_kind_not_null NOT NULL,
    object_id text CONSTRAINT audit_entry_object_id_not_null NOT NULL,
    object_label text CONSTRAINT audit_entry_object_label_not_null NOT NULL,
    before jsonb CONSTRAINT audit_entry_before_not_null NOT NULL,
    after jsonb CONSTRAINT audit_entry_after_not_null NOT NULL,
    request_id text,
    actor_name text,
    CONSTRAINT audit_entry_action_check CHECK ((action ~ '^[a-z-]+\.[a-z-]+$'::text)),
    CONSTRAINT audit_entry_after_check CHECK ((jsonb_typeof(after) = 'object'::text)),
    CONSTRAINT audit_entry_before_check CHECK ((jsonb_typeof(before) = 'object'::text)),
    CONSTRAINT audit_entry_object_kind_check CHECK ((object_kind ~ '^[a-z-]+$'::text)),
    CONSTRAINT audit_entry_object_label_check CHECK ((length(object_label) <= 200))
);

CREATE TABLE public.account (
    id integer NOT NULL,
    email public.email_address NOT NULL,
    state public.account_state DEFAULT 'invited'::public.account_state NOT NULL,
    person_id integer,
    display_name text NOT NULL COLLATE public.people,
    password_hash text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    is_operator boolean DEFAULT false NOT NULL,
    is_editor boolean DEFAULT false NOT NULL,
    language public.content_language DEFAULT 'de-AT'::public.content_language NOT NULL,
    passkey_handle uuid DEFAULT gen_random_uuid() NOT NULL,
    is_demo boolean DEFAULT false NOT NULL,
    wants_monthly_report boolean DEFAULT true NOT NULL,
    CONSTRAINT account_password_hash_check CHECK ((password_hash ~~ '$argon2id$%'::text))
);

ALTER TABLE public.account ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.account_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.account_token (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id integer NOT NULL,
    purpose public.account_token_purpose NOT NULL,
    dealership_id integer,
    invited_by integer,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    group_id integer,
    CONSTRAINT to_dealership_or_group CHECK ((num_nonnulls(dealership_id, group_id) <= 1))
);

CREATE TABLE public.acting_grant (
    id uuid DEFAULT uuidv7() NOT NULL,
    account_id integer NOT NULL,
    dealership_id integer NOT NULL,
    reason text NOT NULL,
    until timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT acting_grant_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500)))
);

CREATE TABLE public.acting_look (
    account_id integer NOT NULL,
    dealership_id integer NOT NULL,
    object text NOT NULL,
    hour timestamp with time zone NOT NULL
);

CREATE TABLE public.agreement (
    dealership_id integer NOT NULL,
    kind text NOT NULL,
    version text NOT NULL,
    account_id integer,
    accepted_by text NOT NULL,
    accepted_at timestamp with time zone DEFAULT now() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT agreement_kind_check CHECK ((kind = ANY (ARRAY['terms'::text, 'processing-contract'::text]))),
    CONSTRAINT agreement_version_check CHECK ((version <> ''::text))
);

CREATE TABLE public.agreement_version (
    id uuid DEFAULT uuidv7() NOT NULL,
    kind text NOT NULL,
    version text NOT NULL,
    valid_from date NOT NULL,
    text_url text,
    summary text DEFAULT ''::text NOT NULL,
    announced_at timestamp with time zone,
    announced_by integer,
    mailed_until integer DEFAULT 0 NOT NULL,
    mailed_count integer DEFAULT 0 NOT NULL,
    mailed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT agreement_version_check1 CHECK (((announced_at IS NULL) OR (valid_from >= (((announced_at AT TIME ZONE 'Europe/Vienna'::text))::date + 15)))),
    CONSTRAINT agreement_version_kind_check CHECK ((kind = ANY (ARRAY['terms'::text, 'processing-contract'::text]))),
    CONSTRAINT agreement_version_text_url_check CHECK ((text_url ~ '^(/|https://)'::text)),
    CONSTRAINT agreement_version_version_check CHECK ((version <> ''::text))
);

CREATE TABLE public.answers_of_hour (
    hour timestamp with time zone NOT NULL,
    answers bigint NOT NULL,
    failures bigint NOT NULL,
    CONSTRAINT answers_of_hour_answers_check CHECK ((answers >= 0)),
    CONSTRAINT answers_of_hour_check CHECK (((failures >= 0) AND (failures <= answers)))
)
WITH (fillfactor='70');

CREATE TABLE public.api_key (
    id text NOT NULL,
    dealership_id integer,
    group_id integer,
    name text NOT NULL,
    scopes text[] NOT NULL,
    networks cidr[] DEFAULT '{}'::cidr[] NOT NULL,
    secret_hash text NOT NULL,
    previous_hash text,
    previous_until timestamp with time zone,
    rotated_at timestamp with time zone,
    expires_at timestamp with time zone NOT NULL,
    last_used_on date,
    revoked_at timestamp with time zone,
    end_told_at timestamp with time zone,
    created_by integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT api_key_id_check CHECK ((id ~ '^[0-9A-Za-z]{12}$'::text)),
    CONSTRAINT api_key_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
    CONSTRAINT api_key_networks_check CHECK ((cardinality(networks) <= 20)),
    CONSTRAINT api_key_previous_hash_check CHECK ((previous_hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT api_key_scopes_check CHECK (((cardinality(scopes) > 0) AND (scopes <@ ARRAY['stock'::text, 'pictures'::text, 'inquiries'::text, 'statistics'::text]))),
    CONSTRAINT api_key_secret_hash_check CHECK ((secret_hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT of_dealership_or_group CHECK ((num_nonnulls(dealership_id, group_id) = 1)),
    CONSTRAINT previous_has_an_end CHECK (((previous_hash IS NULL) = (previous_until IS NULL)))
);

CREATE TABLE public.backfill (
    name text NOT NULL,
    after_id bigint DEFAULT 0 NOT NULL,
    finished_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.bulk_change (
    run_id uuid NOT NULL,
    listing_id bigint NOT NULL,
    title text NOT NULL,
    before jsonb NOT NULL,
    after jsonb NOT NULL,
    lowest_of_thirty_days_eur public.euro,
    outcome public.bulk_outcome,
    refused text,
    CONSTRAINT bulk_change_after_check CHECK ((jsonb_typeof(after) = 'object'::text)),
    CONSTRAINT bulk_change_before_check CHECK ((jsonb_typeof(before) = 'object'::text)),
    CONSTRAINT bulk_change_refused_check CHECK ((refused ~ '^[a-z-]{1,60}$'::text)),
    CONSTRAINT refused_with_reason CHECK ((((outcome = ANY (ARRAY['refused'::public.bulk_outcome, 'kept'::public.bulk_outcome])) = (refused IS NOT NULL)) OR ((outcome IS NULL) AND (refused IS NULL))))
);

CREATE TABLE public.bulk_run (
    id uuid DEFAULT uuidv7() NOT NULL,
    dealership_id integer NOT NULL,
    account_id integer,
    actor_name text,
    request_id text,
    act jsonb NOT NULL,
    state public.bulk_state DEFAULT 'previewed'::public.bulk_state NOT NULL,
    started_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    failures smallint DEFAULT 0 NOT NULL,
    CONSTRAINT bulk_run_act_check CHECK ((jsonb_typeof(act) = 'object'::text)),
    CONSTRAINT started_unless_previewed CHECK (((state = 'previewed'::public.bulk_state) = (started_at IS NULL)))
);

CREATE TABLE public.car_look (
    listing_id bigint NOT NULL,
    image_id bigint NOT NULL,
    dealership_id integer NOT NULL,
    model_id integer NOT NULL,
    fingerprint bigint NOT NULL
);

CREATE TABLE public.catalogue_gap (
    id integer NOT NULL,
    kind text NOT NULL,
    format text,
    column_name text,
    raw text NOT NULL,
    field text,
    code text,
    model_id integer,
    cars integer NOT NULL,
    dealerships integer NOT NULL,
    last_seen_at timestamp with time zone NOT NULL,
    CONSTRAINT catalogue_gap_cars_check CHECK ((cars > 0)),
    CONSTRAINT catalogue_gap_check CHECK (((kind = 'value'::text) = ((format IS NOT NULL) AND (column_name IS NOT NULL)))),
    CONSTRAINT catalogue_gap_dealerships_check CHECK ((dealerships > 0)),
    CONSTRAINT catalogue_gap_kind_check CHECK ((kind = ANY (ARRAY['value'::text, 'code'::text])))
);

CREATE TABLE public.catalogue_gap_count (
    kind text NOT NULL,
    counted_at timestamp with time zone NOT NULL,
    CONSTRAINT catalogue_gap_count_kind_check CHECK ((kind = ANY (ARRAY['value'::text, 'code'::text])))
);

ALTER TABLE public.catalogue_gap ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.catalogue_gap_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.city (
    id integer NOT NULL,
    slug public.slug NOT NULL,
    postcode text NOT NULL,
    name text NOT NULL COLLATE public.people,
    district_id smallint NOT NULL,
    municipality_code integer,
    latitude public.latitude NOT NULL,
    longitude public.longitude NOT NULL,
    population integer,
    revision integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    name_words text[] GENERATED ALWAYS AS (public.fold_words(name)) STORED NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT city_municipality_code_check CHECK (((municipality_code >= 10000) AND (municipality_code <= 99999))),
    CONSTRAINT city_name_check CHECK ((name <> ''::text)),
    CONSTRAINT city_population_check CHECK ((population > 0)),
    CONSTRAINT city_postcode_check CHECK ((postcode ~ '^[1-9][0-9]{3}$'::text)),
    CONSTRAINT city_slug_check CHECK ((NOT public.is_reserved_slug((slug)::text)))
);

ALTER TABLE public.city ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.city_id_seq
    START WITH 100000
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.colloquial_name (
    id integer NOT NULL,
    word text NOT NULL,
    key text NOT NULL,
    make_id integer NOT NULL,
    model_id integer,
    revision integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT colloquial_name_key_check CHECK ((key <> ''::text)),
    CONSTRAINT colloquial_name_word_check CHECK (((length(word) >= 2) AND (length(word) <= 60)))
);

ALTER TABLE public.colloquial_name ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.colloquial_name_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.complaint (
    id uuid DEFAULT uuidv7() NOT NULL,
    reference text DEFAULT upper("left"(replace((gen_random_uuid())::text, '-'::text, ''::text), 10)) NOT NULL,
    complainant public.complainant NOT NULL,
    statement_id uuid,
    notice_id uuid,
    restriction_id uuid,
    dealership_id integer,
    account_id integer,
    text text NOT NULL,
    state public.complaint_state DEFAULT 'open'::public.complaint_state NOT NULL,
    answer text,
    due_at timestamp with time zone DEFAULT (now() + '14 days'::interval) NOT NULL,
    decided_at timestamp with time zone,
    decided_by integer,
    by_same_person boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT about_one_thing CHECK ((num_nonnulls(statement_id, notice_id, restriction_id) = 1)),
    CONSTRAINT complaint_answer_check CHECK (((length(answer) >= 1) AND (length(answer) <= 5000))),
    CONSTRAINT complaint_answered CHECK ((((state = 'open'::public.complaint_state) = (decided_at IS NULL)) AND ((state = 'open'::public.complaint_state) = (answer IS NULL)))),
    CONSTRAINT complaint_text_check CHECK (((length(text) >= 1) AND (length(text) <= 5000))),
    CONSTRAINT of_dealer_or_reporter CHECK ((((complainant = 'dealer'::public.complainant) = (dealership_id IS NOT NULL)) AND ((complainant = 'reporter'::public.complainant) = (notice_id IS NOT NULL))))
);

CREATE TABLE public.content (
    id bigint NOT NULL,
    kind public.content_kind NOT NULL,
    key public.slug NOT NULL,
    language public.content_language NOT NULL,
    slug public.slug NOT NULL,
    state public.content_state DEFAULT 'draft'::public.content_state NOT NULL,
    publish_at timestamp with time zone,
    public_number integer,
    file_hash text,
    revision integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    remark text,
    remark_by integer,
    remark_at timestamp with time zone,
    CONSTRAINT content_check CHECK (((remark IS NULL) = (remark_at IS NULL))),
    CONSTRAINT content_check1 CHECK (((remark IS NOT NULL) OR (remark_by IS NULL))),
    CONSTRAINT content_remark_check CHECK (((length(remark) >= 1) AND (length(remark) <= 500))),
    CONSTRAINT public_with_version CHECK (((state <> ALL (ARRAY['scheduled'::public.content_state, 'published'::public.content_state])) OR ((publish_at IS NOT NULL) AND (public_number IS NOT NULL))))
);

ALTER TABLE public.content ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.content_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.content_link (
    url text NOT NULL,
    status smallint,
    failures smallint DEFAULT 0 NOT NULL,
    checked_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT content_link_check CHECK (((status IS NULL) = (checked_at IS NULL))),
    CONSTRAINT content_link_failures_check CHECK ((failures >= 0)),
    CONSTRAINT content_link_status_check CHECK (((status >= 0) AND (status <= 999))),
    CONSTRAINT content_link_url_check CHECK (((url ~ '^https?://'::text) AND (length(url) <= 500)))
);

CREATE TABLE public.content_notice (
    id uuid DEFAULT uuidv7() NOT NULL,
    state public.notice_state DEFAULT 'open'::public.notice_state NOT NULL,
    listing_id bigint,
    reason public.notice_reason NOT NULL,
    explanation text NOT NULL,
    reporter_name text,
    reporter_email public.email_address,
    decision_reason text,
    decided_at timestamp with time zone,
    decided_by integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    reference text DEFAULT upper("left"(replace((gen_random_uuid())::text, '-'::text, ''::text), 10)) NOT NULL,
    dealership_id integer,
    language public.content_language DEFAULT 'de-AT'::public.content_language NOT NULL,
    due_at timestamp with time zone DEFAULT (now() + '72:00:00'::interval) NOT NULL,
    assigned_account_id integer,
    question text,
    asked_dealer_at timestamp with time zone,
    dealer_answer text,
    dealer_answered_at timestamp with time zone,
    dealer_answered_by integer,
    measure public.moderation_measure,
    CONSTRAINT answered_at_a_time CHECK (((dealer_answer IS NULL) = (dealer_answered_at IS NULL))),
    CONSTRAINT answered_when_asked CHECK (((dealer_answer IS NULL) OR (asked_dealer_at IS NOT NULL))),
    CONSTRAINT asked_with_question CHECK (((question IS NULL) = (asked_dealer_at IS NULL))),
    CONSTRAINT content_notice_check CHECK (((state = 'open'::public.notice_state) = (decided_at IS NULL))),
    CONSTRAINT content_notice_check1 CHECK (((state = 'open'::public.notice_state) = (decision_reason IS NULL))),
    CONSTRAINT content_notice_dealer_answer_check CHECK ((length(dealer_answer) <= 5000)),
    CONSTRAINT content_notice_explanation_check CHECK ((length(explanation) <= 5000)),
    CONSTRAINT content_notice_question_check CHECK ((length(question) <= 5000)),
    CONSTRAINT measure_with_decision CHECK (((state <> 'open'::public.notice_state) OR (measure IS NULL)))
);

CREATE TABLE public.content_picture (
    name public.slug NOT NULL,
    image_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    alt_de text,
    alt_en text,
    credit text,
    added_by integer,
    from_installation boolean DEFAULT false NOT NULL,
    CONSTRAINT content_picture_alt_de_check CHECK (((length(alt_de) >= 3) AND (length(alt_de) <= 200))),
    CONSTRAINT content_picture_alt_en_check CHECK (((length(alt_en) >= 3) AND (length(alt_en) <= 200))),
    CONSTRAINT content_picture_credit_check CHECK (((length(credit) >= 1) AND (length(credit) <= 120)))
);

CREATE UNLOGGED TABLE public.content_presence (
    content_id bigint NOT NULL,
    account_id integer NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.content_preview (
    content_id bigint NOT NULL,
    serial uuid DEFAULT gen_random_uuid() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    made_by integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.content_revision (
    content_id bigint NOT NULL,
    number integer NOT NULL,
    language public.content_language NOT NULL,
    front_matter jsonb NOT NULL,
    body_markdown text NOT NULL,
    reading_minutes smallint NOT NULL,
    source public.content_source NOT NULL,
    author_account_id integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    words tsvector GENERATED ALWAYS AS (((setweight(to_tsvector(
CASE language
    WHEN 'en'::public.content_language THEN 'english'::regconfig
    ELSE 'german'::regconfig
END, (front_matter ->> 'title'::text)), 'A'::"char") || setweight(to_tsvector(
CASE language
    WHEN 'en'::public.content_language THEN 'english'::regconfig
    ELSE 'german'::regconfig
END, (front_matter ->> 'lead'::text)), 'B'::"char")) || setweight(to_tsvector(
CASE language
    WHEN 'en'::public.content_language THEN 'english'::regconfig
    ELSE 'german'::regconfig
END, regexp_replace(body_markdown, '\{\{[^}]*\}\}'::text, ''::text, 'g'::text)), 'C'::"char"))) STORED NOT NULL,
    saved_at timestamp with time zone DEFAULT now() NOT NULL,
    fault text,
    CONSTRAINT content_revision_body_markdown_check CHECK ((length(body_markdown) <= 60000)),
    CONSTRAINT content_revision_fault_check CHECK ((length(fault) <= 500)),
    CONSTRAINT content_revision_front_matter_check CHECK (((front_matter ? 'title'::text) AND (front_matter ? 'lead'::text))),
    CONSTRAINT content_revision_number_check CHECK ((number > 0)),
    CONSTRAINT content_revision_reading_minutes_check CHECK ((reading_minutes > 0))
);

CREATE TABLE public.content_use (
    content_id bigint NOT NULL,
    what text NOT NULL,
    name text NOT NULL,
    CONSTRAINT content_use_name_check CHECK (((length(name) >= 1) AND (length(name) <= 500))),
    CONSTRAINT content_use_what_check CHECK ((what = ANY (ARRAY['link'::text, 'picture'::text, 'reference'::text])))
);

CREATE TABLE public.credit_condition (
    id integer NOT NULL,
    kind text NOT NULL,
    nominal_interest_percent numeric(6,3),
    processing_fee_eur numeric(8,2),
    contract_fee_percent numeric(5,2),
    contract_fee_months smallint,
    vat_percent public.percent,
    valid_from date NOT NULL,
    source_name text NOT NULL,
    source_url text,
    source_as_of date NOT NULL,
    assumption boolean NOT NULL,
    entered_by integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT credit_condition_contract_fee_months_check CHECK (((contract_fee_months >= 1) AND (contract_fee_months <= 120))),
    CONSTRAINT credit_condition_contract_fee_percent_check CHECK (((contract_fee_percent >= (0)::numeric) AND (contract_fee_percent <= (10)::numeric))),
    CONSTRAINT credit_condition_kind_check CHECK ((kind = ANY (ARRAY['credit'::text, 'leasing'::text, 'fees'::text]))),
    CONSTRAINT credit_condition_nominal_interest_percent_check CHECK (((nominal_interest_percent >= (0)::numeric) AND (nominal_interest_percent <= (25)::numeric))),
    CONSTRAINT credit_condition_processing_fee_eur_check CHECK (((processing_fee_eur >= (0)::numeric) AND (processing_fee_eur <= (10000)::numeric))),
    CONSTRAINT credit_condition_source_name_check CHECK (((length(source_name) >= 1) AND (length(source_name) <= 300))),
    CONSTRAINT credit_condition_source_url_check CHECK (((source_url ~ '^https://'::text) AND (length(source_url) <= 500))),
    CONSTRAINT whole_set CHECK (
CASE kind
    WHEN 'fees'::text THEN ((num_nonnulls(contract_fee_percent, contract_fee_months, vat_percent) = 3) AND (num_nulls(nominal_interest_percent, processing_fee_eur) = 2))
    ELSE ((num_nonnulls(nominal_interest_percent, processing_fee_eur) = 2) AND (num_nulls(contract_fee_percent, contract_fee_months, vat_percent) = 3))
END)
);

ALTER TABLE public.credit_condition ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.credit_condition_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.custom_page (
    dealership_id integer NOT NULL,
    title text NOT NULL,
    body_markdown text NOT NULL,
    published boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.dealer_group (
    id integer NOT NULL,
    slug public.slug NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT dealer_group_name_check CHECK ((name <> ''::text)),
    CONSTRAINT dealer_group_slug_check CHECK (((NOT public.is_reserved_slug((slug)::text)) AND ((slug)::text ~ '[a-z]'::text)))
);

ALTER TABLE public.dealer_group ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.dealer_group_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.dealership (
    id integer NOT NULL,
    slug public.slug NOT NULL,
    state public.dealership_state DEFAULT 'requested'::public.dealership_state NOT NULL,
    name text NOT NULL COLLATE public.people,
    legal_name text NOT NULL COLLATE public.people,
    street text NOT NULL,
    city_id integer NOT NULL,
    latitude public.latitude NOT NULL,
    longitude public.longitude NOT NULL,
    phone text,
    email public.email_address NOT NULL,
    website text,
    description text DEFAULT ''::text NOT NULL,
    languages text[] DEFAULT '{}'::text[] NOT NULL,
    services text[] DEFAULT '{}'::text[] NOT NULL,
    accent_colour text,
    logo_image_id bigint,
    vat_id text,
    company_register_number text,
    trade_authority text,
    revision integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    name_words text[] GENERATED ALWAYS AS (public.fold_words(name)) STORED NOT NULL COLLATE pg_catalog."C",
    name_key text GENERATED ALWAYS AS (public.fold_name(name)) STORED NOT NULL COLLATE pg_catalog."C",
    group_id integer,
    legal_form text,
    seat text,
    company_register_court text,
    gisa_number text,
    chamber text,
    rules_url text,
    managing_persons text[] DEFAULT '{}'::text[] NOT NULL,
    is_pinned boolean DEFAULT false NOT NULL,
    sandbox_of integer,
    admitted_at timestamp with time zone,
    office_words text GENERATED ALWAYS AS ((' '::text || public.fold_name(((((((((((((name || ' '::text) || legal_name) || ' '::text) || (slug)::text) || ' '::text) || (email)::text) || ' '::text) || COALESCE(vat_id, ''::text)) || ' '::text) || COALESCE(company_register_number, ''::text)) || ' '::text) || replace(COALESCE(company_register_number, ''::text), ' '::text, ''::text))))) STORED NOT NULL COLLATE pg_catalog."C",
    max_cars integer DEFAULT 20000 NOT NULL,
    CONSTRAINT dealership_accent_colour_check CHECK ((accent_colour ~ '^#[0-9a-f]{6}$'::text)),
    CONSTRAINT dealership_gisa_number_check CHECK ((gisa_number ~ '^[0-9]{8}$'::text)),
    CONSTRAINT dealership_legal_form_check CHECK ((legal_form ~ '^[a-z-]{1,40}$'::text)),
    CONSTRAINT dealership_max_cars_check CHECK (((max_cars >= 1) AND (max_cars <= 1000000))),
    CONSTRAINT dealership_name_check CHECK ((name <> ''::text)),
    CONSTRAINT dealership_rules_url_check CHECK ((rules_url ~ '^https?://'::text)),
    CONSTRAINT dealership_sandbox_check CHECK ((((state)::text = 'sandbox'::text) = (sandbox_of IS NOT NULL))),
    CONSTRAINT dealership_sandbox_group_check CHECK (((sandbox_of IS NULL) OR (group_id IS NULL))),
    CONSTRAINT dealership_slug_check CHECK (((NOT public.is_reserved_slug((slug)::text)) AND ((slug)::text ~ '[a-z]'::text))),
    CONSTRAINT dealership_vat_id_check CHECK ((vat_id ~ '^ATU[0-9]{8}$'::text)),
    CONSTRAINT dealership_website_check CHECK ((website ~ '^https?://'::text))
);

COMMENT ON COLUMN public.dealership.name_key IS 'No longer read: lists are in order of name.';

CREATE TABLE public.dealership_district (
    dealership_id integer NOT NULL,
    district_id smallint NOT NULL,
    kind public.served_district_kind NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE public.dealership ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.dealership_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.dealership_image (
    dealership_id integer NOT NULL,
    "position" smallint NOT NULL,
    image_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT dealership_image_position_check CHECK (("position" >= 0))
);

CREATE TABLE public.dealership_make (
    dealership_id integer NOT NULL,
    make_id integer NOT NULL,
    kind public.contract_kind NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.dealership_opening_hours (
    dealership_id integer NOT NULL,
    weekday smallint NOT NULL,
    opens time without time zone NOT NULL,
    closes time without time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT dealership_opening_hours_check CHECK ((closes > opens)),
    CONSTRAINT dealership_opening_hours_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)))
);

CREATE TABLE public.dealership_report (
    dealership_id integer NOT NULL,
    month public.year_month NOT NULL,
    figures jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.dealership_request (
    id uuid DEFAULT uuidv7() NOT NULL,
    reference text DEFAULT upper("left"(replace((gen_random_uuid())::text, '-'::text, ''::text), 10)) NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    person_name text NOT NULL,
    email public.email_address NOT NULL,
    phone text NOT NULL,
    language public.content_language NOT NULL,
    name text NOT NULL COLLATE public.people,
    name_key text GENERATED ALWAYS AS (public.fold_name(name)) STORED NOT NULL COLLATE pg_catalog."C",
    legal_name text NOT NULL COLLATE public.people,
    legal_form text NOT NULL,
    street text NOT NULL,
    postcode text NOT NULL,
    city text NOT NULL,
    vat_id text,
    company_register_number text,
    company_register_court text,
    gisa_number text,
    trade_authority text,
    managing_persons text[] DEFAULT '{}'::text[] NOT NULL,
    website text,
    car_count integer NOT NULL,
    feed_format text NOT NULL,
    message text DEFAULT ''::text NOT NULL,
    terms_version text NOT NULL,
    processing_contract_version text NOT NULL,
    due_on date NOT NULL,
    question text,
    asked_at timestamp with time zone,
    vat_answer text,
    vat_name text,
    vat_checked_at timestamp with time zone,
    reasons text,
    decided_at timestamp with time zone,
    decided_by integer,
    dealership_id integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT dealership_request_car_count_check CHECK ((car_count >= 0)),
    CONSTRAINT dealership_request_check CHECK (((state = ANY (ARRAY['approved'::text, 'refused'::text])) = (decided_at IS NOT NULL))),
    CONSTRAINT dealership_request_check1 CHECK (((state = 'refused'::text) = (reasons IS NOT NULL))),
    CONSTRAINT dealership_request_check2 CHECK (((state <> 'asked'::text) OR (question IS NOT NULL))),
    CONSTRAINT dealership_request_check3 CHECK (((vat_answer IS NULL) = (vat_checked_at IS NULL))),
    CONSTRAINT dealership_request_gisa_number_check CHECK ((gisa_number ~ '^[0-9]{8}$'::text)),
    CONSTRAINT dealership_request_legal_form_check CHECK ((legal_form ~ '^[a-z-]{1,40}$'::text)),
    CONSTRAINT dealership_request_legal_name_check CHECK ((legal_name <> ''::text)),
    CONSTRAINT dealership_request_name_check CHECK ((name <> ''::text)),
    CONSTRAINT dealership_request_person_name_check CHECK ((person_name <> ''::text)),
    CONSTRAINT dealership_request_postcode_check CHECK ((postcode ~ '^[1-9][0-9]{3}$'::text)),
    CONSTRAINT dealership_request_state_check CHECK ((state = ANY (ARRAY['open'::text, 'asked'::text, 'approved'::text, 'refused'::text]))),
    CONSTRAINT dealership_request_vat_answer_check CHECK ((vat_answer = ANY (ARRAY['valid'::text, 'invalid'::text, 'unreachable'::text]))),
    CONSTRAINT dealership_request_vat_id_check CHECK ((vat_id ~ '^ATU[0-9]{8}$'::text)),
    CONSTRAINT dealership_request_website_check CHECK ((website ~ '^https?://'::text))
);

CREATE TABLE public.dealership_restriction (
    id uuid DEFAULT uuidv7() NOT NULL,
    dealership_id integer NOT NULL,
    kind public.restriction_kind NOT NULL,
    facts text NOT NULL,
    ground public.restriction_ground NOT NULL,
    clause text NOT NULL,
    found_by public.restriction_finding NOT NULL,
    announced_at timestamp with time zone DEFAULT now() NOT NULL,
    effective_at timestamp with time zone NOT NULL,
    at_once_because public.restriction_haste,
    complaint_until date NOT NULL,
    applied_at timestamp with time zone,
    lifted_at timestamp with time zone,
    lifted_because text,
    decided_by integer,
    lifted_by integer,
    statement_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT dealership_restriction_clause_check CHECK (((length(clause) >= 1) AND (length(clause) <= 200))),
    CONSTRAINT dealership_restriction_facts_check CHECK (((length(facts) >= 1) AND (length(facts) <= 4000))),
    CONSTRAINT dealership_restriction_lifted_because_check CHECK (((length(lifted_because) >= 1) AND (length(lifted_because) <= 5000))),
    CONSTRAINT restriction_closed_for_good CHECK (((kind <> 'closed'::public.restriction_kind) OR (applied_at IS NULL) OR (lifted_at IS NULL))),
    CONSTRAINT restriction_haste_of_closing CHECK (((kind = 'closed'::public.restriction_kind) OR (at_once_because IS NULL))),
    CONSTRAINT restriction_lifted_with_reason CHECK (((lifted_at IS NULL) = (lifted_because IS NULL))),
    CONSTRAINT restriction_not_before_announced CHECK ((effective_at >= announced_at)),
    CONSTRAINT restriction_thirty_days CHECK (((kind <> 'closed'::public.restriction_kind) OR (at_once_because IS NOT NULL) OR (effective_at >= (announced_at + '720:00:00'::interval))))
);

CREATE TABLE public.dealership_special_day (
    dealership_id integer NOT NULL,
    day date NOT NULL,
    note text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT dealership_special_day_note_check CHECK ((note <> ''::text))
);

CREATE TABLE public.dealership_special_hours (
    dealership_id integer NOT NULL,
    day date NOT NULL,
    opens time without time zone NOT NULL,
    closes time without time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT dealership_special_hours_check CHECK ((closes > opens))
);

CREATE TABLE public.dealership_stock (
    dealership_id integer NOT NULL,
    online integer NOT NULL,
    counted_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT dealership_stock_online_check CHECK ((online >= 0))
);

CREATE TABLE public.directory_word (
    word text NOT NULL COLLATE pg_catalog."C"
);

CREATE TABLE public.district (
    id smallint NOT NULL,
    region_id smallint NOT NULL,
    parent_id smallint,
    slug public.slug NOT NULL,
    name text NOT NULL COLLATE public.people,
    kind public.district_kind NOT NULL,
    plate_code text,
    latitude public.latitude NOT NULL,
    longitude public.longitude NOT NULL,
    population integer NOT NULL,
    selectable boolean GENERATED ALWAYS AS ((kind <> 'vienna'::public.district_kind)) STORED NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT district_check CHECK (((parent_id IS NOT NULL) = (kind = 'vienna-district'::public.district_kind))),
    CONSTRAINT district_plate_code_check CHECK ((plate_code ~ '^[A-Z]{1,2}$'::text)),
    CONSTRAINT district_population_check CHECK ((population > 0)),
    CONSTRAINT district_slug_check CHECK ((NOT public.is_reserved_slug((slug)::text)))
);

CREATE TABLE public.empty_search_of_day (
    day date NOT NULL,
    question text NOT NULL,
    count integer NOT NULL,
    CONSTRAINT empty_search_of_day_count_check CHECK ((count > 0)),
    CONSTRAINT empty_search_of_day_question_check CHECK ((length(question) <= 1000))
)
WITH (fillfactor='70');

CREATE TABLE public.error_of_day (
    day date NOT NULL,
    source text NOT NULL,
    kind text NOT NULL,
    place text NOT NULL,
    count integer NOT NULL,
    CONSTRAINT error_of_day_count_check CHECK ((count > 0)),
    CONSTRAINT error_of_day_kind_check CHECK (((length(kind) >= 1) AND (length(kind) <= 60))),
    CONSTRAINT error_of_day_place_check CHECK ((length(place) <= 200)),
    CONSTRAINT error_of_day_source_check CHECK ((source = ANY (ARRAY['api'::text, 'browser'::text])))
)
WITH (fillfactor='70');

CREATE TABLE public.expectation_of_day (
    dealership_id integer NOT NULL,
    day date NOT NULL,
    cars integer NOT NULL,
    own_impressions integer NOT NULL,
    own_views integer NOT NULL,
    own_contacts integer NOT NULL,
    impressions real NOT NULL,
    views real NOT NULL,
    contacts real NOT NULL
);

CREATE TABLE public.export_link (
    id uuid DEFAULT uuidv7() NOT NULL,
    dealership_id integer NOT NULL,
    name text NOT NULL,
    format text NOT NULL,
    language public.content_language NOT NULL,
    with_vin boolean NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone,
    CONSTRAINT export_link_check CHECK (((NOT with_vin) OR (format = 'google'::text))),
    CONSTRAINT export_link_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'xlsx'::text, 'json'::text, 'google'::text]))),
    CONSTRAINT export_link_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
    CONSTRAINT export_link_token_hash_check CHECK ((length(token_hash) = 32))
);

CREATE TABLE public.external_identity (
    provider_id integer NOT NULL,
    subject text NOT NULL,
    account_id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT external_identity_subject_check CHECK (((subject <> ''::text) AND (length(subject) <= 255)))
);

CREATE TABLE public.feed (
    id uuid DEFAULT uuidv7() NOT NULL,
    dealership_id integer,
    group_id integer,
    name text NOT NULL,
    format text NOT NULL,
    source text NOT NULL,
    location text,
    username text,
    secret_encrypted text,
    host_key text,
    interval_minutes integer,
    daily_at time without time zone,
    site_map jsonb DEFAULT '{}'::jsonb NOT NULL,
    named_sites text[] DEFAULT '{}'::text[] NOT NULL,
    answers jsonb DEFAULT '{}'::jsonb NOT NULL,
    vanish_limit_percent public.percent DEFAULT 5 NOT NULL,
    state public.feed_state DEFAULT 'new'::public.feed_state NOT NULL,
    next_run_at timestamp with time zone,
    polled_until timestamp with time zone,
    asked_dry boolean,
    looked_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT feed_answers_check CHECK ((jsonb_typeof(answers) = 'object'::text)),
    CONSTRAINT feed_host_key_check CHECK ((length(host_key) <= 200)),
    CONSTRAINT feed_interval_minutes_check CHECK (((interval_minutes >= 15) AND (interval_minutes <= 10080))),
    CONSTRAINT feed_location_check CHECK ((length(location) <= 1000)),
    CONSTRAINT feed_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
    CONSTRAINT feed_site_map_check CHECK ((jsonb_typeof(site_map) = 'object'::text)),
    CONSTRAINT feed_source_check CHECK ((source = ANY (ARRAY['upload'::text, 'url'::text, 'sftp'::text, 'push'::text]))),
    CONSTRAINT feed_username_check CHECK ((length(username) <= 200)),
    CONSTRAINT interval_or_daily CHECK ((num_nonnulls(interval_minutes, daily_at) <= 1)),
    CONSTRAINT of_dealership_or_group CHECK ((num_nonnulls(dealership_id, group_id) = 1))
);

CREATE TABLE public.feed_car (
    feed_id uuid NOT NULL,
    dealership_id integer NOT NULL,
    number text NOT NULL,
    listing_id bigint NOT NULL,
    hash bytea,
    fields jsonb DEFAULT '{}'::jsonb NOT NULL,
    locked text[] DEFAULT '{}'::text[] NOT NULL,
    vanished_since timestamp with time zone,
    kept_since timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT feed_car_fields_check CHECK ((jsonb_typeof(fields) = 'object'::text)),
    CONSTRAINT feed_car_hash_check CHECK ((length(hash) = 32)),
    CONSTRAINT feed_car_number_check CHECK (((length(number) >= 1) AND (length(number) <= 100)))
);

CREATE TABLE public.feed_file (
    key text NOT NULL,
    feed_id uuid,
    bytes bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.feed_line (
    at timestamp with time zone NOT NULL,
    run_id uuid NOT NULL,
    place integer NOT NULL,
    line integer,
    number text,
    site text,
    dealership_id integer,
    listing_id bigint,
    title text NOT NULL,
    fate public.car_fate NOT NULL,
    is_draft boolean DEFAULT false NOT NULL,
    needs_you boolean NOT NULL,
    has_locked boolean NOT NULL,
    changes jsonb NOT NULL,
    issues jsonb NOT NULL,
    revision integer,
    undone text,
    CONSTRAINT feed_line_changes_check CHECK ((jsonb_typeof(changes) = 'array'::text)),
    CONSTRAINT feed_line_issues_check CHECK ((jsonb_typeof(issues) = 'array'::text)),
    CONSTRAINT feed_line_undone_check CHECK ((undone = ANY (ARRAY['undone'::text, 'kept'::text])))
)
PARTITION BY RANGE (at);

CREATE TABLE public.feed_line_default (
    at timestamp with time zone CONSTRAINT feed_line_at_not_null NOT NULL,
    run_id uuid CONSTRAINT feed_line_run_id_not_null NOT NULL,
    place integer CONSTRAINT feed_line_place_not_null NOT NULL,
    line integer,
    number text,
    site text,
    dealership_id integer,
    listing_id bigint,
    title text CONSTRAINT feed_line_title_not_null NOT NULL,
    fate public.car_fate CONSTRAINT feed_line_fate_not_null NOT NULL,
    is_draft boolean DEFAULT false CONSTRAINT feed_line_is_draft_not_null NOT NULL,
    needs_you boolean CONSTRAINT feed_line_needs_you_not_null NOT NULL,
    has_locked boolean CONSTRAINT feed_line_has_locked_not_null NOT NULL,
    changes jsonb CONSTRAINT feed_line_changes_not_null NOT NULL,
    issues jsonb CONSTRAINT feed_line_issues_not_null NOT NULL,
    revision integer,
    undone text,
    CONSTRAINT feed_line_changes_check CHECK ((jsonb_typeof(changes) = 'array'::text)),
    CONSTRAINT feed_line_issues_check CHECK ((jsonb_typeof(issues) = 'array'::text)),
    CONSTRAINT feed_line_undone_check CHECK ((undone = ANY (ARRAY['undone'::text, 'kept'::text])))
);

CREATE TABLE public.feed_picture (
    listing_id bigint NOT NULL,
    "position" smallint NOT NULL,
    feed_id uuid NOT NULL,
    dealership_id integer NOT NULL,
    host text NOT NULL,
    named text NOT NULL,
    source text NOT NULL,
    file_key text,
    state public.feed_picture_state DEFAULT 'wanted'::public.feed_picture_state NOT NULL,
    wanted_at timestamp with time zone DEFAULT now() NOT NULL,
    tries smallint DEFAULT 0 NOT NULL,
    next_at timestamp with time zone DEFAULT now() NOT NULL,
    reason text,
    upload_id uuid,
    content_hash text,
    etag text,
    last_modified text,
    checked_at timestamp with time zone,
    CONSTRAINT feed_picture_etag_check CHECK ((length(etag) <= 1000)),
    CONSTRAINT feed_picture_last_modified_check CHECK ((length(last_modified) <= 200)),
    CONSTRAINT feed_picture_named_check CHECK ((length(named) <= 2000)),
    CONSTRAINT feed_picture_position_check CHECK (("position" >= 0)),
    CONSTRAINT feed_picture_reason_check CHECK ((reason ~ '^[a-z-]{1,60}$'::text)),
    CONSTRAINT feed_picture_source_check CHECK ((length(source) <= 2000)),
    CONSTRAINT file_of_archive CHECK (((host ~~ 'archive/%'::text) = (file_key IS NOT NULL)))
)
WITH (fillfactor='80');

CREATE TABLE public.feed_picture_host (
    host text NOT NULL,
    next_at timestamp with time zone DEFAULT now() NOT NULL,
    failures smallint DEFAULT 0 NOT NULL,
    failed_for text[] DEFAULT '{}'::text[] NOT NULL
)
WITH (fillfactor='50');

CREATE TABLE public.feed_picture_lane (
    feed_id uuid NOT NULL,
    host text NOT NULL,
    next_at timestamp with time zone DEFAULT now() NOT NULL,
    failures smallint DEFAULT 0 NOT NULL
)
WITH (fillfactor='50');

CREATE TABLE public.feed_picture_list (
    listing_id bigint NOT NULL,
    feed_id uuid NOT NULL,
    dealership_id integer NOT NULL,
    placed text[] DEFAULT '{}'::text[] NOT NULL,
    is_due boolean DEFAULT false NOT NULL
);

CREATE TABLE public.feed_run (
    id uuid DEFAULT uuidv7() NOT NULL,
    feed_id uuid NOT NULL,
    number integer NOT NULL,
    file_key text,
    file_hash text,
    file_bytes bigint,
    file_name text,
    dry boolean NOT NULL,
    state public.feed_run_state DEFAULT 'queued'::public.feed_run_state NOT NULL,
    reason text,
    reason_line integer,
    reason_detail text,
    counts jsonb DEFAULT '{}'::jsonb NOT NULL,
    vanishing jsonb DEFAULT '{}'::jsonb NOT NULL,
    lines integer,
    cursor integer DEFAULT 0 NOT NULL,
    withdraw_vanished boolean,
    failures smallint DEFAULT 0 NOT NULL,
    account_id integer,
    actor_name text,
    started_at timestamp with time zone,
    finished_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT feed_run_counts_check CHECK ((jsonb_typeof(counts) = 'object'::text)),
    CONSTRAINT feed_run_file_hash_check CHECK ((file_hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT feed_run_file_name_check CHECK ((length(file_name) <= 255)),
    CONSTRAINT feed_run_number_check CHECK ((number > 0)),
    CONSTRAINT feed_run_reason_check CHECK ((reason ~ '^[a-z-]{1,60}$'::text)),
    CONSTRAINT feed_run_reason_detail_check CHECK ((reason_detail ~ '^[a-z-]{1,60}$'::text)),
    CONSTRAINT feed_run_vanishing_check CHECK ((jsonb_typeof(vanishing) = 'object'::text))
);

CREATE TABLE public.feed_source (
    feed_id uuid NOT NULL,
    location text,
    etag text,
    last_modified text,
    failures smallint DEFAULT 0 NOT NULL,
    failure text,
    failed_at timestamp with time zone,
    public_key text,
    private_key_encrypted text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT feed_source_etag_check CHECK ((length(etag) <= 1000)),
    CONSTRAINT feed_source_failure_check CHECK ((failure ~ '^[a-z-]{1,60}$'::text)),
    CONSTRAINT feed_source_last_modified_check CHECK ((length(last_modified) <= 200)),
    CONSTRAINT key_pair CHECK (((public_key IS NULL) = (private_key_encrypted IS NULL)))
);

CREATE TABLE public.feed_value_group (
    run_id uuid NOT NULL,
    dealership_id integer,
    column_name text NOT NULL,
    raw text NOT NULL,
    field text,
    code text NOT NULL,
    cars integer NOT NULL,
    CONSTRAINT feed_value_group_cars_check CHECK ((cars > 0))
);

CREATE TABLE public.finding (
    id uuid DEFAULT uuidv7() NOT NULL,
    kind public.finding_kind NOT NULL,
    listing_id bigint NOT NULL,
    other_listing_id bigint,
    facts text NOT NULL,
    detail jsonb NOT NULL,
    state public.finding_state DEFAULT 'open'::public.finding_state NOT NULL,
    found_at timestamp with time zone DEFAULT now() NOT NULL,
    decided_by integer,
    decided_at timestamp with time zone,
    why text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT finding_check CHECK (((kind = ANY (ARRAY['vin'::public.finding_kind, 'picture'::public.finding_kind])) = (other_listing_id IS NOT NULL))),
    CONSTRAINT finding_check1 CHECK ((listing_id < other_listing_id)),
    CONSTRAINT finding_check2 CHECK (((state = ANY (ARRAY['dismissed'::public.finding_state, 'acted'::public.finding_state])) = (decided_at IS NOT NULL))),
    CONSTRAINT finding_check3 CHECK (((decided_at IS NOT NULL) OR ((decided_by IS NULL) AND (why IS NULL)))),
    CONSTRAINT finding_detail_check CHECK ((jsonb_typeof(detail) = 'object'::text)),
    CONSTRAINT finding_facts_check CHECK ((length(facts) <= 2000)),
    CONSTRAINT finding_why_check CHECK ((length(why) <= 500))
);

CREATE TABLE public.former_content_slug (
    kind public.content_kind NOT NULL,
    language public.content_language NOT NULL,
    slug public.slug NOT NULL,
    content_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.former_slug (
    entity text NOT NULL,
    scope_id bigint DEFAULT 0 NOT NULL,
    slug public.slug NOT NULL,
    entity_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT former_slug_entity_check CHECK ((entity = ANY (ARRAY['region'::text, 'district'::text, 'city'::text, 'make'::text, 'model'::text, 'dealership'::text])))
);

CREATE TABLE public.generation (
    id integer NOT NULL,
    model_id integer NOT NULL,
    name text NOT NULL COLLATE public.people,
    built_from public.build_year,
    built_to public.build_year,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    edited_at timestamp with time zone,
    CONSTRAINT generation_check CHECK (((built_to)::smallint >= (built_from)::smallint))
);

ALTER TABLE public.generation ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.generation_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.group_invitation (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id integer NOT NULL,
    group_id integer NOT NULL,
    role public.group_role NOT NULL,
    invited_name text NOT NULL,
    invited_email public.email_address NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT group_invitation_invited_name_check CHECK ((invited_name <> ''::text))
);

CREATE TABLE public.group_membership (
    account_id integer NOT NULL,
    group_id integer NOT NULL,
    role public.group_role NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL
);

CREATE TABLE public.idempotent_answer (
    dealership_id integer NOT NULL,
    key text NOT NULL,
    request_hash text NOT NULL,
    answer jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT idempotent_answer_key_check CHECK (((length(key) >= 1) AND (length(key) <= 100))),
    CONSTRAINT idempotent_answer_request_hash_check CHECK ((request_hash ~ '^[0-9a-f]{64}$'::text))
);

CREATE TABLE public.identity_provider (
    id integer NOT NULL,
    group_id integer NOT NULL,
    issuer text NOT NULL,
    client_id text NOT NULL,
    secret_encrypted text NOT NULL,
    role_claim text NOT NULL,
    role_claims jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT identity_provider_client_id_check CHECK (((client_id <> ''::text) AND (length(client_id) <= 200))),
    CONSTRAINT identity_provider_issuer_check CHECK (((issuer ~ '^https?://'::text) AND (length(issuer) <= 300))),
    CONSTRAINT identity_provider_role_claim_check CHECK ((role_claim <> ''::text)),
    CONSTRAINT identity_provider_role_claims_check CHECK ((jsonb_typeof(role_claims) = 'array'::text))
);

CREATE TABLE public.identity_provider_domain (
    provider_id integer NOT NULL,
    domain text NOT NULL,
    confirmed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT identity_provider_domain_domain_check CHECK (((domain = lower(domain)) AND (domain ~ '^[a-z0-9.-]+$'::text) AND (length(domain) <= 253)))
);

ALTER TABLE public.identity_provider ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.identity_provider_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.image (
    id bigint NOT NULL,
    content_hash text NOT NULL,
    media_type text NOT NULL,
    width_px integer NOT NULL,
    height_px integer NOT NULL,
    size_bytes integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    sharpness real,
    dark_share real,
    bright_share real,
    look bigint,
    fingerprint bigint,
    CONSTRAINT image_content_hash_check CHECK ((content_hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT image_height_px_check CHECK (((height_px >= 1) AND (height_px <= 20000))),
    CONSTRAINT image_media_type_check CHECK ((media_type = ANY (ARRAY['image/jpeg'::text, 'image/png'::text, 'image/webp'::text]))),
    CONSTRAINT image_size_bytes_check CHECK ((size_bytes > 0)),
    CONSTRAINT image_width_px_check CHECK (((width_px >= 1) AND (width_px <= 20000)))
);

ALTER TABLE public.image ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.image_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.image_upload (
    id uuid NOT NULL,
    dealership_id integer NOT NULL,
    state public.image_upload_state DEFAULT 'received'::public.image_upload_state NOT NULL,
    source_hash text NOT NULL,
    source_bytes integer NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    image_id bigint,
    rejection public.image_rejection,
    processed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    listing_id bigint,
    shot text,
    account_id integer,
    source_image_id bigint,
    edit jsonb,
    CONSTRAINT edit_of_source CHECK (((edit IS NULL) = (source_image_id IS NULL))),
    CONSTRAINT image_upload_source_bytes_check CHECK ((source_bytes > 0)),
    CONSTRAINT image_upload_source_hash_check CHECK ((source_hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT processed_unless_received CHECK (((state = 'received'::public.image_upload_state) = (processed_at IS NULL))),
    CONSTRAINT ready_with_image CHECK (((state = 'ready'::public.image_upload_state) = (image_id IS NOT NULL))),
    CONSTRAINT rejected_with_reason CHECK (((state = 'rejected'::public.image_upload_state) = (rejection IS NOT NULL)))
);

CREATE TABLE public.inbox_setting (
    dealership_id integer NOT NULL,
    target_minutes integer NOT NULL,
    reminder_minutes integer,
    escalation_minutes integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT inbox_setting_escalation_minutes_check CHECK ((escalation_minutes > 0)),
    CONSTRAINT inbox_setting_reminder_minutes_check CHECK ((reminder_minutes > 0)),
    CONSTRAINT inbox_setting_target_minutes_check CHECK ((target_minutes > 0))
);

CREATE TABLE public.inquiry (
    id uuid DEFAULT uuidv7() NOT NULL,
    kind public.inquiry_kind NOT NULL,
    dealership_id integer,
    listing_id bigint,
    sender_name text NOT NULL,
    sender_email public.email_address NOT NULL,
    sender_phone text,
    message text DEFAULT ''::text NOT NULL,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    subject public.inquiry_subject,
    language text DEFAULT 'de-AT'::text NOT NULL,
    CONSTRAINT inquiry_check CHECK (((kind <> 'listing'::public.inquiry_kind) OR (dealership_id IS NOT NULL))),
    CONSTRAINT inquiry_language_check CHECK ((language = ANY (ARRAY['de-AT'::text, 'en'::text]))),
    CONSTRAINT listing_with_subject CHECK (((kind = 'listing'::public.inquiry_kind) = (subject IS NOT NULL)))
);

CREATE TABLE public.inquiry_act (
    id uuid DEFAULT uuidv7() NOT NULL,
    recipient_id uuid NOT NULL,
    account_id integer,
    act public.thread_act NOT NULL,
    state public.thread_state,
    before public.thread_state,
    assignee_account_id integer,
    reached boolean,
    key uuid,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

CREATE TABLE public.inquiry_attachment (
    id uuid DEFAULT uuidv7() NOT NULL,
    message_id uuid NOT NULL,
    name text NOT NULL,
    media_type text NOT NULL,
    size_bytes integer NOT NULL,
    is_kept boolean NOT NULL,
    CONSTRAINT inquiry_attachment_media_type_check CHECK (((length(media_type) >= 1) AND (length(media_type) <= 255))),
    CONSTRAINT inquiry_attachment_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255))),
    CONSTRAINT inquiry_attachment_size_bytes_check CHECK ((size_bytes >= 0))
);

CREATE TABLE public.inquiry_message (
    id uuid DEFAULT uuidv7() NOT NULL,
    recipient_id uuid NOT NULL,
    from_buyer boolean NOT NULL,
    via text NOT NULL,
    author_account_id integer,
    from_address public.email_address,
    body text NOT NULL,
    key text NOT NULL,
    mail_id uuid,
    delivery public.mail_state,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT inquiry_message_check CHECK (((NOT from_buyer) OR ((author_account_id IS NULL) AND (delivery IS NULL)))),
    CONSTRAINT inquiry_message_check1 CHECK ((from_buyer OR ((from_address IS NULL) AND (delivery IS NOT NULL)))),
    CONSTRAINT inquiry_message_key_check CHECK (((length(key) >= 1) AND (length(key) <= 1000))),
    CONSTRAINT inquiry_message_via_check CHECK ((via = ANY (ARRAY['page'::text, 'mail'::text])))
);

CREATE TABLE public.inquiry_note (
    id uuid DEFAULT uuidv7() NOT NULL,
    recipient_id uuid NOT NULL,
    account_id integer,
    body text NOT NULL,
    key uuid NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT inquiry_note_body_check CHECK (((length(body) >= 1) AND (length(body) <= 2000)))
);

CREATE TABLE public.inquiry_recipient (
    inquiry_id uuid NOT NULL,
    dealership_id integer NOT NULL,
    delivered_at timestamp with time zone,
    read_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    waits_for_digest boolean DEFAULT false NOT NULL,
    id uuid DEFAULT uuidv7() NOT NULL,
    state public.thread_state DEFAULT 'open'::public.thread_state NOT NULL,
    state_at timestamp with time zone DEFAULT now() NOT NULL,
    assigned_account_id integer,
    last_buyer_message_at timestamp with time zone DEFAULT now() NOT NULL,
    waiting_since timestamp with time zone DEFAULT now(),
    due_at timestamp with time zone,
    remind_at timestamp with time zone,
    escalate_at timestamp with time zone,
    first_answer_at timestamp with time zone,
    first_answer_minutes integer,
    lost_reason public.lost_reason,
    lost_note text,
    CONSTRAINT deadlines_while_open CHECK (((state = 'open'::public.thread_state) OR ((due_at IS NULL) AND (remind_at IS NULL) AND (escalate_at IS NULL)))),
    CONSTRAINT inquiry_recipient_first_answer_minutes_check CHECK ((first_answer_minutes >= 0)),
    CONSTRAINT inquiry_recipient_lost_note_check CHECK ((length(lost_note) <= 300)),
    CONSTRAINT lost_note_with_reason CHECK (((lost_note IS NULL) OR (lost_reason IS NOT NULL))),
    CONSTRAINT lost_with_reason CHECK (((state = 'lost'::public.thread_state) = (lost_reason IS NOT NULL))),
    CONSTRAINT waiting_while_open CHECK (((state = 'open'::public.thread_state) = (waiting_since IS NOT NULL)))
);

CREATE TABLE public.limit_use (
    id bigint NOT NULL,
    limit_name text NOT NULL,
    key_hash bytea NOT NULL,
    used_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT limit_use_key_hash_check CHECK ((length(key_hash) = 16))
);

ALTER TABLE public.limit_use ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.limit_use_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.listing (
    id bigint NOT NULL,
    dealership_id integer NOT NULL,
    external_id text,
    state public.listing_state DEFAULT 'draft'::public.listing_state NOT NULL,
    blocked_reason text,
    category public.category NOT NULL,
    make_id integer NOT NULL,
    model_id integer NOT NULL,
    version_id integer,
    slug public.slug NOT NULL,
    title text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    video_url text,
    price_eur public.euro NOT NULL,
    net_price_eur public.euro,
    vat_reclaimable boolean DEFAULT false NOT NULL,
    nova_included boolean DEFAULT true NOT NULL,
    previous_price_eur public.euro,
    price_changed_at timestamp with time zone,
    mileage_km public.kilometre DEFAULT 0 NOT NULL,
    first_registration public.year_month,
    inspection_valid_until public.year_month,
    owners smallint,
    accident_free boolean,
    service_book boolean,
    warranty boolean DEFAULT false NOT NULL,
    warranty_months smallint,
    body public.body NOT NULL,
    fuel public.fuel NOT NULL,
    gearbox public.gearbox NOT NULL,
    drive public.drive,
    power_kw public.kilowatt NOT NULL,
    continuous_power_kw public.kilowatt,
    combustion_power_kw public.kilowatt,
    kerb_weight_kg public.kilogram,
    displacement_ccm public.cubic_centimetre,
    cylinders smallint,
    doors smallint,
    seats smallint,
    colour public.colour,
    metallic boolean DEFAULT false NOT NULL,
    interior_colour public.colour,
    interior_material public.interior_material,
    emission_class public.emission_class,
    consumption_l public.litre_per_100km,
    consumption_kwh public.kwh_per_100km,
    co2_g_per_km public.gram_per_km,
    consumption_norm public.consumption_norm,
    range_km public.kilometre,
    battery_kwh public.kilowatt_hour,
    battery_health public.percent,
    battery_health_issuer text,
    battery_health_date date,
    equipment public.equipment_item[] DEFAULT '{}'::public.equipment_item[] NOT NULL,
    city_id integer,
    quality_score public.percent DEFAULT 0 NOT NULL,
    published_at timestamp with time zone,
    confirmed_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone,
    revision integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    condition_kind public.condition_kind,
    taxation public.taxation,
    input_tax public.input_tax,
    vin text,
    national_code text,
    reduced_from_eur public.euro,
    internal_note text,
    in_stock_since date,
    CONSTRAINT battery_health_whole CHECK ((((battery_health IS NULL) = (battery_health_issuer IS NULL)) AND ((battery_health IS NULL) = (battery_health_date IS NULL)))),
    CONSTRAINT blocked_with_reason CHECK ((((state <> 'blocked'::public.listing_state) OR (blocked_reason IS NOT NULL)) AND ((state = ANY (ARRAY['blocked'::public.listing_state, 'withdrawn'::public.listing_state])) OR (blocked_reason IS NULL)))),
    CONSTRAINT car_sold_as_new_has_consumption CHECK (((state = ANY (ARRAY['draft'::public.listing_state, 'withdrawn'::public.listing_state, 'blocked'::public.listing_state])) OR (condition_kind IS NULL) OR (condition_kind <> ALL (ARRAY['day-registration'::public.condition_kind, 'demonstration'::public.condition_kind])) OR ((co2_g_per_km IS NOT NULL) AND ((consumption_l IS NOT NULL) OR (consumption_kwh IS NOT NULL))))),
    CONSTRAINT consumption_has_norm CHECK ((((consumption_l IS NULL) AND (consumption_kwh IS NULL)) OR (consumption_norm IS NOT NULL))),
    CONSTRAINT electric_has_no_cylinders CHECK (((fuel <> 'electric'::public.fuel) OR ((displacement_ccm IS NULL) AND (cylinders IS NULL) AND (consumption_l IS NULL)))),
    CONSTRAINT ended_when_gone CHECK (((state = ANY (ARRAY['sold'::public.listing_state, 'expired'::public.listing_state, 'withdrawn'::public.listing_state, 'blocked'::public.listing_state])) = (ended_at IS NOT NULL))),
    CONSTRAINT input_tax_only_where_vat_is_shown CHECK (((input_tax IS NULL) OR (input_tax = 'none'::public.input_tax) OR (taxation = 'standard'::public.taxation))),
    CONSTRAINT listing_cylinders_check CHECK (((cylinders >= 1) AND (cylinders <= 16))),
    CONSTRAINT listing_description_check CHECK ((length(description) <= 20000)),
    CONSTRAINT listing_doors_check CHECK (((doors >= 1) AND (doors <= 7))),
    CONSTRAINT listing_internal_note_check CHECK ((length(internal_note) <= 2000)),
    CONSTRAINT listing_owners_check CHECK (((owners >= 0) AND (owners <= 30))),
    CONSTRAINT listing_price_eur_check CHECK (((price_eur)::integer > 0)),
    CONSTRAINT listing_seats_check CHECK (((seats >= 1) AND (seats <= 9))),
    CONSTRAINT listing_title_check CHECK (((title <> ''::text) AND (length(title) <= 200))),
    CONSTRAINT listing_video_url_check CHECK ((video_url ~ '^https://'::text)),
    CONSTRAINT listing_warranty_months_check CHECK (((warranty_months >= 1) AND (warranty_months <= 120))),
    CONSTRAINT national_code_form CHECK ((national_code ~ '^[0-9]{6}$'::text)),
    CONSTRAINT net_price_only_with_vat CHECK (((net_price_eur IS NULL) OR (((net_price_eur)::integer <= (price_eur)::integer) AND (taxation <> 'margin-scheme'::public.taxation)))),
    CONSTRAINT new_car_has_consumption CHECK (((state = ANY (ARRAY['draft'::public.listing_state, 'withdrawn'::public.listing_state, 'blocked'::public.listing_state])) OR (category <> 'new'::public.category) OR ((co2_g_per_km IS NOT NULL) AND ((consumption_l IS NOT NULL) OR (consumption_kwh IS NOT NULL))))),
    CONSTRAINT price_change_whole CHECK (((previous_price_eur IS NULL) = (price_changed_at IS NULL))),
    CONSTRAINT published_unless_draft CHECK (((state = ANY (ARRAY['draft'::public.listing_state, 'withdrawn'::public.listing_state, 'blocked'::public.listing_state])) OR (published_at IS NOT NULL))),
    CONSTRAINT reduction_is_below_lowest_price CHECK (((reduced_from_eur IS NULL) OR ((price_changed_at IS NOT NULL) AND ((price_eur)::integer < (reduced_from_eur)::integer)))),
    CONSTRAINT slug_ends_in_id CHECK (((slug)::text ~~ ('%-'::text || id))),
    CONSTRAINT used_car_has_registration CHECK (((state = ANY (ARRAY['draft'::public.listing_state, 'withdrawn'::public.listing_state, 'blocked'::public.listing_state])) OR (category = 'new'::public.category) OR (first_registration IS NOT NULL))),
    CONSTRAINT vin_form CHECK ((vin ~ '^[A-HJ-NPR-Z0-9]{17}$'::text)),
    CONSTRAINT warranty_months_only_with_warranty CHECK (((warranty_months IS NULL) OR warranty))
);

COMMENT ON COLUMN public.listing.vat_reclaimable IS 'No longer written: see taxation.';

CREATE TABLE public.listing_creation (
    dealership_id integer NOT NULL,
    key uuid NOT NULL,
    listing_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.listing_draft (
    id bigint NOT NULL,
    dealership_id integer NOT NULL,
    fields jsonb DEFAULT '{}'::jsonb NOT NULL,
    pictures jsonb,
    saved_by integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT listing_draft_fields_check CHECK ((jsonb_typeof(fields) = 'object'::text)),
    CONSTRAINT listing_draft_pictures_check CHECK ((jsonb_typeof(pictures) = 'array'::text))
);

ALTER TABLE public.listing ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.listing_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.listing_image (
    listing_id bigint NOT NULL,
    "position" smallint NOT NULL,
    image_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    alt_text text,
    shot text,
    source_image_id bigint,
    edit jsonb,
    CONSTRAINT listing_image_alt_text_check CHECK (((alt_text <> ''::text) AND (length(alt_text) <= 300))),
    CONSTRAINT listing_image_position_check CHECK ((("position" >= 0) AND ("position" <= 99)))
);

CREATE TABLE public.listing_matching (
    listing_id bigint NOT NULL,
    revision integer NOT NULL,
    fingerprint text,
    asked_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.listing_price (
    listing_id bigint NOT NULL,
    valid_from timestamp with time zone NOT NULL,
    price_eur public.euro NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    nova_included boolean DEFAULT true NOT NULL,
    CONSTRAINT listing_price_price_eur_check CHECK (((price_eur)::integer > 0))
);

CREATE TABLE public.listing_rating (
    listing_id bigint NOT NULL,
    price_model_id integer NOT NULL,
    listing_revision integer NOT NULL,
    label public.price_rating NOT NULL,
    estimate_eur public.euro,
    band_low_eur public.euro,
    band_high_eur public.euro,
    scale_low_eur public.euro,
    scale_high_eur public.euro,
    sample_size integer NOT NULL,
    group_level public.price_group_level,
    explanation json,
    revision integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT band_in_order CHECK ((((scale_low_eur)::integer <= (band_low_eur)::integer) AND ((band_low_eur)::integer <= (estimate_eur)::integer) AND ((estimate_eur)::integer <= (band_high_eur)::integer) AND ((band_high_eur)::integer <= (scale_high_eur)::integer))),
    CONSTRAINT estimate_unless_unknown CHECK (((label = 'unknown'::public.price_rating) = (estimate_eur IS NULL))),
    CONSTRAINT estimate_whole CHECK ((num_nonnulls(estimate_eur, band_low_eur, band_high_eur, scale_low_eur, scale_high_eur, group_level, explanation) = ANY (ARRAY[0, 7]))),
    CONSTRAINT listing_rating_sample_size_check CHECK ((sample_size >= 0))
);

CREATE TABLE public.listing_revision (
    listing_id bigint NOT NULL,
    revision integer NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    account_id integer,
    actor_name text,
    source public.change_source NOT NULL,
    changes jsonb NOT NULL,
    CONSTRAINT listing_revision_changes_check CHECK ((jsonb_typeof(changes) = 'array'::text))
);

CREATE TABLE public.listing_schedule (
    id bigint NOT NULL,
    listing_id bigint NOT NULL,
    dealership_id integer NOT NULL,
    at timestamp with time zone NOT NULL,
    publish boolean NOT NULL,
    price_eur public.euro,
    account_id integer,
    refused jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    on_behalf boolean DEFAULT false NOT NULL,
    CONSTRAINT does_something CHECK ((publish OR (price_eur IS NOT NULL))),
    CONSTRAINT listing_schedule_price_eur_check CHECK (((price_eur)::integer > 0))
);

ALTER TABLE public.listing_schedule ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.listing_schedule_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.mail (
    id uuid DEFAULT uuidv7() NOT NULL,
    template text NOT NULL,
    recipient public.email_address NOT NULL,
    language text NOT NULL,
    payload jsonb NOT NULL,
    state public.mail_state DEFAULT 'queued'::public.mail_state NOT NULL,
    settled_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    refusal text,
    bounced_at timestamp with time zone,
    bounce text,
    CONSTRAINT mail_bounce_check CHECK ((bounce ~ '^[A-Z0-9 .]{1,60}$'::text)),
    CONSTRAINT mail_language_check CHECK ((language = ANY (ARRAY['de-AT'::text, 'en'::text]))),
    CONSTRAINT mail_payload_check CHECK ((jsonb_typeof(payload) = 'object'::text)),
    CONSTRAINT mail_refusal_check CHECK ((refusal ~ '^[A-Z0-9 .]{1,60}$'::text)),
    CONSTRAINT settled_unless_queued CHECK (((state = 'queued'::public.mail_state) = (settled_at IS NULL)))
);

CREATE TABLE public.mail_of_day (
    day date NOT NULL,
    template text NOT NULL,
    outcome text NOT NULL,
    count integer NOT NULL,
    CONSTRAINT mail_of_day_count_check CHECK ((count > 0)),
    CONSTRAINT mail_of_day_outcome_check CHECK ((outcome = ANY (ARRAY['sent'::text, 'refused'::text, 'dropped'::text, 'bounced'::text]))),
    CONSTRAINT mail_of_day_template_check CHECK ((template ~ '^[a-z-]{1,60}$'::text))
)
WITH (fillfactor='70');

CREATE TABLE public.make (
    id integer NOT NULL,
    slug public.slug NOT NULL,
    name text NOT NULL COLLATE public.people,
    country text,
    kind text NOT NULL,
    emblem text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    edited_at timestamp with time zone,
    hidden_at timestamp with time zone,
    CONSTRAINT make_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
    CONSTRAINT make_slug_check CHECK ((NOT public.is_reserved_slug((slug)::text)))
);

ALTER TABLE public.make ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.make_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.market_demand (
    model_id integer NOT NULL,
    district_id smallint,
    agents integer NOT NULL,
    CONSTRAINT market_demand_agents_check CHECK ((agents >= 5))
);

CREATE TABLE public.market_of_day (
    segment text NOT NULL,
    day date NOT NULL,
    cars integer NOT NULL,
    impressions integer NOT NULL,
    views integer NOT NULL,
    contacts integer NOT NULL,
    CONSTRAINT market_of_day_cars_check CHECK ((cars > 0))
);

CREATE TABLE public.market_spread (
    day date NOT NULL,
    stage text NOT NULL,
    low_ratio real NOT NULL,
    high_ratio real NOT NULL,
    CONSTRAINT market_spread_check CHECK ((high_ratio >= low_ratio)),
    CONSTRAINT market_spread_stage_check CHECK ((stage = ANY (ARRAY['shown'::text, 'opened'::text, 'contacted'::text])))
);

CREATE TABLE public.market_supply (
    model_id integer NOT NULL,
    live integer NOT NULL,
    sold_of_45_days integer NOT NULL,
    days_in_stock real
);

CREATE TABLE public.membership (
    account_id integer NOT NULL,
    dealership_id integer NOT NULL,
    role public.dealership_role NOT NULL,
    invited_name text NOT NULL,
    accepted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    invited_email public.email_address,
    CONSTRAINT membership_invited_name_check CHECK ((invited_name <> ''::text))
);

CREATE TABLE public.model (
    id integer NOT NULL,
    make_id integer NOT NULL,
    slug public.slug NOT NULL,
    name text NOT NULL COLLATE public.people,
    built_from public.build_year,
    built_to public.build_year,
    popularity integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    edited_at timestamp with time zone,
    hidden_at timestamp with time zone,
    merged_into integer,
    CONSTRAINT merged_is_hidden CHECK (((merged_into IS NULL) OR ((hidden_at IS NOT NULL) AND (merged_into <> id)))),
    CONSTRAINT model_check CHECK (((built_to)::smallint >= (built_from)::smallint)),
    CONSTRAINT model_popularity_check CHECK ((popularity >= 0)),
    CONSTRAINT model_slug_check CHECK ((NOT public.is_reserved_slug((slug)::text)))
);

ALTER TABLE public.model ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.model_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.monthly_report_mail (
    account_id integer NOT NULL,
    month public.year_month NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.online_migration (
    name text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.operation_run (
    id uuid DEFAULT uuidv7() NOT NULL,
    kind text NOT NULL,
    state public.operation_state DEFAULT 'queued'::public.operation_state NOT NULL,
    phase text,
    progress integer DEFAULT 0 NOT NULL,
    total integer,
    cancel_asked boolean DEFAULT false NOT NULL,
    started_by integer,
    started_at timestamp with time zone,
    finished_at timestamp with time zone,
    result jsonb,
    error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT finished_when_over CHECK (((state = ANY (ARRAY['done'::public.operation_state, 'failed'::public.operation_state, 'cancelled'::public.operation_state])) = (finished_at IS NOT NULL))),
    CONSTRAINT operation_run_error_check CHECK ((length(error) <= 500)),
    CONSTRAINT operation_run_kind_check CHECK ((kind ~ '^[a-z-]{1,40}$'::text)),
    CONSTRAINT operation_run_phase_check CHECK ((phase ~ '^[a-z-]{1,40}$'::text)),
    CONSTRAINT operation_run_progress_check CHECK ((progress >= 0)),
    CONSTRAINT operation_run_result_check CHECK ((jsonb_typeof(result) = 'object'::text)),
    CONSTRAINT operation_run_total_check CHECK ((total >= 0))
);

CREATE TABLE public.passkey (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id integer NOT NULL,
    credential_id text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    backed_up boolean NOT NULL,
    label text NOT NULL,
    last_used_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT passkey_credential_id_check CHECK ((length(credential_id) <= 1400)),
    CONSTRAINT passkey_label_check CHECK ((label <> ''::text))
);

CREATE TABLE public.person (
    id integer NOT NULL,
    dealership_id integer NOT NULL,
    given_name text NOT NULL COLLATE public.people,
    family_name text NOT NULL COLLATE public.people,
    job_title text DEFAULT ''::text NOT NULL,
    phone text,
    email public.email_address,
    languages text[] DEFAULT '{}'::text[] NOT NULL,
    photo_image_id bigint,
    "position" smallint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    key uuid DEFAULT gen_random_uuid() NOT NULL
);

ALTER TABLE public.person ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.person_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.price_group (
    price_model_id integer NOT NULL,
    key text NOT NULL,
    cars integer NOT NULL,
    fit jsonb NOT NULL,
    usual jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT price_group_cars_check CHECK ((cars > 0)),
    CONSTRAINT price_group_fit_check CHECK ((jsonb_typeof(fit) = 'array'::text)),
    CONSTRAINT price_group_usual_check CHECK ((jsonb_typeof(usual) = 'array'::text))
);

CREATE TABLE public.price_model (
    id integer NOT NULL,
    cars integer NOT NULL,
    read_at timestamp with time zone NOT NULL,
    layout text NOT NULL,
    parameters jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT price_model_cars_check CHECK ((cars >= 0))
);

ALTER TABLE public.price_model ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.price_model_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.received_reply (
    id uuid DEFAULT uuidv7() NOT NULL,
    recipient_id uuid NOT NULL,
    writer public.reply_writer NOT NULL,
    kind public.reply_kind NOT NULL,
    message_id_hash bytea,
    content_hash bytea NOT NULL,
    message_id uuid,
    folded text NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT message_of_person CHECK (((kind = 'message'::public.reply_kind) OR ((message_id IS NULL) AND (folded = ''::text)))),
    CONSTRAINT received_reply_content_hash_check CHECK ((length(content_hash) = 32)),
    CONSTRAINT received_reply_folded_check CHECK ((length(folded) <= 20000)),
    CONSTRAINT received_reply_message_id_hash_check CHECK ((length(message_id_hash) = 32))
);

CREATE TABLE public.recovery_code (
    account_id integer NOT NULL,
    code_hash bytea NOT NULL,
    used_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT recovery_code_code_hash_check CHECK ((length(code_hash) = 32))
);

CREATE TABLE public.redirect (
    id integer NOT NULL,
    from_path text NOT NULL,
    to_path text NOT NULL,
    added_by integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT redirect_check CHECK ((from_path <> to_path)),
    CONSTRAINT redirect_from_path_check CHECK (((from_path ~ '^/[^\s?#]+$'::text) AND (length(from_path) <= 300))),
    CONSTRAINT redirect_to_path_check CHECK (((to_path ~ '^/[^\s?#]*$'::text) AND (length(to_path) <= 300)))
);

ALTER TABLE public.redirect ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.redirect_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.region (
    id smallint NOT NULL,
    slug public.slug NOT NULL,
    iso_code text NOT NULL,
    name text NOT NULL COLLATE public.people,
    name_en text NOT NULL COLLATE public.people,
    capital text NOT NULL COLLATE public.people,
    latitude public.latitude NOT NULL,
    longitude public.longitude NOT NULL,
    population integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT region_iso_code_check CHECK ((iso_code ~ '^AT-[1-9]$'::text)),
    CONSTRAINT region_population_check CHECK ((population > 0)),
    CONSTRAINT region_slug_check CHECK ((NOT public.is_reserved_slug((slug)::text)))
);

CREATE TABLE public.reply_template (
    dealership_id integer NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    language public.content_language NOT NULL,
    body text NOT NULL,
    is_removed boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT reply_template_body_check CHECK ((body <> ''::text)),
    CONSTRAINT reply_template_name_check CHECK ((name <> ''::text))
);

CREATE TABLE public.routing_rule (
    dealership_id integer NOT NULL,
    "position" smallint NOT NULL,
    make_ids integer[] NOT NULL,
    languages text[] NOT NULL,
    subjects text[] NOT NULL,
    "time" text NOT NULL,
    account_id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT routing_rule_position_check CHECK (("position" >= 0)),
    CONSTRAINT routing_rule_time_check CHECK (("time" = ANY (ARRAY['always'::text, 'open'::text, 'closed'::text])))
);

CREATE TABLE public.search_agent (
    id uuid DEFAULT uuidv7() NOT NULL,
    state public.search_agent_state DEFAULT 'pending'::public.search_agent_state NOT NULL,
    email public.email_address,
    request jsonb NOT NULL,
    frequency public.search_agent_frequency DEFAULT 'daily'::public.search_agent_frequency NOT NULL,
    events public.search_agent_event[] DEFAULT '{new-car}'::public.search_agent_event[] NOT NULL,
    language text DEFAULT 'de-AT'::text NOT NULL,
    consent_text_version text NOT NULL,
    consent_given_at timestamp with time zone NOT NULL,
    verified_at timestamp with time zone,
    revision integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    active_since timestamp with time zone,
    mailbox_hash bytea,
    mails_refused_at timestamp with time zone,
    CONSTRAINT search_agent_check CHECK (((state = 'deleted'::public.search_agent_state) = (email IS NULL))),
    CONSTRAINT search_agent_check1 CHECK (((state = ANY (ARRAY['pending'::public.search_agent_state, 'deleted'::public.search_agent_state])) OR (verified_at IS NOT NULL))),
    CONSTRAINT search_agent_check2 CHECK (((state <> 'deleted'::public.search_agent_state) OR (mailbox_hash IS NULL))),
    CONSTRAINT search_agent_check3 CHECK (((mails_refused_at IS NULL) OR (state = 'paused'::public.search_agent_state))),
    CONSTRAINT search_agent_events_check CHECK ((cardinality(events) > 0)),
    CONSTRAINT search_agent_language_check CHECK ((language = ANY (ARRAY['de-AT'::text, 'en'::text]))),
    CONSTRAINT search_agent_mailbox_hash_check CHECK ((length(mailbox_hash) = 16)),
    CONSTRAINT search_agent_request_check CHECK ((jsonb_typeof(request) = 'object'::text))
);

CREATE TABLE public.search_agent_code (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    search_agent_id uuid NOT NULL,
    tries smallint DEFAULT 0 NOT NULL,
    is_silent boolean DEFAULT false NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT search_agent_code_tries_check CHECK (((tries >= 0) AND (tries <= 5)))
);

CREATE TABLE public.search_agent_match (
    search_agent_id uuid NOT NULL,
    listing_id bigint NOT NULL,
    event public.search_agent_event NOT NULL,
    mailed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    price_eur public.euro DEFAULT 0 NOT NULL,
    mail_id uuid
);

CREATE TABLE public.search_word_of_day (
    day date NOT NULL,
    word text NOT NULL,
    count integer NOT NULL,
    CONSTRAINT search_word_of_day_count_check CHECK ((count > 0)),
    CONSTRAINT search_word_of_day_word_check CHECK ((((length(word) >= 2) AND (length(word) <= 30)) AND (word !~ '[0-9@]'::text)))
)
WITH (fillfactor='70');

CREATE TABLE public.session (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id integer NOT NULL,
    kind public.session_kind NOT NULL,
    generation integer DEFAULT 1 NOT NULL,
    rotated_at timestamp with time zone DEFAULT now() NOT NULL,
    signed_in_at timestamp with time zone DEFAULT now() NOT NULL,
    is_strong boolean NOT NULL,
    device_label text NOT NULL,
    last_seen_on date DEFAULT ((now() AT TIME ZONE 'Europe/Vienna'::text))::date NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    ended_because public.session_end,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    identity_provider_id integer,
    identity_provider_session text,
    CONSTRAINT session_check CHECK (((ended_at IS NULL) = (ended_because IS NULL))),
    CONSTRAINT session_device_label_check CHECK ((length(device_label) <= 100)),
    CONSTRAINT session_generation_check CHECK ((generation > 0)),
    CONSTRAINT session_identity_provider_session_check CHECK ((length(identity_provider_session) <= 255))
);

CREATE TABLE public.slow_search_of_day (
    day date NOT NULL,
    filters text NOT NULL,
    count integer NOT NULL,
    total_ms bigint NOT NULL,
    slowest_ms integer NOT NULL,
    CONSTRAINT slow_search_of_day_count_check CHECK ((count > 0)),
    CONSTRAINT slow_search_of_day_filters_check CHECK ((length(filters) <= 600))
)
WITH (fillfactor='70');

CREATE TABLE public.spent_challenge (
    id bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    form_hash bytea,
    answer jsonb,
    CONSTRAINT spent_challenge_form_hash_check CHECK ((length(form_hash) = 16)),
    CONSTRAINT spent_challenge_id_check CHECK ((length(id) = 16))
);

CREATE TABLE public.state_transition (
    entity text NOT NULL,
    from_state text NOT NULL,
    to_state text NOT NULL
);

CREATE TABLE public.statement_of_reasons (
    id uuid DEFAULT uuidv7() NOT NULL,
    reference text DEFAULT upper("left"(replace((gen_random_uuid())::text, '-'::text, ''::text), 10)) NOT NULL,
    object public.moderated_object NOT NULL,
    listing_id bigint,
    dealership_id integer NOT NULL,
    label text NOT NULL,
    measure public.moderation_measure NOT NULL,
    facts text NOT NULL,
    ground public.moderation_ground NOT NULL,
    clause text NOT NULL,
    territory public.moderation_territory DEFAULT 'everywhere'::public.moderation_territory NOT NULL,
    found_by public.moderation_origin NOT NULL,
    is_automated boolean DEFAULT false NOT NULL,
    issued_at timestamp with time zone DEFAULT now() NOT NULL,
    effective_at timestamp with time zone DEFAULT now() NOT NULL,
    complaint_until timestamp with time zone DEFAULT (now() + '6 mons'::interval) NOT NULL,
    notice_id uuid,
    issued_by integer,
    state_before public.listing_state,
    ended_at_before timestamp with time zone,
    lifted_at timestamp with time zone,
    lifted_because text,
    lifted_by integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT statement_of_reasons_check CHECK (((lifted_at IS NULL) = (lifted_because IS NULL))),
    CONSTRAINT statement_of_reasons_check1 CHECK (((measure = 'block-listing'::public.moderation_measure) = (state_before IS NOT NULL))),
    CONSTRAINT statement_of_reasons_clause_check CHECK (((length(clause) >= 1) AND (length(clause) <= 200))),
    CONSTRAINT statement_of_reasons_facts_check CHECK (((length(facts) >= 1) AND (length(facts) <= 5000))),
    CONSTRAINT statement_of_reasons_label_check CHECK (((length(label) >= 1) AND (length(label) <= 300))),
    CONSTRAINT statement_of_reasons_lifted_because_check CHECK (((length(lifted_because) >= 1) AND (length(lifted_because) <= 5000))),
    CONSTRAINT statement_of_reasons_measure_check CHECK ((measure <> 'none'::public.moderation_measure))
);

CREATE TABLE public.statistics_batch (
    id uuid NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE SEQUENCE public.statistics_event_number
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.statistics_event (
    occurred_at timestamp with time zone DEFAULT now() NOT NULL,
    kind public.statistics_kind NOT NULL,
    dealership_id integer NOT NULL,
    listing_id bigint,
    number bigint DEFAULT nextval('public.statistics_event_number'::regclass) NOT NULL,
    source public.statistics_source DEFAULT 'direct'::public.statistics_source NOT NULL
)
PARTITION BY RANGE (occurred_at);

CREATE TABLE public.statistics_event_default (
    occurred_at timestamp with time zone DEFAULT now() CONSTRAINT statistics_event_occurred_at_not_null NOT NULL,
    kind public.statistics_kind CONSTRAINT statistics_event_kind_not_null NOT NULL,
    dealership_id integer CONSTRAINT statistics_event_dealership_id_not_null NOT NULL,
    listing_id bigint,
    number bigint DEFAULT nextval('public.statistics_event_number'::regclass) CONSTRAINT statistics_event_number_not_null NOT NULL,
    source public.statistics_source DEFAULT 'direct'::public.statistics_source CONSTRAINT statistics_event_source_not_null NOT NULL
);

CREATE TABLE public.statistics_of_day (
    day date NOT NULL,
    category public.category,
    region_id smallint,
    impressions bigint DEFAULT 0 NOT NULL,
    views bigint DEFAULT 0 NOT NULL,
    phones_shown bigint DEFAULT 0 NOT NULL,
    inquiries bigint DEFAULT 0 NOT NULL,
    prints bigint DEFAULT 0 NOT NULL,
    parked bigint DEFAULT 0 NOT NULL,
    shared bigint DEFAULT 0 NOT NULL,
    scans bigint DEFAULT 0 NOT NULL,
    directions bigint DEFAULT 0 NOT NULL,
    websites bigint DEFAULT 0 NOT NULL
);

CREATE TABLE public.statistics_of_listing (
    dealership_id integer NOT NULL,
    day date NOT NULL,
    listing_id bigint,
    impressions integer DEFAULT 0 NOT NULL,
    views integer DEFAULT 0 NOT NULL,
    phones_shown integer DEFAULT 0 NOT NULL,
    inquiries integer DEFAULT 0 NOT NULL,
    prints integer DEFAULT 0 NOT NULL,
    parked integer DEFAULT 0 NOT NULL,
    shared integer DEFAULT 0 NOT NULL,
    scans integer DEFAULT 0 NOT NULL,
    directions integer DEFAULT 0 NOT NULL,
    websites integer DEFAULT 0 NOT NULL,
    source public.statistics_source DEFAULT 'direct'::public.statistics_source NOT NULL
)
PARTITION BY RANGE (day);

CREATE TABLE public.statistics_of_listing_default (
    dealership_id integer CONSTRAINT statistics_of_listing_dealership_id_not_null NOT NULL,
    day date CONSTRAINT statistics_of_listing_day_not_null NOT NULL,
    listing_id bigint,
    impressions integer DEFAULT 0 CONSTRAINT statistics_of_listing_impressions_not_null NOT NULL,
    views integer DEFAULT 0 CONSTRAINT statistics_of_listing_views_not_null NOT NULL,
    phones_shown integer DEFAULT 0 CONSTRAINT statistics_of_listing_phones_shown_not_null NOT NULL,
    inquiries integer DEFAULT 0 CONSTRAINT statistics_of_listing_inquiries_not_null NOT NULL,
    prints integer DEFAULT 0 CONSTRAINT statistics_of_listing_prints_not_null NOT NULL,
    parked integer DEFAULT 0 CONSTRAINT statistics_of_listing_parked_not_null NOT NULL,
    shared integer DEFAULT 0 CONSTRAINT statistics_of_listing_shared_not_null NOT NULL,
    scans integer DEFAULT 0 CONSTRAINT statistics_of_listing_scans_not_null NOT NULL,
    directions integer DEFAULT 0 CONSTRAINT statistics_of_listing_directions_not_null NOT NULL,
    websites integer DEFAULT 0 CONSTRAINT statistics_of_listing_websites_not_null NOT NULL,
    source public.statistics_source DEFAULT 'direct'::public.statistics_source CONSTRAINT statistics_of_listing_source_not_null NOT NULL
);

CREATE TABLE public.statistics_of_listing_life (
    dealership_id integer NOT NULL,
    listing_id bigint NOT NULL,
    first_day date NOT NULL,
    last_day date NOT NULL,
    impressions integer NOT NULL,
    views integer NOT NULL,
    contacts integer NOT NULL,
    parked integer NOT NULL,
    reach_day date NOT NULL,
    reach_views integer NOT NULL,
    reach_inquiries integer NOT NULL,
    CONSTRAINT statistics_of_listing_life_check CHECK ((first_day <= last_day))
)
WITH (fillfactor='70');

CREATE TABLE public.statistics_of_listing_month (
    dealership_id integer NOT NULL,
    month date NOT NULL,
    listing_id bigint NOT NULL,
    make_id integer,
    impressions integer DEFAULT 0 NOT NULL,
    views integer DEFAULT 0 NOT NULL,
    phones_shown integer DEFAULT 0 NOT NULL,
    inquiries integer DEFAULT 0 NOT NULL,
    prints integer DEFAULT 0 NOT NULL,
    parked integer DEFAULT 0 NOT NULL,
    shared integer DEFAULT 0 NOT NULL,
    scans integer DEFAULT 0 NOT NULL,
    directions integer DEFAULT 0 NOT NULL,
    websites integer DEFAULT 0 NOT NULL,
    CONSTRAINT statistics_of_listing_month_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
)
WITH (fillfactor='70');

CREATE TABLE public.statistics_of_make (
    dealership_id integer NOT NULL,
    day date NOT NULL,
    make_id integer,
    source public.statistics_source NOT NULL,
    impressions integer DEFAULT 0 NOT NULL,
    views integer DEFAULT 0 NOT NULL,
    phones_shown integer DEFAULT 0 NOT NULL,
    inquiries integer DEFAULT 0 NOT NULL,
    prints integer DEFAULT 0 NOT NULL,
    parked integer DEFAULT 0 NOT NULL,
    shared integer DEFAULT 0 NOT NULL,
    scans integer DEFAULT 0 NOT NULL,
    directions integer DEFAULT 0 NOT NULL,
    websites integer DEFAULT 0 NOT NULL
)
WITH (fillfactor='70');

CREATE TABLE public.statistics_of_month (
    dealership_id integer NOT NULL,
    month date NOT NULL,
    make_id integer,
    source public.statistics_source NOT NULL,
    impressions integer DEFAULT 0 NOT NULL,
    views integer DEFAULT 0 NOT NULL,
    phones_shown integer DEFAULT 0 NOT NULL,
    inquiries integer DEFAULT 0 NOT NULL,
    prints integer DEFAULT 0 NOT NULL,
    parked integer DEFAULT 0 NOT NULL,
    shared integer DEFAULT 0 NOT NULL,
    scans integer DEFAULT 0 NOT NULL,
    directions integer DEFAULT 0 NOT NULL,
    websites integer DEFAULT 0 NOT NULL,
    CONSTRAINT statistics_of_month_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
)
WITH (fillfactor='70');

CREATE TABLE public.statistics_progress (
    only_row boolean DEFAULT true NOT NULL,
    rolled_up_to bigint NOT NULL,
    counted_until timestamp with time zone,
    CONSTRAINT statistics_progress_only_row_check CHECK (only_row)
);

CREATE TABLE public.statistics_web_vital (
    day date NOT NULL,
    page_kind text NOT NULL,
    device public.web_vital_device NOT NULL,
    metric public.web_vital_metric NOT NULL,
    rating public.web_vital_rating NOT NULL,
    bucket smallint NOT NULL,
    count integer NOT NULL,
    CONSTRAINT statistics_web_vital_bucket_check CHECK (((bucket >= 0) AND (bucket <= 250))),
    CONSTRAINT statistics_web_vital_count_check CHECK ((count > 0)),
    CONSTRAINT statistics_web_vital_page_kind_check CHECK ((page_kind ~ '^[a-z-]{1,30}$'::text))
);

CREATE TABLE public.stock_view (
    id integer NOT NULL,
    account_id integer NOT NULL,
    dealership_id integer NOT NULL,
    name text NOT NULL,
    query text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT stock_view_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
    CONSTRAINT stock_view_query_check CHECK ((length(query) <= 2000))
);

ALTER TABLE public.stock_view ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.stock_view_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.totp (
    account_id integer NOT NULL,
    secret_encrypted text,
    pending_encrypted text,
    confirmed_at timestamp with time zone,
    last_step bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT totp_check CHECK (((confirmed_at IS NULL) = (secret_encrypted IS NULL)))
);

CREATE TABLE public.transparency_month (
    month date NOT NULL,
    figure text NOT NULL,
    key text NOT NULL,
    amount integer NOT NULL,
    CONSTRAINT transparency_month_amount_check CHECK ((amount >= 0)),
    CONSTRAINT transparency_month_figure_check CHECK ((figure ~ '^[a-z-]{1,40}$'::text)),
    CONSTRAINT transparency_month_key_check CHECK ((length(key) <= 80)),
    CONSTRAINT transparency_month_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
);

CREATE TABLE public.upload_link (
    id uuid DEFAULT uuidv7() NOT NULL,
    token_hash bytea NOT NULL,
    listing_id bigint NOT NULL,
    dealership_id integer NOT NULL,
    account_id integer,
    uploads smallint DEFAULT 0 NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone,
    last_used_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.value_mapping (
    id integer NOT NULL,
    feed_id uuid,
    format text NOT NULL,
    column_name text NOT NULL,
    raw text NOT NULL,
    value text,
    reach text DEFAULT 'feed'::text NOT NULL,
    account_id integer,
    actor_name text,
    decided_by integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT all_without_feed CHECK (((reach = 'all'::text) = (feed_id IS NULL))),
    CONSTRAINT value_mapping_column_name_check CHECK ((length(column_name) <= 100)),
    CONSTRAINT value_mapping_raw_check CHECK ((length(raw) <= 200)),
    CONSTRAINT value_mapping_reach_check CHECK ((reach = ANY (ARRAY['feed'::text, 'proposed'::text, 'all'::text, 'refused'::text]))),
    CONSTRAINT value_mapping_value_check CHECK ((length(value) <= 200))
);

ALTER TABLE public.value_mapping ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.value_mapping_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.version (
    id integer NOT NULL,
    model_id integer NOT NULL,
    generation_id integer,
    slug public.slug NOT NULL,
    name text NOT NULL COLLATE public.people,
    body public.body NOT NULL,
    fuel public.fuel NOT NULL,
    gearbox public.gearbox NOT NULL,
    drive public.drive,
    power_kw public.kilowatt NOT NULL,
    continuous_power_kw public.kilowatt,
    combustion_power_kw public.kilowatt,
    displacement_ccm public.cubic_centimetre,
    cylinders smallint,
    battery_kwh public.kilowatt_hour,
    consumption_l public.litre_per_100km,
    consumption_kwh public.kwh_per_100km,
    co2_g_per_km public.gram_per_km,
    consumption_norm public.consumption_norm,
    range_km public.kilometre,
    kerb_weight_kg public.kilogram,
    price_new_eur public.euro,
    doors smallint,
    seats smallint,
    built_from public.build_year,
    built_to public.build_year,
    popularity integer DEFAULT 0 NOT NULL,
    national_code text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    edited_at timestamp with time zone,
    hidden_at timestamp with time zone,
    CONSTRAINT version_check CHECK (((built_to)::smallint >= (built_from)::smallint)),
    CONSTRAINT version_check1 CHECK (((fuel <> 'electric'::public.fuel) OR (displacement_ccm IS NULL))),
    CONSTRAINT version_cylinders_check CHECK (((cylinders >= 1) AND (cylinders <= 16))),
    CONSTRAINT version_doors_check CHECK (((doors >= 1) AND (doors <= 7))),
    CONSTRAINT version_popularity_check CHECK ((popularity >= 0)),
    CONSTRAINT version_seats_check CHECK (((seats >= 1) AND (seats <= 9))),
    CONSTRAINT version_slug_check CHECK ((NOT public.is_reserved_slug((slug)::text)))
);

ALTER TABLE public.version ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.version_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.webhook (
    id uuid DEFAULT uuidv7() NOT NULL,
    dealership_id integer,
    group_id integer,
    name text NOT NULL,
    url text NOT NULL,
    events text[] NOT NULL,
    state text DEFAULT 'active'::text NOT NULL,
    disabled_because text,
    failing_since timestamp with time zone,
    secret_encrypted text NOT NULL,
    previous_secret_encrypted text,
    previous_secret_until timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT webhook_check CHECK ((num_nonnulls(dealership_id, group_id) = 1)),
    CONSTRAINT webhook_check1 CHECK (((state = 'disabled'::text) = (disabled_because IS NOT NULL))),
    CONSTRAINT webhook_check2 CHECK (((previous_secret_encrypted IS NULL) = (previous_secret_until IS NULL))),
    CONSTRAINT webhook_disabled_because_check CHECK ((disabled_because = ANY (ARRAY['gone'::text, 'failing'::text]))),
    CONSTRAINT webhook_events_check CHECK ((cardinality(events) > 0)),
    CONSTRAINT webhook_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
    CONSTRAINT webhook_state_check CHECK ((state = ANY (ARRAY['active'::text, 'paused'::text, 'disabled'::text]))),
    CONSTRAINT webhook_url_check CHECK (((url ~ '^https?://'::text) AND (length(url) <= 500)))
);

CREATE TABLE public.webhook_attempt (
    id uuid DEFAULT uuidv7() NOT NULL,
    delivery_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    duration_ms integer NOT NULL,
    status smallint,
    failure text,
    response text,
    CONSTRAINT webhook_attempt_duration_ms_check CHECK ((duration_ms >= 0)),
    CONSTRAINT webhook_attempt_failure_check CHECK ((failure = ANY (ARRAY['refused-address'::text, 'timeout'::text, 'unreachable'::text, 'redirected'::text, 'refused'::text]))),
    CONSTRAINT webhook_attempt_response_check CHECK ((length(response) <= 4096))
);

CREATE TABLE public.webhook_delivery (
    id uuid DEFAULT uuidv7() NOT NULL,
    webhook_id uuid NOT NULL,
    event_id uuid NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    tries smallint DEFAULT 0 NOT NULL,
    next_at timestamp with time zone DEFAULT now(),
    claimed_until timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT webhook_delivery_check CHECK (((state = 'waiting'::text) = (next_at IS NOT NULL))),
    CONSTRAINT webhook_delivery_check1 CHECK (((claimed_until IS NULL) OR (state = 'waiting'::text))),
    CONSTRAINT webhook_delivery_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text]))),
    CONSTRAINT webhook_delivery_tries_check CHECK ((tries >= 0))
);

CREATE TABLE public.webhook_event (
    id uuid DEFAULT uuidv7() NOT NULL,
    dealership_id integer NOT NULL,
    type text NOT NULL,
    body text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT webhook_event_type_check CHECK ((type ~ '^[a-z-]+\.[a-z-]+$'::text))
);

ALTER TABLE ONLY public.audit_entry ATTACH PARTITION audit.audit_entry_default DEFAULT;

ALTER TABLE ONLY public.feed_line ATTACH PARTITION public.feed_line_default DEFAULT;

ALTER TABLE ONLY public.statistics_event ATTACH PARTITION public.statistics_event_default DEFAULT;

ALTER TABLE ONLY public.statistics_of_listing ATTACH PARTITION public.statistics_of_listing_default DEFAULT;

ALTER TABLE ONLY public.audit_entry
    ADD CONSTRAINT audit_entry_pkey PRIMARY KEY (at, id);

ALTER TABLE ONLY audit.audit_entry_default
    ADD CONSTRAINT audit_entry_default_pkey PRIMARY KEY (at, id);

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_email_key UNIQUE (email);

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_passkey_handle_key UNIQUE (passkey_handle);

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.account_token
    ADD CONSTRAINT account_token_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.acting_grant
    ADD CONSTRAINT acting_grant_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.acting_look
    ADD CONSTRAINT acting_look_pkey PRIMARY KEY (account_id, dealership_id, object, hour);

ALTER TABLE ONLY public.agreement
    ADD CONSTRAINT agreement_pkey PRIMARY KEY (dealership_id, kind, version);

ALTER TABLE ONLY public.agreement_version
    ADD CONSTRAINT agreement_version_kind_valid_from_key UNIQUE (kind, valid_from);

ALTER TABLE ONLY public.agreement_version
    ADD CONSTRAINT agreement_version_kind_version_key UNIQUE (kind, version);

ALTER TABLE ONLY public.agreement_version
    ADD CONSTRAINT agreement_version_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.answers_of_hour
    ADD CONSTRAINT answers_of_hour_pkey PRIMARY KEY (hour);

ALTER TABLE ONLY public.api_key
    ADD CONSTRAINT api_key_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.backfill
    ADD CONSTRAINT backfill_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.bulk_change
    ADD CONSTRAINT bulk_change_pkey PRIMARY KEY (run_id, listing_id);

ALTER TABLE ONLY public.bulk_run
    ADD CONSTRAINT bulk_run_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.car_look
    ADD CONSTRAINT car_look_pkey PRIMARY KEY (listing_id, image_id);

ALTER TABLE ONLY public.catalogue_gap_count
    ADD CONSTRAINT catalogue_gap_count_pkey PRIMARY KEY (kind);

ALTER TABLE ONLY public.catalogue_gap
    ADD CONSTRAINT catalogue_gap_kind_format_column_name_raw_key UNIQUE NULLS NOT DISTINCT (kind, format, column_name, raw);

ALTER TABLE ONLY public.catalogue_gap
    ADD CONSTRAINT catalogue_gap_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.city
    ADD CONSTRAINT city_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.city
    ADD CONSTRAINT city_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.colloquial_name
    ADD CONSTRAINT colloquial_name_key_key UNIQUE (key);

ALTER TABLE ONLY public.colloquial_name
    ADD CONSTRAINT colloquial_name_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.complaint
    ADD CONSTRAINT complaint_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.complaint
    ADD CONSTRAINT complaint_reference_key UNIQUE (reference);

ALTER TABLE ONLY public.content
    ADD CONSTRAINT content_kind_key_language_key UNIQUE (kind, key, language);

ALTER TABLE ONLY public.content
    ADD CONSTRAINT content_kind_language_slug_key UNIQUE (kind, language, slug);

ALTER TABLE ONLY public.content_link
    ADD CONSTRAINT content_link_pkey PRIMARY KEY (url);

ALTER TABLE ONLY public.content_notice
    ADD CONSTRAINT content_notice_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.content_notice
    ADD CONSTRAINT content_notice_reference_key UNIQUE (reference);

ALTER TABLE ONLY public.content_picture
    ADD CONSTRAINT content_picture_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.content
    ADD CONSTRAINT content_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.content_presence
    ADD CONSTRAINT content_presence_pkey PRIMARY KEY (content_id, account_id);

ALTER TABLE ONLY public.content_preview
    ADD CONSTRAINT content_preview_pkey PRIMARY KEY (content_id);

ALTER TABLE ONLY public.content_preview
    ADD CONSTRAINT content_preview_serial_key UNIQUE (serial);

ALTER TABLE ONLY public.content_revision
    ADD CONSTRAINT content_revision_pkey PRIMARY KEY (content_id, number);

ALTER TABLE ONLY public.content_use
    ADD CONSTRAINT content_use_pkey PRIMARY KEY (content_id, what, name);

ALTER TABLE ONLY public.credit_condition
    ADD CONSTRAINT credit_condition_kind_valid_from_key UNIQUE (kind, valid_from);

ALTER TABLE ONLY public.credit_condition
    ADD CONSTRAINT credit_condition_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.custom_page
    ADD CONSTRAINT custom_page_pkey PRIMARY KEY (dealership_id);

ALTER TABLE ONLY public.dealer_group
    ADD CONSTRAINT dealer_group_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.dealer_group
    ADD CONSTRAINT dealer_group_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.dealership_district
    ADD CONSTRAINT dealership_district_pkey PRIMARY KEY (dealership_id, district_id);

ALTER TABLE ONLY public.dealership_image
    ADD CONSTRAINT dealership_image_pkey PRIMARY KEY (dealership_id, "position");

ALTER TABLE ONLY public.dealership_make
    ADD CONSTRAINT dealership_make_pkey PRIMARY KEY (dealership_id, make_id, kind);

ALTER TABLE ONLY public.dealership_opening_hours
    ADD CONSTRAINT dealership_opening_hours_dealership_id_weekday_tsrange_excl EXCLUDE USING gist (dealership_id WITH =, weekday WITH =, tsrange(('2000-01-01'::date + opens), ('2000-01-01'::date + closes)) WITH &&);

ALTER TABLE ONLY public.dealership_opening_hours
    ADD CONSTRAINT dealership_opening_hours_pkey PRIMARY KEY (dealership_id, weekday, opens);

ALTER TABLE ONLY public.dealership
    ADD CONSTRAINT dealership_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.dealership_report
    ADD CONSTRAINT dealership_report_pkey PRIMARY KEY (dealership_id, month);

ALTER TABLE ONLY public.dealership_request
    ADD CONSTRAINT dealership_request_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.dealership_request
    ADD CONSTRAINT dealership_request_reference_key UNIQUE (reference);

ALTER TABLE ONLY public.dealership_restriction
    ADD CONSTRAINT dealership_restriction_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.dealership
    ADD CONSTRAINT dealership_sandbox_of_key UNIQUE (sandbox_of);

ALTER TABLE ONLY public.dealership
    ADD CONSTRAINT dealership_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.dealership_special_day
    ADD CONSTRAINT dealership_special_day_pkey PRIMARY KEY (dealership_id, day);

ALTER TABLE ONLY public.dealership_special_hours
    ADD CONSTRAINT dealership_special_hours_dealership_id_tsrange_excl EXCLUDE USING gist (dealership_id WITH =, tsrange((day + opens), (day + closes)) WITH &&);

ALTER TABLE ONLY public.dealership_special_hours
    ADD CONSTRAINT dealership_special_hours_pkey PRIMARY KEY (dealership_id, day, opens);

ALTER TABLE ONLY public.dealership_stock
    ADD CONSTRAINT dealership_stock_pkey PRIMARY KEY (dealership_id);

ALTER TABLE ONLY public.directory_word
    ADD CONSTRAINT directory_word_pkey PRIMARY KEY (word);

ALTER TABLE ONLY public.district
    ADD CONSTRAINT district_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.district
    ADD CONSTRAINT district_region_id_id_key UNIQUE (region_id, id);

ALTER TABLE ONLY public.district
    ADD CONSTRAINT district_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.empty_search_of_day
    ADD CONSTRAINT empty_search_of_day_pkey PRIMARY KEY (day, question);

ALTER TABLE ONLY public.error_of_day
    ADD CONSTRAINT error_of_day_pkey PRIMARY KEY (day, source, kind, place);

ALTER TABLE ONLY public.expectation_of_day
    ADD CONSTRAINT expectation_of_day_pkey PRIMARY KEY (dealership_id, day);

ALTER TABLE ONLY public.export_link
    ADD CONSTRAINT export_link_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.export_link
    ADD CONSTRAINT export_link_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.external_identity
    ADD CONSTRAINT external_identity_account_id_key UNIQUE (account_id);

ALTER TABLE ONLY public.external_identity
    ADD CONSTRAINT external_identity_pkey PRIMARY KEY (provider_id, subject);

ALTER TABLE ONLY public.feed_car
    ADD CONSTRAINT feed_car_listing_id_key UNIQUE (listing_id);

ALTER TABLE ONLY public.feed_car
    ADD CONSTRAINT feed_car_pkey PRIMARY KEY (feed_id, dealership_id, number);

ALTER TABLE ONLY public.feed_file
    ADD CONSTRAINT feed_file_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.feed_line
    ADD CONSTRAINT feed_line_pkey PRIMARY KEY (at, run_id, place);

ALTER TABLE ONLY public.feed_line_default
    ADD CONSTRAINT feed_line_default_pkey PRIMARY KEY (at, run_id, place);

ALTER TABLE ONLY public.feed_picture_host
    ADD CONSTRAINT feed_picture_host_pkey PRIMARY KEY (host);

ALTER TABLE ONLY public.feed_picture_lane
    ADD CONSTRAINT feed_picture_lane_pkey PRIMARY KEY (feed_id, host);

ALTER TABLE ONLY public.feed_picture_list
    ADD CONSTRAINT feed_picture_list_pkey PRIMARY KEY (listing_id);

ALTER TABLE ONLY public.feed_picture
    ADD CONSTRAINT feed_picture_pkey PRIMARY KEY (listing_id, "position");

ALTER TABLE ONLY public.feed
    ADD CONSTRAINT feed_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.feed_run
    ADD CONSTRAINT feed_run_feed_id_number_key UNIQUE (feed_id, number);

ALTER TABLE ONLY public.feed_run
    ADD CONSTRAINT feed_run_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.feed_source
    ADD CONSTRAINT feed_source_pkey PRIMARY KEY (feed_id);

ALTER TABLE ONLY public.finding
    ADD CONSTRAINT finding_kind_listing_id_other_listing_id_key UNIQUE NULLS NOT DISTINCT (kind, listing_id, other_listing_id);

ALTER TABLE ONLY public.finding
    ADD CONSTRAINT finding_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.former_content_slug
    ADD CONSTRAINT former_content_slug_pkey PRIMARY KEY (kind, language, slug);

ALTER TABLE ONLY public.former_slug
    ADD CONSTRAINT former_slug_pkey PRIMARY KEY (entity, scope_id, slug);

ALTER TABLE ONLY public.generation
    ADD CONSTRAINT generation_model_id_id_key UNIQUE (model_id, id);

ALTER TABLE ONLY public.generation
    ADD CONSTRAINT generation_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.group_invitation
    ADD CONSTRAINT group_invitation_account_id_group_id_key UNIQUE (account_id, group_id);

ALTER TABLE ONLY public.group_invitation
    ADD CONSTRAINT group_invitation_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.group_membership
    ADD CONSTRAINT group_membership_id_key UNIQUE (id);

ALTER TABLE ONLY public.group_membership
    ADD CONSTRAINT group_membership_pkey PRIMARY KEY (account_id, group_id);

ALTER TABLE ONLY public.idempotent_answer
    ADD CONSTRAINT idempotent_answer_pkey PRIMARY KEY (dealership_id, key);

ALTER TABLE ONLY public.identity_provider_domain
    ADD CONSTRAINT identity_provider_domain_pkey PRIMARY KEY (provider_id, domain);

ALTER TABLE ONLY public.identity_provider
    ADD CONSTRAINT identity_provider_group_id_key UNIQUE (group_id);

ALTER TABLE ONLY public.identity_provider
    ADD CONSTRAINT identity_provider_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.image
    ADD CONSTRAINT image_content_hash_key UNIQUE (content_hash);

ALTER TABLE ONLY public.image
    ADD CONSTRAINT image_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.image_upload
    ADD CONSTRAINT image_upload_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.inbox_setting
    ADD CONSTRAINT inbox_setting_pkey PRIMARY KEY (dealership_id);

ALTER TABLE ONLY public.inquiry_act
    ADD CONSTRAINT inquiry_act_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.inquiry_act
    ADD CONSTRAINT inquiry_act_recipient_id_key_key UNIQUE (recipient_id, key);

ALTER TABLE ONLY public.inquiry_attachment
    ADD CONSTRAINT inquiry_attachment_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.inquiry_message
    ADD CONSTRAINT inquiry_message_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.inquiry_message
    ADD CONSTRAINT inquiry_message_recipient_id_key_key UNIQUE (recipient_id, key);

ALTER TABLE ONLY public.inquiry_note
    ADD CONSTRAINT inquiry_note_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.inquiry_note
    ADD CONSTRAINT inquiry_note_recipient_id_key_key UNIQUE (recipient_id, key);

ALTER TABLE ONLY public.inquiry
    ADD CONSTRAINT inquiry_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.inquiry_recipient
    ADD CONSTRAINT inquiry_recipient_id_key UNIQUE (id);

ALTER TABLE ONLY public.inquiry_recipient
    ADD CONSTRAINT inquiry_recipient_pkey PRIMARY KEY (inquiry_id, dealership_id);

ALTER TABLE ONLY public.limit_use
    ADD CONSTRAINT limit_use_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.listing_creation
    ADD CONSTRAINT listing_creation_pkey PRIMARY KEY (dealership_id, key);

ALTER TABLE ONLY public.listing_draft
    ADD CONSTRAINT listing_draft_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.listing_image
    ADD CONSTRAINT listing_image_pkey PRIMARY KEY (listing_id, "position");

ALTER TABLE ONLY public.listing_matching
    ADD CONSTRAINT listing_matching_pkey PRIMARY KEY (listing_id);

ALTER TABLE ONLY public.listing
    ADD CONSTRAINT listing_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.listing_price
    ADD CONSTRAINT listing_price_pkey PRIMARY KEY (listing_id, valid_from);

ALTER TABLE ONLY public.listing_rating
    ADD CONSTRAINT listing_rating_pkey PRIMARY KEY (listing_id);

ALTER TABLE ONLY public.listing_revision
    ADD CONSTRAINT listing_revision_pkey PRIMARY KEY (listing_id, revision);

ALTER TABLE ONLY public.listing_schedule
    ADD CONSTRAINT listing_schedule_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.mail_of_day
    ADD CONSTRAINT mail_of_day_pkey PRIMARY KEY (day, template, outcome);

ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.make
    ADD CONSTRAINT make_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.make
    ADD CONSTRAINT make_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.market_demand
    ADD CONSTRAINT market_demand_model_id_district_id_key UNIQUE NULLS NOT DISTINCT (model_id, district_id);

ALTER TABLE ONLY public.market_of_day
    ADD CONSTRAINT market_of_day_pkey PRIMARY KEY (segment, day);

ALTER TABLE ONLY public.market_spread
    ADD CONSTRAINT market_spread_pkey PRIMARY KEY (day, stage);

ALTER TABLE ONLY public.market_supply
    ADD CONSTRAINT market_supply_pkey PRIMARY KEY (model_id);

ALTER TABLE ONLY public.membership
    ADD CONSTRAINT membership_id_key UNIQUE (id);

ALTER TABLE ONLY public.membership
    ADD CONSTRAINT membership_pkey PRIMARY KEY (account_id, dealership_id);

ALTER TABLE ONLY public.model
    ADD CONSTRAINT model_make_id_id_key UNIQUE (make_id, id);

ALTER TABLE ONLY public.model
    ADD CONSTRAINT model_make_id_slug_key UNIQUE (make_id, slug);

ALTER TABLE ONLY public.model
    ADD CONSTRAINT model_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.monthly_report_mail
    ADD CONSTRAINT monthly_report_mail_pkey PRIMARY KEY (account_id, month);

ALTER TABLE ONLY public.online_migration
    ADD CONSTRAINT online_migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.operation_run
    ADD CONSTRAINT operation_run_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_credential_id_key UNIQUE (credential_id);

ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.person
    ADD CONSTRAINT person_key_key UNIQUE (key);

ALTER TABLE ONLY public.person
    ADD CONSTRAINT person_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.price_group
    ADD CONSTRAINT price_group_pkey PRIMARY KEY (price_model_id, key);

ALTER TABLE ONLY public.price_model
    ADD CONSTRAINT price_model_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.received_reply
    ADD CONSTRAINT received_reply_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.received_reply
    ADD CONSTRAINT received_reply_recipient_id_writer_content_hash_key UNIQUE (recipient_id, writer, content_hash);

ALTER TABLE ONLY public.received_reply
    ADD CONSTRAINT received_reply_recipient_id_writer_message_id_hash_key UNIQUE (recipient_id, writer, message_id_hash);

ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_pkey PRIMARY KEY (account_id, code_hash);

ALTER TABLE ONLY public.redirect
    ADD CONSTRAINT redirect_from_path_key UNIQUE (from_path);

ALTER TABLE ONLY public.redirect
    ADD CONSTRAINT redirect_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.region
    ADD CONSTRAINT region_iso_code_key UNIQUE (iso_code);

ALTER TABLE ONLY public.region
    ADD CONSTRAINT region_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.region
    ADD CONSTRAINT region_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.reply_template
    ADD CONSTRAINT reply_template_pkey PRIMARY KEY (dealership_id, id);

ALTER TABLE ONLY public.routing_rule
    ADD CONSTRAINT routing_rule_pkey PRIMARY KEY (dealership_id, "position");

ALTER TABLE ONLY public.search_agent_code
    ADD CONSTRAINT search_agent_code_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.search_agent_match
    ADD CONSTRAINT search_agent_match_pkey PRIMARY KEY (search_agent_id, listing_id, event, price_eur);

ALTER TABLE ONLY public.search_agent
    ADD CONSTRAINT search_agent_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.search_word_of_day
    ADD CONSTRAINT search_word_of_day_pkey PRIMARY KEY (day, word);

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.slow_search_of_day
    ADD CONSTRAINT slow_search_of_day_pkey PRIMARY KEY (day, filters);

ALTER TABLE ONLY public.spent_challenge
    ADD CONSTRAINT spent_challenge_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.state_transition
    ADD CONSTRAINT state_transition_pkey PRIMARY KEY (entity, from_state, to_state);

ALTER TABLE ONLY public.statement_of_reasons
    ADD CONSTRAINT statement_of_reasons_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.statement_of_reasons
    ADD CONSTRAINT statement_of_reasons_reference_key UNIQUE (reference);

ALTER TABLE ONLY public.statistics_batch
    ADD CONSTRAINT statistics_batch_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.statistics_of_day
    ADD CONSTRAINT statistics_of_day_day_category_region_id_key UNIQUE NULLS NOT DISTINCT (day, category, region_id);

ALTER TABLE ONLY public.statistics_of_listing
    ADD CONSTRAINT statistics_of_listing_dealership_id_day_listing_id_source_key UNIQUE NULLS NOT DISTINCT (dealership_id, day, listing_id, source);

ALTER TABLE ONLY public.statistics_of_listing_default
    ADD CONSTRAINT statistics_of_listing_default_dealership_id_day_listing_id__key UNIQUE NULLS NOT DISTINCT (dealership_id, day, listing_id, source);

ALTER TABLE ONLY public.statistics_of_listing_life
    ADD CONSTRAINT statistics_of_listing_life_pkey PRIMARY KEY (dealership_id, listing_id);

ALTER TABLE ONLY public.statistics_of_listing_month
    ADD CONSTRAINT statistics_of_listing_month_pkey PRIMARY KEY (dealership_id, month, listing_id);

ALTER TABLE ONLY public.statistics_of_make
    ADD CONSTRAINT statistics_of_make_dealership_id_day_make_id_source_key UNIQUE NULLS NOT DISTINCT (dealership_id, day, make_id, source);

ALTER TABLE ONLY public.statistics_of_month
    ADD CONSTRAINT statistics_of_month_dealership_id_month_make_id_source_key UNIQUE NULLS NOT DISTINCT (dealership_id, month, make_id, source);

ALTER TABLE ONLY public.statistics_progress
    ADD CONSTRAINT statistics_progress_pkey PRIMARY KEY (only_row);

ALTER TABLE ONLY public.statistics_web_vital
    ADD CONSTRAINT statistics_web_vital_pkey PRIMARY KEY (day, page_kind, device, metric, rating, bucket);

ALTER TABLE ONLY public.stock_view
    ADD CONSTRAINT stock_view_account_id_dealership_id_name_key UNIQUE (account_id, dealership_id, name);

ALTER TABLE ONLY public.stock_view
    ADD CONSTRAINT stock_view_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.totp
    ADD CONSTRAINT totp_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.transparency_month
    ADD CONSTRAINT transparency_month_pkey PRIMARY KEY (month, figure, key);

ALTER TABLE ONLY public.upload_link
    ADD CONSTRAINT upload_link_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.upload_link
    ADD CONSTRAINT upload_link_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.value_mapping
    ADD CONSTRAINT value_mapping_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.version
    ADD CONSTRAINT version_model_id_id_key UNIQUE (model_id, id);

ALTER TABLE ONLY public.version
    ADD CONSTRAINT version_model_id_slug_key UNIQUE (model_id, slug);

ALTER TABLE ONLY public.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.webhook_attempt
    ADD CONSTRAINT webhook_attempt_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.webhook_delivery
    ADD CONSTRAINT webhook_delivery_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.webhook_delivery
    ADD CONSTRAINT webhook_delivery_webhook_id_event_id_key UNIQUE (webhook_id, event_id);

ALTER TABLE ONLY public.webhook_event
    ADD CONSTRAINT webhook_event_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.webhook
    ADD CONSTRAINT webhook_pkey PRIMARY KEY (id);

CREATE INDEX audit_entry_action ON ONLY public.audit_entry USING btree (action, at DESC, id DESC);

CREATE INDEX audit_entry_default_action ON audit.audit_entry_default USING btree (action, at DESC, id DESC);

CREATE INDEX audit_entry_actor ON ONLY public.audit_entry USING btree (actor_account_id, at DESC, id DESC) WHERE (actor_account_id IS NOT NULL);

CREATE INDEX audit_entry_default_actor ON audit.audit_entry_default USING btree (actor_account_id, at DESC, id DESC) WHERE (actor_account_id IS NOT NULL);

CREATE INDEX audit_entry_dealership ON ONLY public.audit_entry USING btree (dealership_id, at DESC, id DESC);

CREATE INDEX audit_entry_default_dealership_id_at_id_idx ON audit.audit_entry_default USING btree (dealership_id, at DESC, id DESC);

CREATE INDEX account_domain ON public.account USING btree (lower(split_part((email)::text, '@'::text, 2)));

CREATE INDEX account_of_portal ON public.account USING btree (id) WHERE (is_operator OR is_editor);

CREATE INDEX account_person ON public.account USING btree (person_id) WHERE (person_id IS NOT NULL);

CREATE INDEX account_token_account ON public.account_token USING btree (account_id, purpose);

CREATE INDEX account_token_dealership ON public.account_token USING btree (dealership_id) WHERE (dealership_id IS NOT NULL);

CREATE INDEX account_token_group ON public.account_token USING btree (group_id) WHERE (group_id IS NOT NULL);

CREATE INDEX account_token_inviter ON public.account_token USING btree (invited_by) WHERE (invited_by IS NOT NULL);

CREATE INDEX acting_grant_account ON public.acting_grant USING btree (account_id, until DESC);

CREATE INDEX acting_grant_dealership ON public.acting_grant USING btree (dealership_id);

CREATE INDEX acting_look_dealership ON public.acting_look USING btree (dealership_id);

CREATE INDEX acting_look_hour ON public.acting_look USING btree (hour);

CREATE INDEX agreement_account ON public.agreement USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX agreement_of_version ON public.agreement USING btree (kind, version, dealership_id);

CREATE INDEX agreement_version_announcer ON public.agreement_version USING btree (announced_by) WHERE (announced_by IS NOT NULL);

CREATE INDEX api_key_created_by ON public.api_key USING btree (created_by) WHERE (created_by IS NOT NULL);

CREATE INDEX api_key_dealership ON public.api_key USING btree (dealership_id) WHERE (dealership_id IS NOT NULL);

CREATE INDEX api_key_group ON public.api_key USING btree (group_id) WHERE (group_id IS NOT NULL);

CREATE INDEX bulk_change_open ON public.bulk_change USING btree (run_id, listing_id) WHERE (outcome IS NULL);

CREATE INDEX bulk_run_account ON public.bulk_run USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX bulk_run_created ON public.bulk_run USING btree (created_at);

CREATE INDEX bulk_run_dealership ON public.bulk_run USING btree (dealership_id, started_at DESC);

CREATE INDEX car_look_band_0 ON public.car_look USING btree (model_id, (((fingerprint >> 48) & (65535)::bigint)));

CREATE INDEX car_look_band_1 ON public.car_look USING btree (model_id, (((fingerprint >> 32) & (65535)::bigint)));

CREATE INDEX car_look_band_2 ON public.car_look USING btree (model_id, (((fingerprint >> 16) & (65535)::bigint)));

CREATE INDEX car_look_band_3 ON public.car_look USING btree (model_id, ((fingerprint & (65535)::bigint)));

CREATE INDEX catalogue_gap_frequency ON public.catalogue_gap USING btree (kind, cars DESC, id);

CREATE INDEX catalogue_gap_model ON public.catalogue_gap USING btree (model_id) WHERE (model_id IS NOT NULL);

CREATE INDEX city_district ON public.city USING btree (district_id);

CREATE INDEX city_postcode ON public.city USING btree (postcode);

CREATE INDEX colloquial_name_make ON public.colloquial_name USING btree (make_id, model_id);

CREATE INDEX complaint_account ON public.complaint USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX complaint_dealership ON public.complaint USING btree (dealership_id) WHERE (dealership_id IS NOT NULL);

CREATE INDEX complaint_decided ON public.complaint USING btree (decided_at DESC, id DESC) WHERE (state <> 'open'::public.complaint_state);

CREATE INDEX complaint_decider ON public.complaint USING btree (decided_by) WHERE (decided_by IS NOT NULL);

CREATE UNIQUE INDEX complaint_notice ON public.complaint USING btree (notice_id) WHERE (notice_id IS NOT NULL);

CREATE INDEX complaint_queue ON public.complaint USING btree (due_at, id) WHERE (state = 'open'::public.complaint_state);

CREATE UNIQUE INDEX complaint_restriction ON public.complaint USING btree (restriction_id) WHERE (restriction_id IS NOT NULL);

CREATE UNIQUE INDEX complaint_statement ON public.complaint USING btree (statement_id) WHERE (statement_id IS NOT NULL);

CREATE INDEX content_changed ON public.content USING btree (updated_at DESC, id DESC);

CREATE INDEX content_due ON public.content USING btree (publish_at) WHERE (state = 'scheduled'::public.content_state);

CREATE INDEX content_link_due ON public.content_link USING btree (checked_at NULLS FIRST);

CREATE INDEX content_notice_answerer ON public.content_notice USING btree (dealer_answered_by) WHERE (dealer_answered_by IS NOT NULL);

CREATE INDEX content_notice_assignee ON public.content_notice USING btree (assigned_account_id) WHERE (assigned_account_id IS NOT NULL);

CREATE INDEX content_notice_dealership ON public.content_notice USING btree (dealership_id, created_at DESC) WHERE (dealership_id IS NOT NULL);

CREATE INDEX content_notice_decided ON public.content_notice USING btree (decided_at DESC, id DESC) WHERE (state <> 'open'::public.notice_state);

CREATE INDEX content_notice_decider ON public.content_notice USING btree (decided_by) WHERE (decided_by IS NOT NULL);

CREATE INDEX content_notice_listing ON public.content_notice USING btree (listing_id) WHERE (listing_id IS NOT NULL);

CREATE INDEX content_notice_queue ON public.content_notice USING btree (due_at, id) WHERE (state = 'open'::public.notice_state);

CREATE INDEX content_picture_added ON public.content_picture USING btree (created_at DESC, name);

CREATE INDEX content_picture_added_by ON public.content_picture USING btree (added_by) WHERE (added_by IS NOT NULL);

CREATE INDEX content_picture_image ON public.content_picture USING btree (image_id);

CREATE INDEX content_presence_account ON public.content_presence USING btree (account_id);

CREATE INDEX content_preview_made_by ON public.content_preview USING btree (made_by) WHERE (made_by IS NOT NULL);

CREATE INDEX content_public_version ON public.content USING btree (id, public_number);

CREATE INDEX content_remark_by ON public.content USING btree (remark_by) WHERE (remark_by IS NOT NULL);

CREATE INDEX content_revision_author ON public.content_revision USING btree (author_account_id) WHERE (author_account_id IS NOT NULL);

CREATE INDEX content_revision_words ON public.content_revision USING gin (words);

CREATE INDEX content_use_name ON public.content_use USING btree (what, name);

CREATE INDEX credit_condition_entered_by ON public.credit_condition USING btree (entered_by) WHERE (entered_by IS NOT NULL);

CREATE INDEX dealership_active ON public.dealership USING btree (slug) WHERE (state = 'active'::public.dealership_state);

CREATE INDEX dealership_city ON public.dealership USING btree (city_id);

CREATE INDEX dealership_created ON public.dealership USING btree (created_at DESC, id DESC);

CREATE INDEX dealership_district_district ON public.dealership_district USING btree (district_id);

CREATE INDEX dealership_email ON public.dealership USING btree (email);

CREATE INDEX dealership_group ON public.dealership USING btree (group_id) WHERE (group_id IS NOT NULL);

CREATE INDEX dealership_image_image ON public.dealership_image USING btree (image_id);

CREATE INDEX dealership_logo ON public.dealership USING btree (logo_image_id) WHERE (logo_image_id IS NOT NULL);

CREATE INDEX dealership_make_make ON public.dealership_make USING btree (make_id, kind);

CREATE INDEX dealership_name ON public.dealership USING btree (name, id);

CREATE INDEX dealership_name_key ON public.dealership USING btree (name_key);

CREATE INDEX dealership_opening_hours_time ON public.dealership_opening_hours USING btree (weekday, opens) INCLUDE (closes, dealership_id);

CREATE UNIQUE INDEX dealership_own_district ON public.dealership_district USING btree (dealership_id) WHERE (kind = 'own'::public.served_district_kind);

CREATE INDEX dealership_phone ON public.dealership USING btree (public.phone_key(phone)) WHERE (phone IS NOT NULL);

CREATE INDEX dealership_register ON public.dealership USING btree (company_register_number) WHERE (company_register_number IS NOT NULL);

CREATE INDEX dealership_request_dealership ON public.dealership_request USING btree (dealership_id) WHERE (dealership_id IS NOT NULL);

CREATE INDEX dealership_request_decided ON public.dealership_request USING btree (decided_at DESC, id DESC) WHERE (decided_at IS NOT NULL);

CREATE INDEX dealership_request_decider ON public.dealership_request USING btree (decided_by) WHERE (decided_by IS NOT NULL);

CREATE INDEX dealership_request_due ON public.dealership_request USING btree (state, due_on, id);

CREATE INDEX dealership_request_email ON public.dealership_request USING btree (email);

CREATE INDEX dealership_request_name ON public.dealership_request USING btree (name_key);

CREATE INDEX dealership_request_phone ON public.dealership_request USING btree (public.phone_key(phone));

CREATE INDEX dealership_request_register ON public.dealership_request USING btree (company_register_number) WHERE (company_register_number IS NOT NULL);

CREATE INDEX dealership_request_vat ON public.dealership_request USING btree (vat_id) WHERE (vat_id IS NOT NULL);

CREATE INDEX dealership_restriction_dealership ON public.dealership_restriction USING btree (dealership_id, announced_at DESC);

CREATE INDEX dealership_restriction_decider ON public.dealership_restriction USING btree (decided_by) WHERE (decided_by IS NOT NULL);

CREATE INDEX dealership_restriction_due ON public.dealership_restriction USING btree (effective_at) WHERE ((applied_at IS NULL) AND (lifted_at IS NULL));

CREATE INDEX dealership_restriction_lifter ON public.dealership_restriction USING btree (lifted_by) WHERE (lifted_by IS NOT NULL);

CREATE UNIQUE INDEX dealership_restriction_open ON public.dealership_restriction USING btree (dealership_id, kind) WHERE (lifted_at IS NULL);

CREATE INDEX dealership_special_day_day ON public.dealership_special_day USING btree (day);

CREATE INDEX dealership_special_hours_day ON public.dealership_special_hours USING btree (day);

CREATE INDEX dealership_state_name ON public.dealership USING btree (state, name, id);

CREATE INDEX dealership_stock_online ON public.dealership_stock USING btree (online DESC, dealership_id);

CREATE INDEX dealership_vat ON public.dealership USING btree (vat_id) WHERE (vat_id IS NOT NULL);

CREATE INDEX export_link_dealership ON public.export_link USING btree (dealership_id);

CREATE INDEX feed_car_dealership ON public.feed_car USING btree (dealership_id);

CREATE INDEX feed_dealership ON public.feed USING btree (dealership_id) WHERE (dealership_id IS NOT NULL);

CREATE INDEX feed_due ON public.feed USING btree (next_run_at) WHERE (next_run_at IS NOT NULL);

CREATE INDEX feed_file_created ON public.feed_file USING btree (created_at);

CREATE INDEX feed_file_feed ON public.feed_file USING btree (feed_id, created_at);

CREATE INDEX feed_group ON public.feed USING btree (group_id) WHERE (group_id IS NOT NULL);

CREATE INDEX feed_line_needs_you ON ONLY public.feed_line USING btree (run_id, place) WHERE needs_you;

CREATE INDEX feed_line_default_run_id_place_idx ON public.feed_line_default USING btree (run_id, place) WHERE needs_you;

CREATE INDEX feed_picture_dealership ON public.feed_picture USING btree (dealership_id);

CREATE INDEX feed_picture_feed ON public.feed_picture USING btree (feed_id);

CREATE INDEX feed_picture_fetching ON public.feed_picture USING btree (host) WHERE (state = 'fetching'::public.feed_picture_state);

CREATE INDEX feed_picture_given_up ON public.feed_picture USING btree (checked_at) WHERE ((state = 'given-up'::public.feed_picture_state) AND (file_key IS NULL));

CREATE INDEX feed_picture_lane_next ON public.feed_picture_lane USING btree (next_at);

CREATE INDEX feed_picture_list_dealership ON public.feed_picture_list USING btree (dealership_id);

CREATE INDEX feed_picture_list_due ON public.feed_picture_list USING btree (listing_id) WHERE is_due;

CREATE INDEX feed_picture_list_feed ON public.feed_picture_list USING btree (feed_id);

CREATE INDEX feed_picture_processing ON public.feed_picture USING btree (next_at) WHERE (state = 'processing'::public.feed_picture_state);

CREATE INDEX feed_picture_wanted ON public.feed_picture USING btree (feed_id, host, next_at, listing_id, "position") WHERE (state = 'wanted'::public.feed_picture_state);

CREATE INDEX feed_picture_wanted_at ON public.feed_picture USING btree (wanted_at) WHERE (state = 'wanted'::public.feed_picture_state);

CREATE INDEX feed_polled ON public.feed USING btree (polled_until) WHERE (polled_until IS NOT NULL);

CREATE INDEX feed_run_account ON public.feed_run USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE UNIQUE INDEX feed_run_active ON public.feed_run USING btree (feed_id) WHERE (state = ANY (ARRAY['reading'::public.feed_run_state, 'applying'::public.feed_run_state, 'undoing'::public.feed_run_state]));

CREATE INDEX feed_run_created ON public.feed_run USING btree (created_at);

CREATE INDEX feed_run_last ON public.feed_run USING btree (feed_id, number DESC) WHERE (NOT dry);

CREATE UNIQUE INDEX feed_run_queued ON public.feed_run USING btree (feed_id) WHERE (state = 'queued'::public.feed_run_state);

CREATE INDEX feed_run_waiting ON public.feed_run USING btree (feed_id) WHERE (state = 'waiting'::public.feed_run_state);

CREATE INDEX feed_value_group_run ON public.feed_value_group USING btree (run_id);

CREATE INDEX finding_decided ON public.finding USING btree (kind, decided_at DESC, id DESC) WHERE (decided_at IS NOT NULL);

CREATE INDEX finding_decider ON public.finding USING btree (decided_by) WHERE (decided_by IS NOT NULL);

CREATE INDEX finding_listing ON public.finding USING btree (listing_id);

CREATE INDEX finding_open ON public.finding USING btree (kind, found_at DESC, id DESC) WHERE (state = 'open'::public.finding_state);

CREATE INDEX finding_other_listing ON public.finding USING btree (other_listing_id) WHERE (other_listing_id IS NOT NULL);

CREATE INDEX former_content_slug_content ON public.former_content_slug USING btree (content_id);

CREATE INDEX former_slug_entity ON public.former_slug USING btree (entity, entity_id);

CREATE INDEX group_invitation_group ON public.group_invitation USING btree (group_id);

CREATE INDEX group_membership_group ON public.group_membership USING btree (group_id);

CREATE INDEX idempotent_answer_created ON public.idempotent_answer USING btree (created_at);

CREATE UNIQUE INDEX identity_provider_domain_confirmed ON public.identity_provider_domain USING btree (domain) WHERE (confirmed_at IS NOT NULL);

CREATE INDEX image_upload_account ON public.image_upload USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX image_upload_dealership ON public.image_upload USING btree (dealership_id, created_at);

CREATE INDEX image_upload_edited ON public.image_upload USING btree (source_image_id) WHERE (source_image_id IS NOT NULL);

CREATE INDEX image_upload_image ON public.image_upload USING btree (image_id) WHERE (image_id IS NOT NULL);

CREATE UNIQUE INDEX image_upload_of_car ON public.image_upload USING btree (listing_id, source_hash) WHERE (listing_id IS NOT NULL);

CREATE INDEX image_upload_received ON public.image_upload USING btree (created_at) WHERE (state = 'received'::public.image_upload_state);

CREATE INDEX image_upload_source ON public.image_upload USING btree (source_hash) WHERE (state = 'ready'::public.image_upload_state);

CREATE INDEX inquiry_act_account ON public.inquiry_act USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX inquiry_act_assignee ON public.inquiry_act USING btree (assignee_account_id) WHERE (assignee_account_id IS NOT NULL);

CREATE INDEX inquiry_act_thread ON public.inquiry_act USING btree (recipient_id, at);

CREATE INDEX inquiry_age ON public.inquiry USING btree (created_at);

CREATE INDEX inquiry_attachment_message ON public.inquiry_attachment USING btree (message_id);

CREATE INDEX inquiry_dealership ON public.inquiry USING btree (dealership_id) WHERE (dealership_id IS NOT NULL);

CREATE INDEX inquiry_listing ON public.inquiry USING btree (listing_id) WHERE (listing_id IS NOT NULL);

CREATE INDEX inquiry_message_author ON public.inquiry_message USING btree (author_account_id) WHERE (author_account_id IS NOT NULL);

CREATE INDEX inquiry_message_from ON public.inquiry_message USING btree (from_address) WHERE (from_address IS NOT NULL);

CREATE INDEX inquiry_message_mail ON public.inquiry_message USING btree (mail_id) WHERE (mail_id IS NOT NULL);

CREATE INDEX inquiry_note_account ON public.inquiry_note USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX inquiry_recipient_assignee ON public.inquiry_recipient USING btree (assigned_account_id) WHERE (assigned_account_id IS NOT NULL);

CREATE INDEX inquiry_recipient_digest ON public.inquiry_recipient USING btree (dealership_id, created_at) WHERE waits_for_digest;

CREATE INDEX inquiry_recipient_escalation ON public.inquiry_recipient USING btree (escalate_at) WHERE (escalate_at IS NOT NULL);

CREATE INDEX inquiry_recipient_inbox ON public.inquiry_recipient USING btree (dealership_id, created_at DESC);

CREATE INDEX inquiry_recipient_reminder ON public.inquiry_recipient USING btree (remind_at) WHERE (remind_at IS NOT NULL);

CREATE INDEX inquiry_sender ON public.inquiry USING btree (sender_email);

CREATE INDEX limit_use_expiry ON public.limit_use USING btree (expires_at);

CREATE INDEX limit_use_key ON public.limit_use USING btree (limit_name, key_hash, used_at);

CREATE INDEX listing_changed ON public.listing USING btree (state, updated_at DESC, id DESC);

CREATE INDEX listing_city ON public.listing USING btree (city_id) WHERE (city_id IS NOT NULL);

CREATE INDEX listing_comparable ON public.listing USING btree (model_id, first_registration) WHERE (state = ANY (ARRAY['active'::public.listing_state, 'reserved'::public.listing_state, 'sold'::public.listing_state]));

CREATE INDEX listing_counted ON public.listing USING btree (dealership_id, ended_at);

CREATE INDEX listing_creation_listing ON public.listing_creation USING btree (listing_id);

CREATE INDEX listing_dealership ON public.listing USING btree (dealership_id, id);

CREATE INDEX listing_dealership_state ON public.listing USING btree (dealership_id, state);

CREATE INDEX listing_draft_dealership ON public.listing_draft USING btree (dealership_id, id);

CREATE INDEX listing_draft_pictures ON public.listing_draft USING gin (pictures jsonb_path_ops);

CREATE INDEX listing_draft_saved_by ON public.listing_draft USING btree (saved_by) WHERE (saved_by IS NOT NULL);

CREATE UNIQUE INDEX listing_external_id ON public.listing USING btree (dealership_id, external_id) WHERE (external_id IS NOT NULL);

CREATE INDEX listing_image_image ON public.listing_image USING btree (image_id);

CREATE INDEX listing_image_source ON public.listing_image USING btree (source_image_id) WHERE (source_image_id IS NOT NULL);

CREATE INDEX listing_matching_asked ON public.listing_matching USING btree (asked_at);

CREATE INDEX listing_model ON public.listing USING btree (model_id, id) INCLUDE (state, dealership_id, version_id);

CREATE INDEX listing_model_changed ON public.listing USING btree (model_id, state, updated_at DESC, id DESC);

CREATE INDEX listing_national_code ON public.listing USING btree (national_code) WHERE (national_code IS NOT NULL);

CREATE INDEX listing_revision_account ON public.listing_revision USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX listing_schedule_account ON public.listing_schedule USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX listing_schedule_dealership ON public.listing_schedule USING btree (dealership_id);

CREATE INDEX listing_schedule_due ON public.listing_schedule USING btree (at) WHERE (refused IS NULL);

CREATE INDEX listing_schedule_listing ON public.listing_schedule USING btree (listing_id);

CREATE INDEX listing_searchable ON public.listing USING btree (dealership_id, id) WHERE (state = ANY (ARRAY['active'::public.listing_state, 'reserved'::public.listing_state]));

CREATE INDEX listing_sitemap_range ON public.listing USING btree (((id / 25000)), state, updated_at);

CREATE INDEX listing_to_expire ON public.listing USING btree (confirmed_at) WHERE (state = 'active'::public.listing_state);

CREATE INDEX listing_to_forget ON public.listing USING btree (ended_at) WHERE (ended_at IS NOT NULL);

CREATE UNIQUE INDEX listing_vin ON public.listing USING btree (dealership_id, vin) WHERE ((vin IS NOT NULL) AND (state = ANY (ARRAY['draft'::public.listing_state, 'active'::public.listing_state, 'reserved'::public.listing_state])));

CREATE INDEX listing_vin_anywhere ON public.listing USING btree (vin) WHERE (vin IS NOT NULL);

CREATE INDEX mail_bounced ON public.mail USING btree (bounced_at DESC) WHERE (bounced_at IS NOT NULL);

CREATE INDEX mail_queued ON public.mail USING btree (created_at) WHERE (state = 'queued'::public.mail_state);

CREATE INDEX mail_recipient ON public.mail USING btree (recipient);

CREATE INDEX mail_refused ON public.mail USING btree (settled_at DESC) WHERE (state = 'refused'::public.mail_state);

CREATE INDEX mail_search_agent ON public.mail USING btree (((payload ->> 'searchAgentId'::text))) WHERE ((payload ->> 'searchAgentId'::text) IS NOT NULL);

CREATE INDEX mail_settled ON public.mail USING btree (settled_at) WHERE (settled_at IS NOT NULL);

CREATE UNIQUE INDEX make_name_key ON public.make USING btree (name COLLATE "C");

CREATE INDEX membership_dealership ON public.membership USING btree (dealership_id);

CREATE INDEX model_merged_into ON public.model USING btree (merged_into) WHERE (merged_into IS NOT NULL);

CREATE INDEX operation_run_of_kind ON public.operation_run USING btree (kind, id DESC);

CREATE INDEX operation_run_started_by ON public.operation_run USING btree (started_by) WHERE (started_by IS NOT NULL);

CREATE UNIQUE INDEX operation_run_under_way ON public.operation_run USING btree (kind) WHERE (state = ANY (ARRAY['queued'::public.operation_state, 'running'::public.operation_state]));

CREATE INDEX passkey_account ON public.passkey USING btree (account_id);

CREATE INDEX person_dealership ON public.person USING btree (dealership_id, "position");

CREATE INDEX person_photo ON public.person USING btree (photo_image_id) WHERE (photo_image_id IS NOT NULL);

CREATE INDEX received_reply_message ON public.received_reply USING btree (message_id) WHERE (message_id IS NOT NULL);

CREATE INDEX redirect_added_by ON public.redirect USING btree (added_by) WHERE (added_by IS NOT NULL);

CREATE INDEX redirect_to ON public.redirect USING btree (to_path);

CREATE INDEX routing_rule_account ON public.routing_rule USING btree (account_id);

CREATE INDEX search_agent_active ON public.search_agent USING btree (id) WHERE (state = 'active'::public.search_agent_state);

CREATE INDEX search_agent_code_agent ON public.search_agent_code USING btree (search_agent_id, created_at);

CREATE INDEX search_agent_email ON public.search_agent USING btree (email) WHERE (state = ANY (ARRAY['active'::public.search_agent_state, 'paused'::public.search_agent_state]));

CREATE INDEX search_agent_mailbox ON public.search_agent USING btree (mailbox_hash) WHERE (state = ANY (ARRAY['active'::public.search_agent_state, 'paused'::public.search_agent_state]));

CREATE INDEX search_agent_match_listing ON public.search_agent_match USING btree (listing_id);

CREATE INDEX search_agent_match_mail ON public.search_agent_match USING btree (mail_id) WHERE (mail_id IS NOT NULL);

CREATE INDEX search_agent_match_unmailed ON public.search_agent_match USING btree (search_agent_id) WHERE (mail_id IS NULL);

CREATE INDEX search_agent_pending ON public.search_agent USING btree (created_at) WHERE (state = 'pending'::public.search_agent_state);

CREATE INDEX search_agent_place ON public.search_agent USING btree ((((request -> 'place'::text) ->> 'postcode'::text)), id) WHERE ((state = 'active'::public.search_agent_state) AND ((request -> 'place'::text) IS NOT NULL));

CREATE INDEX session_account ON public.session USING btree (account_id, created_at DESC);

CREATE INDEX session_identity_provider ON public.session USING btree (identity_provider_id) WHERE (identity_provider_id IS NOT NULL);

CREATE INDEX session_over ON public.session USING btree (expires_at);

CREATE INDEX spent_challenge_expiry ON public.spent_challenge USING btree (expires_at);

CREATE INDEX statement_age ON public.statement_of_reasons USING btree (issued_at);

CREATE INDEX statement_dealership ON public.statement_of_reasons USING btree (dealership_id, issued_at DESC, id DESC);

CREATE UNIQUE INDEX statement_in_force ON public.statement_of_reasons USING btree (listing_id) WHERE ((measure = 'block-listing'::public.moderation_measure) AND (lifted_at IS NULL) AND (listing_id IS NOT NULL));

CREATE INDEX statement_issuer ON public.statement_of_reasons USING btree (issued_by) WHERE (issued_by IS NOT NULL);

CREATE INDEX statement_lifter ON public.statement_of_reasons USING btree (lifted_by) WHERE (lifted_by IS NOT NULL);

CREATE INDEX statement_listing ON public.statement_of_reasons USING btree (listing_id) WHERE (listing_id IS NOT NULL);

CREATE INDEX statement_notice ON public.statement_of_reasons USING btree (notice_id) WHERE (notice_id IS NOT NULL);

CREATE INDEX statistics_batch_received ON public.statistics_batch USING brin (received_at) WITH (pages_per_range='16');

CREATE INDEX statistics_event_number_range ON ONLY public.statistics_event USING brin (number) WITH (pages_per_range='16', autosummarize='on');

CREATE INDEX statistics_event_default_number_idx ON public.statistics_event_default USING brin (number) WITH (pages_per_range='16', autosummarize='on');

CREATE INDEX statistics_of_listing_life_last_day ON public.statistics_of_listing_life USING brin (last_day) WITH (pages_per_range='16');

CREATE INDEX statistics_of_listing_month_month ON public.statistics_of_listing_month USING brin (month) WITH (pages_per_range='16');

CREATE INDEX statistics_of_make_day ON public.statistics_of_make USING brin (day) WITH (pages_per_range='16');

CREATE INDEX statistics_web_vital_metric ON public.statistics_web_vital USING btree (metric, day) INCLUDE (page_kind, device, bucket, count);

CREATE INDEX stock_view_dealership ON public.stock_view USING btree (dealership_id);

CREATE INDEX upload_link_account ON public.upload_link USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX upload_link_dealership ON public.upload_link USING btree (dealership_id);

CREATE INDEX upload_link_expired ON public.upload_link USING btree (expires_at);

CREATE INDEX upload_link_listing ON public.upload_link USING btree (listing_id);

CREATE INDEX value_mapping_account ON public.value_mapping USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX value_mapping_decided_by ON public.value_mapping USING btree (decided_by) WHERE (decided_by IS NOT NULL);

CREATE UNIQUE INDEX value_mapping_of_all ON public.value_mapping USING btree (format, column_name, raw) WHERE (feed_id IS NULL);

CREATE UNIQUE INDEX value_mapping_of_feed ON public.value_mapping USING btree (feed_id, column_name, raw) WHERE (feed_id IS NOT NULL);

CREATE INDEX value_mapping_proposed ON public.value_mapping USING btree (format, column_name, raw) WHERE (reach = 'proposed'::text);

CREATE INDEX version_national_code ON public.version USING btree (national_code) WHERE (national_code IS NOT NULL);

CREATE INDEX webhook_attempt_delivery ON public.webhook_attempt USING btree (delivery_id, id DESC);

CREATE INDEX webhook_dealership ON public.webhook USING btree (dealership_id) WHERE (dealership_id IS NOT NULL);

CREATE INDEX webhook_delivery_claimed ON public.webhook_delivery USING btree (webhook_id, claimed_until) WHERE (claimed_until IS NOT NULL);

CREATE INDEX webhook_delivery_due ON public.webhook_delivery USING btree (webhook_id, next_at) WHERE (state = 'waiting'::text);

CREATE INDEX webhook_delivery_event ON public.webhook_delivery USING btree (event_id);

CREATE INDEX webhook_delivery_log ON public.webhook_delivery USING btree (webhook_id, id DESC);

CREATE INDEX webhook_event_age ON public.webhook_event USING btree (created_at);

CREATE INDEX webhook_event_dealership ON public.webhook_event USING btree (dealership_id);

CREATE INDEX webhook_group ON public.webhook USING btree (group_id) WHERE (group_id IS NOT NULL);

ALTER INDEX public.audit_entry_action ATTACH PARTITION audit.audit_entry_default_action;

ALTER INDEX public.audit_entry_actor ATTACH PARTITION audit.audit_entry_default_actor;

ALTER INDEX public.audit_entry_dealership ATTACH PARTITION audit.audit_entry_default_dealership_id_at_id_idx;

ALTER INDEX public.audit_entry_pkey ATTACH PARTITION audit.audit_entry_default_pkey;

ALTER INDEX public.feed_line_pkey ATTACH PARTITION public.feed_line_default_pkey;

ALTER INDEX public.feed_line_needs_you ATTACH PARTITION public.feed_line_default_run_id_place_idx;

ALTER INDEX public.statistics_event_number_range ATTACH PARTITION public.statistics_event_default_number_idx;

ALTER INDEX public.statistics_of_listing_dealership_id_day_listing_id_source_key ATTACH PARTITION public.statistics_of_listing_default_dealership_id_day_listing_id__key;

CREATE TRIGGER audit_entry_stays_whole BEFORE TRUNCATE ON audit.audit_entry_default FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER account_takes_its_names BEFORE DELETE ON public.account FOR EACH ROW EXECUTE FUNCTION public.forget_names_of_account();

CREATE TRIGGER account_touch BEFORE UPDATE ON public.account FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER agreement_touch BEFORE UPDATE ON public.agreement FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER agreement_version_touch BEFORE UPDATE ON public.agreement_version FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER api_key_touch BEFORE UPDATE ON public.api_key FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER audit_entry_stays BEFORE DELETE OR UPDATE ON public.audit_entry FOR EACH ROW EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER audit_entry_stays_whole BEFORE TRUNCATE ON public.audit_entry FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER backfill_touch BEFORE UPDATE ON public.backfill FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER bulk_run_touch BEFORE UPDATE ON public.bulk_run FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER city_revision BEFORE UPDATE ON public.city FOR EACH ROW EXECUTE FUNCTION public.next_revision();

CREATE TRIGGER city_slug_delete BEFORE DELETE ON public.city FOR EACH ROW EXECUTE FUNCTION public.keep_slug_meaning('city');

CREATE TRIGGER city_slug_insert BEFORE INSERT ON public.city FOR EACH ROW EXECUTE FUNCTION public.keep_slug_meaning('city');

CREATE TRIGGER city_slug_update BEFORE UPDATE OF slug ON public.city FOR EACH ROW WHEN (((old.slug)::text IS DISTINCT FROM (new.slug)::text)) EXECUTE FUNCTION public.keep_slug_meaning('city');

CREATE TRIGGER city_words_insert AFTER INSERT ON public.city REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.keep_directory_words();

CREATE TRIGGER city_words_update AFTER UPDATE ON public.city REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.keep_directory_words();

CREATE TRIGGER colloquial_name_revision BEFORE UPDATE ON public.colloquial_name FOR EACH ROW EXECUTE FUNCTION public.next_revision();

CREATE TRIGGER complaint_touch BEFORE UPDATE ON public.complaint FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER content_notice_touch BEFORE UPDATE ON public.content_notice FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER content_picture_touch BEFORE UPDATE ON public.content_picture FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER content_revision_number BEFORE UPDATE ON public.content FOR EACH ROW EXECUTE FUNCTION public.next_revision();

CREATE TRIGGER content_slug_insert BEFORE INSERT ON public.content FOR EACH ROW EXECUTE FUNCTION public.keep_content_slug();

CREATE TRIGGER content_slug_update BEFORE UPDATE OF slug ON public.content FOR EACH ROW WHEN (((old.slug)::text IS DISTINCT FROM (new.slug)::text)) EXECUTE FUNCTION public.keep_content_slug();

CREATE TRIGGER content_transition BEFORE UPDATE OF state ON public.content FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION public.check_state_transition('content');

CREATE TRIGGER credit_condition_stays BEFORE INSERT OR DELETE OR UPDATE ON public.credit_condition FOR EACH ROW EXECUTE FUNCTION public.keep_credit_conditions();

CREATE TRIGGER custom_page_touch BEFORE UPDATE ON public.custom_page FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER dealer_group_touch BEFORE UPDATE ON public.dealer_group FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER dealership_district_touch BEFORE UPDATE ON public.dealership_district FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER dealership_image_touch BEFORE UPDATE ON public.dealership_image FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER dealership_make_touch BEFORE UPDATE ON public.dealership_make FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER dealership_opening_hours_touch BEFORE UPDATE ON public.dealership_opening_hours FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER dealership_report_touch BEFORE UPDATE ON public.dealership_report FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER dealership_request_touch BEFORE UPDATE ON public.dealership_request FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER dealership_restriction_touch BEFORE UPDATE ON public.dealership_restriction FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER dealership_revision BEFORE UPDATE ON public.dealership FOR EACH ROW EXECUTE FUNCTION public.next_revision();

CREATE TRIGGER dealership_slug_delete BEFORE DELETE ON public.dealership FOR EACH ROW EXECUTE FUNCTION public.keep_slug_meaning('dealership');

CREATE TRIGGER dealership_slug_insert BEFORE INSERT ON public.dealership FOR EACH ROW EXECUTE FUNCTION public.keep_slug_meaning('dealership');

CREATE TRIGGER dealership_slug_update BEFORE UPDATE OF slug ON public.dealership FOR EACH ROW WHEN (((old.slug)::text IS DISTINCT FROM (new.slug)::text)) EXECUTE FUNCTION public.keep_slug_meaning('dealership');

CREATE TRIGGER dealership_special_day_touch BEFORE UPDATE ON public.dealership_special_day FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER dealership_special_hours_touch BEFORE UPDATE ON public.dealership_special_hours FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER dealership_transition BEFORE UPDATE OF state ON public.dealership FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION public.check_state_transition('dealership');

CREATE TRIGGER dealership_words_insert AFTER INSERT ON public.dealership REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.keep_directory_words();

CREATE TRIGGER dealership_words_update AFTER UPDATE ON public.dealership REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.keep_directory_words();

CREATE TRIGGER district_slug_delete BEFORE DELETE ON public.district FOR EACH ROW EXECUTE FUNCTION public.keep_slug_meaning('district');

CREATE TRIGGER district_slug_insert BEFORE INSERT ON public.district FOR EACH ROW EXECUTE FUNCTION public.keep_slug_meaning('district');

CREATE TRIGGER district_slug_update BEFORE UPDATE OF slug ON public.district FOR EACH ROW WHEN (((old.slug)::text IS DISTINCT FROM (new.slug)::text)) EXECUTE FUNCTION public.keep_slug_meaning('district');

CREATE TRIGGER district_touch BEFORE UPDATE ON public.district FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER feed_car_touch BEFORE UPDATE ON public.feed_car FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER feed_run_touch BEFORE UPDATE ON public.feed_run FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER feed_source_touch BEFORE UPDATE ON public.feed_source FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER feed_touch BEFORE UPDATE ON public.feed FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER finding_touch BEFORE UPDATE ON public.finding FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER generation_revision BEFORE UPDATE ON public.generation FOR EACH ROW EXECUTE FUNCTION public.next_revision();

CREATE TRIGGER group_invitation_touch BEFORE UPDATE ON public.group_invitation FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER group_membership_touch BEFORE UPDATE ON public.group_membership FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER identity_provider_touch BEFORE UPDATE ON public.identity_provider FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER image_touch BEFORE UPDATE ON public.image FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER image_upload_touch BEFORE UPDATE ON public.image_upload FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER image_upload_transition BEFORE UPDATE OF state ON public.image_upload FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION public.check_state_transition('image-upload');

CREATE TRIGGER inbox_setting_touch BEFORE UPDATE ON public.inbox_setting FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER inquiry_recipient_touch BEFORE UPDATE ON public.inquiry_recipient FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER inquiry_touch BEFORE UPDATE ON public.inquiry FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER listing_draft_touch BEFORE UPDATE ON public.listing_draft FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER listing_image_touch BEFORE UPDATE ON public.listing_image FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER listing_matching_touch BEFORE UPDATE ON public.listing_matching FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER listing_price_history BEFORE UPDATE ON public.listing FOR EACH ROW WHEN ((new.published_at IS NOT NULL)) EXECUTE FUNCTION public.record_listing_price();

CREATE TRIGGER listing_price_touch BEFORE UPDATE ON public.listing_price FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER listing_rating_revision BEFORE UPDATE ON public.listing_rating FOR EACH ROW EXECUTE FUNCTION public.next_revision();

CREATE TRIGGER listing_revision BEFORE UPDATE ON public.listing FOR EACH ROW EXECUTE FUNCTION public.next_revision();

CREATE TRIGGER listing_schedule_touch BEFORE UPDATE ON public.listing_schedule FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER listing_takes_feed_car AFTER DELETE ON public.listing FOR EACH ROW EXECUTE FUNCTION public.delete_feed_car_of_listing();

CREATE TRIGGER listing_takes_feed_pictures AFTER DELETE ON public.listing FOR EACH ROW EXECUTE FUNCTION public.delete_feed_pictures_of_listing();

CREATE TRIGGER listing_takes_matches AFTER DELETE ON public.listing FOR EACH ROW EXECUTE FUNCTION public.delete_matches_of_listing();

CREATE TRIGGER listing_takes_working_copy AFTER DELETE ON public.listing FOR EACH ROW EXECUTE FUNCTION public.delete_working_copy_of_listing();

CREATE TRIGGER listing_transition BEFORE UPDATE OF state ON public.listing FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION public.check_state_transition('listing');

CREATE CONSTRAINT TRIGGER mail_tells_message AFTER UPDATE OF state ON public.mail DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.template = 'reply-to-buyer'::text)) EXECUTE FUNCTION public.tell_delivery_to_message();

CREATE TRIGGER mail_touch BEFORE UPDATE ON public.mail FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER mail_transition BEFORE UPDATE OF state ON public.mail FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION public.check_state_transition('mail');

CREATE TRIGGER make_revision BEFORE UPDATE ON public.make FOR EACH ROW EXECUTE FUNCTION public.next_revision();

CREATE TRIGGER make_slug_delete BEFORE DELETE ON public.make FOR EACH ROW EXECUTE FUNCTION public.keep_slug_meaning('make');

CREATE TRIGGER make_slug_insert BEFORE INSERT ON public.make FOR EACH ROW EXECUTE FUNCTION public.keep_slug_meaning('make');

CREATE TRIGGER make_slug_update BEFORE UPDATE OF slug ON public.make FOR EACH ROW WHEN (((old.slug)::text IS DISTINCT FROM (new.slug)::text)) EXECUTE FUNCTION public.keep_slug_meaning('make');

CREATE TRIGGER membership_touch BEFORE UPDATE ON public.membership FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER model_revision BEFORE UPDATE ON public.model FOR EACH ROW EXECUTE FUNCTION public.next_revision();

CREATE TRIGGER model_slug_delete BEFORE DELETE ON public.model FOR EACH ROW EXECUTE FUNCTION public.keep_slug_meaning('model', 'make_id');

CREATE TRIGGER model_slug_insert BEFORE INSERT ON public.model FOR EACH ROW EXECUTE FUNCTION public.keep_slug_meaning('model', 'make_id');

CREATE TRIGGER model_slug_update BEFORE UPDATE OF slug ON public.model FOR EACH ROW WHEN (((old.slug)::text IS DISTINCT FROM (new.slug)::text)) EXECUTE FUNCTION public.keep_slug_meaning('model', 'make_id');

CREATE TRIGGER operation_run_touch BEFORE UPDATE ON public.operation_run FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER passkey_touch BEFORE UPDATE ON public.passkey FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER person_touch BEFORE UPDATE ON public.person FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER price_group_touch BEFORE UPDATE ON public.price_group FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER price_model_touch BEFORE UPDATE ON public.price_model FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER redirect_single_hop BEFORE INSERT OR UPDATE ON public.redirect FOR EACH ROW EXECUTE FUNCTION public.refuse_redirect_chains();

CREATE TRIGGER region_slug_delete BEFORE DELETE ON public.region FOR EACH ROW EXECUTE FUNCTION public.keep_slug_meaning('region');

CREATE TRIGGER region_slug_insert BEFORE INSERT ON public.region FOR EACH ROW EXECUTE FUNCTION public.keep_slug_meaning('region');

CREATE TRIGGER region_slug_update BEFORE UPDATE OF slug ON public.region FOR EACH ROW WHEN (((old.slug)::text IS DISTINCT FROM (new.slug)::text)) EXECUTE FUNCTION public.keep_slug_meaning('region');

CREATE TRIGGER region_touch BEFORE UPDATE ON public.region FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER reply_template_touch BEFORE UPDATE ON public.reply_template FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER routing_rule_touch BEFORE UPDATE ON public.routing_rule FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER search_agent_active_since BEFORE UPDATE OF state ON public.search_agent FOR EACH ROW WHEN (((new.state = 'active'::public.search_agent_state) AND (old.state <> 'active'::public.search_agent_state))) EXECUTE FUNCTION public.note_active_since();

CREATE TRIGGER search_agent_code_touch BEFORE UPDATE ON public.search_agent_code FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER search_agent_match_touch BEFORE UPDATE ON public.search_agent_match FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER search_agent_revision BEFORE UPDATE ON public.search_agent FOR EACH ROW EXECUTE FUNCTION public.next_revision();

CREATE TRIGGER search_agent_takes_matches AFTER DELETE ON public.search_agent FOR EACH ROW EXECUTE FUNCTION public.delete_matches_of_agent();

CREATE TRIGGER search_agent_transition BEFORE UPDATE OF state ON public.search_agent FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION public.check_state_transition('search-agent');

CREATE TRIGGER session_touch BEFORE UPDATE ON public.session FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER statement_touch BEFORE UPDATE ON public.statement_of_reasons FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER stock_view_touch BEFORE UPDATE ON public.stock_view FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER totp_touch BEFORE UPDATE ON public.totp FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER upload_link_touch BEFORE UPDATE ON public.upload_link FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER value_mapping_touch BEFORE UPDATE ON public.value_mapping FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TRIGGER version_revision BEFORE UPDATE ON public.version FOR EACH ROW EXECUTE FUNCTION public.next_revision();

CREATE TRIGGER webhook_touch BEFORE UPDATE ON public.webhook FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.person(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.account_token
    ADD CONSTRAINT account_token_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.account_token
    ADD CONSTRAINT account_token_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.account_token
    ADD CONSTRAINT account_token_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.dealer_group(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.account_token
    ADD CONSTRAINT account_token_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.acting_grant
    ADD CONSTRAINT acting_grant_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.acting_grant
    ADD CONSTRAINT acting_grant_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.acting_look
    ADD CONSTRAINT acting_look_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.acting_look
    ADD CONSTRAINT acting_look_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.agreement
    ADD CONSTRAINT agreement_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.agreement
    ADD CONSTRAINT agreement_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.agreement_version
    ADD CONSTRAINT agreement_version_announced_by_fkey FOREIGN KEY (announced_by) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.api_key
    ADD CONSTRAINT api_key_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.api_key
    ADD CONSTRAINT api_key_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.api_key
    ADD CONSTRAINT api_key_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.dealer_group(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.bulk_change
    ADD CONSTRAINT bulk_change_run_id_fkey FOREIGN KEY (run_id) REFERENCES public.bulk_run(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.bulk_run
    ADD CONSTRAINT bulk_run_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.bulk_run
    ADD CONSTRAINT bulk_run_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.car_look
    ADD CONSTRAINT car_look_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listing(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.catalogue_gap
    ADD CONSTRAINT catalogue_gap_model_id_fkey FOREIGN KEY (model_id) REFERENCES public.model(id);

ALTER TABLE ONLY public.city
    ADD CONSTRAINT city_district_id_fkey FOREIGN KEY (district_id) REFERENCES public.district(id);

ALTER TABLE ONLY public.colloquial_name
    ADD CONSTRAINT colloquial_name_make_id_fkey FOREIGN KEY (make_id) REFERENCES public.make(id);

ALTER TABLE ONLY public.colloquial_name
    ADD CONSTRAINT colloquial_name_make_id_model_id_fkey FOREIGN KEY (make_id, model_id) REFERENCES public.model(make_id, id);

ALTER TABLE ONLY public.complaint
    ADD CONSTRAINT complaint_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.complaint
    ADD CONSTRAINT complaint_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.complaint
    ADD CONSTRAINT complaint_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.complaint
    ADD CONSTRAINT complaint_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES public.content_notice(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.complaint
    ADD CONSTRAINT complaint_restriction_id_fkey FOREIGN KEY (restriction_id) REFERENCES public.dealership_restriction(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.complaint
    ADD CONSTRAINT complaint_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES public.statement_of_reasons(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.content
    ADD CONSTRAINT content_id_public_number_fkey FOREIGN KEY (id, public_number) REFERENCES public.content_revision(content_id, number) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.content_notice
    ADD CONSTRAINT content_notice_assigned_account_id_fkey FOREIGN KEY (assigned_account_id) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.content_notice
    ADD CONSTRAINT content_notice_dealer_answered_by_fkey FOREIGN KEY (dealer_answered_by) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.content_notice
    ADD CONSTRAINT content_notice_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.content_notice
    ADD CONSTRAINT content_notice_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.content_notice
    ADD CONSTRAINT content_notice_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listing(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.content_picture
    ADD CONSTRAINT content_picture_added_by_fkey FOREIGN KEY (added_by) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.content_picture
    ADD CONSTRAINT content_picture_image_id_fkey FOREIGN KEY (image_id) REFERENCES public.image(id);

ALTER TABLE ONLY public.content_presence
    ADD CONSTRAINT content_presence_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.content_presence
    ADD CONSTRAINT content_presence_content_id_fkey FOREIGN KEY (content_id) REFERENCES public.content(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.content_preview
    ADD CONSTRAINT content_preview_content_id_fkey FOREIGN KEY (content_id) REFERENCES public.content(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.content_preview
    ADD CONSTRAINT content_preview_made_by_fkey FOREIGN KEY (made_by) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.content
    ADD CONSTRAINT content_remark_by_fkey FOREIGN KEY (remark_by) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.content_revision
    ADD CONSTRAINT content_revision_author_account_id_fkey FOREIGN KEY (author_account_id) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.content_revision
    ADD CONSTRAINT content_revision_content_id_fkey FOREIGN KEY (content_id) REFERENCES public.content(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.content_use
    ADD CONSTRAINT content_use_content_id_fkey FOREIGN KEY (content_id) REFERENCES public.content(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.credit_condition
    ADD CONSTRAINT credit_condition_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.custom_page
    ADD CONSTRAINT custom_page_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.dealership
    ADD CONSTRAINT dealership_city_id_fkey FOREIGN KEY (city_id) REFERENCES public.city(id);

ALTER TABLE ONLY public.dealership_district
    ADD CONSTRAINT dealership_district_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.dealership_district
    ADD CONSTRAINT dealership_district_district_id_fkey FOREIGN KEY (district_id) REFERENCES public.district(id);

ALTER TABLE ONLY public.dealership
    ADD CONSTRAINT dealership_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.dealer_group(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.dealership_image
    ADD CONSTRAINT dealership_image_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.dealership_image
    ADD CONSTRAINT dealership_image_image_id_fkey FOREIGN KEY (image_id) REFERENCES public.image(id);

ALTER TABLE ONLY public.dealership
    ADD CONSTRAINT dealership_logo_image_id_fkey FOREIGN KEY (logo_image_id) REFERENCES public.image(id);

ALTER TABLE ONLY public.dealership_make
    ADD CONSTRAINT dealership_make_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.dealership_make
    ADD CONSTRAINT dealership_make_make_id_fkey FOREIGN KEY (make_id) REFERENCES public.make(id);

ALTER TABLE ONLY public.dealership_opening_hours
    ADD CONSTRAINT dealership_opening_hours_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.dealership_report
    ADD CONSTRAINT dealership_report_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.dealership_request
    ADD CONSTRAINT dealership_request_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.dealership_request
    ADD CONSTRAINT dealership_request_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.dealership_restriction
    ADD CONSTRAINT dealership_restriction_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.dealership_restriction
    ADD CONSTRAINT dealership_restriction_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.dealership_restriction
    ADD CONSTRAINT dealership_restriction_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.dealership
    ADD CONSTRAINT dealership_sandbox_of_fkey FOREIGN KEY (sandbox_of) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.dealership_special_day
    ADD CONSTRAINT dealership_special_day_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.dealership_special_hours
    ADD CONSTRAINT dealership_special_hours_dealership_id_day_fkey FOREIGN KEY (dealership_id, day) REFERENCES public.dealership_special_day(dealership_id, day) ON DELETE CASCADE;

ALTER TABLE ONLY public.dealership_stock
    ADD CONSTRAINT dealership_stock_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.district
    ADD CONSTRAINT district_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.district(id);

ALTER TABLE ONLY public.district
    ADD CONSTRAINT district_region_id_fkey FOREIGN KEY (region_id) REFERENCES public.region(id);

ALTER TABLE ONLY public.expectation_of_day
    ADD CONSTRAINT expectation_of_day_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.export_link
    ADD CONSTRAINT export_link_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.external_identity
    ADD CONSTRAINT external_identity_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.external_identity
    ADD CONSTRAINT external_identity_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.identity_provider(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.feed_car
    ADD CONSTRAINT feed_car_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.feed_car
    ADD CONSTRAINT feed_car_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES public.feed(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.feed
    ADD CONSTRAINT feed_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.feed_file
    ADD CONSTRAINT feed_file_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES public.feed(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.feed
    ADD CONSTRAINT feed_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.dealer_group(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.feed_picture
    ADD CONSTRAINT feed_picture_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.feed_picture
    ADD CONSTRAINT feed_picture_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES public.feed(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.feed_picture_lane
    ADD CONSTRAINT feed_picture_lane_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES public.feed(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.feed_picture_list
    ADD CONSTRAINT feed_picture_list_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.feed_picture_list
    ADD CONSTRAINT feed_picture_list_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES public.feed(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.feed_run
    ADD CONSTRAINT feed_run_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.feed_run
    ADD CONSTRAINT feed_run_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES public.feed(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.feed_source
    ADD CONSTRAINT feed_source_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES public.feed(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.feed_value_group
    ADD CONSTRAINT feed_value_group_run_id_fkey FOREIGN KEY (run_id) REFERENCES public.feed_run(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.finding
    ADD CONSTRAINT finding_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.finding
    ADD CONSTRAINT finding_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listing(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.finding
    ADD CONSTRAINT finding_other_listing_id_fkey FOREIGN KEY (other_listing_id) REFERENCES public.listing(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.former_content_slug
    ADD CONSTRAINT former_content_slug_content_id_fkey FOREIGN KEY (content_id) REFERENCES public.content(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.generation
    ADD CONSTRAINT generation_model_id_fkey FOREIGN KEY (model_id) REFERENCES public.model(id);

ALTER TABLE ONLY public.group_invitation
    ADD CONSTRAINT group_invitation_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.group_invitation
    ADD CONSTRAINT group_invitation_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.dealer_group(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.group_membership
    ADD CONSTRAINT group_membership_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.group_membership
    ADD CONSTRAINT group_membership_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.dealer_group(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.idempotent_answer
    ADD CONSTRAINT idempotent_answer_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.identity_provider_domain
    ADD CONSTRAINT identity_provider_domain_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.identity_provider(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.identity_provider
    ADD CONSTRAINT identity_provider_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.dealer_group(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.image_upload
    ADD CONSTRAINT image_upload_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.image_upload
    ADD CONSTRAINT image_upload_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.image_upload
    ADD CONSTRAINT image_upload_image_id_fkey FOREIGN KEY (image_id) REFERENCES public.image(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.image_upload
    ADD CONSTRAINT image_upload_source_image_id_fkey FOREIGN KEY (source_image_id) REFERENCES public.image(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.inbox_setting
    ADD CONSTRAINT inbox_setting_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.inquiry_act
    ADD CONSTRAINT inquiry_act_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.inquiry_act
    ADD CONSTRAINT inquiry_act_assignee_account_id_fkey FOREIGN KEY (assignee_account_id) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.inquiry_act
    ADD CONSTRAINT inquiry_act_recipient_id_fkey FOREIGN KEY (recipient_id) REFERENCES public.inquiry_recipient(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.inquiry_attachment
    ADD CONSTRAINT inquiry_attachment_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.inquiry_message(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.inquiry
    ADD CONSTRAINT inquiry_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id);

ALTER TABLE ONLY public.inquiry
    ADD CONSTRAINT inquiry_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listing(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.inquiry_message
    ADD CONSTRAINT inquiry_message_author_account_id_fkey FOREIGN KEY (author_account_id) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.inquiry_message
    ADD CONSTRAINT inquiry_message_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES public.mail(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.inquiry_message
    ADD CONSTRAINT inquiry_message_recipient_id_fkey FOREIGN KEY (recipient_id) REFERENCES public.inquiry_recipient(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.inquiry_note
    ADD CONSTRAINT inquiry_note_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.inquiry_note
    ADD CONSTRAINT inquiry_note_recipient_id_fkey FOREIGN KEY (recipient_id) REFERENCES public.inquiry_recipient(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.inquiry_recipient
    ADD CONSTRAINT inquiry_recipient_assigned_account_id_fkey FOREIGN KEY (assigned_account_id) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.inquiry_recipient
    ADD CONSTRAINT inquiry_recipient_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.inquiry_recipient
    ADD CONSTRAINT inquiry_recipient_inquiry_id_fkey FOREIGN KEY (inquiry_id) REFERENCES public.inquiry(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing
    ADD CONSTRAINT listing_city_id_fkey FOREIGN KEY (city_id) REFERENCES public.city(id);

ALTER TABLE ONLY public.listing_creation
    ADD CONSTRAINT listing_creation_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id);

ALTER TABLE ONLY public.listing
    ADD CONSTRAINT listing_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id);

ALTER TABLE ONLY public.listing_draft
    ADD CONSTRAINT listing_draft_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id);

ALTER TABLE ONLY public.listing_draft
    ADD CONSTRAINT listing_draft_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.listing_image
    ADD CONSTRAINT listing_image_image_id_fkey FOREIGN KEY (image_id) REFERENCES public.image(id);

ALTER TABLE ONLY public.listing_image
    ADD CONSTRAINT listing_image_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listing(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing_image
    ADD CONSTRAINT listing_image_source_image_id_fkey FOREIGN KEY (source_image_id) REFERENCES public.image(id);

ALTER TABLE ONLY public.listing
    ADD CONSTRAINT listing_make_id_fkey FOREIGN KEY (make_id) REFERENCES public.make(id);

ALTER TABLE ONLY public.listing
    ADD CONSTRAINT listing_make_id_model_id_fkey FOREIGN KEY (make_id, model_id) REFERENCES public.model(make_id, id);

ALTER TABLE ONLY public.listing_matching
    ADD CONSTRAINT listing_matching_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listing(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing
    ADD CONSTRAINT listing_model_id_version_id_fkey FOREIGN KEY (model_id, version_id) REFERENCES public.version(model_id, id);

ALTER TABLE ONLY public.listing_price
    ADD CONSTRAINT listing_price_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listing(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing_rating
    ADD CONSTRAINT listing_rating_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listing(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing_revision
    ADD CONSTRAINT listing_revision_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.listing_revision
    ADD CONSTRAINT listing_revision_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listing(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing_schedule
    ADD CONSTRAINT listing_schedule_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.listing_schedule
    ADD CONSTRAINT listing_schedule_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id);

ALTER TABLE ONLY public.market_demand
    ADD CONSTRAINT market_demand_district_id_fkey FOREIGN KEY (district_id) REFERENCES public.district(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.market_demand
    ADD CONSTRAINT market_demand_model_id_fkey FOREIGN KEY (model_id) REFERENCES public.model(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.market_supply
    ADD CONSTRAINT market_supply_model_id_fkey FOREIGN KEY (model_id) REFERENCES public.model(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.membership
    ADD CONSTRAINT membership_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.membership
    ADD CONSTRAINT membership_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.model
    ADD CONSTRAINT model_make_id_fkey FOREIGN KEY (make_id) REFERENCES public.make(id);

ALTER TABLE ONLY public.model
    ADD CONSTRAINT model_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES public.model(id);

ALTER TABLE ONLY public.monthly_report_mail
    ADD CONSTRAINT monthly_report_mail_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.operation_run
    ADD CONSTRAINT operation_run_started_by_fkey FOREIGN KEY (started_by) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.person
    ADD CONSTRAINT person_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.person
    ADD CONSTRAINT person_photo_image_id_fkey FOREIGN KEY (photo_image_id) REFERENCES public.image(id);

ALTER TABLE ONLY public.price_group
    ADD CONSTRAINT price_group_price_model_id_fkey FOREIGN KEY (price_model_id) REFERENCES public.price_model(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.received_reply
    ADD CONSTRAINT received_reply_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.inquiry_message(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.received_reply
    ADD CONSTRAINT received_reply_recipient_id_fkey FOREIGN KEY (recipient_id) REFERENCES public.inquiry_recipient(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.redirect
    ADD CONSTRAINT redirect_added_by_fkey FOREIGN KEY (added_by) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.reply_template
    ADD CONSTRAINT reply_template_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.routing_rule
    ADD CONSTRAINT routing_rule_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.routing_rule
    ADD CONSTRAINT routing_rule_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.search_agent_code
    ADD CONSTRAINT search_agent_code_search_agent_id_fkey FOREIGN KEY (search_agent_id) REFERENCES public.search_agent(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_identity_provider_id_fkey FOREIGN KEY (identity_provider_id) REFERENCES public.identity_provider(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.statement_of_reasons
    ADD CONSTRAINT statement_of_reasons_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.statement_of_reasons
    ADD CONSTRAINT statement_of_reasons_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.statement_of_reasons
    ADD CONSTRAINT statement_of_reasons_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.statement_of_reasons
    ADD CONSTRAINT statement_of_reasons_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listing(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.statement_of_reasons
    ADD CONSTRAINT statement_of_reasons_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES public.content_notice(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.statistics_of_day
    ADD CONSTRAINT statistics_of_day_region_id_fkey FOREIGN KEY (region_id) REFERENCES public.region(id);

ALTER TABLE ONLY public.stock_view
    ADD CONSTRAINT stock_view_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.stock_view
    ADD CONSTRAINT stock_view_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.totp
    ADD CONSTRAINT totp_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.upload_link
    ADD CONSTRAINT upload_link_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.upload_link
    ADD CONSTRAINT upload_link_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.value_mapping
    ADD CONSTRAINT value_mapping_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.value_mapping
    ADD CONSTRAINT value_mapping_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.value_mapping
    ADD CONSTRAINT value_mapping_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES public.feed(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.version
    ADD CONSTRAINT version_model_id_fkey FOREIGN KEY (model_id) REFERENCES public.model(id);

ALTER TABLE ONLY public.version
    ADD CONSTRAINT version_model_id_generation_id_fkey FOREIGN KEY (model_id, generation_id) REFERENCES public.generation(model_id, id);

ALTER TABLE ONLY public.webhook_attempt
    ADD CONSTRAINT webhook_attempt_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES public.webhook_delivery(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhook
    ADD CONSTRAINT webhook_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhook_delivery
    ADD CONSTRAINT webhook_delivery_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.webhook_event(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhook_delivery
    ADD CONSTRAINT webhook_delivery_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES public.webhook(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhook_event
    ADD CONSTRAINT webhook_event_dealership_id_fkey FOREIGN KEY (dealership_id) REFERENCES public.dealership(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhook
    ADD CONSTRAINT webhook_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.dealer_group(id) ON DELETE CASCADE;
