import { rankTiers } from '@seraph/domain/ranks/rankTier'

import { numberText } from '../../language/numberText.ts'
import { Card } from '../../ui/Card.tsx'

const openTo = [
  'player code and club information',
  'total study time',
  'questions answered, self-graded questions and crosswords completed',
  'chapters explored and engagement level',
  'streak and session consistency',
]

/** How ranks are reached, and what everybody sees of a featured player. */
export function RankGuide() {
  return (
    <Card className="mt-8">
      <h2 className="text-xl">How ranks are reached</h2>
      <p className="mt-2 text-base">
        Study hours, questions and memorization points each earn rank points, and their sum decides. This is one way to
        get there:
      </p>
      {/* Soft hyphens let it fit a screen of 320 px. */}
      <table className="mt-3 w-full text-base">
        <thead className="text-muted text-left">
          <tr>
            <th className="py-1 pr-2 font-normal">Rank</th>
            <th className="py-1 pr-2 font-normal">Study</th>
            <th className="py-1 pr-2 font-normal">Ques&shy;tions</th>
            <th className="py-1 font-normal">Memo&shy;riza&shy;tion</th>
          </tr>
        </thead>
        <tbody>
          {rankTiers.map(({ name, from, oneWay }) => (
            <tr key={name} className="border-line border-t">
              <th scope="row" className="py-2 pr-2 text-left font-bold">
                {name}
              </th>
              {from === 0 ? (
                <td colSpan={3}>Everybody begins here</td>
              ) : (
                <>
                  <td className="pr-2 whitespace-nowrap">{oneWay.hours}+ h</td>
                  <td className="pr-2">{oneWay.questions}+</td>
                  <td>{numberText(oneWay.memoryPoints)}+</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-base">
        What counts: each marked question once a day, a trivia question once a season, and answers that you took time to
        give. Self-graded questions are listed separately and don’t count for a rank.
      </p>
      <h2 className="mt-6 text-xl">What everybody sees</h2>
      <p className="mt-2 text-base">
        Of featured players: {openTo.join('; ')}. Accuracy percentages are never shown publicly.
      </p>
    </Card>
  )
}
