import { expect, test } from 'vitest'

import { seasonOnPaper } from './seasonOnPaper.ts'

test('a season on paper is what its parts take', () => {
  const paper = seasonOnPaper(
    {
      players: 1_000,
      roomsAtOnce: 100,
      membersOfRoom: 20,
      secondsPerAnswer: 20,
      answersOfPlayer: 500,
      uncertainShare: 0.2,
      tokensOfCall: 1_000,
    },
    {
      hubUs: 9_000,
      workerUs: 1_000,
      postgresUs: 2_000,
      redisUs: 100,
      connectionBytes: 20_000,
      roomBytes: 500_000,
      answerBytes: 1_000,
      eventBytes: 500,
      playerBytes: 10_000,
    },
  )
  expect(paper).toMatchObject({ answersPerSecond: 100, sockets: 2_000, hubCores: 0.9, hubs: 2, postgresCores: 0.2 })
  expect(paper).toMatchObject({
    workerCores: 0.1,
    redisCores: 0.01,
    socketsGb: 0.04,
    roomsGb: 0.1,
    modelCallsPerSecond: 20,
  })
  expect(paper).toMatchObject({ databaseGb: 0.535, modelCalls: 100_000, modelTokens: 100_000_000 })
})
