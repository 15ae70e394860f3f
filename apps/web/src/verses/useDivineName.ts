import { useQuery } from '@tanstack/react-query'

import { seasonQuery } from '../api/queries/seasonQuery.ts'
import { useIsNameAsLord } from './divineNameSetting.ts'

/** Whether the terms of the edition in use allow God's name as the LORD, whether it is shown so here, and the edition (rule 249). */
export function useDivineName() {
  const edition = useQuery(seasonQuery).data?.edition
  const isWanted = useIsNameAsLord()
  const isAllowed = edition?.isSubstitutionAllowed === true
  return { edition, isAllowed, isAsLord: isAllowed && isWanted }
}
