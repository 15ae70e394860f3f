-- Run by the service `roles` at each start, as the server's own role: makes the one that everything else signs in with.
-- A second time nothing changes.
\getenv password APP_PASSWORD
select 'create role seraph_app' where not exists (select from pg_roles where rolname = 'seraph_app') \gexec
alter role seraph_app login nosuperuser nocreatedb nocreaterole nobypassrls noreplication password :'password';
alter database seraph owner to seraph_app;
alter schema public owner to seraph_app;
\ir handOver.sql
