import { tokenHeaders } from '../../liveRoom/tokenHeaders.ts'

/** Saves a room's answers as CSV, as the server makes it; throws where it refuses or isn't there. */
export async function downloadResults({ id, code }: { id: string; code: string }): Promise<void> {
  const reply = await fetch(`/api/study-rooms/${id}/results.csv`, { headers: tokenHeaders(id) })
  if (!reply.ok) throw new Error(`the results came with ${reply.status}`)
  const url = URL.createObjectURL(await reply.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = `room-${code}.csv`
  link.click()
  URL.revokeObjectURL(url)
}
