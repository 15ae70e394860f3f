import { roomsVersion } from '@seraph/schema/rooms/version'

/** Opens the live channel of this site, secure where the page is. */
export function openRoomSocket(): WebSocket {
  return new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws?version=${roomsVersion}`)
}
