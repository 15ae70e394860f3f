/**
 * The state of an activity under way, to go on with later. `key` names owner and activity; `version` is that of the state's form;
 * `contentHash` is of what the state refers to, where a change of it makes the state useless.
 */
export type Snapshot = {
  key: string
  version: number
  season: string
  contentHash: string | null
  /** Milliseconds since 1970. */
  savedAt: number
  /** The run that it belongs to: a tab knows its own by it. */
  runId: string
  state: unknown
}
