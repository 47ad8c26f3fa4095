-- The form asks for the version that a national code names.
create index version_national_code on version (national_code) where national_code is not null;
