import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'

import { Toasts } from '../src/ui/toasts/Toasts.tsx'
import { Figures } from './Figures.tsx'
import { Parts } from './Parts.tsx'
import { Side } from './Side.tsx'
import { Tokens } from './Tokens.tsx'
import './look.css'

const root = document.getElementById('root')
if (root === null) throw new Error('look.html has no #root')
createRoot(root).render(
  <StrictMode>
    <MemoryRouter>
      <h1 className="screentitle p-4">Look</h1>
      <main className="looktwo">
        {(['light', 'dark'] as const).map((theme) => (
          <Side key={theme} theme={theme}>
            <Tokens />
            <Figures />
            <Parts />
          </Side>
        ))}
      </main>
      <Toasts />
    </MemoryRouter>
  </StrictMode>,
)
