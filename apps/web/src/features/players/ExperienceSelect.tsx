import { PbeExperience } from '@seraph/schema/vocabulary'
import type { ComponentProps } from 'react'

import { experienceLabels } from '../../messages/experience.ts'

/** Years in the competition, or nothing said. */
export function ExperienceSelect(props: ComponentProps<'select'>) {
  return (
    <select {...props}>
      <option value="">Rather not say</option>
      {PbeExperience.options.map((experience) => (
        <option key={experience} value={experience}>
          {experienceLabels[experience]}
        </option>
      ))}
    </select>
  )
}
