import { dateText } from '../../ui/dateText.ts'
import { OutsideLink } from '../../ui/OutsideLink.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { TextSection } from '../../ui/TextSection.tsx'
import { SeasonPage } from './SeasonPage.tsx'

/** Who made this, what is promised to those who use it, and how it works (document 1, §2.11). */
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
            <ul className="mt-4 grid gap-4 sm:grid-cols-2">
              {about.privacy.commitments.map(({ title, text }) => (
                <li key={title} className="border-line bg-surface rounded-card border p-4">
                  <h3 className="text-xl">{title}</h3>
                  <p className="text-muted mt-1 text-base">{text}</p>
                </li>
              ))}
            </ul>
          </TextSection>
          {operator.groupUrl !== undefined && (
            <TextSection title={about.group.title} paragraphs={[about.group.text]}>
              <OutsideLink href={operator.groupUrl}>{about.group.button}</OutsideLink>
            </TextSection>
          )}
          <TextSection {...about.background} />
          <p className="text-muted mt-8 text-base">Last updated {dateText(about.updatedOn)}</p>
        </>
      )}
    </SeasonPage>
  )
}
