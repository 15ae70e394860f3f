/**
 * The functions of PostgreSQL that write, run a text that may, or do what outlives the statement, though a select may call them.
 * Locks aren't among them. `writingFunctions.db.test.ts` holds the list against the server's own catalogue.
 */
const names = [
  'nextval|setval|setseed|set_config|lo_\\w+|loread|lowrite|currtid2',
  '(?:query|cursor)_to_xml\\w*|ts_stat|ts_rewrite|gin_clean_pending_list|brin_(?:de)?summarize\\w+|binary_upgrade_\\w+',
  'pg_(?:stat_)?(?:backup|cancel|clear|copy|create|drop|export|extension|force|import|log_|logical|nextoid|notify|promote)\\w*',
  'pg_(?:stat_)?(?:reload|replication|reset|rotate|stop|switch|sync|terminate|wal_replay)\\w*',
]

/** Finds such a function in a statement's text, also where its name stands in quotes. */
export const writingFunctions = new RegExp(`\\b(?:${names.join('|')})\\b`, 'i')
