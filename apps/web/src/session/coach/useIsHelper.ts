import { useCoach } from './useCoach.ts'

/** Does a coach's helper use this browser? They look after the same teams, and delete nothing (rule 225). */
export function useIsHelper(): boolean {
  return useCoach().coach?.isHelper === true
}
