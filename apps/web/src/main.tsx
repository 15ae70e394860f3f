import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'

import { queryClient } from './api/queries/queryClient.ts'
import { seasonQuery } from './api/queries/seasonQuery.ts'
import { CrashBoundary } from './features/shell/CrashBoundary.tsx'
import { AppRoutes } from './router.tsx'
import { loadScreenAt } from './screens.ts'
import { sessionQuery } from './session/sessionQuery.ts'

void queryClient.prefetchQuery(sessionQuery)
void queryClient.prefetchQuery(seasonQuery)

// The page's own headline stays until its screen has arrived, so that nothing is blank in between.
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
await loadScreenAt(location.pathname)
createRoot(root).render(
  <StrictMode>
    <CrashBoundary title="Seraph could not be shown" className="main pt-6">
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </QueryClientProvider>
    </CrashBoundary>
  </StrictMode>,
)
