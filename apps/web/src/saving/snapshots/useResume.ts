import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { browserStorage } from '../../api/browserStorage.ts'
import { newId } from '../../api/newId.ts'
import { serverTime } from '../../api/serverTime.ts'
import { useSession } from '../../session/useSession.ts'
import { loadResumeCard } from '../notes/ResumeCardPart.tsx'
import { browserSavingStore } from '../stores/browserSavingStore.ts'
import { createSnapshotWriter, type SnapshotWriter } from './createSnapshotWriter.ts'
import { findSnapshot, snapshotKey } from './findSnapshot.ts'
import { ownerOf } from '../owner.ts'
import { removeSnapshotCopy } from './snapshotCopy.ts'
import { announceRun, onRunTaken } from '../runChannel.ts'
import { readTabRun, writeTabRun } from '../tabRun.ts'

/** What is kept of an activity: plain data. Raise `version` whenever the state's form changes, and read the former forms on (rule 220). */
export type ResumeOptions<State> = {
  activity: string
  version: number
  /** The season's id; undefined while it is not known. */
  season: string | undefined
  /** Of what the state refers to, where a change of it makes the state useless. */
  contentHash?: string
  /** Reads a kept state of this version or a former one, whatever the browser gives for one; undefined where it is none. */
  read: (state: unknown, version: number) => Promise<State | undefined>
}

/** A run that was left, and when (milliseconds since 1970). `isOfThisTab`: the page was merely loaded again; go on without a question. */
export type FoundRun<State> = { state: State; runId: string; savedAt: number; isOfThisTab: boolean }

export type Resume<State> = {
  /** Undefined while one is looked for, null where there is none. */
  found: FoundRun<State> | null | undefined
  /** Keeps the state of the run under way: call it with every change; `runId` is that of a run that is gone on with. */
  keep: (state: State, runId?: string) => void
  /** The run is over or given up: nothing is left of it. Resolved when it is. */
  drop: () => Promise<void>
  /** Another tab has gone on with this tab's run: here it stops, and nothing of it is kept from here (rule 229). */
  isElsewhere: boolean
  /** Goes on in this tab again: `adopt` is given where the other one has come to, null where it is through. */
  takeBack: (adopt: (now: FoundRun<State> | null) => void) => void
}

/** Keeps an activity's state in this browser, per person, so that a reload, a closed tab or a lost connection ends nothing. */
export function useResume<State>({
  activity,
  version,
  season,
  contentHash,
  read,
}: ResumeOptions<State>): Resume<State> {
  const session = useSession()
  const client = useQueryClient()
  const writer = useRef<SnapshotWriter>(undefined)
  const runId = useRef<string>(undefined)
  const [isElsewhere, setIsElsewhere] = useState(false)
  useEffect(() => void loadResumeCard().catch(() => undefined), [])
  const terms = { version, season: season ?? '', contentHash: contentHash ?? null }
  const key = snapshotKey(ownerOf(session), activity)
  const queryKey = ['snapshot', key, terms]
  const look = async (): Promise<FoundRun<State> | null> => {
    const store = await browserSavingStore()
    const snapshot = await findSnapshot(store, key, { terms, storage: browserStorage, now: serverTime() })
    const state = snapshot === undefined ? undefined : await read(snapshot.state, snapshot.version)
    if (snapshot === undefined || state === undefined) return null
    return {
      state,
      runId: snapshot.runId,
      savedAt: snapshot.savedAt,
      isOfThisTab: readTabRun(activity) === snapshot.runId,
    }
  }
  const { data: found } = useQuery({ queryKey, enabled: season !== undefined, gcTime: 0, queryFn: look })
  useEffect(() => {
    const leave = () => writer.current?.flush(true)
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      leave()
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [])
  useEffect(
    () =>
      onRunTaken((taken) => {
        if (writer.current === undefined || taken !== runId.current) return
        writer.current.stop()
        writer.current = undefined
        setIsElsewhere(true)
      }),
    [],
  )
  return {
    found,
    isElsewhere,
    takeBack: (adopt) =>
      void look().then((now) => {
        client.setQueryData(queryKey, now)
        // First the screen hears what is kept now, then the run is in its place again.
        setTimeout(() => {
          setIsElsewhere(false)
          adopt(now)
        })
      }),
    keep: (state, id = newId()) => {
      if (season === undefined || isElsewhere) return
      if (writer.current === undefined) {
        writer.current = createSnapshotWriter(
          { key, ...terms, runId: id },
          { openStore: browserSavingStore, storage: browserStorage, now: serverTime },
        )
        runId.current = id
        writeTabRun(activity, id)
        announceRun(id)
      }
      writer.current.keep(state)
    },
    drop: async () => {
      const written = writer.current
      writer.current = undefined
      writeTabRun(activity, undefined)
      client.setQueryData(queryKey, null)
      if (written !== undefined) return written.drop()
      removeSnapshotCopy(key, browserStorage)
      return (await browserSavingStore()).removeSnapshot(key)
    },
  }
}
