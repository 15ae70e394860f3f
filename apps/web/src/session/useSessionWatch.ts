import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { authStateChanged } from './authStateChanged.ts'
import { sessionQuery } from './sessionQuery.ts'
import { storedCoachCodeKey } from './coach/storedCoachCode.ts'
import { storedPlayerKey } from './storedPlayer.ts'

/** Reads the session again when another tab changes the stored player, or this one raises `authStateChanged`. */
export function useSessionWatch(): void {
  const client = useQueryClient()
  useEffect(() => {
    const reread = () => void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    const onStorage = (event: StorageEvent) => {
      if (event.key === storedPlayerKey || event.key === storedCoachCodeKey || event.key === null) reread()
    }
    addEventListener(authStateChanged, reread)
    addEventListener('storage', onStorage)
    return () => {
      removeEventListener(authStateChanged, reread)
      removeEventListener('storage', onStorage)
    }
  }, [client])
}
