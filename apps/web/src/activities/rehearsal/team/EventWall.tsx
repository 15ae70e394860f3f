import { QRCodeSVG } from 'qrcode.react'

import { splitPassage } from '../../../activity/splitPassage.ts'
import { amountText } from '../../../language/amountText.ts'
import { paths } from '../../../paths.ts'
import { publicAddress } from '../../../publicAddress.ts'
import { EventClock } from './EventClock.tsx'
import { extraTimeText } from './extraTimeText.ts'
import { phaseText } from './phaseText.ts'
import type { TeamParts } from './teamParts.ts'
import { WallResult } from './result/WallResult.tsx'
import './eventWall.css'

/** An event on the wall of a hall: question, points and clock; the answer not before it is told (rule 232). */
export function EventWall({ seat, room, season, endsAt }: TeamParts) {
  const { phase, asked, question, questions } = room
  const { asked: words, passage } = splitPassage(asked?.question ?? '')
  return (
    <section className="eventwall" aria-label="Screen for the hall">
      <header>
        <h1>{room.name}</h1>
        {phase !== 'lobby' && phase !== 'break' && phase !== 'end' && (
          <p>
            Question {question + 1} of {questions}
          </p>
        )}
        {asked !== null && (
          <p>
            {amountText(asked.points, 'point')} · {asked.answerMs / 1_000} seconds
          </p>
        )}
      </header>
      <div className="eventwall-middle">
        {phase === 'lobby' && (
          <>
            <p>
              Open <b>{`${publicAddress(season)}${paths.rehearsal}?team`.replace(/^https?:\/\//, '')}</b>
            </p>
            <p className="eventwall-code">{room.code}</p>
            <div className="eventwall-picture">
              <QRCodeSVG
                value={`${publicAddress(season)}${paths.rehearsal}?team=${room.code ?? ''}`}
                size={256}
                marginSize={0}
                title="QR code that opens this event"
              />
            </div>
            <ul>
              {room.teams.map(({ id, name, size }) => (
                <li key={id}>
                  {name} <span className="text-muted">{size}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {asked !== null && (
          <>
            <p className="text-muted">{asked.verse}</p>
            <p className="eventwall-question">{words}</p>
            {passage !== '' && <p className="eventwall-passage">{passage}</p>}
            {asked.key !== undefined && (
              <p className="eventwall-answer">{asked.key.map(({ text }) => text).join(' · ')}</p>
            )}
          </>
        )}
        {phase === 'break' && (
          <>
            <p className="eventwall-question">Stretch, drink, breathe.</p>
            <p className="eventwall-passage">Then comes question {question + 1}.</p>
          </>
        )}
        {phase === 'end' && <WallResult seat={seat} room={room} />}
      </div>
      <footer>
        <output className="block">
          {phaseText[phase]}
          {room.voided.includes(question) && asked !== null && ' · doesn’t count'}
          {room.extraMs > 0 && asked !== null && ` · ${extraTimeText(room.extraMs)}`}
        </output>
        {(phase === 'answer' || phase === 'break') && <EventClock endsAt={endsAt} className="eventwall-clock" />}
      </footer>
    </section>
  )
}
