/**
 * A table that says something of a player, by the column that names the player. A downloaded record holds its rows, without what is
 * `secret`. When a deletion becomes final its rows are deleted, or lose what points to the player and stay as counts. Where two players are
 * merged the rows go to the one who stays, unless they would say nothing true of that one.
 */
export type PersonalTable = {
  table: string
  column: string
  secret: readonly string[]
  atErasure: 'delete' | { unlink: readonly string[]; blank?: Readonly<Record<string, string>> }
  atMerge?: 'delete'
}

/**
 * Every table that refers to `players`, in the order in which erasing goes through them; a test compares with the database. A new table
 * that refers to players gets a line here.
 */
export const personalTables: readonly PersonalTable[] = [
  { table: 'player_codes', column: 'player_id', secret: [], atErasure: { unlink: ['player_id'] } },
  {
    table: 'sessions',
    column: 'player_id',
    secret: ['token_hash', 'browser_hash'],
    atErasure: 'delete',
    atMerge: 'delete',
  },
  {
    table: 'player_numbers',
    column: 'player_id',
    secret: ['sealed', 'card_hash'],
    atErasure: 'delete',
    atMerge: 'delete',
  },
  { table: 'link_requests', column: 'player_id', secret: [], atErasure: 'delete', atMerge: 'delete' },
  { table: 'player_labels', column: 'player_id', secret: [], atErasure: 'delete' },
  { table: 'appeals', column: 'player_id', secret: [], atErasure: 'delete' },
  {
    table: 'evaluations',
    column: 'player_id',
    secret: ['idempotency_key', 'request_hash'],
    atErasure: { unlink: ['player_id', 'idempotency_key'], blank: { request_hash: '' } },
  },
  {
    table: 'progress_events',
    column: 'player_id',
    secret: ['idempotency_key', 'request_hash'],
    atErasure: { unlink: ['player_id', 'login_id', 'idempotency_key'], blank: { request_hash: '' } },
  },
  { table: 'assignment_pieces', column: 'player_id', secret: [], atErasure: { unlink: ['player_id'] } },
  { table: 'reviews', column: 'player_id', secret: [], atErasure: 'delete' },
  { table: 'review_cards', column: 'player_id', secret: [], atErasure: 'delete', atMerge: 'delete' },
  { table: 'told_moments', column: 'player_id', secret: [], atErasure: 'delete', atMerge: 'delete' },
  { table: 'player_paces', column: 'player_id', secret: [], atErasure: 'delete', atMerge: 'delete' },
  { table: 'counted_actions', column: 'player_id', secret: [], atErasure: 'delete', atMerge: 'delete' },
  {
    table: 'study_room_participants',
    column: 'player_id',
    secret: ['token_hash'],
    atErasure: { unlink: ['player_id', 'team_name', 'gem'], blank: { nickname: 'Player' } },
  },
  {
    table: 'memory_game_starts',
    column: 'player_id',
    secret: ['idempotency_key', 'request_hash'],
    atErasure: 'delete',
  },
  {
    table: 'rehearsals',
    column: 'player_id',
    secret: ['idempotency_key', 'request_hash'],
    atErasure: 'delete',
  },
  {
    table: 'event_seats',
    column: 'player_id',
    secret: ['token_hash'],
    atErasure: { unlink: ['player_id'], blank: { nickname: 'Player' } },
  },
  { table: 'event_notes', column: 'player_id', secret: [], atErasure: 'delete' },
  { table: 'player_totals', column: 'player_id', secret: [], atErasure: 'delete', atMerge: 'delete' },
  { table: 'logins', column: 'player_id', secret: [], atErasure: 'delete' },
  {
    table: 'error_reports',
    column: 'player_id',
    secret: [],
    atErasure: { unlink: ['player_id', 'player_code', 'user_comment'] },
  },
]
