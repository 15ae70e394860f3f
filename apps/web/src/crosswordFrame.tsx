import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { queryClient } from './api/queries/queryClient.ts'
import { PuzzleFrame } from './activities/crosswords/puzzle/PuzzleFrame.tsx'

/** The program of crossword-frame.html: shows the crossword of the chapter in the address, `?chapter=6`. */
const root = document.getElementById('root')
if (root === null) throw new Error('crossword-frame.html has no #root')
addEventListener('storage', ({ key, newValue }) => {
  if (key !== 'theme') return
  if (newValue === null) delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = newValue
})
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <PuzzleFrame chapter={Number(new URLSearchParams(location.search).get('chapter') ?? 1)} />
    </QueryClientProvider>
  </StrictMode>,
)
