import { z } from 'zod'

/**
 * Takes the seat that `token` opens (of the create or join call). `nickname` and `userId` are compared with it (rule 14). `version`: the
 * last that this client has applied, when it comes back.
 */
export const JoinRoom = z.object({
  type: z.literal('join_room'),
  roomCode: z.string().min(4).max(10),
  nickname: z.string().max(80),
  userId: z.string().max(64),
  token: z.string().min(20).max(100),
  version: z.number().int().min(0).optional(),
})
export type JoinRoom = z.infer<typeof JoinRoom>
