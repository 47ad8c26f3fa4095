create index concurrently if not exists listing_model on listing (model_id, id) include (state, dealership_id, version_id);
