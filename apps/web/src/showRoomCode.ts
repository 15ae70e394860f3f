/** Writes the code of the room whose screen an address is of into the waiting page. */
export function showRoomCode(pathname: string): void {
  const code = /^\/study-room\/(\d{4})\/screen\/?$/.exec(pathname)?.[1]
  const place = document.querySelector('.waiting .hallcode b')
  if (code !== undefined && place !== null) place.textContent = code
}
