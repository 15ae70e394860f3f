import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  sql`create table player_labels (
    coach_id uuid not null references coaches,
    player_id uuid not null references players deferrable initially immediate,
    label text not null check (length(label) between 1 and 60),
    primary key (coach_id, player_id)
  )`,
  sql`create index player_labels_of_player on player_labels (player_id)`,
  sql`create function forget_labels() returns trigger language plpgsql as $$
    begin
      delete from player_labels where player_id = new.id;
      return null;
    end $$`,
  sql`create trigger forget_labels after update of coach_id on players for each row
    when (old.coach_id is not null and old.coach_id is distinct from new.coach_id) execute function forget_labels()`,
]

/** What a coach calls a player, for that coach alone (rule 192). Whoever leaves the coach leaves the label too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
