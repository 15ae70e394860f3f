import { useQuery } from '@tanstack/react-query'
import BookOpen from 'virtual:icons/book-open'
import ClipboardList from 'virtual:icons/clipboard-list'
import KeyRound from 'virtual:icons/key-round'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { seasonQuery } from '../../api/queries/seasonQuery.ts'
import { NearerSeason, useNearerSeason } from '../../events/NearerSeason.tsx'
import { isRoomAddress, paths } from '../../paths.ts'
import { setGuestMode } from '../../session/guestMode.ts'
import { SeasonChooser } from '../../session/season/SeasonChooser.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { Meter } from '../../community/Meter.tsx'

type OptionProps = { icon: ReactNode; title: string; text: string; onChoose: () => void }

function Option({ icon, title, text, onChoose }: OptionProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="border-edge bg-raised hover:bg-sunken rounded-card flex min-h-16 w-full items-center gap-4 border-[1.5px] px-4 py-3 text-left"
    >
      <span className="text-ember flex-none">{icon}</span>
      <span>
        <span className="block font-bold">{title}</span>
        <span className="text-muted block text-base leading-snug">{text}</span>
      </span>
    </button>
  )
}

/** The greeting: who are you today? (rule 104) */
export function WelcomeDialog({ onClose }: { onClose: () => void }) {
  const { data: season } = useQuery(seasonQuery)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const nearer = useNearerSeason()
  return (
    <Dialog
      title="Welcome to Seraph"
      description={
        (nearer === undefined ? season?.texts.welcomeSubtitle : undefined) ?? 'Your complete Bible study platform.'
      }
      onClose={onClose}
    >
      <NearerSeason className="mt-4" />
      <SeasonChooser className="mt-4" />
      <div className="mt-4 grid gap-3">
        <Option
          icon={<KeyRound aria-hidden className="size-7" />}
          title="Player Login"
          text="Sign in to track your progress. New here? Create your account there."
          onChoose={() => {
            onClose()
            // Who came by a room's link goes on there afterwards.
            void navigate(paths.playerLogin, isRoomAddress(pathname) ? { state: { from: pathname } } : {})
          }}
        />
        <Option
          icon={<ClipboardList aria-hidden className="size-7" />}
          title="Coach Login"
          text="Register a team and see how each player studies."
          onChoose={() => {
            onClose()
            void navigate(paths.coachLogin)
          }}
        />
        <Option
          icon={<BookOpen aria-hidden className="size-7" />}
          title="Continue as Guest"
          text="Explore all features without registration. Nothing is saved."
          onChoose={() => {
            setGuestMode(true)
            onClose()
          }}
        />
      </div>
      <div className="text-muted mt-4 text-base leading-snug">
        <p>A player code needs no personal information.</p>
        <p className="mt-1">Make one yourself or get one from your team’s coach, never both.</p>
        <p className="mt-1">Made yours before your team did? Tell your coach.</p>
      </div>
      <div className="mt-4">
        <Meter />
      </div>
    </Dialog>
  )
}
