import type { PbeExperience } from '@seraph/schema/vocabulary'

/** How years of experience are told (rule 114). */
export const experienceLabels: Record<PbeExperience, string> = {
  'first-time': 'First Timer',
  '1-year': '1 Year',
  '2-3-years': '2-3 Years',
  '4-6-years': '4-6 Years',
  '7-plus-years': 'Veteran (7+)',
}
