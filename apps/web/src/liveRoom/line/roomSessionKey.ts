/** Where a browser keeps the room that it is in (rule 132). */
export const roomSessionKey = 'studyRoomSession'
