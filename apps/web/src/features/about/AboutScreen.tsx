import { longDayText } from '../../language/dayTexts.ts'
import { OutsideLink } from '../../ui/OutsideLink.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { TextSection } from '../../ui/TextSection.tsx'
import { PointCards } from './PointCards.tsx'
import { SeasonPage } from './SeasonPage.tsx'

/** Who made this, what is promised to those who use it, and how it works (rule 111). */
export function AboutScreen() {
  return (
    <SeasonPage homeLabel="Back to Home">
      {({ pages: { about }, operator }) => (
        <>
          <ScreenTitle title={about.hero.title} />
          <p className="lead text-xl">{about.hero.text}</p>
          {operator.authorStory !== undefined && (
            <TextSection title={about.author.title} paragraphs={operator.authorStory.split('\n')} />
          )}
          <TextSection title={about.privacy.title} paragraphs={[about.privacy.introduction]}>
            <PointCards points={about.privacy.commitments} />
          </TextSection>
          {operator.groupUrl !== undefined && (
            <TextSection title={about.group.title} paragraphs={[about.group.text]}>
              <OutsideLink href={operator.groupUrl}>{about.group.button}</OutsideLink>
            </TextSection>
          )}
          {about.notCovered !== undefined && <TextSection {...about.notCovered} />}
          <TextSection {...about.background} />
          <p className="text-muted mt-8 text-base">Last updated {longDayText(about.updatedOn)}</p>
        </>
      )}
    </SeasonPage>
  )
}
