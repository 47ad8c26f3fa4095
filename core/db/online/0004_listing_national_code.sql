create index concurrently if not exists listing_national_code on listing (national_code) where national_code is not null;
