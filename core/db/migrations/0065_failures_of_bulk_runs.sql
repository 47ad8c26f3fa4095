-- An act for many cars that is stopped again and again by what nobody expected ends, as a feed's run does.
alter table bulk_run add column failures smallint not null default 0;
