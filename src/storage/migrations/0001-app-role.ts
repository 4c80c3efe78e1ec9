// The role that serves: no login of its own, bound by row level security. Roles belong to the whole server, so several
// databases may race to make it.
const refusal = `raise exception 'this login may not make or take the role app: have an administrator run "create role app nologin nobypassrls; grant app to %"', current_user`;

export const appRole = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'app') then
      create role app nologin nosuperuser nobypassrls;
    end if;
  exception
    when duplicate_object or unique_violation then null;
    when insufficient_privilege then ${refusal};
  end $$;
  do $$ begin
    set local role app;
    reset role;
  exception when insufficient_privilege then
    begin
      execute format('grant app to %I', current_user);
    exception when insufficient_privilege then ${refusal};
    end;
  end $$;
  grant usage on schema public to app;
`;
