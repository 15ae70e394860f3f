import type { Season } from '@seraph/schema/season'
import HandHeart from 'virtual:icons/hand-heart'
import { Link } from 'react-router-dom'

import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { TextSection } from '../../ui/TextSection.tsx'

/** Support, who made this (where the operator says so), and what this is (rule 103). */
export function HomeTexts({ season }: { season: Season }) {
  const { support, about } = season.pages.home
  const { biography } = season.operator
  return (
    <>
      <TextSection {...support} className="bg-sunken rounded-card mt-10 p-6 sm:p-8">
        <Link className={buttonClass('quiet', 'mt-4')} to={paths.support}>
          <HandHeart aria-hidden className="size-5" />
          Support this ministry
        </Link>
      </TextSection>
      <div className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-2">
        {biography !== undefined && (
          <TextSection title="Who made Seraph" paragraphs={biography.split('\n')} className="" />
        )}
        <TextSection {...about} className="">
          <Link className={buttonClass('plain', '-ml-3 mt-2')} to={paths.about}>
            About Seraph
          </Link>
        </TextSection>
      </div>
    </>
  )
}
