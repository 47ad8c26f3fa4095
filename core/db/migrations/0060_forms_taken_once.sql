-- A form that is sent again, because its answer got lost on the way, gets that answer and is not taken twice.
alter table spent_challenge
  -- Of the whole form, hashed with a secret: the row is no place for what somebody wrote. Null from before there was one.
  add column form_hash bytea check (length(form_hash) = 16),
  add column answer jsonb;
