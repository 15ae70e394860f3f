/** What one answer or connection was measured to take. CPU in µs, memory and disk in bytes. */
export type Measured = {
  hubUs: number
  workerUs: number
  postgresUs: number
  redisUs: number
  connectionBytes: number
  /** What a hub keeps of a busy room. */
  roomBytes: number
  answerBytes: number
  eventBytes: number
  playerBytes: number
}

/** A season that is made up; every figure of it is an assumption. */
export type Season = {
  players: number
  roomsAtOnce: number
  membersOfRoom: number
  /** How long a member takes for one answer in a room. */
  secondsPerAnswer: number
  answersOfPlayer: number
  /** The share of answers that the built-in judge isn't sure of, and what one call of the model takes. */
  uncertainShare: number
  tokensOfCall: number
}

export type Paper = {
  answersPerSecond: number
  sockets: number
  hubCores: number
  workerCores: number
  postgresCores: number
  redisCores: number
  /** Hubs at 60 % of a core each, since one thread does it all. */
  hubs: number
  socketsGb: number
  /** Of all hubs: each keeps a room of which it seats a member, and a room's members are on any hubs. */
  roomsGb: number
  databaseGb: number
  modelCalls: number
  modelCallsPerSecond: number
  modelTokens: number
}

const fullHub = 0.6
const gb = 1e9

/** What a season takes at its busiest hour, and on disk at its end. */
export function seasonOnPaper(season: Season, measured: Measured): Paper {
  const { players, roomsAtOnce, membersOfRoom, secondsPerAnswer, answersOfPlayer, uncertainShare } = season
  const sockets = roomsAtOnce * membersOfRoom
  const answersPerSecond = sockets / secondsPerAnswer
  const cores = (us: number): number => (answersPerSecond * us) / 1e6
  const answers = players * answersOfPlayer
  const { answerBytes, eventBytes, playerBytes } = measured
  const hubs = Math.ceil(cores(measured.hubUs) / fullHub)
  return {
    answersPerSecond,
    sockets,
    hubCores: cores(measured.hubUs),
    workerCores: cores(measured.workerUs),
    postgresCores: cores(measured.postgresUs),
    redisCores: cores(measured.redisUs),
    hubs,
    socketsGb: (sockets * measured.connectionBytes) / gb,
    roomsGb: (roomsAtOnce * Math.min(hubs, membersOfRoom) * measured.roomBytes) / gb,
    databaseGb: (answers * (answerBytes + eventBytes / 10) + players * playerBytes) / gb,
    modelCalls: answers * uncertainShare,
    modelCallsPerSecond: answersPerSecond * uncertainShare,
    modelTokens: answers * uncertainShare * season.tokensOfCall,
  }
}
