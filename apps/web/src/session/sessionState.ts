import type { Player } from '@seraph/schema/http/players/players'

/**
 * - `checking`: the server has not answered yet; `storedCode` may be shown, and nothing may rest on it.
 * - `unreachable`: it could not be asked. `hasFailed` is still true while it is asked again.
 * - `guest` and `player`: as the server said.
 */
export type SessionState =
  | { status: 'checking' | 'unreachable'; hasFailed: boolean; player: null; storedCode: string | undefined }
  | { status: 'guest'; player: null; storedCode: undefined }
  | {
      status: 'player'
      player: Player
      storedCode: string
      isProved: boolean
      studiesUntil: string | null
      isAdmin: boolean
      canBecomeAdmin: boolean
    }
