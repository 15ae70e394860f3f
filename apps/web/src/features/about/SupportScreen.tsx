import { longDayText } from '../../language/dayTexts.ts'
import { OutsideLink } from '../../ui/OutsideLink.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { TextSection } from '../../ui/TextSection.tsx'
import { PointCards } from './PointCards.tsx'
import { SeasonPage } from './SeasonPage.tsx'
import { Transparency } from './Transparency.tsx'

/** How this ministry can be supported, and what becomes of it (rule 110). */
export function SupportScreen() {
  return (
    <SeasonPage homeLabel="Go to Home">
      {({ pages: { support }, operator }) => (
        <>
          <ScreenTitle title={support.hero.title} />
          <p className="lead text-xl">{support.hero.text}</p>
          <TextSection {...support.mission} />
          <TextSection
            title={support.payment.title}
            paragraphs={[operator.paymentUrl === undefined ? support.payment.withoutLink : support.payment.text]}
          >
            {operator.paymentUrl !== undefined && (
              <OutsideLink href={operator.paymentUrl}>{support.payment.button}</OutsideLink>
            )}
          </TextSection>
          <TextSection title={support.otherWays.title}>
            <PointCards points={support.otherWays.ways} />
          </TextSection>
          <Transparency labels={support.transparency} figures={operator.transparency} />
          <TextSection title={support.impact.title}>
            <dl className="mt-4 grid grid-cols-1 gap-4 min-[26rem]:grid-cols-3">
              {support.impact.figures.map(({ value, label }) => (
                <div key={label} className="bg-sunken rounded-card flex flex-col-reverse p-4 text-center">
                  <dt className="text-muted text-base">{label}</dt>
                  <dd className="font-display text-3xl font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          </TextSection>
          {operator.authorStory !== undefined && (
            <TextSection title={support.author.title} paragraphs={operator.authorStory.split('\n')} />
          )}
          <p className="text-muted mt-8 text-base">Last updated {longDayText(support.updatedOn)}</p>
        </>
      )}
    </SeasonPage>
  )
}
