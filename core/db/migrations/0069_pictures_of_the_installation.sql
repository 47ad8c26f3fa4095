-- Each `pnpm migrate` puts these into the store, since texts of the installation name them: they are not removed.
alter table content_picture add column from_installation boolean not null default false;
