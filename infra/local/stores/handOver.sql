/* Gives everything in the schema public that has another owner to seraph_app: a statement for each object.
   Read by `npm start` and by compose. */
do $$ declare made record; begin
  for made in select format('%I.%I', n.nspname, c.relname) as name, c.relkind from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm', 'S') and pg_get_userbyid(c.relowner) <> 'seraph_app'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i') and c.relkind = 'S') loop
    execute format('alter %s %s owner to seraph_app', case made.relkind when 'v' then 'view' when 'm' then 'materialized view'
      when 'S' then 'sequence' else 'table' end, made.name);
  end loop;
  for made in select p.oid::regprocedure as name from pg_proc p where p.pronamespace = 'public'::regnamespace
    and pg_get_userbyid(p.proowner) <> 'seraph_app'
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') loop
    execute format('alter routine %s owner to seraph_app', made.name);
  end loop;
end $$;
