-- An inquiry beyond what a dealership gets one by one is stored like any other and told in the next digest.
alter table inquiry_recipient add column waits_for_digest boolean not null default false;
create index inquiry_recipient_digest on inquiry_recipient (dealership_id, created_at) where waits_for_digest;
