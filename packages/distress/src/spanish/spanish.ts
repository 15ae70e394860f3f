import type { LanguageRules } from '../rule.ts'
import { concepts } from './concepts.ts'
import { people } from './people.ts'
import { rules } from './rules.ts'

export const spanish: LanguageRules = { concepts, people, rules }
