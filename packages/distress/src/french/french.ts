import type { LanguageRules } from '../rule.ts'
import { concepts } from './concepts.ts'
import { people } from './people.ts'
import { rules } from './rules.ts'

export const french: LanguageRules = { concepts, people, rules }
