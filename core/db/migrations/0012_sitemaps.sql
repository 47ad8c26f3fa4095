-- The last change in each range of cars that one sitemap file lists: the newest entry of a range and state is one step in
-- this index, where reading a million listings for it would take a second. The width is `listingsPerRange` in
-- core/sitemaps/range-rules.ts. Costs no update more than before: a change of a listing already moves confirmed_at, which
-- is indexed too.
create index listing_sitemap_range on listing ((id / 25000), state, updated_at);
