import type { PbeExperience } from '@seraph/schema/vocabulary'

/** What the settings form holds. */
export type SettingsFields = { isPubliclyVisible: boolean; country: string; pbeExperience: PbeExperience | '' }
