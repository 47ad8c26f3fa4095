-- How many cars a dealership may have; operators raise it for who has more.
alter table dealership add column max_cars integer not null default 20000 check (max_cars between 1 and 1000000);
