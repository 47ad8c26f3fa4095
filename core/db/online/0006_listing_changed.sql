-- Operators look through the cars of the whole portal, last changed first.
create index concurrently if not exists listing_changed on listing (state, updated_at desc, id desc);
create index concurrently if not exists listing_model_changed on listing (model_id, state, updated_at desc, id desc);
