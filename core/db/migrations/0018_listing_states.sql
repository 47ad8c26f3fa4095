-- A sale can be taken back, a car that was sold after it had expired is sold, and one that left a dealer's file or was
-- withdrawn can return under the same number.
insert into state_transition (entity, from_state, to_state) values
  ('listing', 'sold', 'active'),
  ('listing', 'expired', 'sold'),
  ('listing', 'withdrawn', 'draft'),
  ('listing', 'withdrawn', 'active');
